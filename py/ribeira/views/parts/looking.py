"""The controls for looking back: a slider, steps by action, turn and round, and a way to play on.

The table beside them is drawn as always.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.core.values import msg
from ribeira.kit.markup import Markup, el
from ribeira.views.parts.animation import draw_scene
from ribeira.views.parts.controls import button, field, select, tool
from ribeira.views.parts.story import draw_story

if TYPE_CHECKING:
    from ribeira.app.session import Session


def draw_looking(session: Session, playing: Playing) -> Markup:
    at, last = playing.position, len(playing.match.past)
    say = session.say
    events = playing.match.past[at - 1].events if at else ()
    return el(
        "section",
        el("p", say(msg("look.at", at=at, last=last)), class_="status", id="status"),
        _slider(session, at, last),
        el("div", *_steps(session, at, last), class_="row steps"),
        el(
            "div",
            _eyes(session, playing),
            button("now", say(msg("look.now")), id="now"),
            None
            if playing.table.only_looking
            else button("branch", say(msg("look.branch")), kind="primary", id="branch"),
            class_="row",
        ),
        draw_scene(session, playing)
        if playing.animation
        else draw_story(session, playing, events) or el("div", class_="story"),
        class_="looking",
    )


def _slider(session: Session, at: int, last: int) -> Markup:
    say = session.say
    return el(
        "input",
        type="range",
        min=0,
        max=last,
        value=at,
        data_field="look.at",
        id="look-at",
        aria_label=say(msg("look.slider")),
        aria_valuetext=say(msg("look.at", at=at, last=last)),
        data_autofocus=True,
    )


def _steps(session: Session, at: int, last: int) -> tuple[Markup, ...]:
    start, end = at == 0, at == last
    return (
        tool(session, "look", "first", msg("look.first"), "first", off=start),
        tool(session, "look", "round_back", msg("look.round_back"), "-round", off=start),
        tool(session, "look", "turn_back", msg("look.turn_back"), "-turn", off=start),
        tool(session, "look", "back", msg("look.back"), "-1", off=start),
        tool(session, "look", "forward", msg("look.forward"), "+1", off=end),
        tool(session, "look", "turn_on", msg("look.turn_on"), "+turn", off=end),
        tool(session, "look", "round_on", msg("look.round_on"), "+round", off=end),
    )


def _eyes(session: Session, playing: Playing) -> Markup | None:
    """The choice of the seat whose sight is shown, once the game is over and nothing is secret."""
    if not playing.over:
        return None
    seen = "" if playing.viewer is None else str(playing.viewer)
    everybody = ("", session.say(msg("look.everybody")))
    seats = ((str(seat), name) for seat, name in enumerate(playing.table.names))
    return field(
        session.say(msg("look.eyes")), select("eyes.seat", seen, (everybody, *seats)), kind="row"
    )
