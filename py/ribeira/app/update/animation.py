"""Plays the animation of an action beat by beat, and shows again what others have done."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import assert_never

from ribeira.app.animation import UNIT, Animation, goes_on, lasts, stopping
from ribeira.app.effects import Later, Speak
from ribeira.app.model import Model, Next
from ribeira.app.msg import AnimationMsg, BeatEnded, EndWaited, GoOn, Skip, Watch
from ribeira.app.playing import Playing
from ribeira.app.results import say_end
from ribeira.app.update.turns import advance, announce, cue
from ribeira.core.events import Event


def update(model: Model, message: AnimationMsg) -> Next:
    playing = model.playing
    if playing is None:
        return model, ()
    match message:
        case GoOn():
            return _go_on(model, playing)
        case Skip():
            return _skip(model, playing)
        case Watch():
            again = [playing.animation_of(at) for at in playing.again]
            return repeat(model, replace(playing, picked=None, clicked=()), again)
        case BeatEnded(run, beat):
            ended = (run, beat) == (playing.run, playing.beats)
            return _go_on(model, playing) if ended else (model, ())
        case EndWaited(run):
            waited = playing.lingers and run == playing.run
            return _end_seen(model, playing) if waited else (model, ())
    assert_never(message)


def show(model: Model, playing: Playing, animation: Animation) -> Next:
    if model.settings.pace == "instant":
        animation = replace(animation, beats=stopping(animation.beats))
    if not animation.beats:
        return advance(replace(model, screen=playing), animation.events)
    return _show_beat(model, replace(playing, animation=animation), animation.fresh)


def resume(model: Model) -> Next | None:
    """Shows again, without sound, only the beats of the last action that wait for the person, if
    there are any."""
    playing = model.table
    if not playing.match.past:
        return None
    animation = playing.animation_of(playing.match.at - 1)
    stops = stopping(animation.beats)
    if not stops:
        return None
    return _show_beat(model, replace(playing, animation=replace(animation, beats=stops)), ())


def repeat(model: Model, playing: Playing, animations: Iterable[Animation]) -> Next:
    """Shows them again, one after the other, without waiting for the person; one skip ends them
    all."""
    plain = (
        replace(animation, beats=stopping(animation.beats, False), again=True)
        for animation in animations
    )
    waiting = tuple(animation for animation in plain if animation.beats)
    return _repeat_next(model, replace(playing, waiting=waiting))


def _repeat_next(model: Model, playing: Playing) -> Next:
    if not playing.waiting:
        return advance(replace(model, screen=replace(playing, animation=None)))
    animation, *others = playing.waiting
    playing = replace(playing, animation=animation, waiting=tuple(others))
    return _show_beat(model, playing, animation.fresh)


def _show_beat(model: Model, playing: Playing, events: tuple[Event, ...]) -> Next:
    animation, pace = playing.animation, model.settings.pace
    assert animation is not None
    lasted = playing.turn_lasts
    if animation.index == 0 and not goes_on(playing.match, animation.at):
        lasted = 0
    time = lasts(animation.beat, lasted)
    playing = replace(playing, beats=playing.beats + 1, beat_lasts=time, turn_lasts=lasted + time)
    model, effects = announce(replace(model, screen=playing), events, animation.beat.sound)
    if animation.again and pace == "instant":
        pace = "brisk"  # not at once, since the person has asked to see it
    if not animation.beat.stop and pace in UNIT:
        wait = int(time * UNIT[pace])
        effects += (Later(wait, BeatEnded(playing.run, playing.beats)),)
    return model, effects


def _go_on(model: Model, playing: Playing) -> Next:
    """The next beat, or back to the table."""
    animation = playing.animation
    if animation is None:
        return model, ()
    if animation.index + 1 < len(animation.beats):
        animation = replace(animation, index=animation.index + 1)
        return _show_beat(model, replace(playing, animation=animation), animation.fresh)
    return _repeat_next(model, playing) if animation.again else _end(model, playing)


def _skip(model: Model, playing: Playing) -> Next:
    """Goes to the end of the animation, or to its next beat that waits for the person. Events that
    were skipped are spoken all the same."""
    animation = playing.animation
    if animation is None:
        return model, ()
    seen, rest = len(animation.shown), range(animation.index + 1, len(animation.beats))
    stop = next((i for i in rest if animation.beats[i][0].stop), None)
    if stop is None:
        return _end(model, playing)
    animation = replace(animation, index=stop)
    return _show_beat(model, replace(playing, animation=animation), animation.shown[seen:])


def _end(model: Model, playing: Playing) -> Next:
    playing, unspoken = cleared(playing)
    model, effects = advance(replace(model, screen=playing), unspoken)
    after = model.table
    if after.choosing and after.match.past[-1].seat != after.viewer:
        effects += cue(model, "yours")
    return model, effects


def cleared(playing: Playing) -> tuple[Playing, tuple[Event, ...]]:
    """Without its animation; and the events that have not been spoken yet."""
    unspoken = playing.animation.unspoken if playing.animation else ()
    return replace(playing, animation=None), unspoken


def _end_seen(model: Model, playing: Playing) -> Next:
    """The last move has been seen: now the end covers the board, and is said."""
    playing = replace(playing, lingers=False)
    said = " ".join(model.sentences(say_end(playing))) if playing.at_its_end else ""
    return replace(model, screen=playing), (Speak(said),) if said else ()
