"""Averages of random games, beside those that the rules file gives (5.3 and 8 of the rules).

Only figures that do not depend on how a random seat chooses among its steps: the rules file does
not say whether its own ever does nothing or alters its trail, and scores depend on that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ribeira.core.match import Match
from ribeira.core.measure import Measure
from ribeira.games.castelos.rules.legal import legal_actions
from ribeira.games.castelos.rules.montes import land
from ribeira.games.castelos.rules.state import State

Figures = tuple[float, float, float]
SEATS = (2, 3, 4)


def _by_seats(figures: Figures) -> dict[int, float]:
    return dict(zip(SEATS, figures, strict=True))


def _states(match: Match, phase: str) -> Iterator[State]:
    return (state for state in match.states if state.table.phase == phase)


def _legal(match: Match, phase: str, verb: str = "") -> Iterable[float]:
    """How many actions (of that verb) each position of the phase offers."""
    for state in _states(match, phase):
        offered = legal_actions(state, state.table.seat)
        yield sum(not verb or action.verb == verb for action in offered)


def _frontier(match: Match) -> Iterable[float]:
    return (len(land(state.table.tiles).frontier) for state in _states(match, "place"))


def _measure(name: str, figures: Figures, take: Callable[[Match], Iterable[float]]) -> Measure:
    return Measure(name, take, _by_seats(figures))


def _castles(match: Match) -> list[float]:
    return [len(match.state.table.castles)]


MEASURES = (
    _measure("castles founded", (2.6, 3.9, 5.2), _castles),
    _measure("placements offered", (52, 65, 77), lambda m: _legal(m, "place", "tile.place")),
    _measure("empty cells beside tiles", (14, 17, 20), _frontier),
    _measure("actions offered while marking", (20, 20, 20), lambda m: _legal(m, "mark")),
    _measure("actions offered while moving", (3.5, 3.5, 3.5), lambda m: _legal(m, "move")),
)
"""Advanced version."""

FAMILY = (
    _measure("castles founded", (3.2, 4.0, 4.2), _castles),
    _measure("placements offered", (56, 64, 67), lambda m: _legal(m, "place", "tile.place")),
    _measure("actions offered while marking", (4, 4, 4), lambda m: _legal(m, "mark")),
)

TABLES = (
    ({"version": "advanced"}, MEASURES),
    ({"version": "family", "familyAlter": "off"}, FAMILY),
)
"""The options of random games, and what is compared of them. The figures of the family version are
those of trails that never change."""
