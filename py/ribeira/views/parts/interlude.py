"""Pauses in an animation that wait for the person, such as half-time: a sheet over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.kit.markup import Markup, el
from ribeira.views.parts.controls import button

if TYPE_CHECKING:
    from ribeira.app.session import Session


def draw_interlude(session: Session, playing: Playing) -> Markup | None:
    """The sheet of the beat at which the animation has stopped, if it has."""
    if playing.animation is None or not playing.animation.beat.stop:
        return None
    match = playing.match
    interludes = registry.load(match.setup.game).interludes
    assert interludes, "a game whose animation stops has interludes"
    group = playing.animation.beat.group
    title, lines = interludes.say_interlude(
        group=group, seen=match.game.sight(state=match.state, seat=playing.viewer)
    )
    return el(
        "dialog",
        registry.load(match.setup.game).table.draw_cover(),
        el("h2", session.say(title), id="interlude-title"),
        *(el("p", session.say(line)) for line in lines),
        button(
            "continue",
            session.say(msg("table.continue")),
            kind="primary big",
            id="continue",
            data_autofocus=True,
        ),
        class_="sheet interlude",
        aria_labelledby="interlude-title",
        id="interlude",
    )
