"""What has happened, in sentences. Nobody is called "you": several people may share a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import Names, Words, numbers
from ribeira.games.douro.material import is_fog
from ribeira.games.douro.names import each_card, say_card, say_effect, say_left, say_level
from ribeira.games.douro.rules.events import (
    CharityVoid,
    ChoseCard,
    Customs,
    Denied,
    Ended,
    Event,
    FogNext,
    Forgiven,
    Gained,
    GaveCard,
    GiftsShown,
    HalfTime,
    HasChosen,
    HasGiven,
    LaidOut,
    Lost,
    Met,
    Missed,
    PassedOn,
    Returned,
    Revealed,
    SecondHalf,
    Spared,
    Towed,
    Turned,
)
from ribeira.games.douro.words.sentences_points import say_outcome


def say_turn(events: Sequence[Event], names: Names) -> Message | None:  # noqa: ARG001
    """All play at once: nobody has a turn."""
    return None


def say_event(event: Event, names: Names) -> Message | None:
    """The event as a sentence; nothing for "has chosen", which the table shows anyway."""
    match event:
        case HasChosen() | HasGiven():
            return None
        case ChoseCard(seat=seat, card=card):
            return msg("douro.event.chose", name=names[seat], card=card)
        case GaveCard(seat=seat, card=card):
            return msg("douro.event.gave", name=names[seat], card=card)
        case Revealed() | Turned() | Towed() | Returned():
            return _say_cards(event, names)
        case Met() | Missed() | Customs():
            return _say_verdict(event)
        case Gained() | Lost() | Denied() | Spared() | Forgiven():
            return say_outcome(event, names)
        case PassedOn():
            return _say_passed_on(event, names)
        case HalfTime() | LaidOut() | FogNext() | SecondHalf():
            return _say_course(event)
        case GiftsShown() | CharityVoid() | Ended():
            return _say_end(event, names)
    assert_never(event)


def _say_cards(event: Revealed | Turned | Towed | Returned, names: Names) -> Message:
    match event:
        case Revealed(cards=cards, sum=total):
            return plural("douro.event.revealed", total, cards=_each(cards, names))
        case Turned(card=card, missed=missed) if is_fog(card):
            effect = say_effect(card, missed or "highest")
            return msg("douro.event.turned.fog", card=say_card(card), effect=effect)
        case Turned(card=_, level=level):
            return msg("douro.event.turned.boat", boat=say_level(level))
        case Towed(level=level, passed=0):
            return msg("douro.event.towed", boat=say_level(level))
        case Towed(level=level, passed=passed):
            return plural("douro.event.towed.past", passed, boat=say_level(level))
        case Returned(cards=cards):
            return msg("douro.event.returned", cards=_each(cards, names))
    assert_never(event)


def _each(cards: tuple[int, ...], names: Names) -> Words:
    return each_card(tuple(enumerate(cards)), names)


def _say_verdict(event: Met | Missed | Customs) -> Message:
    match event:
        case Met(sum=total, order=asked):
            return plural("douro.event.met", total, order=asked)
        case Missed(sum=total, order=asked):
            return plural("douro.event.missed", total, order=asked, short=asked - total)
        case Customs():
            return msg("douro.event.customs")
    assert_never(event)


def _say_passed_on(event: PassedOn, names: Names) -> Message:
    name, after = names[event.seat], names[event.to]
    if event.rule == "D-9.5":
        return msg("douro.event.phylloxera.charity", name=name, next=after)
    return msg("douro.event.phylloxera", name=name, next=after)


def _say_course(event: HalfTime | LaidOut | FogNext | SecondHalf) -> Message:
    match event:
        case HalfTime(plays=plays):
            return plural("douro.event.half_time", plays)
        case LaidOut(levels=levels, left=left):
            shown = numbers(levels)
            return plural("douro.event.laid_out", len(levels), levels=shown, left=say_left(left))
        case FogNext(left=left):
            return msg("douro.event.fog_next", left=say_left(left))
        case SecondHalf():
            return msg("douro.event.second_half")
    assert_never(event)


def _say_end(event: GiftsShown | CharityVoid | Ended, names: Names) -> Message:
    match event:
        case GiftsShown(cards=cards):
            return msg("douro.event.charity", cards=_each(cards, names))
        case CharityVoid():
            return msg("douro.event.charity_void")
        case Ended(ranking=ranking):
            return msg("douro.event.ended", name=names[ranking[0]])
    assert_never(event)
