"""Quarters that hang together: the montes at the corners, and rings round castles (C-1.4 to C-1.9).

Everything here is worked out from the tuple of laid tiles and kept in a cache, one tile at a time,
so that a state holds no geometry. Tiles are never taken away.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ribeira.core.grids.squares import (
    Cell,
    Corner,
    Quarter,
    cells_round,
    corners_of,
    distance,
    neighbours,
)
from ribeira.core.kept import kept
from ribeira.games.castelos.material import CASTLE_BUILDINGS, SHOWN, Quarters
from ribeira.games.castelos.rules.state import Table, Tile, Worker

BARE: Quarters = ("", "", "", "")
Monte = tuple[int, int, int]
"""The name of a monte: its corner, and the lowest number among its quarters."""


@dataclass(frozen=True, slots=True, eq=False)  # equal only to itself, so that caches find it fast
class Land:
    """The territory: what each cell shows, what gathers at each corner; the empty cells beside
    tiles, sorted, and how many tiles each of them touches; the corners that show rock and have a
    quarter left. Never to be changed in place."""

    cells: dict[Cell, Quarters]
    corners: dict[Corner, Quarters]
    frontier: tuple[Cell, ...]
    touching: dict[Cell, int]
    rocky: frozenset[Corner]


KEPT = 256
_kept: dict[int, tuple[tuple[Tile, ...], Land]] = {}


def land(tiles: tuple[Tile, ...]) -> Land:
    """What a territory looks like. States share the tuple of tiles, so it is known by being the
    same one: its hash would take the longer the more tiles lie."""
    known = _kept.get(id(tiles))
    if known is None or known[0] is not tiles:
        return _keep(tiles, _land(tiles))
    return known[1]


def grown(tiles: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    """The tiles with one more, whose land is made at once from the land before."""
    more = (*tiles, tile)
    _keep(more, _with(land(tiles), tile))
    return more


def _keep(tiles: tuple[Tile, ...], ground: Land) -> Land:
    if len(_kept) >= KEPT:
        _kept.clear()
    _kept[id(tiles)] = (tiles, ground)
    return ground


@lru_cache(maxsize=1024)
def _land(tiles: tuple[Tile, ...]) -> Land:
    return _with(_land(tiles[:-1]), tiles[-1]) if tiles else Land({}, {}, (), {}, frozenset())


def _with(before: Land, tile: Tile) -> Land:
    """What changes with a tile is near it, and only that is worked out anew."""
    name, x, y, rotation = tile
    shown = SHOWN[name][rotation]
    cells = {**before.cells, (x, y): shown}
    corners, round_it = dict(before.corners), corners_of(x, y)
    for k, corner in enumerate(round_it):
        corners[corner] = filled(corners.get(corner, BARE), k, shown[k])
    rocky = [corner for corner in round_it if "rock" in corners[corner] and "" in corners[corner]]
    touching, frontier = before.touching.copy(), list(before.frontier)
    if touching.pop((x, y), 0):
        del frontier[bisect_left(frontier, (x, y))]
    for cell in neighbours(x, y):
        if cell in touching:
            touching[cell] += 1
        elif cell not in cells:
            touching[cell] = 1
            insort(frontier, cell)
    return Land(
        cells, corners, tuple(frontier), touching, before.rocky.difference(round_it).union(rocky)
    )


def filled(corner: Quarters, k: int, shown: str) -> Quarters:
    """The corner with one quarter more."""
    quarters = [*corner]
    quarters[k] = shown
    a, b, c, d = quarters
    return a, b, c, d


def beside(k: int) -> tuple[int, int]:
    """The quarters of a corner that lie edge to edge with quarter k."""
    return (k + 1) % 4, (k + 3) % 4


@lru_cache(maxsize=4096)
def joined(corner: Quarters, k: int) -> tuple[int, ...]:
    """The quarters at a corner that hang together with quarter k (C-1.5)."""
    present = tuple(other for other in range(4) if corner[other])
    if len(present) == 2 and present[1] - present[0] == 2:
        return (k,)
    return present


def monte_at(table: Table, x: int, y: int, k: int) -> Monte | None:
    """The monte of a quarter that holds a tile; none under a castle (C-1.7)."""
    corner = corners_of(x, y)[k]
    for castle in table.castles:
        if castle.corner == corner:
            return None
    return _monte(land(table.tiles), corner, k)


def _monte(ground: Land, corner: Corner, k: int) -> Monte:
    return (*corner, joined(ground.corners[corner], k)[0])


def shows(table: Table, monte: Monte) -> tuple[str, ...]:
    """What the quarters of the monte show (C-1.5)."""
    cx, cy, k = monte
    return hanging(land(table.tiles).corners[cx, cy], k)


@lru_cache(maxsize=4096)
def hanging(corner: Quarters, k: int) -> tuple[str, ...]:
    """What the quarters show that hang together with quarter k."""
    return tuple(corner[other] for other in joined(corner, k))


def quarters_of(table: Table, monte: Monte) -> tuple[Quarter, ...]:
    cx, cy, k = monte
    cells = cells_round((cx, cy))
    return tuple((*cells[j], j) for j in joined(land(table.tiles).corners[cx, cy], k))


def all_montes(table: Table) -> Iterator[Monte]:
    """Every monte of the territory, in order."""
    taken = table.corners
    for corner, quarters in sorted(land(table.tiles).corners.items()):
        if corner not in taken:
            firsts = {joined(quarters, k)[0] for k in range(4) if quarters[k]}
            yield from ((*corner, first) for first in sorted(firsts))


def is_closed(table: Table, corner: Corner) -> bool:
    """C-1.6"""
    return all(land(table.tiles).corners.get(corner, BARE))


def is_far(table: Table, corner: Corner) -> bool:
    """Far enough from every castle to found another (C-1.9)."""
    return all(distance(castle.corner, corner) >= 2 for castle in table.castles)


def ring(tiles: tuple[Tile, ...], corner: Corner) -> tuple[str, ...]:
    """What the twelve quarters round a castle show (C-1.8)."""
    cells = land(tiles).cells
    return tuple(
        cells[cell][j] for k, cell in enumerate(cells_round(corner)) for j in range(4) if j != k
    )


def factor(tiles: tuple[Tile, ...], corner: Corner) -> int:
    """C-6.5"""
    return 1 + sum(shown in CASTLE_BUILDINGS for shown in ring(tiles, corner))


def lying(table: Table, seat: int) -> frozenset[Monte]:
    """The montes where the seat has workers, each once (C-12.1)."""
    return montes_of(table.tiles, table.estates[seat].workers)


@kept
def montes_of(tiles: tuple[Tile, ...], workers: tuple[Worker, ...]) -> frozenset[Monte]:
    """The montes where workers lie. None is under a castle, on which they would stand (C-6.4)."""
    ground = land(tiles)
    quarters = [(corners_of(x, y)[k], k) for where, x, y, k in workers if where == "quarter"]
    return frozenset([_monte(ground, corner, k) for corner, k in quarters])


@kept
def lying_at(workers: tuple[Worker, ...]) -> frozenset[Corner]:
    """The corners at which workers lie."""
    return frozenset([corners_of(x, y)[k] for where, x, y, k in workers if where == "quarter"])


def worked(table: Table, seat: int) -> tuple[str, ...]:
    """What the montes of the seat's workers show, together (C-12.1, C-13.1)."""
    return _worked(table.tiles, table.estates[seat].workers)


@kept
def _worked(tiles: tuple[Tile, ...], workers: tuple[Worker, ...]) -> tuple[str, ...]:
    corners = land(tiles).corners
    return tuple(
        [shown for x, y, k in montes_of(tiles, workers) for shown in hanging(corners[x, y], k)]
    )
