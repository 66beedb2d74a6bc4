"""Who has won: the position wins, not the deed (R-2.1, R-11)."""

from __future__ import annotations

from dataclasses import replace

from ribeira.core.values import Event
from ribeira.games.dosrios.material import ENOUGH_BUILDINGS, ENOUGH_IRRIGATED
from ribeira.games.dosrios.rules.score import clockwise, ranking, standing
from ribeira.games.dosrios.rules.state import State, Table
from ribeira.games.dosrios.rules.water import irrigated

Told = tuple[State, tuple[Event, ...]]


def victory(table: Table, seat: int) -> str:
    """Which of the two conditions a seat fulfils, if any (R-2.1)."""
    buildings = table.buildings(seat)
    if len(buildings) >= ENOUGH_BUILDINGS:
        return "five"
    four = len(buildings) == ENOUGH_IRRIGATED and table.haciendas[seat]
    return "irrigated" if four and irrigated(table.pieces).issuperset(buildings) else ""


def judge(state: State) -> Told:
    """The check after a building or a finished bed (R-11.1, R-11.2)."""
    winners = tuple(seat for seat in clockwise(state) if _counts(state, seat))
    if not winners:
        return state, ()
    if state.option("simultaneousWin") == "activeFirst":
        winners = winners[:1]
    return _over(state, winners, victory(state, winners[0]))


def _counts(state: State, seat: int) -> bool:
    """Whether a seat's position wins now; winCheck=ownTurn lets four irrigated wait."""
    kind = victory(state, seat)
    waits = kind == "irrigated" and seat != state.active and state.option("winCheck") == "ownTurn"
    return bool(kind) and not waits


def judge_turn(state: State) -> Told:
    """Between two turns: the safety valve (R-11.5), and a win that had to wait (R-11.1)."""
    if str(state.turns) == state.option("turnCap"):
        best = max(standing(state, seat) for seat in range(state.seats))
        return _over(state, tuple(s for s in clockwise(state) if standing(state, s) == best), "cap")
    if state.option("winCheck") == "ownTurn" and victory(state, state.active):
        return _over(state, (state.active,), "irrigated")
    return state, ()


def _over(state: State, winners: tuple[int, ...], kind: str) -> Told:
    """R-11.3"""
    state = replace(state, stage="over", bed="", winners=winners, victory=kind)
    rule = "R-11.5" if kind == "cap" else "R-2.1"
    won = tuple(Event("won", (("seat", seat), ("kind", kind)), rule) for seat in winners)
    return state, (*won, Event("ended", (("ranking", ranking(state)),), "R-11.3"))
