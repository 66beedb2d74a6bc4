"""How a game of Douro 1872 stands (`ribeira.kit.game_module.Forecast`).

The numbers were fitted to games between bots; `tools/forecasts.py` says how well they fit.
"""

from __future__ import annotations

from math import sqrt

from ribeira.games.douro.material import PLAYS
from ribeira.games.douro.rules.state import State

AT_LAST, EACH_PLAY = 0.3, 0.8
"""The spread in points grows with the root of the plays to come."""


def strengths(state: State) -> tuple[float, ...]:
    """The points so far: every hand has the same cards to play."""
    return tuple(map(float, state.points[: state.setup.seats]))


def spread(state: State) -> float:
    return AT_LAST + EACH_PLAY * sqrt(max(0, PLAYS - state.plays))
