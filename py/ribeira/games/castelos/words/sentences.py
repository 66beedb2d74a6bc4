"""What happened, in sentences: contracts, rounds and the end here, all else in two files beside it.

The rule beside each event is shown by the page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ribeira.core.values import Event, Message, msg, plural
from ribeira.core.wording import Names, Words, listing
from ribeira.games.castelos.names import say_counted
from ribeira.games.castelos.rules.steps.contracts import solo_goal
from ribeira.games.castelos.terms import TERMS
from ribeira.games.castelos.words import sentences_land as telling_land
from ribeira.games.castelos.words import sentences_trails as telling_trails
from ribeira.games.castelos.words.phrases import (
    number,
    say_contract,
    say_contracts,
    say_gain,
    say_points,
    text,
)

ALONE = "C-17.4"


def say_event(event: Event, names: Names) -> Message | None:
    """The event as a sentence; nothing for an event that words do not know."""
    teller = TELLERS.get(event.key)
    return teller(event, names) if teller else None


def _name(event: Event, names: Names) -> str:
    return names[number(event, "seat")]


def _cards(event: Event) -> tuple[str, ...]:
    return cast(tuple[str, ...], event["contracts"])


def _has_kept(event: Event, names: Names) -> Message:
    return msg("castelos.event.has_kept", name=_name(event, names))


def _kept(event: Event, names: Names) -> Message:
    contract = say_contract(text(event, "contract"))
    return msg("castelos.event.kept", name=_name(event, names), contract=contract)


def _opened(event: Event, _: Names) -> Message:
    return msg("castelos.event.opened", contracts=say_contracts(_cards(event)))


def _round(event: Event, _: Names) -> Message:
    return msg("castelos.event.round", round=number(event, "round"), rounds=number(event, "of"))


def _revealed(event: Event, names: Names) -> Message:
    pairs = zip(names, _cards(event), strict=True)
    held = [msg("castelos.words.held", name=name, what=say_counted(card)) for name, card in pairs]
    return msg("castelos.event.revealed", contracts=listing(held))


def _measures(event: Event, names: Names) -> Words:
    counts = cast(tuple[int, ...], event["measures"])
    return each_number(counts, names)


def each_number(counts: tuple[int, ...], names: Names) -> Words:
    """A number of each seat, as a list."""
    pairs = zip(names, counts, strict=True)
    return listing([msg("castelos.words.has", name=name, count=count) for name, count in pairs])


def _contract_won(event: Event, names: Names) -> Message:
    """C-15.2; alone against a goal (C-17.4)."""
    card = text(event, "contract")
    values: dict[str, str | Message] = {
        "contract": say_counted(card),
        "name": _name(event, names),
        "measures": _measures(event, names),
        "gain": say_gain(card),
    }
    if event.rule == ALONE:
        return msg("castelos.event.contract_won.solo", **values, goal=solo_goal(card))
    return msg("castelos.event.contract_won", **values)


def _contract_lost(event: Event, names: Names) -> Message:
    card = text(event, "contract")
    contract, measures = say_counted(card), _measures(event, names)
    if event.rule == ALONE:
        goal = solo_goal(card)
        return msg(
            "castelos.event.contract_lost.solo", contract=contract, measures=measures, goal=goal
        )
    return msg("castelos.event.contract_lost", contract=contract, measures=measures)


def _scored(event: Event, names: Names) -> Message:
    item, points = TERMS.say_item(text(event, "item")), say_points(number(event, "points"))
    return msg("castelos.event.scored", name=_name(event, names), item=item, points=points)


def _ended(event: Event, names: Names) -> Message:
    if len(names) == 1:
        return msg("castelos.event.ended.solo")
    winners = [names[seat] for seat in cast(tuple[int, ...], event["winners"])]
    return plural("castelos.event.ended", len(winners), names=listing(winners))


TELLERS: dict[str, Callable[[Event, Names], Message]] = {
    **telling_land.TELLERS,
    **telling_trails.TELLERS,
    "has_kept": _has_kept,
    "kept": _kept,
    "opened": _opened,
    "round": _round,
    "revealed": _revealed,
    "contract_won": _contract_won,
    "contract_lost": _contract_lost,
    "scored": _scored,
    "ended": _ended,
}
