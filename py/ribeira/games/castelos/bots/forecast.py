"""How a game of 6 Castelos stands (`ribeira.kit.game_module.Forecast`)."""

from __future__ import annotations

from ribeira.games.castelos.bots.plan_turn import settled
from ribeira.games.castelos.bots.prices import turns_left
from ribeira.games.castelos.bots.weights import POINT
from ribeira.games.castelos.rules.state import State

AT_LAST, EACH_TURN = 1.5, 0.5
"""The spread in points: at the end, and more for each turn that a seat has left."""


def strengths(state: State) -> tuple[float, ...]:
    """What each seat has, and may hope for."""
    table = state.table
    return tuple(sum(settled(table, seat, "")) / POINT for seat in range(len(table.estates)))


def spread(state: State) -> float:
    return AT_LAST + EACH_TURN * turns_left(state.table, state.table.seat)
