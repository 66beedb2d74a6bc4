"""The territory: tiles, castles and workers on one sheet that grows, and what may be done there.

The sheet's viewBox holds what is laid and a margin of empty cells; the page zooms and pans.
"""

from __future__ import annotations

from ribeira.core.grids.squares import read_cell, write_cell
from ribeira.core.values import Message, msg
from ribeira.games.castelos.material import SHOWN
from ribeira.games.castelos.names import say_castle, say_cell, say_terrain
from ribeira.games.castelos.rules.events import Placed
from ribeira.games.castelos.rules.montes import land, monte_at
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import NOBODY, RESERVE, TRACK, Castle, Table, Tile
from ribeira.games.castelos.table.clicks.controls import control, part, thing
from ribeira.games.castelos.table.clicks.intended import stands_at
from ribeira.games.castelos.table.clicks.paths import bed, cell, quarter
from ribeira.games.castelos.table.highlights import classes, is_fresh
from ribeira.games.castelos.table.land.castle import draw_castle
from ribeira.games.castelos.table.land.choices import draw_choices
from ribeira.games.castelos.table.land.ghost_tile import draw_ghost, draw_spots
from ribeira.games.castelos.table.land.layout import monte_outline, placed
from ribeira.games.castelos.table.land.tile import SIZE, draw_tile
from ribeira.games.castelos.table.land.workers_drawn import draw_workers
from ribeira.games.castelos.table.preview import Preview
from ribeira.kit.markup import Markup, el, moving
from ribeira.kit.shapes import box, moved, path
from ribeira.kit.view import View

CLOSE = frozenset({"found", "mark", "move"})
"""Phases in which what is chosen on the land lies round one cell."""
QUARTERLY = frozenset({"mark", "move"})
"""Phases in which a quarter is chosen."""
PAD = 10
LEAST = (5, 4)  # cells shown at least, so that a young territory does not fill the table


def draw_territory(seen: Sight, view: View, preview: Preview | None) -> Markup:
    table = seen.table
    return el(
        "svg",
        None if table.tiles else box(4, 4, 92, 92, "ct-start", 6),
        *(_tile(tile, seen, view) for tile in table.tiles),
        *(_castle(castle, view) for castle in table.castles),
        _chosen_monte(table),
        *draw_spots(table, view, preview),
        draw_ghost(preview, view) if preview else _hinted(view),
        draw_workers(seen, view),
        draw_choices(table, view),
        id="castelos-territory",
        class_="printed ct-territory",
        viewBox=" ".join(map(str, frame(table))),
        data_zoom="",
        data_touch=SIZE // 2 if focus(table) else SIZE,
        data_least=f"{SIZE} 56",
        data_rove="map",
        tabindex=-1,
        data_focus=" ".join(map(str, focus(table) or _about(table, view))) or None,
        role="group",
        aria_label=view.say(msg("castelos.board.territory")),
    )


def frame(table: Table) -> tuple[int, int, int, int]:
    """What the sheet shows: x, y, width, height."""
    cells = [*land(table.tiles).cells, *land(table.tiles).frontier] or [(0, 0)]
    left, width = _span([x for x, _ in cells], LEAST[0])
    top, height = _span([y for _, y in cells], LEAST[1])
    return left, top, width, height


def focus(table: Table) -> tuple[int, ...]:
    """The cells round what the turn is about, for a page that would zoom there: x, y, width,
    height; nothing for all of the land."""
    turn = table.turn
    place = table.own.workers[turn.walker][1:3] if turn.walker != NOBODY else turn.placed
    walks = table.phase == "move" and turn.walker == NOBODY  # any of the workers, wherever they lie
    if table.phase not in CLOSE or len(place) != 2 or walks:
        return ()
    x, y = place
    return (x - 1) * SIZE, (y - 1) * SIZE, 3 * SIZE, 3 * SIZE


def _about(table: Table, view: View) -> tuple[int, ...]:
    """Where a tile that is being laid may go: the middle of those cells, or the cell it lies on."""
    hint = view.hint
    here = [pick for pick in view.clicked if pick.startswith("cell-")]
    if hint and hint.verb == "tile.place":
        here = [cell(int(hint.at[1]), int(hint.at[2]))]
    found = here or [f"cell-{place}" for place in _open_cells(view)] or _with_workers(table, view)
    if not found:
        return ()
    xs, ys = zip(*(read_cell(name.removeprefix("cell-")) for name in found), strict=True)
    x, y = (min(xs) + max(xs)) * SIZE // 2, (min(ys) + max(ys)) * SIZE // 2
    return x, y, SIZE, SIZE


def _open_cells(view: View) -> list[str]:
    places = {a.at[1:3] for a in view.legal if a.verb == "tile.place"}
    return [write_cell((int(x), int(y))) for x, y in sorted(places)]


def _with_workers(table: Table, view: View) -> list[str]:
    """The cells of the workers that can go."""
    movable = {int(action.at[0]) for action in view.legal if action.verb == "worker.step"}
    there = (table.own.workers[n] for n in sorted(movable))
    return [cell(x, y) for kind, x, y, _ in there if kind not in (RESERVE[0], TRACK[0], "castle")]


def _span(places: list[int], least: int) -> tuple[int, int]:
    """Start and length, as long as needed and centred."""
    first, length = min(places), max(places) - min(places) + 1
    short = max(0, least - length) * SIZE
    return first * SIZE - short // 2 - PAD, length * SIZE + short + 2 * PAD


def _tile(tile: Tile, seen: Sight, view: View) -> Markup:
    """A laid tile; while workers walk it may be where one goes."""
    name, x, y, turns = tile
    key = cell(x, y)
    lit = box(3, 3, 94, 94, "ct-reach", 8) if control(view, key) else None
    edge = box(1, 1, 98, 98, "ct-fresh-edge", 4) if is_fresh(view, key) else None
    quarters = (_quarter(x, y, k, seen, view) for k in range(4))
    moves = moving(f"tile-{name}", key, start=_hand_of(name, view), manner="hop")
    card = el("g", draw_tile(name, turns), lit, edge, *quarters, class_="ct-card", **moves)
    label = _say_tile(name, x, y, turns)
    return part(
        view, key, label, placed((x, y), card), kind=classes("ct-laid", view, key), tooltip=key
    )


def _hand_of(tile: str, view: View) -> str | None:
    """The hand that a tile comes from which has just been laid."""
    laid = (e for e in view.events if isinstance(e, Placed) and e.tile == tile)
    return next((f"castelos-seat-{event.seat}-hand" for event in laid), None)


def _quarter(x: int, y: int, k: int, seen: Sight, view: View) -> Markup:
    """Where one points at a quarter; a click there asks about it in the steps that choose one."""
    name = quarter(x, y, k)
    asks = seen.table.phase in QUARTERLY and not _is_offered(x, y, k, seen, view)
    left, top = 50 * (k in (1, 2)), 50 * (k in (2, 3))
    return el(
        "rect",
        x=left,
        y=top,
        width=50,
        height=50,
        class_="ct-pointed",
        data_tell=name,
        data_ask=thing(view, name) if asks else None,
    )


def _is_offered(x: int, y: int, k: int, seen: Sight, view: View) -> bool:
    """Whether a control lies on the quarter, so that there is no refusal to ask for."""
    names = [cell(x, y), quarter(x, y, k)]
    if stands_at(seen.table, x, y):
        names.append(bed(k))
    return any(control(view, name) for name in names)


def _say_tile(name: str, x: int, y: int, turns: int) -> Message:
    a, b, c, d = map(say_terrain, SHOWN[name][turns])
    return msg("castelos.board.tile", cell=say_cell((x, y)), nw=a, ne=b, se=c, sw=d)


def _castle(castle: Castle, view: View) -> Markup:
    x, y = castle.corner
    label = msg("castelos.board.castle", castle=say_castle(castle.id), factor=castle.factor)
    return el(
        "g",
        placed((x, y), el("g", moved(-50, -50, draw_castle(castle, view)), class_="ct-card")),
        id=f"castelos-castle-{castle.id}",
        class_=classes("ct-castle", view, castle.id),
        role="img",
        tabindex=-1,
        aria_label=view.say(label),
    )


def _hinted(view: View) -> Markup | None:
    """The tile that a hint would lay, where and as it would lie."""
    if view.hint is None or view.hint.verb != "tile.place":
        return None
    tile, x, y, turns = view.hint.at
    return placed(
        (int(x), int(y)),
        el(
            "g",
            el("g", draw_tile(str(tile), int(turns)), class_="ct-hint-ghost"),
            box(-4, -4, 108, 108, "ct-hint-edge", 8),
            box(-4, -4, 108, 108, "ct-hint", 8),
            data_mark="hint",
            aria_hidden="true",
        ),
    )


def _chosen_monte(table: Table) -> Markup | None:
    """The monte by which the trail is marked (C-8.3)."""
    if not table.turn.monte:
        return None
    x, y, k = table.turn.monte
    monte = monte_at(table, x, y, k)
    return path(monte_outline(table, monte), "ct-chosen") if monte else None
