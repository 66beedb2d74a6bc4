"""A terrain tile: four quarters in their grounds, and the paths that cross between them.

Pictures stand upright however the tile lies. Drawn on 100 by 100.
"""

from __future__ import annotations

from functools import cache

from ribeira.games.castelos.material import BONUS, SHOWN
from ribeira.games.castelos.table.art.printing import stamp
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.shapes import box, path
from ribeira.kit.shapes import disc as circle

SIZE = 100
CENTRES = ((24, 24), (76, 24), (76, 76), (24, 76))
"""The middle of each quarter, NW, NE, SE, SW: a little away from the paths."""
WAYS = "M50 0C45 16 55 32 50 50C45 68 55 84 50 100M0 50C16 55 32 45 50 50C68 55 84 45 100 50"


@cache
def draw_tile(tile: str, rotation: int) -> Markup:
    shown = SHOWN[tile][rotation]
    rock = shown.index("rock") if tile in BONUS else -1
    return group(
        *(_quarter(terrain, k) for k, terrain in enumerate(shown)),
        stamp("ways", 0, 0, SIZE, SIZE),
        _bonus(BONUS[tile], rock) if rock >= 0 else None,
        box(0.5, 0.5, 99, 99, "ca-tile-edge", 3),
    )


def _quarter(terrain: str, k: int) -> Markup:
    x, y = CENTRES[k]
    left, top = 50 * (k in (1, 2)), 50 * (k in (2, 3))
    return group(
        stamp(f"ground-{terrain}", left, top, 50, 50), stamp(terrain, x - 18, y - 18, 36, 36)
    )


def _bonus(bonus: str, k: int) -> Markup:
    """What the rock brings whoever lays it, on a medal at the crossroads (C-7)."""
    x, y = ((41, 41), (59, 41), (59, 59), (41, 59))[k]
    return group(circle(x, y, 8.6, "ca-medal"), stamp(bonus, x - 6.2, y - 6.2, 12.4, 12.4))


@cache
def ways() -> Markup:
    """Paths that go on across every side, and the crossroads."""
    return group(
        path(WAYS, "ca-way-edge"),
        circle(50, 50, 7.6, "ca-plaza-edge"),
        path(WAYS, "ca-way"),
        circle(50, 50, 6.6, "ca-plaza"),
        path(WAYS, "ca-way-stones"),
    )


def tile_picture(tile: str, rotation: int = 0, kind: str = "") -> Markup:
    """A tile as a drawing of its own."""
    return el(
        "svg",
        draw_tile(tile, rotation),
        viewBox=f"0 0 {SIZE} {SIZE}",
        class_=f"printed ct-tile {kind}".strip(),
        aria_hidden="true",
    )
