"""How a game of Dos Rios stands (`ribeira.kit.game_module.Forecast`)."""

from __future__ import annotations

from ribeira.games.dosrios.bots.danger import threat
from ribeira.games.dosrios.bots.weights import held
from ribeira.games.dosrios.rules.state import State

RIO = 100  # a point
THREAT = 10.0
"""Points for a seat that would surely win if it were its turn."""
SPREAD = 6.0


def strengths(state: State) -> tuple[float, ...]:
    """What each seat has built, holds and can pay, and how near it is to winning."""
    return tuple(
        sum(held(state, seat)) / RIO + THREAT * threat(state, seat) / 100
        for seat in range(state.seats)
    )


def spread(state: State) -> float:  # noqa: ARG001 - as the protocol asks
    return SPREAD
