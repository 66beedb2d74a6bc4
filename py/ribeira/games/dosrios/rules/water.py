"""How the rivers run: where a piece must lie, beds that lay themselves, courses, dead pieces.

Works on borders alone and knows no state. There are no loops to fear: every piece leads further
down the board (R-4.10).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from ribeira.games.dosrios.board_map import DOWN, LOWER, MOUTHS, SPRINGS, UPPER
from ribeira.games.dosrios.material import CITY_HEIGHT

Heights = Mapping[str, int]
Pieces = tuple[str, ...]


def ways(heights: Heights, dams: Collection[str], space: str) -> Pieces:
    """The borders over which the next piece may be laid (R-4.3 to R-4.5)."""
    undammed = [border for border in DOWN[space] if border not in dams]
    least = min(heights[LOWER[border]] for border in undammed)
    tied = tuple(border for border in undammed if heights[LOWER[border]] == least)
    return tied[:1] if least <= CITY_HEIGHT else tied


def lay(heights: Heights, dams: Collection[str], pieces: Pieces, bed: str) -> tuple[Pieces, str]:
    """The forced pieces from an open bed, in the order of their laying, and the space at which
    somebody has to choose, or "" when the river has ended (R-4.4, R-4.6, R-7.6 b)."""
    fed = {UPPER[piece] for piece in pieces}
    laid: Pieces = ()
    while bed not in MOUTHS and bed not in fed:
        open_ways = ways(heights, dams, bed)
        if len(open_ways) > 1:
            return laid, bed
        laid += open_ways
        bed = LOWER[open_ways[0]]
    return laid, ""


def course(pieces: Pieces, river: str) -> tuple[str, ...]:
    """The hexes of a river from its spring on, and where it ends (R-4.6, R-4.7)."""
    return _follow(pieces, SPRINGS[river])


@lru_cache(maxsize=4096)
def _follow(pieces: Pieces, spring: str) -> tuple[str, ...]:
    below = {UPPER[piece]: LOWER[piece] for piece in pieces}
    spaces: tuple[str, ...] = ()
    space = spring
    while space in below:
        space = below[space]
        spaces += (space,)
    return spaces


@lru_cache(maxsize=4096)
def irrigated(pieces: Pieces) -> frozenset[str]:
    """The hexes through which at least one river runs (R-2.2)."""
    return frozenset(course(pieces, "V") + course(pieces, "M")) - MOUTHS


def living(pieces: Pieces) -> Pieces:
    """The pieces that lie on the course of at least one river (R-7.6 c)."""
    wet = irrigated(pieces).union(SPRINGS.values())
    return tuple(piece for piece in pieces if UPPER[piece] in wet)
