"""Controls that all screens use. `data-do` holds the command and its value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from ribeira.app.regions import Region
from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.kit.markup import Child, Markup, el, group
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model
    from ribeira.app.notices import Notice

Rank = Literal["primary", "offer", "plain", "quiet", "link"]
"""How loud a button is. A screen has at most one primary; `offer` is the same offer elsewhere, and
a link goes to a place."""


def button(
    do: str,
    *content: Child,
    value: str = "",
    kind: str = "",
    rank: Rank = "plain",
    **more: str | bool | None,
) -> Markup:
    return el(
        "button",
        *content,
        type="button",
        class_=f"button {kind}".strip(),
        data_rank=rank,
        data_do=do,
        data_value=value or None,
        **more,
    )


def form(do: str, entry: Markup, send: str, kind: str = "", main: bool = False) -> Markup:
    """A field and the button that sends its content."""
    rank: Rank = "primary" if main else "plain"
    return el(
        "form",
        entry,
        el("button", send, type="submit", class_="button", data_rank=rank),
        data_do=do,
        class_=kind,
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
    """A quiet button: a sign and its word, which stands under it where there is little room."""
    text = model.say(label)
    return button(
        do,
        icon(sign),
        el("span", text, class_="tool-name"),
        value=value,
        kind=f"tool {kind}".strip(),
        rank="quiet",
        aria_disabled="true" if off else None,
        id=f"tool-{do}{value}{kind}",
    )


def sound_tool(model: Model, kind: str = "") -> Markup:
    """Says whether there is sound, and changes it."""
    on = model.settings.sounds
    sign, label = ("sound_on", msg("sound.on")) if on else ("sound_off", msg("sound.off"))
    return button(
        "sound",
        icon(sign),
        el("span", model.say(label), class_="tool-name"),
        value="false" if on else "true",
        kind=f"tool {kind}".strip(),
        rank="quiet",
        id=f"tool-sound{kind}",
    )


def rule_link(model: Model, rule: str) -> Markup | None:
    """A button with the number of a rule, which opens the rule."""
    if not rule:
        return None
    name = model.say(msg("rules.open", rule=rule))
    return button("rules", rule, value=rule, kind="rule", rank="link", aria_label=name)


def why_link(model: Model, rule: str) -> Markup | None:
    """The same where a sentence stands: the number is behind the question."""
    if not rule:
        return None
    why = model.say(msg("why.title"))
    name = f"{why} {model.say(msg('rules.open', rule=rule))}"
    return button("rules", why, value=rule, kind="rule", rank="link", aria_label=name)


def field(label: str, control: Markup, help_: str = "", kind: str = "") -> Markup:
    return el(
        "label",
        el("span", label, class_="field-name"),
        control,
        el("span", help_, class_="field-help") if help_ else None,
        class_=f"field {kind}".strip(),
    )


def select(
    name: str, chosen: str, values: Iterable[tuple[str, str]], kind: str = "", **more: str | None
) -> Markup:
    """`kind` tells two of the same name apart that can be on the page together."""
    options = [el("option", text, value=v, selected=v == chosen) for v, text in values]
    return el("select", *options, data_field=name, id=f"field-{name}{kind}", **more)


def switch(name: str, on: bool) -> Markup:
    return el("input", type="checkbox", checked=on, data_field=name, id=f"field-{name}")


def top_bar(model: Model, title: Markup, *tools: Markup | None) -> Markup:
    home = button(
        "lobby",
        icon("home"),
        el("span", model.say(msg("page.home")), class_="tool-name"),
        kind="tool home",
        rank="quiet",
        id="tool-lobby",
    )
    return el(
        "header",
        home,
        title,
        el(
            "nav", draw_mark(model), *tools, class_="tools", aria_label=model.say(msg("page.tools"))
        ),
        class_="bar",
        id="bar",
    )


def draw_mark(model: Model) -> Markup | None:
    """In the bar of every screen as long as storage does not keep something; it leads to what."""
    if not model.unkept:
        return None
    return tool(model, "unkept", "unkept", msg("unkept.mark"), kind="warning")


def draw_cover(game: str) -> Markup | None:
    """The picture on the box, if the game can draw it."""
    return None if registry.lacks(game) else registry.load(game).table.draw_cover()


def _send_off(model: Model, notice: Notice) -> Markup:
    if notice.later:
        return button("dismiss", model.say(notice.later))
    return button(
        "dismiss",
        icon("close"),
        el("span", model.say(msg("page.dismiss")), class_="tool-name"),
        kind="tool",
        rank="quiet",
    )


def notice_region(model: Model) -> tuple[Region, ...]:
    reads = (model.words, model.notice, model.noticed)
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
        el(
            "p",
            model.say(notice.message),
            " ",
            why_link(model, notice.rule),
            id=f"notice-{model.noticed % 2}",  # another element is heard anew
        ),
        button(notice.do, model.say(notice.label), value=notice.value) if notice.label else None,
        _send_off(model, notice),
        class_="notice",
        role="alert",
        id="notice",
        data_beside=notice.answers,
    )
