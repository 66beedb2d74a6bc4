"""Buildings as points, and the order of the seats.

Bad at: saying who won. That is a matter of position (`victory`); points only order the others.
"""

from __future__ import annotations

from ribeira.core.values import Item, Score
from ribeira.games.dosrios.rules.state import State, Table
from ribeira.games.dosrios.rules.water import irrigated


def scores(state: State) -> tuple[Score, ...]:
    """One point for each building."""
    return tuple(_score(state, seat) for seat in range(state.seats))


def _score(state: State, seat: int) -> Score:
    counts = {"finca": len(state.fincas[seat]), "hacienda": int(bool(state.haciendas[seat]))}
    return Score(tuple(Item(kind, n) for kind, n in counts.items() if n))


def standing(table: Table, seat: int) -> tuple[int, int, int]:
    """Buildings, irrigated buildings, money: what decides when nobody wins (R-11.5)."""
    buildings = table.buildings(seat)
    wet = irrigated(table.pieces).intersection(buildings)
    return len(buildings), len(wet), table.money[seat]


def clockwise(table: Table) -> tuple[int, ...]:
    """All seats from the active one on."""
    return tuple((table.active + away) % table.seats for away in range(table.seats))


def ranking(table: Table) -> tuple[int, ...]:
    """The winners, then the others by their standing, then clockwise from the active seat."""
    others = [seat for seat in clockwise(table) if seat not in table.winners]
    others.sort(key=lambda seat: standing(table, seat), reverse=True)
    return (*table.winners, *others)
