"""A tile that is being placed: the empty cells, the tile as it would lie, how it may turn."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.values import msg
from ribeira.games.castelos.material import SHOWN
from ribeira.games.castelos.names import say_cell, say_terrain
from ribeira.games.castelos.rules.montes import land, monte_at
from ribeira.games.castelos.rules.state import Table
from ribeira.games.castelos.table.clicks.controls import control, part, thing
from ribeira.games.castelos.table.clicks.paths import cell, rotation
from ribeira.games.castelos.table.land.layout import ghost_castle, monte_outline, placed
from ribeira.games.castelos.table.land.tile import SIZE, draw_tile
from ribeira.games.castelos.table.preview import Preview
from ribeira.kit.markup import Markup, el, group, moving
from ribeira.kit.shapes import box, path
from ribeira.kit.shapes import disc as circle
from ribeira.kit.view import View

SIGNS = {
    "right": "M-10 6A11 11 0 0 1 9 1M3-3L9.4 2.6L13.4-5",
    "left": "M10 6A11 11 0 0 0 -9 1M-3-3L-9.4 2.6L-13.4-5",
}


def draw_spots(table: Table, view: View, preview: Preview | None) -> Iterator[Markup]:
    """Empty cells where a tile may be laid; where it may not, the cell can be asked."""
    for place in land(table.tiles).frontier:
        key = cell(*place)
        if preview and preview.tile[1:3] == place:
            continue
        if view.clicked and not control(view, key) and (asked := thing(view, key)):
            yield placed(place, el("rect", width=100, height=100, class_="ct-no", data_ask=asked))
        elif control(view, key):
            spot = group(
                box(7, 7, 86, 86, "ct-spot", 9), path("M50 36V64M36 50H64", "ct-spot-plus")
            )
            label = msg("castelos.board.cell", cell=say_cell(place))
            yield part(view, key, label, placed(place, spot), kind="ct-open")


def draw_ghost(preview: Preview, view: View) -> Markup:
    """The tile as it would lie, what it makes, and how else it may be turned."""
    _, x, y, _ = preview.tile
    table = preview.table
    montes = {monte_at(table, x, y, k) for k in range(4)} - {None}
    return group(
        _lying(preview, view),
        *(path(monte_outline(table, monte), "ct-would") for monte in sorted(filter(None, montes))),
        *(ghost_castle(castle, view) for castle in preview.castles),
        placed((x, y), box(1, 1, 98, 98, "ct-ghost-edge", 4)),
        *(_knob(preview, turn) for turn in other_turns(preview)),
    )


def _lying(preview: Preview, view: View) -> Markup:
    """The tile itself; a click turns it on. It keeps the id of its cell, and so the focus."""
    tile, x, y, now = preview.tile
    on = next((to for _, to in other_turns(preview)), now)
    a, b, c, d = map(say_terrain, SHOWN[tile][now])
    label = msg("castelos.board.would_lie", cell=say_cell((x, y)), nw=a, ne=b, se=c, sw=d)
    moves = moving(f"tile-{tile}", cell(x, y), manner="hop")
    return el(
        "g",
        placed((x, y), el("g", draw_tile(tile, now), class_="ct-ghost", **moves)),
        id=f"castelos-{cell(x, y)}",
        role="button",
        tabindex=0,
        data_pick=rotation(on),
        aria_label=view.say(label),
    )


def other_turns(preview: Preview) -> tuple[tuple[str, int], ...]:
    """The next legal rotation to the right and, if it is another one, to the left."""
    turns, now = preview.turns, preview.tile[3]
    if len(turns) < 2:
        return ()
    at = turns.index(now)
    right, left = turns[(at + 1) % len(turns)], turns[at - 1]
    return (("right", right),) if right == left else (("right", right), ("left", left))


def _knob(preview: Preview, turn: tuple[str, int]) -> Markup:
    """A handle for the mouse; by keys the tile itself is turned, or the buttons beside the hand."""
    side, to = turn
    _, x, y, _ = preview.tile
    return el(
        "g",
        circle(0, 0, 26, "ct-pointed"),
        circle(0, 0, 19, "ct-knob"),
        path(SIGNS[side], "ct-knob-arrow"),
        transform=f"translate({x * SIZE + 100 * (side == 'right')} {y * SIZE})",
        id=f"castelos-knob-{side}",
        class_=f"ct-turn is-{side}",
        data_pick=rotation(to),
    )


def turn_sign(side: str) -> Markup:
    """The arrow of a knob, for a button."""
    return el(
        "svg",
        path(SIGNS[side], "ca-loop"),
        viewBox="-16 -13 32 26",
        class_="ct-icon",
        aria_hidden="true",
    )
