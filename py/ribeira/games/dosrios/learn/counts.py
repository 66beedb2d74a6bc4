"""What lessons of Dos Rios count, and what they call things (`my NAME` in a claim)."""

from __future__ import annotations

from collections.abc import Mapping

from ribeira.core.learning.claims import Counts
from ribeira.core.values import Action, Message
from ribeira.games.dosrios.board_map import HEXES, MOUTHS
from ribeira.games.dosrios.material import (
    BUILDS_IN_A_TURN,
    ENOUGH_BUILDINGS,
    ENOUGH_IRRIGATED,
    FIELDS,
    FIGURES,
    FIGURES_ON_A_HEX,
    HAND_LIMIT,
    HARVEST_MONEY,
    PLACED,
    POINTS,
    PRICES,
    RAIDED_HEXES,
    TERRAIN_HEIGHT,
    TILES,
)
from ribeira.games.dosrios.names import say_card
from ribeira.games.dosrios.rules import payout, water
from ribeira.games.dosrios.rules.state import State
from ribeira.games.dosrios.words.button_labels import say_button

FACTS: Mapping[str, int] = {
    "BUILDS_IN_A_TURN": BUILDS_IN_A_TURN,
    "ENOUGH_BUILDINGS": ENOUGH_BUILDINGS,
    "ENOUGH_IRRIGATED": ENOUGH_IRRIGATED,
    "FIGURES": FIGURES,
    "FIGURES_ON_A_HEX": FIGURES_ON_A_HEX,
    "HAND_LIMIT": HAND_LIMIT,
    "PAIR": 2,
    "PLACED": PLACED,
    "POINTS": POINTS,
    "RAIDED_HEXES": RAIDED_HEXES,
    "TILES": len(TILES),
}


def terrain(state: State, space: str) -> str:
    return state.terrain[HEXES.index(space)]


def height(state: State, space: str) -> int:
    return TERRAIN_HEIGHT[terrain(state, space)]


def wet(state: State, space: str) -> int:
    return int(space in water.irrigated(state.pieces))


def wet_field(state: State, space: str) -> int:
    return int(terrain(state, space) in FIELDS and wet(state, space))


def course(state: State, river: str) -> int:
    """The number of hexes that the river runs over."""
    return len(set(water.course(state.pieces, river)) - MOUTHS)


def pay(state: State, seat: str, card: str) -> int:
    """For how many fields a card pays the seat."""
    return len(payout.yields(state, card, int(seat))[0])


def pay_forests(state: State, seat: str, card: str) -> int:
    return len(payout.yields(state, card, int(seat))[1])


def buildings(state: State, seat: str) -> int:
    return len(state.buildings(int(seat)))


def wet_buildings(state: State, seat: str) -> int:
    return len(state.wet_buildings(int(seat)))


def in_city(state: State, seat: str) -> int:
    return state.figures[int(seat)].count("CITY")


def fact(_state: State, name: str) -> int:
    """A number of the rules."""
    return FACTS[name]


def harvest(_state: State) -> int:
    return HARVEST_MONEY


def price(_state: State, building: str) -> int:
    return PRICES[building]


def card_name(_state: State, card: str) -> Message:
    return say_card(card)


def button(_state: State, verb: str) -> Message:
    """What stands on the button that does it."""
    return say_button(Action(verb))


COUNTS: Counts = {
    count.__name__: count
    for count in (
        *(terrain, height, wet, wet_field, course, pay, pay_forests, buildings, wet_buildings),
        *(in_city, fact, harvest, price, card_name, button),
    )
}
