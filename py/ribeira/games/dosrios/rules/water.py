"""How the rivers run: where a piece may lie, beds after a dam, courses, dead pieces.

Works on borders alone and knows no state. Every piece leads further down the board, so that no
river runs in a circle (R-4.10).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from ribeira.games.dosrios.board_map import (
    BORDERS,
    CITY,
    DOWN,
    LOWER,
    MOUTHS,
    SPRINGS,
    UPPER,
    heights,
)
from ribeira.games.dosrios.material import CITY_HEIGHT

Pieces = tuple[str, ...]


CITY_BORDERS = frozenset(border for border in BORDERS if LOWER[border] == CITY)


@dataclass(frozen=True, slots=True)
class Bed:
    """What follows where a bed is open: forced pieces in the order of their laying. Then somebody
    has to choose among the `forks`, or the river has ended and some pieces are dead."""

    laid: Pieces
    forks: Pieces = ()
    dead: Pieces = ()

    @property
    def end(self) -> str:
        """The space at which somebody has to choose, "" when the river has ended."""
        return UPPER[self.forks[0]] if self.forks else ""


def outlets(height: Mapping[str, int], dams: Collection[str], space: str) -> Pieces:
    """The borders over which the next piece may be laid (R-4.3 to R-4.5)."""
    open_ways = [border for border in DOWN[space] if border not in dams]
    least = min(height[LOWER[border]] for border in open_ways)
    tied = tuple(border for border in open_ways if height[LOWER[border]] == least)
    return tied[:1] if least <= CITY_HEIGHT else tied


@lru_cache(maxsize=4096)
def last_outlets(dams: Pieces) -> frozenset[str]:
    """The borders above which a space would keep no way for its water, were a dam there (R-7.3).
    Only a space that has a dam already can lose its last outlet."""
    spaces = {UPPER[dam] for dam in dams}
    ways = [[border for border in DOWN[space] if border not in dams] for space in spaces]
    return frozenset(left[0] for left in ways if len(left) == 1)


def ends_at(pieces: Pieces, space: str) -> bool:
    """Whether a river that has come to a space is finished (R-4.6)."""
    return space in MOUTHS or any(UPPER[piece] == space for piece in pieces)


@lru_cache(maxsize=4096)
def bed_from(terrain: str, dams: Pieces, pieces: Pieces, space: str) -> Bed:
    """The bed that goes on from a space (R-4.4, R-4.6, R-7.6 b and c)."""
    height = heights(terrain)
    laid: Pieces = ()
    while not ends_at(pieces, space):
        open_ways = outlets(height, dams, space)
        if len(open_ways) > 1:
            return Bed(laid, open_ways)
        laid += open_ways
        space = LOWER[open_ways[0]]
    lying = tuple(sorted(pieces + laid))
    alive = living(lying)
    return Bed(laid, dead=tuple(piece for piece in lying if piece not in alive))


def bed_after_dam(terrain: str, dams: Pieces, pieces: Pieces, border: str) -> Bed:
    """R-7.6; nothing at all when no piece lies on the border (R-7.5)."""
    if border not in pieces:
        return Bed(())
    return bed_from(terrain, (*dams, border), without(pieces, border), UPPER[border])


def bed_after_piece(terrain: str, dams: Pieces, pieces: Pieces, border: str) -> Bed:
    """The chosen piece and what follows (R-4.4)."""
    bed = bed_from(terrain, dams, (*pieces, border), LOWER[border])
    return Bed((border, *bed.laid), bed.forks, bed.dead)


def without(pieces: Pieces, border: str) -> Pieces:
    return tuple(piece for piece in pieces if piece != border)


Choice = tuple[Pieces, Pieces]
"""The pieces that are chosen, in order, and all that lie once the dead ones are gone."""


@lru_cache(maxsize=8192)
def possible_beds(terrain: str, dams: Pieces, pieces: Pieces, border: str) -> tuple[Choice, ...]:
    """Every bed among which the builder of a dam can choose (R-7.7); none where no dam may be."""
    if border in dams or border in last_outlets(dams):
        return ()
    bed = bed_after_dam(terrain, dams, pieces, border)
    return tuple(_choices(terrain, (*dams, border), without(pieces, border), bed))


def _choices(terrain: str, dams: Pieces, pieces: Pieces, bed: Bed) -> Iterator[Choice]:
    pieces += bed.laid
    if not bed.forks:
        yield (), tuple(sorted(set(pieces) - set(bed.dead)))
    for fork in bed.forks:
        further = bed_after_piece(terrain, dams, pieces, fork)
        for chosen, after in _choices(terrain, dams, pieces, further):
            yield (fork, *chosen), after


def run(pieces: Pieces, river: str) -> Pieces:
    """The borders that a river crosses, from its spring on (R-4.6, R-4.7)."""
    out = {UPPER[piece]: piece for piece in pieces}
    space, crossed = SPRINGS[river], []
    while space in out:
        crossed.append(out[space])
        space = LOWER[out[space]]
    return tuple(crossed)


@lru_cache(maxsize=4096)
def course(pieces: Pieces, river: str) -> tuple[str, ...]:
    """The hexes of a river from its spring on, and where it ends."""
    return tuple([LOWER[border] for border in run(pieces, river)])


def irrigated_by(pieces: Pieces, river: str) -> frozenset[str]:
    """The hexes through which a river runs (R-2.2)."""
    return frozenset(course(pieces, river)) - MOUTHS


@lru_cache(maxsize=4096)
def irrigated(pieces: Pieces) -> frozenset[str]:
    """The hexes through which at least one river runs."""
    verde, moreno = (irrigated_by(pieces, river) for river in SPRINGS)
    return verde | moreno


def living(pieces: Pieces) -> Pieces:
    """The pieces that lie on the course of at least one river (R-7.6 c)."""
    wet = irrigated(pieces).union(SPRINGS.values())
    return tuple(piece for piece in pieces if UPPER[piece] in wet)
