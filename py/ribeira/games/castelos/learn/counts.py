"""What lessons of 6 Castelos count, and what they call things (`my NAME` in a claim)."""

from __future__ import annotations

from collections.abc import Mapping

from ribeira.core.grids.squares import QUARTERS
from ribeira.core.learning.claims import Counts
from ribeira.core.values import Message
from ribeira.games.castelos.material import (
    ADVANCED_ROUNDS,
    CELLS,
    CONTRACTS,
    EXPLORATION,
    FAMILY_ROUNDS,
    GOLD,
    RELIGION,
    RELIGIOUS,
    SOLO_GOALS,
    TERRAIN,
)
from ribeira.games.castelos.names import say_castle, say_terrain
from ribeira.games.castelos.rules import trail
from ribeira.games.castelos.rules.montes import Monte, lying, monte_at, shows
from ribeira.games.castelos.rules.state import Estate, State

FACTS: Mapping[str, int] = {
    "ROUNDS": ADVANCED_ROUNDS,
    "FAMILY_ROUNDS": max(FAMILY_ROUNDS.values()),
    "TILES": len(TERRAIN),
    "STRIPS": len(EXPLORATION),
    "ALONE_TRAIL": SOLO_GOALS["trail"],
    "ALONE_WORKERS": SOLO_GOALS["workers"],
}


def _estate(state: State, seat: str) -> Estate:
    return state.table.estates[int(seat)]


def _monte(state: State, cell: str, k: int) -> Monte | None:
    x, y = map(int, cell.split(","))
    return monte_at(state.table, x, y, k)


def montes(state: State, cell: str) -> int:
    """How many montes the quarters of that tile belong to."""
    return len({monte for k in range(4) if (monte := _monte(state, cell, k))})


def monte(state: State, cell: str, quarter: str, *kinds: str) -> int:
    """How many quarters of these kinds, or at all, a monte has: `monte 0,-1 SW chestnut`."""
    found = _monte(state, cell, QUARTERS.index(quarter))
    assert found is not None
    return sum(not kinds or kind in kinds for kind in shows(state.table, found))


def owned(state: State, seat: str, kind: str) -> int:
    return trail.owned(_estate(state, seat)).get(kind, 0)


def next_space(state: State, seat: str) -> str:
    return trail.next_space(_estate(state, seat))


def castle(state: State, at: str) -> str:
    return state.table.castles[int(at)].id


def factor(state: State, of_castle: str) -> int:
    return next(castle.factor for castle in state.table.castles if castle.id == of_castle)


def buildings(state: State, of_castle: str) -> int:
    return factor(state, of_castle) - 1


def workers(state: State, seat: str) -> int:
    return len(_estate(state, seat).afield)


def held(state: State, seat: str, *kinds: str) -> int:
    """Quarters of these kinds in the montes where the seat's workers lie."""
    shown = (kind for place in lying(state.table, int(seat)) for kind in shows(state.table, place))
    return sum(kind in kinds for kind in shown)


def religious(state: State, seat: str) -> int:
    return held(state, seat, *RELIGIOUS)


def wealth(state: State, seat: str) -> int:
    return _estate(state, seat).mealhas // GOLD


def religion_points(state: State, seat: str) -> int:
    reached = _estate(state, seat).religion
    return sum(space <= reached for space in RELIGION[state.table.variant.side])


def first_space(state: State, points: str) -> int:
    """The first space of the religion track that is worth so much."""
    return RELIGION[state.table.variant.side][int(points) - 1]


def fact(_state: State, name: str) -> int:
    """A number of the rules."""
    return FACTS[name]


def gold(_state: State) -> int:
    return GOLD


def cell(_state: State, track: str, at: str) -> int:
    """What a cell of a track is worth; the top one comes first."""
    return CELLS[track][int(at)]


def contract_points(_state: State, card: str) -> int:
    return CONTRACTS[card][1]


def castle_name(_state: State, of_castle: str) -> str:
    return say_castle(of_castle)


def terrain(_state: State, kind: str) -> Message:
    return say_terrain(kind)


COUNTS: Counts = {
    count.__name__: count
    for count in (
        *(montes, monte, owned, next_space, castle, factor, buildings, workers, held, religious),
        *(
            fact,
            wealth,
            religion_points,
            first_space,
            gold,
            cell,
            contract_points,
            castle_name,
            terrain,
        ),
    )
}
