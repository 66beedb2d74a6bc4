"""Pauses in an animation that wait for the person, such as half-time: a sheet over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.app.regions import Region
from ribeira.core.values import msg
from ribeira.kit.markup import Markup, el
from ribeira.views.parts.controls import button

if TYPE_CHECKING:
    from ribeira.app.model import Model


def interlude_region(model: Model) -> tuple[Region, ...]:
    """The sheet of the beat at which the animation has stopped, if it has."""
    playing = None if model.arrival else model.playing
    if playing is None or playing.animation is None or not playing.animation.beat.stop:
        return ()
    reads = (model.words, playing.animation.beat, playing.match.state, playing.viewer)
    return (Region("interlude", reads, lambda _: _draw_interlude(model, playing)),)


def _draw_interlude(model: Model, playing: Playing) -> Markup:
    match, interludes = playing.match, playing.module.interludes
    assert playing.animation
    assert interludes, "a game whose animation stops has interludes"
    group = playing.animation.beat.group
    title, lines = interludes.say_interlude(
        group=group, seen=match.game.sight(state=match.state, seat=playing.viewer)
    )
    return el(
        "dialog",
        playing.module.table.draw_cover(),
        el("h2", model.say(title), id="interlude-title"),
        *(el("p", model.say(line)) for line in lines),
        button(
            "continue",
            model.say(msg("table.continue")),
            rank="primary",
            id="continue",
            data_autofocus=True,
        ),
        class_="sheet interlude",
        aria_labelledby="interlude-title",
        id="interlude",
    )
