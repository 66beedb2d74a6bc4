"""A tile that is being placed: the empty cells, the tile as it would lie, and how it may be turned.

Bad at: telling what it brings in words; that is `forecast`'s.
"""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.drawing import box, moved, path
from ribeira.core.drawing import disc as circle
from ribeira.core.markup import Markup, el, group
from ribeira.core.squaregrid import write_cell
from ribeira.core.values import msg
from ribeira.core.view import View
from ribeira.games.castelos.controls import control, part
from ribeira.games.castelos.grid import ghost_castle, monte_outline, placed
from ribeira.games.castelos.montes import land, monte_at
from ribeira.games.castelos.picking import cell, rotation
from ribeira.games.castelos.preview import Preview
from ribeira.games.castelos.state import Castle, Table
from ribeira.games.castelos.tile_art import SIZE, draw_tile

RIGHT = "M-10 6A11 11 0 0 1 9 1M3-3L9.4 2.6L13.4-5"
LEFT = "M10 6A11 11 0 0 0 -9 1M-3-3L-9.4 2.6L-13.4-5"


def draw_spots(table: Table, view: View, preview: Preview | None) -> Iterator[Markup]:
    """Empty cells where a tile may be laid."""
    for place in land(table.tiles).frontier:
        key = cell(*place)
        if control(view, key) and not (preview and preview.tile[1:3] == place):
            spot = group(
                box(7, 7, 86, 86, "ct-spot", 9), path("M50 36V64M36 50H64", "ct-spot-plus")
            )
            label = msg("castelos.board.cell", cell=write_cell(place))
            yield part(view, key, label, placed(place, spot), kind="ct-open")


def draw_ghost(preview: Preview, view: View) -> Markup:
    """The tile as it would lie, what it makes, and how else it may be turned."""
    tile, x, y, turns = preview.tile
    table = preview.table
    montes = {monte_at(table, x, y, k) for k in range(4)} - {None}
    return group(
        placed((x, y), el("g", draw_tile(tile, turns), class_="ct-ghost")),
        *(path(monte_outline(table, monte), "ct-would") for monte in sorted(filter(None, montes))),
        *(
            ghost_castle(Castle(table.top, at, n), view)
            for at, n in zip(preview.corners, preview.factors, strict=True)
        ),
        placed((x, y), box(1, 1, 98, 98, "ct-ghost-edge", 4)),
        *(_turn(preview, step, view) for step in _other_turns(preview)),
    )


def _other_turns(preview: Preview) -> tuple[int, ...]:
    """The next legal rotation to the right and, if it is another one, to the left."""
    turns, now = preview.turns, preview.tile[3]
    if len(turns) < 2:
        return ()
    at = turns.index(now)
    return tuple(dict.fromkeys((turns[(at + 1) % len(turns)], turns[at - 1])))


def _turn(preview: Preview, turns: int, view: View) -> Markup:
    _, x, y, now = preview.tile
    right = (turns - now) % 4 < 3
    sign = RIGHT if right else LEFT
    knob = group(circle(0, 0, 19, "ct-knob"), path(sign, "ct-knob-arrow"))
    place = moved(x * SIZE + (100 if right else 0), y * SIZE, knob)
    label = msg("castelos.board.turn.right") if right else msg("castelos.board.turn.left")
    return part(
        view, rotation(turns), label, place, kind="ct-turn is-right" if right else "ct-turn is-left"
    )
