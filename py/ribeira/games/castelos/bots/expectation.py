"""How a game of 6 Castelos stands (`ribeira.kit.game_module.Forecast`).

The numbers were fitted to games between bots; `tools/forecasts.py` says how well they fit.
"""

from __future__ import annotations

from ribeira.games.castelos.bots.plan_turn import settled
from ribeira.games.castelos.bots.prices import turns_left
from ribeira.games.castelos.bots.weights import POINT
from ribeira.games.castelos.rules.state import State

THIS_TURN, LATER_TURN = 4.0, 2.0
"""Points that a turn brings beyond what can be hoped for without it."""
AT_LAST, EACH_TURN = 0.5, 0.7
"""The spread in points: at the end, and more for each turn that a seat has left."""


def strengths(state: State) -> tuple[float, ...]:
    """What each seat has, may hope for, and gains with the turns to come."""
    table = state.table
    return tuple(
        sum(settled(table, seat, "")) / POINT
        + THIS_TURN * bool(table.round and seat == table.seat)
        + LATER_TURN * turns_left(table, seat)
        for seat in range(len(table.estates))
    )


def spread(state: State) -> float:
    table = state.table
    return AT_LAST + EACH_TURN * max(turns_left(table, seat) for seat in range(len(table.estates)))
