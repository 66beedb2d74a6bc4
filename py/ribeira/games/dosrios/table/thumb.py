"""A small picture of the table for lists of saved games."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.values import msg
from ribeira.games.dosrios.board_map import HEXES, land
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.rules.water import irrigated, run
from ribeira.games.dosrios.table.art.printing import points
from ribeira.games.dosrios.table.looks import look_of
from ribeira.games.dosrios.table.map.land import NAMES
from ribeira.games.dosrios.table.map.layout import outline
from ribeira.games.dosrios.table.map.rivers import trace
from ribeira.kit.markup import Markup, el
from ribeira.kit.pieces import outline as outline_of
from ribeira.kit.shapes import box, moved, path
from ribeira.kit.view import View


def draw_thumb(seen: Sight, view: View) -> Markup:
    """Land and rivers, and what each seat has built."""
    return el(
        "svg",
        box(0, 0, 120, 68, "dr-rock", 4),
        moved(34, 38.5, *_small_land(seen), scale=0.108),
        *(_small_seat(seat, seen, view) for seat in range(seen.seats)),
        viewBox="0 0 120 68",
        class_="thumb dr-thumb",
        role="img",
        aria_label=view.say(msg("dosrios.board.thumb", round=seen.round)),
    )


def _small_land(seen: Sight) -> Iterator[Markup]:
    kinds, wet = land(seen.terrain), irrigated(seen.pieces)
    for hex_ in HEXES:
        water = "wet" if hex_ in wet else "dry"
        ground = path(points(outline(hex_)), "dr-ground")
        yield el("g", ground, class_=f"is-{NAMES[kinds[hex_]]} is-{water}")
    for layer in ("bank", "river"):
        for river in "VM":
            line = trace(run(seen.pieces, river), river)
            yield path(line, f"dr-thumb-{layer} of-{river}")


def _small_seat(seat: int, seen: Sight, view: View) -> Markup:
    look = look_of(seat, view)
    shape = moved(0, 0, outline_of(look.shape), scale=0.5)
    houses = len(seen.buildings(seat))
    plots = (box(16 + 6 * at, 3.5, 4.6, 5, "dr-thumb-house") for at in range(houses))
    return el(
        "g",
        moved(74, 3 + 16 * seat, shape, *plots),
        class_=f"seat-{look.colour}",
    )
