"""What a dam would do to the water, and where a chosen piece would lead: shown before one decides.

Bad at: the choices in between; where the builder has to choose, it ends with the ways open.
"""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.games.dosrios.board_map import LOWER, UPPER, heights
from ribeira.games.dosrios.rules.state import Table
from ribeira.games.dosrios.rules.water import Pieces, lay, living, ways


@dataclass(frozen=True, slots=True)
class Bed:
    """A bed that would be laid: its pieces, the ways open at its end, and what would fall dry."""

    laid: Pieces
    forks: Pieces = ()
    dead: Pieces = ()


def after_dam(table: Table, border: str) -> Bed:
    """R-7.6; nothing at all when no piece lies on the border (R-7.5)."""
    if border not in table.pieces:
        return Bed(())
    pieces = tuple(piece for piece in table.pieces if piece != border)
    return _bed(table, (*table.dams, border), pieces, UPPER[border])


def after_flow(table: Table, border: str) -> Bed:
    """R-4.4"""
    bed = _bed(table, table.dams, (*table.pieces, border), LOWER[border])
    return Bed((border, *bed.laid), bed.forks, bed.dead)


def _bed(table: Table, dams: Pieces, pieces: Pieces, start: str) -> Bed:
    high = heights(table.terrain)
    laid, end = lay(high, dams, pieces, start)
    if end:
        return Bed(laid, ways(high, dams, end))
    alive = living(pieces + laid)
    rivers_lie = table.stage != "rivers"  # while the first beds are laid nothing can fall dry
    return Bed(laid, (), tuple(p for p in pieces if p not in alive) if rivers_lie else ())
