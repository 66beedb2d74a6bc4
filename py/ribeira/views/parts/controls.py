"""Controls that all screens use. `data-do` holds the command and its value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ribeira.app.regions import Region
from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.kit.markup import Child, Markup, el, group
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model
    from ribeira.app.notices import Notice


def button(
    do: str, *content: Child, value: str = "", kind: str = "", **more: str | bool | None
) -> Markup:
    return el(
        "button",
        *content,
        type="button",
        class_=f"button {kind}".strip(),
        data_do=do,
        data_value=value or None,
        **more,
    )


def form(do: str, entry: Markup, send: str, kind: str = "", main: bool = False) -> Markup:
    """A field and the button that sends its content."""
    look = "button primary" if main else "button"
    return el(
        "form", entry, el("button", send, type="submit", class_=look), data_do=do, class_=kind
    )


def tool(
    model: Model,
    do: str,
    sign: str,
    label: Message,
    value: str = "",
    off: bool = False,
    kind: str = "",
) -> Markup:
    """A button of the top bar: an icon, and its name where there is space."""
    text = model.say(label)
    return button(
        do,
        icon(sign),
        el("span", text, class_="tool-name"),
        value=value,
        kind=f"quiet tool {kind}".strip(),
        aria_label=text,
        title=text,
        aria_disabled="true" if off else None,
        id=f"tool-{do}{value}{kind}",
    )


def rule_link(model: Model, rule: str) -> Markup | None:
    """A button with the number of a rule, which opens the rule."""
    if not rule:
        return None
    name = model.say(msg("rules.open", rule=rule))
    return button("rules", rule, value=rule, kind="rule", aria_label=name)


def field(label: str, control: Markup, help_: str = "", kind: str = "") -> Markup:
    return el(
        "label",
        el("span", label, class_="field-name"),
        control,
        el("span", help_, class_="field-help") if help_ else None,
        class_=f"field {kind}".strip(),
    )


def select(name: str, chosen: str, values: Iterable[tuple[str, str]], **more: str | None) -> Markup:
    options = [el("option", text, value=v, selected=v == chosen) for v, text in values]
    return el("select", *options, data_field=name, id=f"field-{name}", **more)


def switch(name: str, on: bool) -> Markup:
    return el("input", type="checkbox", checked=on, data_field=name, id=f"field-{name}")


def top_bar(model: Model, title: Markup, *tools: Markup | None) -> Markup:
    home = button(
        "lobby",
        icon("home"),
        el("span", model.say(msg("page.name")), class_="tool-name"),
        kind="quiet tool home",
        title=model.say(msg("page.home")),
        id="tool-lobby",
    )
    return el(
        "header",
        home,
        title,
        el("nav", *tools, class_="tools", aria_label=model.say(msg("page.tools"))),
        class_="bar",
        id="bar",
    )


def draw_cover(game: str) -> Markup | None:
    """The picture on the box, if the game can draw it."""
    return None if registry.lacks(game) else registry.load(game).table.draw_cover()


def general_tools(model: Model) -> Markup:
    return group(
        tool(model, "rules", "rules", msg("table.rules")),
        tool(model, "settings", "settings", msg("settings.title")),
    )


def _send_off(model: Model, notice: Notice) -> Markup:
    if notice.later:
        return button("dismiss", model.say(notice.later))
    return button(
        "dismiss",
        icon("close"),
        kind="quiet tool",
        aria_label=model.say(msg("page.dismiss")),
    )


def notice_region(model: Model) -> tuple[Region, ...]:
    reads = (model.words, model.notice)
    return (
        (Region("notice", reads, lambda _: draw_notice(model) or group()),) if model.notice else ()
    )


def draw_notice(model: Model) -> Markup | None:
    """The notice with its button and a button to dismiss it."""
    notice = model.notice
    if notice is None:
        return None
    return el(
        "div",
        el("p", model.say(notice.message), " ", rule_link(model, notice.rule)),
        button(notice.do, model.say(notice.label), value=notice.value) if notice.label else None,
        _send_off(model, notice),
        class_="notice",
        role="alert",
        id="notice",
    )
