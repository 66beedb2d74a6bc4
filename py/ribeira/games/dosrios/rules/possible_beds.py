"""Every bed a river may take after a dam: what its builder can choose from (R-7.6, R-7.7)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ribeira.games.dosrios.board_map import LOWER, UPPER, heights
from ribeira.games.dosrios.rules.legal import may_dam
from ribeira.games.dosrios.rules.water import Pieces, lay, living, ways

Bed = tuple[Pieces, Pieces]
"""The pieces that are chosen, in order, and all pieces once the dead ones are gone."""


@lru_cache(maxsize=8192)
def beds(terrain: str, dams: Pieces, pieces: Pieces, border: str) -> tuple[Bed, ...]:
    """The beds after a dam on a border that carries water; none where no dam may be."""
    if not may_dam(dams, border, True):
        return ()
    closed = (*dams, border)
    rest = tuple(piece for piece in pieces if piece != border)
    runs = _runs(terrain, closed, rest, UPPER[border])
    return tuple((chosen, living(tuple(sorted(after)))) for chosen, after in runs)


def _runs(terrain: str, dams: Pieces, pieces: Pieces, bed: str) -> Iterator[Bed]:
    laid, bed = lay(heights(terrain), dams, pieces, bed)
    pieces += laid
    if not bed:
        yield (), pieces
        return
    for way in ways(heights(terrain), dams, bed):
        for chosen, after in _runs(terrain, dams, (*pieces, way), LOWER[way]):
            yield (way, *chosen), after
