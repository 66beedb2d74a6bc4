"""Actions and sights of Dos Rios as numbers. Seats count from the own one, clockwise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement

from ribeira.core.numbers import (
    KEPT,
    Numbers,
    amounts,
    chooser,
    counter,
    floats,
    from_seat,
    options_of,
    zeros,
)
from ribeira.core.values import Action
from ribeira.games.dosrios.board_map import BORDERS, HEXES, NEIGHBOURS, PLACES, SPRING_CELLS
from ribeira.games.dosrios.material import CARDS, DAMS, FINCAS, HAND_LIMIT, POINTS, TERRAIN_HEIGHT
from ribeira.games.dosrios.meta import META
from ribeira.games.dosrios.rules.notation import write
from ribeira.games.dosrios.rules.sight import Sight

S = 4
ROW = 6
LAND = tuple(TERRAIN_HEIGHT)
KINDS = tuple(dict.fromkeys(CARDS))
STAGES = ("rivers", "place", "actions", "card", "over")
BEDS = (*HEXES, *SPRING_CELLS)
VICTORIES = ("five", "irrigated", "cap")


def _actions() -> Iterator[Action]:
    for verb, places in (("place", HEXES), ("flow", BORDERS), ("dam", BORDERS)):
        yield from (Action(verb, (place,)) for place in places)
    for verb in ("finca", "hacienda"):
        yield from (Action(verb, (place,)) for place in HEXES)
    for verb in ("step", "chase1"):
        yield from (Action(verb, (here, to)) for here in PLACES for to in NEIGHBOURS[here])
    for to in PLACES:
        around = combinations_with_replacement(sorted(NEIGHBOURS[to]), 2)
        yield from (Action("chase2", (*pair, to)) for pair in around)
    yield from (Action("fast", (here, to)) for here in PLACES for to in PLACES)
    yield from (Action(verb) for verb in ("end", "use", "shift"))


ACTIONS = tuple(_actions())
NUMBER: dict[str, dict[tuple[int | str, ...], int]] = {}
for number, action in enumerate(ACTIONS):
    NUMBER.setdefault(action.verb, {})[action.at] = number

SHAPES = {
    "options": (len(META.options),),
    "seats, turns, points, built, stock, left": (6,),
    "stage": (len(STAGES),),
    "active, start, acting": (3, S),
    "terrain": (len(HEXES), len(LAND)),
    "water": (len(BORDERS),),
    "dams": (len(BORDERS),),
    "bed": (len(BEDS),),
    "figures": (S, len(PLACES)),
    "fincas": (S, len(HEXES)),
    "haciendas": (S, len(HEXES)),
    "money": (S,),
    "hands": (S,),
    "row": (ROW, len(KINDS)),
    "discard": (len(KINDS),),
    "winners": (S,),
    "victory": (len(VICTORIES),),
}


def of(legal: Sequence[Action]) -> tuple[int, ...]:
    return tuple([NUMBER[action.verb][action.at] for action in legal])


options, stage, letter, bed = options_of(META), chooser(STAGES), chooser(LAND), chooser(BEDS)
borders, places, hexes, cards = counter(BORDERS), counter(PLACES), counter(HEXES), counter(KINDS)
hex_, card, victory = chooser(HEXES), chooser(KINDS), chooser(VICTORIES)


@lru_cache(KEPT)
def _seats(seats: tuple[int, ...], first: int, table: int) -> bytes:
    away = {(seat - first) % table for seat in seats}
    return floats(*(at in away for at in range(S)))


@lru_cache(KEPT)
def _terrain(terrain: str) -> bytes:
    return b"".join(map(letter, terrain))


def pack(seen: Sight) -> Iterator[bytes]:
    """Seats that there are not have zeros."""
    first, seats = seen.seat or 0, seen.seats
    absent = S - seats
    yield options(seen.options)
    yield floats(
        seats / S,
        seen.turns / 200,
        seen.points / POINTS,
        seen.built / FINCAS,
        seen.stock / DAMS,
        seen.left / len(CARDS),
    )
    yield stage(seen.stage)
    for some in ((seen.active,), (seen.start,), seen.acting):
        yield _seats(some, first, seats)
    yield _terrain(seen.terrain)
    yield borders(seen.pieces)
    yield borders(seen.dams)
    yield bed(seen.bed)
    yield from map(places, from_seat(seen.figures, first))
    yield zeros(len(PLACES) * absent)
    yield from map(hexes, from_seat(seen.fincas, first))
    yield zeros(len(HEXES) * absent)
    yield from map(hex_, from_seat(seen.haciendas, first))
    yield zeros(len(HEXES) * absent)
    yield amounts(seen.money, first, S, 1000)
    yield amounts(seen.hands, first, S, HAND_LIMIT)
    yield from map(card, seen.row)
    yield zeros(len(KINDS) * (ROW - len(seen.row)))
    yield cards(seen.discard)
    yield _seats(seen.winners, first, seats)
    yield victory(seen.victory)


NUMBERS = Numbers[Sight](tuple(map(write, ACTIONS)), SHAPES, of, pack)
