"""Buildings as points, who has won, and the order of the seats (R-2.1, R-11).

The position wins, not the deed. Points decide nothing while somebody wins by position.
"""

from __future__ import annotations

from ribeira.core.values import Item, Score
from ribeira.games.dosrios.material import ENOUGH_BUILDINGS, ENOUGH_IRRIGATED
from ribeira.games.dosrios.rules.state import State, Table

Winners = tuple[tuple[int, ...], str]
"""The seats, and by which victory; no seats while the game goes on."""


def scores(state: State) -> tuple[Score, ...]:
    """One point for each building."""
    return tuple(_score(state, seat) for seat in range(state.seats))


def _score(state: State, seat: int) -> Score:
    counts = {"finca": len(state.fincas[seat]), "hacienda": int(bool(state.haciendas[seat]))}
    return Score(tuple(Item(kind, n) for kind, n in counts.items() if n))


def victory(table: Table, seat: int) -> str:
    """Which of the two conditions a seat fulfils, if any (R-2.1)."""
    buildings = table.buildings(seat)
    if len(buildings) >= ENOUGH_BUILDINGS:
        return "five"
    four = len(buildings) == ENOUGH_IRRIGATED and table.haciendas[seat]
    return "irrigated" if four and len(table.wet_buildings(seat)) == ENOUGH_IRRIGATED else ""


def winners(state: State) -> Winners:
    """After a building or a finished bed (R-11.1, R-11.2)."""
    found = tuple(seat for seat in state.clockwise if _wins_now(state, seat))
    if state.option("simultaneousWin") == "activeFirst":
        found = found[:1]
    return found, victory(state, found[0]) if found else ""


def _wins_now(state: State, seat: int) -> bool:
    """winCheck=ownTurn lets four irrigated buildings wait for the own turn."""
    kind = victory(state, seat)
    waits = kind == "irrigated" and seat != state.active and state.option("winCheck") == "ownTurn"
    return bool(kind) and not waits


def winners_between_turns(state: State) -> Winners:
    """The safety valve (R-11.5), and a win that had to wait (R-11.1)."""
    if str(state.turns) == state.option("turnCap"):
        best = max(standing(state, seat) for seat in range(state.seats))
        return tuple(s for s in state.clockwise if standing(state, s) == best), "cap"
    if state.option("winCheck") == "ownTurn" and victory(state, state.active):
        return (state.active,), "irrigated"
    return (), ""


def standing(table: Table, seat: int) -> tuple[int, int, int]:
    """Buildings, irrigated buildings, money: what decides when nobody wins (R-11.5)."""
    return len(table.buildings(seat)), len(table.wet_buildings(seat)), table.money[seat]


def ranking(state: Table) -> tuple[int, ...]:
    """The winners, then the others by their standing, then clockwise from the active seat."""
    others = [seat for seat in state.clockwise if seat not in state.winners]
    others.sort(key=lambda seat: standing(state, seat), reverse=True)
    return (*state.winners, *others)


def winning(state: Table) -> tuple[int, ...]:
    return state.winners
