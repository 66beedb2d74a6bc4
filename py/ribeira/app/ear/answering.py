"""Keeps an answer at the table and says it; and what is said where one plays by ear alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ribeira.app.ear.accounts import is_for_all, news, of_turn, turns
from ribeira.app.ear.heard import aloud, answered, as_speech, with_rest
from ribeira.app.effects import Speak
from ribeira.app.model import Model, Next
from ribeira.app.playing import Playing
from ribeira.core.match import Match
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


# In the drawn table


def waits_for_turn(model: Model) -> bool:
    """Whether what is happening is told later, in one sentence with the rest of its turn: that of a
    bot, unless the person goes through it beat by beat."""
    playing = model.table
    shown = playing.animation
    if shown and (shown.again or shown.beat.stop):
        return False
    at = shown.at if shown else len(playing.match.past) - 1
    return at >= 0 and _is_summed(model, playing, at)


def _is_summed(model: Model, playing: Playing, at: int) -> bool:
    past, players = playing.match.past, playing.table.players
    in_a_lesson, slowly = playing.teaching is not None, model.settings.pace == "steps"
    if in_a_lesson or slowly or not players[past[at].seat].thinks:
        return False
    return not is_for_all(past, at)


def tell_turns(model: Model) -> tuple[Playing, tuple[Message, ...]]:
    """A sentence for each turn of a bot that has ended since it was told last; all of it is kept
    for who wants more."""
    playing = model.table
    past, since = playing.match.past, playing.heard.since
    since = len(past) if since < 0 else min(since, len(past))
    ended = [] if playing.animation else list(_ended(playing, since))
    heard = replace(playing.heard, since=ended[-1].stop if ended else since)
    summed = [turn for turn in ended if _is_summed(model, playing, turn[0])]
    told = tuple(line for turn in summed for line in of_turn(playing, turn))
    if not told:
        return replace(playing, heard=heard), ()
    lines, short = news(playing, _since_own(playing, summed[0][0]))
    left, knows = len(lines) - short, heard.knows_key or not model.settings.keys
    offers = left > 0 and playing.choosing and not knows
    heard = replace(heard, typed="", lines=lines, told=short, knows_key=heard.knows_key or offers)
    return replace(playing, heard=heard), with_rest(told, left if offers else 0, by_key=True)


def _ended(playing: Playing, since: int) -> Iterator[range]:
    """The turns since then, without one that still goes on."""
    match = playing.match
    for turn in turns(playing, since):
        last = turn.stop == len(match.past)
        if not (last and match.past[-1].seat in playing.table.acting and _is_same_turn(match)):
            yield turn


def _is_same_turn(match: Match) -> bool:
    before, now = (match.game.turn_of(state=match.states[at]) for at in (match.at - 1, match.at))
    return before == now


def _since_own(playing: Playing, otherwise: int) -> int:
    """The number of actions up to the last one of the viewer."""
    past = playing.match.past
    own = (at for at in range(len(past), 0, -1) if past[at - 1].seat == playing.viewer)
    return next(own, otherwise)
