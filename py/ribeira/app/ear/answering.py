"""Keeps an answer at the table and says it; and what is said where one plays by ear alone."""

from __future__ import annotations

from dataclasses import replace

from ribeira.app.ear.accounts import news
from ribeira.app.ear.heard import aloud, answered, as_speech, with_rest
from ribeira.app.effects import Speak
from ribeira.app.model import Model, Next
from ribeira.app.playing import Playing
from ribeira.core.values import Message


def answer(model: Model, typed: str, lines: tuple[Message, ...]) -> Next:
    playing = model.table
    heard = answered(playing.heard, typed, lines)
    model = replace(model, screen=replace(playing, heard=heard))
    return model, (Speak(as_speech(model.words, aloud(heard))),)


def is_by_ear(model: Model) -> bool:
    """Whether the table is words alone: nothing moves, and nobody waits for what does. Looking back
    shows the board."""
    playing = model.playing
    return model.settings.ear and playing is not None and playing.looking is None


def tell_news(playing: Playing) -> tuple[Playing, tuple[Message, ...]]:
    """What has happened since it was told last: at once what the viewer has done; what others have,
    in short and together, once the viewer or somebody else is asked."""
    past, since = playing.match.past, playing.heard.since
    since = max(0, len(past) - 1) if since < 0 else min(since, len(past))
    asked = playing.choosing or playing.over or playing.handover is not None
    own = all(step.seat == playing.viewer for step in past[since:])
    if not (asked or own):
        return playing, ()
    heard = replace(playing.heard, since=len(past))
    if own:
        happened = tuple(event for step in past[since:] for event in step.events)
        return replace(playing, heard=heard), playing.sentences(happened)
    lines, told = news(playing, since)
    if not lines:  # others have chosen in secret: the last answer stays
        return replace(playing, heard=heard), ()
    heard = replace(heard, typed="", lines=lines, told=told)
    return replace(playing, heard=heard), with_rest(lines[:told], len(lines) - told)
