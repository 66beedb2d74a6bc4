"""The landscape and the construction track with their cells (C-10, C-13)."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.values import Message, msg
from ribeira.games.castelos.material import CELLS, COLUMNS
from ribeira.games.castelos.names import say_terrain
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.steps.claims import amounts, holders
from ribeira.games.castelos.table.art.printing import stamp
from ribeira.games.castelos.table.art.tokens import disc, number, worker
from ribeira.games.castelos.table.clicks.controls import part
from ribeira.games.castelos.table.clicks.paths import track_cell
from ribeira.games.castelos.table.highlights import classes
from ribeira.games.castelos.table.looks import look_of
from ribeira.kit.markup import Markup, el, group, moving
from ribeira.kit.shapes import box, moved
from ribeira.kit.view import View

WIDE = 36  # of a column
HIGH = 21  # of a cell


def draw_tracks(seen: Sight, view: View) -> Markup | None:
    """Nothing in the family version (C-3.4)."""
    if seen.table.variant.family:
        return None
    return el(
        "section",
        *(
            el(
                "svg",
                moved(4, 4, *_track(track, seen, view)),
                viewBox=f"0 0 {WIDE * len(terrains) + 8} {3 * HIGH + 38}",
                class_=f"printed ct-sheet is-{track}",
            )
            for track, terrains in COLUMNS.items()
        ),
        id="castelos-tracks",
        class_="ct-panel ct-tracks",
        aria_label=view.say(msg("castelos.board.tracks")),
    )


def _track(track: str, seen: Sight, view: View) -> Iterator[Markup]:
    terrains = COLUMNS[track]
    yield box(-2, -2, WIDE * len(terrains) + 4, 3 * HIGH + 34, f"ct-track is-{track}", 6)
    own = amounts(seen.table, track) if seen.seat == seen.table.seat else {}
    for column, terrain in enumerate(terrains):
        yield moved(column * WIDE, 0, _head(terrain, own.get(terrain, 0)))
        for row, value in enumerate(CELLS[track]):
            place = moved(column * WIDE, 30 + row * HIGH, _cell(track, terrain, value, seen, view))
            yield place


def _head(terrain: str, have: int) -> Markup:
    """The terrain, and how much the viewer has of it while it may be claimed."""
    count = number(have, WIDE - 6, 27, "ct-have") if have else None
    return el(
        "g",
        box(3, 1, WIDE - 6, 27, f"ca-ground-{terrain} ct-head-ground", 4),
        stamp(terrain, WIDE / 2 - 13, 1.5, 26, 26),
        count,
        data_tell=f"track-{terrain}",
    )


def _cell(track: str, terrain: str, value: int, seen: Sight, view: View) -> Markup:
    """A cell and the pieces on it; the first of a column is for everybody (C-10.2)."""
    is_open = value == CELLS[track][0]
    seats = holders(seen.table, track, (terrain, value))
    kind = "ct-cell" + " is-open" * is_open + " is-taken" * bool(seats)
    ground = box(3, 1, WIDE - 6, HIGH - 3, "ct-cell-ground", 4)
    room = box(
        0, -0.5, WIDE, HIGH, "ct-cell-room", 0
    )  # up to the next cell: large enough to be met
    shown = group(room, ground, number(value, WIDE / 2, 15.5, "ct-value"))
    drawn = group(shown, *_pieces(track, track_cell(terrain, value), seats, view))
    label = _say_cell(terrain, value, seats, view)
    name = track_cell(terrain, value)
    return part(view, name, label, drawn, kind=classes(kind, view, name))


def _pieces(track: str, cell: str, seats: list[int], view: View) -> Iterator[Markup]:
    step = min(13, 26 / max(1, len(seats)))
    left = WIDE / 2 - step * (len(seats) - 1) / 2
    draw, size = (disc, 0.7) if track == "landscape" else (worker, 0.78)
    if len(seats) > 1:
        size *= 0.8
    for n, seat in enumerate(seats):
        store = "discs" if track == "landscape" else "workers"
        start = f"castelos-seat-{seat}-{store}"
        moves = moving(f"claim-{cell}-{seat}", "track", start=start, manner="hop")
        token = el("g", draw(look_of(seat, view)), **moves)
        yield moved(left + n * step, 9.8, token, scale=size)


def _say_cell(terrain: str, value: int, seats: list[int], view: View) -> Message:
    names = ", ".join(look_of(seat, view).name for seat in seats)
    shown = say_terrain(terrain)
    if names:
        return msg("castelos.board.cell.taken", terrain=shown, value=value, names=names)
    return msg("castelos.board.cell.free", terrain=shown, value=value)
