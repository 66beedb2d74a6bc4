"""The territory: tiles, castles and workers on one sheet that grows, and what may be done there.

The sheet's viewBox holds what is laid and a margin of empty cells; zoom and pan are the page's.
Bad at: everything beside the grid.
"""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.markup import Markup, el, group
from ribeira.core.squaregrid import Corner, write_cell
from ribeira.core.values import Message, msg
from ribeira.core.view import View
from ribeira.games.castelos import picking
from ribeira.games.castelos.art import box, moved, path, stamp
from ribeira.games.castelos.castle_art import draw_castle
from ribeira.games.castelos.controls import control, part
from ribeira.games.castelos.crowd import draw_workers
from ribeira.games.castelos.material import SHOWN
from ribeira.games.castelos.moment import Moment
from ribeira.games.castelos.montes import Monte, land, monte_at, quarters_of, shows
from ribeira.games.castelos.naming import say_castle, say_quarter, say_terrain
from ribeira.games.castelos.outlines import outline
from ribeira.games.castelos.picking import cell, corner, quarter, rotation
from ribeira.games.castelos.preview import Preview
from ribeira.games.castelos.state import Castle, Table, Tile
from ribeira.games.castelos.tile_art import SIZE, draw_tile
from ribeira.games.castelos.tokens import number
from ribeira.games.castelos.workers import owed

LEAST = (5, 4)  # cells shown at least, so that a young territory does not fill the table


def draw_territory(now: Moment, view: View, preview: Preview | None) -> Markup:
    table = now.table
    return el(
        "svg",
        *(_tile(tile, now, view) for tile in table.tiles),
        *(_castle(castle, now, view) for castle in table.castles),
        _chosen_monte(table),
        *_open_cells(table, view, preview),
        _ghost(preview, view) if preview else None,
        draw_workers(now, view),
        *_montes(table, view),
        *_corners(table, view),
        *_beds(table, view),
        id="castelos-territory",
        class_="printed ct-territory",
        viewBox=" ".join(map(str, frame(table))),
        role="group",
        aria_label=view.say(msg("castelos.board.territory")),
    )


def frame(table: Table) -> tuple[int, int, int, int]:
    """What the sheet shows: x, y, width, height."""
    cells = [*land(table.tiles).cells, *land(table.tiles).frontier] or [(0, 0)]
    left, width = _span([x for x, _ in cells], LEAST[0])
    top, height = _span([y for _, y in cells], LEAST[1])
    return left, top, width, height


def _span(places: list[int], least: int) -> tuple[int, int]:
    """Start and length, as long as needed and centred."""
    first, length = min(places), max(places) - min(places) + 1
    short = max(0, least - length) * SIZE
    return first * SIZE - short // 2, length * SIZE + short


def _at(place: tuple[int, int], *children: Markup | None) -> Markup:
    return moved(place[0] * SIZE, place[1] * SIZE, *children)


def _tile(tile: Tile, now: Moment, view: View) -> Markup:
    """A laid tile; while workers walk it may be where one goes."""
    name, x, y, turns = tile
    key = cell(x, y)
    lit = box(3, 3, 94, 94, "ct-reach", 8) if control(view, key) else None
    kind = "ct-laid is-fresh" if key in now.fresh else "ct-laid"
    drawn = _at((x, y), el("g", draw_tile(name, turns), lit, class_="ct-card"))
    return part(view, key, _say_tile(name, x, y, turns, view), drawn, kind=kind)


def _say_tile(name: str, x: int, y: int, turns: int, view: View) -> Message:
    a, b, c, d = map(say_terrain, SHOWN[name][turns])
    return msg("castelos.board.tile", cell=write_cell((x, y)), nw=a, ne=b, se=c, sw=d)


def _castle(castle: Castle, now: Moment, view: View) -> Markup:
    x, y = castle.corner
    label = msg("castelos.board.castle", castle=say_castle(castle.id), factor=castle.factor)
    fresh = castle.id in now.fresh
    return el(
        "g",
        _at((x, y), el("g", moved(-50, -50, draw_castle(castle, view)), class_="ct-card")),
        id=f"castelos-castle-{castle.id}",
        class_="ct-castle is-fresh" if fresh else "ct-castle",
        role="img",
        aria_label=view.say(label),
    )


def _open_cells(table: Table, view: View, preview: Preview | None) -> Iterator[Markup]:
    """Empty cells where a tile may be laid."""
    for place in land(table.tiles).frontier:
        key = cell(*place)
        if control(view, key) and not (preview and preview.tile[1:3] == place):
            spot = group(
                box(7, 7, 86, 86, "ct-spot", 9), path("M50 36V64M36 50H64", "ct-spot-plus")
            )
            label = msg("castelos.board.cell", cell=write_cell(place))
            yield part(view, key, label, _at(place, spot), kind="ct-open")


def _ghost(preview: Preview, view: View) -> Markup:
    """The tile as it would lie, what it makes, and how else it may be turned."""
    tile, x, y, turns = preview.tile
    table = preview.table
    montes = {monte_at(table, x, y, k) for k in range(4)} - {None}
    return group(
        _at((x, y), el("g", draw_tile(tile, turns), class_="ct-ghost")),
        *(path(_outline(table, monte), "ct-would") for monte in sorted(filter(None, montes))),
        *(_ghost_castle(table, at, n) for at, n in zip(preview.corners, preview.factors, strict=True)),
        _at((x, y), box(1, 1, 98, 98, "ct-ghost-edge", 4)),
        *(_turn(preview, step, view) for step in _other_turns(preview)),
    )


def _ghost_castle(table: Table, at: Corner, factor: int) -> Markup:
    stands = stamp("fortress", -50, -50, 100, 100, "ct-ghost-castle")
    return _at(at, stands, number(f"×{factor}", 0, 24, "ct-ghost-factor"))


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
    arrow = "M-9 6A11 11 0 1 1 9 6M9 6L11.5-1.5M9 6L1.6 5" if right else (
        "M9 6A11 11 0 1 0 -9 6M-9 6L-11.5-1.5M-9 6L-1.6 5"
    )
    knob = group(el("circle", r=21, class_="ct-knob"), path(arrow, "ct-knob-arrow"))
    place = moved(x * SIZE + (102 if right else -2), y * SIZE - 2, knob)
    label = msg("castelos.board.turn.right") if right else msg("castelos.board.turn.left")
    return part(view, rotation(turns), label, place, kind="ct-turn")


def _outline(table: Table, monte: Monte) -> str:
    held = tuple(k for _, _, k in quarters_of(table, monte))
    return outline(monte[0] * SIZE, monte[1] * SIZE, held)


def _chosen_monte(table: Table) -> Markup | None:
    """The monte by which the trail is marked (C-8.3)."""
    if not table.turn.monte:
        return None
    x, y, k = table.turn.monte
    monte = monte_at(table, x, y, k)
    return path(_outline(table, monte), "ct-chosen") if monte else None


def _montes(table: Table, view: View) -> Iterator[Markup]:
    """The montes that may be chosen for marking (C-8.3)."""
    for x, y, k in _quarters(view):
        monte = monte_at(table, x, y, k)
        if monte:
            shown = ", ".join(view.say(say_terrain(terrain)) for terrain in shows(table, monte))
            label = msg("castelos.board.monte", cell=write_cell((x, y)), shown=shown)
            area = path(_outline(table, monte), "ct-choice")
            yield part(view, quarter(x, y, k), label, area, kind="ct-monte")


def _quarters(view: View) -> Iterator[tuple[int, int, int]]:
    for action in view.legal:
        if action.verb == "monte.choose":
            x, y, k = map(int, action.at)
            yield x, y, k


def _corners(table: Table, view: View) -> Iterator[Markup]:
    """Where the castle may be founded, when there is a choice (C-6.2)."""
    for action in view.legal:
        if action.verb == "castle.found":
            x, y = map(int, action.at)
            label = msg("castelos.board.found", corner=write_cell((x, y)))
            stands = stamp("fortress", -50, -50, 100, 100, "ct-ghost-castle")
            ring = box(-50, -50, 100, 100, "ct-choice", 9)
            yield part(view, corner(x, y), label, _at((x, y), stands, ring), kind="ct-corner")


def _beds(table: Table, view: View) -> Iterator[Markup]:
    """The quarters on which the worker that stands may be laid (C-11.6)."""
    for action in view.legal:
        if action.verb == "worker.lay":
            k = int(action.at[0])
            _, x, y, _ = table.own.workers[table.turn.walker]
            yield part(
                view,
                picking.bed(k),
                msg("castelos.board.lay", quarter=say_quarter(k), price=_price(table, x, y, k)),
                _at((x, y), box(*_bed(k), "ct-choice", 6), _tag(_price(table, x, y, k), k)),
                kind="ct-bed",
            )


def _bed(k: int) -> tuple[float, float, float, float]:
    left, top = 2 + 51 * (k in (1, 2)), 2 + 51 * (k in (2, 3))
    return left, top, 45, 45


def _price(table: Table, x: int, y: int, k: int) -> int:
    """What laying a worker there costs (C-11.8)."""
    monte = monte_at(table, x, y, k)
    return owed(table).get(monte, 0) if monte else 0


def _tag(price: int, k: int) -> Markup | None:
    if not price:
        return None
    left, top, _, _ = _bed(k)
    return group(
        box(left + 2, top + 2, 30, 15, "ct-price", 7),
        stamp("mealha", left + 3, top + 3, 13, 13),
        number(price, left + 23, top + 14, "ct-price-number"),
    )

