"""Controls that all screens use. `data-do` holds the command and its value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.kit.markup import Child, Markup, el, group
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.notices import Notice
    from ribeira.app.session import Session


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
    session: Session,
    do: str,
    sign: str,
    label: Message,
    value: str = "",
    off: bool = False,
    kind: str = "",
) -> Markup:
    """A button of the top bar: an icon, and its name where there is space."""
    text = session.say(label)
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


def rule_link(session: Session, rule: str) -> Markup | None:
    """A button with the number of a rule, which opens the rule."""
    if not rule:
        return None
    name = session.say(msg("rules.open", rule=rule))
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


def top_bar(session: Session, title: Markup, *tools: Markup | None) -> Markup:
    home = button(
        "lobby",
        icon("home"),
        el("span", session.say(msg("page.name")), class_="tool-name"),
        kind="quiet tool home",
        title=session.say(msg("page.home")),
        id="tool-lobby",
    )
    return el(
        "header",
        home,
        title,
        el("nav", *tools, class_="tools", aria_label=session.say(msg("page.tools"))),
        class_="bar",
    )


def draw_cover(game: str) -> Markup | None:
    """The picture on the box, if the game can draw it."""
    return None if registry.lacks(game) else registry.load(game).table.draw_cover()


def general_tools(session: Session) -> Markup:
    return group(
        tool(session, "rules", "rules", msg("table.rules")),
        tool(session, "settings", "settings", msg("settings.title")),
    )


def _send_off(session: Session, notice: Notice) -> Markup:
    if notice.later:
        return button("dismiss", session.say(notice.later))
    return button(
        "dismiss",
        icon("close"),
        kind="quiet tool",
        aria_label=session.say(msg("page.dismiss")),
    )


def draw_notice(session: Session) -> Markup | None:
    """The notice with its button and a button to dismiss it."""
    notice = session.notice
    if notice is None:
        return None
    return el(
        "div",
        el("p", session.say(notice.message), " ", rule_link(session, notice.rule)),
        button(notice.do, session.say(notice.label), value=notice.value) if notice.label else None,
        _send_off(session, notice),
        class_="notice",
        role="alert",
        id="notice",
    )
