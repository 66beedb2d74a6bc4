"""What lessons of Douro 1872 count, and what they call things (`my NAME` in a claim)."""

from __future__ import annotations

from collections.abc import Mapping

from ribeira.core.learning.claims import Counts
from ribeira.core.values import Message
from ribeira.core.wording import numbers
from ribeira.games.douro.learn import published
from ribeira.games.douro.material import (
    BARRELS,
    FOGS,
    PLAYS,
    REGULARS,
    START_POINTS,
    level,
    order,
)
from ribeira.games.douro.names import say_card, say_effect
from ribeira.games.douro.rules.charity import GETS, PAYS
from ribeira.games.douro.rules.options import read_options
from ribeira.games.douro.rules.settle import settle, stake_of
from ribeira.games.douro.rules.state import State

FACTS: Mapping[str, int] = {
    "HIGHEST": max(BARRELS),
    "BOATS": len(REGULARS),
    "LEVELS": len({level(card) for card in REGULARS}),
    "START_POINTS": START_POINTS,
    "PLAYS": PLAYS,
    "ALL_BOATS": published.all_boats(),
    "MADE_BOATS": published.made_boats(),
    "ALL_FOGS": published.all_fogs(),
    "MADE_FOGS": published.made_fogs(),
}
ENDS: Mapping[str, bool] = {"met": True, "missed": False}


def fact(_state: State, name: str) -> int:
    """A number of the rules."""
    return FACTS[name]


def orders(state: State, of_level: str) -> str:
    """The orders of all boats of that level at this table."""
    boats = (card for card in REGULARS if level(card) == int(of_level))
    return numbers(sorted(order(card, state.table) or 0 for card in boats))


def most(state: State) -> int:
    """The barrels that come together when everybody plays the highest card."""
    return max(BARRELS) * state.table


def fogs(_state: State) -> int:
    return len(FOGS)


def settled(state: State, card: str, end: str, cards: str, holder: str, seat: str) -> int:
    """What a seat gains or loses: `settled R09 met 9,0,9 2 0`."""
    options = read_options(state.setup.options)
    stake = stake_of(card, ENDS[end], options)
    assert stake is not None
    laid = tuple(map(int, cards.split(",")))
    return settle(laid, int(holder), stake, options).deltas[int(seat)]


def gift_gains(_state: State) -> int:
    return GETS.full


def gift_loses(_state: State) -> int:
    return PAYS.full


def card_name(_state: State, card: str) -> Message:
    return say_card(card)


def effect(state: State, card: str) -> Message:
    return say_effect(card, state.options.missed_rapids)


COUNTS: Counts = {
    count.__name__: count
    for count in (fact, orders, most, fogs, settled, gift_gains, gift_loses, card_name, effect)
}
