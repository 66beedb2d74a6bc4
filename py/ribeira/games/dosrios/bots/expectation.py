"""How a game of Dos Rios stands (`ribeira.kit.game_module.Forecast`).

The numbers were fitted to games between bots; `tools/forecasts.py` says how well they fit.
"""

from __future__ import annotations

from ribeira.games.dosrios.bots.danger import SURE, threat
from ribeira.games.dosrios.bots.weights import held
from ribeira.games.dosrios.rules.state import State

RIO = 100  # a point
TURN = 2.0
"""Points for the seat whose turn it is."""
SOON, NOW = 10.0, 30.0
"""Points for who would surely win with a turn: in its next one, and if it has it."""
SPREAD = 6.0


def strengths(state: State) -> tuple[float, ...]:
    """What each seat has built, holds and can pay, and how near it is to winning."""
    return tuple(_strength(state, seat) for seat in range(state.seats))


def _strength(state: State, seat: int) -> float:
    own, surely = sum(held(state, seat)) / RIO, threat(state, seat) / SURE
    return own + (TURN + NOW * surely if seat == state.active else SOON * surely)


def spread(state: State) -> float:  # noqa: ARG001 - as the protocol asks
    return SPREAD
