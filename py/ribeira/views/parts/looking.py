"""The controls for looking back: a slider, steps by action, turn and round, and a way to play on.

The table beside them is drawn as always.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.app.review.reviewing import can_review
from ribeira.core.values import msg
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.animation import draw_scene
from ribeira.views.parts.controls import button, field, select, tool
from ribeira.views.parts.story import draw_story

if TYPE_CHECKING:
    from ribeira.app.model import Model


def draw_looking(model: Model, playing: Playing) -> Markup:
    at, last = playing.position, len(playing.match.past)
    say = model.say
    events = playing.match.past[at - 1].events if at else ()
    return el(
        "section",
        el("p", say(msg("look.at", at=at, last=last)), class_="status", id="status"),
        _slider(model, at, last),
        el("div", *_steps(model, at, last), class_="row steps"),
        el(
            "div",
            _eyes(model, playing),
            _back(model, playing),
            None
            if playing.table.only_looking
            else button("branch", say(msg("look.branch")), rank="primary", id="branch"),
            class_="row",
        ),
        draw_scene(model, playing)
        if playing.animation
        else draw_story(model, playing, events) or el("div", class_="story"),
        class_="looking",
    )


def _back(model: Model, playing: Playing) -> Markup:
    """To where one has come from; after the end of a game its review is offered too."""
    say, review = model.say, playing.review
    if review and review.open:
        return button("now", say(msg("review.back")), id="now")
    return group(
        button("now", say(msg("look.now")), id="now"),
        button("review", say(msg("review.title")), id="look-review")
        if can_review(playing.match)
        else None,
    )


def _slider(model: Model, at: int, last: int) -> Markup:
    say = model.say
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


def _steps(model: Model, at: int, last: int) -> tuple[Markup, ...]:
    start, end = at == 0, at == last
    return (
        tool(model, "look", "first", msg("look.first"), "first", off=start),
        tool(model, "look", "round_back", msg("look.round_back"), "-round", off=start),
        tool(model, "look", "turn_back", msg("look.turn_back"), "-turn", off=start),
        tool(model, "look", "back", msg("look.back"), "-1", off=start),
        tool(model, "look", "forward", msg("look.forward"), "+1", off=end),
        tool(model, "look", "turn_on", msg("look.turn_on"), "+turn", off=end),
        tool(model, "look", "round_on", msg("look.round_on"), "+round", off=end),
    )


def _eyes(model: Model, playing: Playing) -> Markup | None:
    """The choice of the seat whose sight is shown, once the game is over and nothing is secret."""
    if not playing.over:
        return None
    seen = "" if playing.viewer is None else str(playing.viewer)
    everybody = ("", model.say(msg("look.everybody")))
    seats = ((str(seat), name) for seat, name in enumerate(playing.table.names))
    return field(
        model.say(msg("look.eyes")), select("eyes.seat", seen, (everybody, *seats)), kind="row"
    )
