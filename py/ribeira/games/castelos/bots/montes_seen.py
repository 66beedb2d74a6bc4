"""Montes as a bot looks at them: what they show as counts, looked up quickly.

The same montes as in `rules.montes`, whose functions answer one question at a time; a search asks
thousands. Quarters have no names here: only what is built there counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from ribeira.core.grids.squares import Corner, corners_of
from ribeira.games.castelos.material import CONSTRUCTIONS, RELIGIOUS, Quarters
from ribeira.games.castelos.rules.montes import Land, Monte, joined, land
from ribeira.games.castelos.rules.state import Table, Worker

Show = tuple[tuple[int, ...], int, int]
"""Of a monte: how many of each construction, crosses and chapels, quarters it still lacks."""


class Ground(NamedTuple):
    """The territory and the corners under castles."""

    land: Land
    castles: frozenset[Corner]


def ground_of(table: Table) -> Ground:
    return Ground(land(table.tiles), frozenset(table.corners))


def look(ground: Ground, x: int, y: int, k: int) -> tuple[Monte, Show] | None:
    """The monte of a quarter and what it shows; none under a castle."""
    corner = corners_of(x, y)[k]
    if corner in ground.castles:
        return None
    first, show = _gathered(ground.land.corners[corner])[k]
    return (*corner, first), show


def lying_shows(ground: Ground, workers: Iterable[Worker]) -> dict[Monte, Show]:
    """The montes where these workers lie, each once."""
    shows = {}
    for where, x, y, k in workers:
        if where == "quarter":
            found = look(ground, x, y, k)
            assert found is not None
            shows[found[0]] = found[1]
    return shows


@lru_cache(maxsize=8192)
def _gathered(corner: Quarters) -> tuple[tuple[int, Show], ...]:
    """For each quarter of a corner its monte's lowest quarter and what it shows."""
    return tuple(_monte(corner, k) if corner[k] else (k, EMPTY) for k in range(4))


def _monte(corner: Quarters, k: int) -> tuple[int, Show]:
    quarters = joined(corner, k)
    shown = [corner[other] for other in quarters]
    built = tuple(shown.count(construction) for construction in CONSTRUCTIONS)
    chapels = sum(terrain in RELIGIOUS for terrain in shown)
    return quarters[0], (built, chapels, corner.count(""))


EMPTY: Show = ((0,) * len(CONSTRUCTIONS), 0, 0)
