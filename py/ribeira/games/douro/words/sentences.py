"""What happened, in sentences. The rule beside each event is shown by the page.

Bad at: saying "you". Several people may look at one screen, so that everybody has a name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ribeira.core.values import Event, Message, msg, plural
from ribeira.core.wording import Names, Words, numbers
from ribeira.games.douro.material import is_fog
from ribeira.games.douro.names import each_card, say_card, say_effect, say_left, say_level
from ribeira.games.douro.words.sentences_points import say_change, say_denied, say_spared


def say_event(event: Event, names: Names) -> Message | None:
    """The event as a sentence; nothing for "has chosen", which the table shows anyway."""
    teller = TELLERS.get(event.key)
    return teller(event, names) if teller else None


def _number(event: Event, name: str) -> int:
    return cast(int, event[name])


def _numbers(event: Event, name: str) -> tuple[int, ...]:
    return cast(tuple[int, ...], event[name])


def _name(event: Event, names: Names) -> str:
    return names[_number(event, "seat")]


def _cards(event: Event, names: Names) -> Words:
    return each_card(tuple(enumerate(_numbers(event, "cards"))), names)


def _chose(event: Event, names: Names) -> Message:
    return msg("douro.event.chose", name=_name(event, names), card=_number(event, "card"))


def _gave(event: Event, names: Names) -> Message:
    return msg("douro.event.gave", name=_name(event, names), card=_number(event, "card"))


def _revealed(event: Event, names: Names) -> Message:
    return plural("douro.event.revealed", _number(event, "sum"), cards=_cards(event, names))


def _turned(event: Event, _: Names) -> Message:
    card = cast(str, event["card"])
    if is_fog(card):
        return msg("douro.event.turned.fog", card=say_card(card), effect=say_effect(card))
    return msg("douro.event.turned.boat", boat=say_level(_number(event, "level")))


def _towed(event: Event, _: Names) -> Message:
    boat, passed = say_level(_number(event, "level")), _number(event, "passed")
    if passed:
        return plural("douro.event.towed.past", passed, boat=boat)
    return msg("douro.event.towed", boat=boat)


def _met(event: Event, _: Names) -> Message:
    return plural("douro.event.met", _number(event, "sum"), order=_number(event, "order"))


def _missed(event: Event, _: Names) -> Message:
    total, asked = _number(event, "sum"), _number(event, "order")
    return plural("douro.event.missed", total, order=asked, short=asked - total)


def _customs(_: Event, __: Names) -> Message:
    return msg("douro.event.customs")


def _forgiven(event: Event, names: Names) -> Message:
    return plural("douro.event.forgiven", _number(event, "points"), name=_name(event, names))


def _phylloxera(event: Event, names: Names) -> Message:
    name, after = _name(event, names), names[_number(event, "to")]
    if event.rule == "D-9.5":
        return msg("douro.event.phylloxera.charity", name=name, next=after)
    return msg("douro.event.phylloxera", name=name, next=after)


def _returned(event: Event, names: Names) -> Message:
    return msg("douro.event.returned", cards=_cards(event, names))


def _half_time(event: Event, _: Names) -> Message:
    return plural("douro.event.half_time", _number(event, "plays"))


def _laid_out(event: Event, _: Names) -> Message:
    levels, left = _numbers(event, "levels"), say_left(_number(event, "left"))
    return plural("douro.event.laid_out", len(levels), levels=numbers(levels), left=left)


def _fog_next(event: Event, _: Names) -> Message:
    return msg("douro.event.fog_next", left=say_left(_number(event, "left")))


def _second_half(_: Event, __: Names) -> Message:
    return msg("douro.event.second_half")


def _charity(event: Event, names: Names) -> Message:
    return msg("douro.event.charity", cards=_cards(event, names))


def _charity_void(_: Event, __: Names) -> Message:
    return msg("douro.event.charity_void")


def _ended(event: Event, names: Names) -> Message:
    return msg("douro.event.ended", name=names[_numbers(event, "ranking")[0]])


TELLERS: dict[str, Callable[[Event, Names], Message]] = {
    "chose": _chose,
    "gave": _gave,
    "revealed": _revealed,
    "turned": _turned,
    "towed": _towed,
    "met": _met,
    "missed": _missed,
    "customs": _customs,
    "gained": say_change,
    "lost": say_change,
    "denied": say_denied,
    "spared": say_spared,
    "forgiven": _forgiven,
    "phylloxera": _phylloxera,
    "returned": _returned,
    "half_time": _half_time,
    "laid_out": _laid_out,
    "fog_next": _fog_next,
    "second_half": _second_half,
    "charity": _charity,
    "charity_void": _charity_void,
    "ended": _ended,
}
