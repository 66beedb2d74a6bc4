"""A small picture of a game for lists: its territory in colours, its castles, its seats.

It stands alone, without the sheet of symbols.
"""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.values import msg
from ribeira.games.castelos.material import SHOWN
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import Table, Tile
from ribeira.games.castelos.table.looks import look_of
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.pieces import outline
from ribeira.kit.shapes import box, moved, path
from ribeira.kit.view import View

TOWER = "M-8 9V-9H-5V-6H-1.5V-9H1.5V-6H5V-9H8V9Z"


def draw_thumb(seen: Sight, view: View) -> Markup:
    table = seen.table
    return el(
        "svg",
        box(0, 0, 120, 68, "ct-thumb-table", 4),
        _land(table),
        *(_small_badge(seat, view) for seat in range(seen.seats)),
        viewBox="0 0 120 68",
        class_="printed ct-thumb",
        role="img",
        aria_label=view.say(
            msg("castelos.board.thumb", round=table.round, castles=len(table.castles))
        ),
    )


def _land(table: Table) -> Markup:
    cells = [(x, y) for _, x, y, _ in table.tiles] or [(0, 0)]
    left, top = (min(place[n] for place in cells) for n in (0, 1))
    wide, high = (
        max(place[n] for place in cells) + 1 - least for n, least in ((0, left), (1, top))
    )
    size = round(min(108 / wide, 46 / high, 22) / 22, 3)
    x, y = 60 - 11 * wide * size, 27 - 11 * high * size
    drawn = (part for tile in table.tiles for part in _tile(tile, left, top))
    towers = (
        moved(22 * (cx - left), 22 * (cy - top), path(TOWER, "ct-thumb-castle"))
        for cx, cy in table.corners
    )
    return moved(round(x, 2), round(y, 2), group(*drawn, *towers), scale=size)


def _tile(tile: Tile, left: int, top: int) -> Iterator[Markup]:
    name, x, y, turns = tile
    for k, terrain in enumerate(SHOWN[name][turns]):
        east, south = k in (1, 2), k in (2, 3)
        at = 22 * (x - left) + 11 * east, 22 * (y - top) + 11 * south
        yield box(at[0] + 0.4, at[1] + 0.4, 10.2, 10.2, f"ca-ground-{terrain}", 1.5)


def _small_badge(seat: int, view: View) -> Markup:
    look = look_of(seat, view)
    shape = el("g", outline(look.shape), class_=f"ct-thumb-seat seat-{look.colour}")
    return moved(6 + 18 * seat, 52, shape, scale=0.5)
