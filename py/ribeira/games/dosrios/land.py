"""The land itself: 49 hexes with what grows or rises on them, lakes, city, roads and mountains.

Bad at: water that runs and whatever people put on the board.
"""

from __future__ import annotations

from functools import cache

from ribeira.core.drawing import moved, path, text
from ribeira.core.markup import Markup, el, group
from ribeira.games.dosrios.art import points, stamp
from ribeira.games.dosrios.board_map import HEXES, land
from ribeira.games.dosrios.moment import Moment
from ribeira.games.dosrios.plan import HALF, HEIGHT, LEFT, TOP, WIDTH, outline, spot
from ribeira.games.dosrios.water import irrigated

NAMES = {"W": "wheat", "C": "maize", "T": "tobacco", "F": "forest", "H": "hill"}

# where plants stand around the middle, where rivers run and people stand: back to front
FIELD = ((-15, -21), (15, -21), (-28, -5), (28, -5), (-21, 15), (21, 15))
PLANTED: dict[str, tuple[tuple[str, float, float, float], ...]] = {
    "W": tuple(("wheat", x, y, 1) for x, y in FIELD),
    "C": tuple(("maize", x, y, 0.8) for x, y in FIELD),
    "T": tuple(("tobacco", x, y, 0.72) for x, y in FIELD),
    "F": (
        ("pine", -13, -20, 0.8), ("tree", 1, -21, 0.8), ("pine", 15, -19, 0.86),
        ("tree", -26, -4, 0.95), ("pine", 27, -4, 0.95), ("tree", 14, -1, 0.8),
        ("pine", -13, 2, 0.85), ("pine", -20, 18, 0.9), ("tree", 21, 18, 1),
    ),
    "H": (("hill", 0, 4, 1.05),),
}  # fmt: skip


def draw_land(now: Moment) -> Markup:
    wet = irrigated(now.seen.pieces)
    kinds = land(now.seen.terrain)
    return el(
        "g",
        _surroundings(),
        *(_hex(hex_, kinds[hex_], hex_ in wet) for hex_ in HEXES),
        class_="dr-land",
        aria_hidden="true",
    )


@cache
def _hex(hex_: str, kind: str, wet: bool) -> Markup:
    x, y = spot(hex_)
    plants = (stamp(name, px, py, scale) for name, px, py, scale in PLANTED[kind])
    return el(
        "g",
        path(points(outline(hex_)), "dr-ground"),
        path(points(outline(hex_, 37.4)), "dr-rim"),
        moved(x, y, None if wet else stamp("cracks"), *plants),
        text(hex_, x, y - 25, "dr-name"),
        class_=f"is-{NAMES[kind]} is-{'wet' if wet else 'dry'}",
    )


@cache
def _surroundings() -> Markup:
    bottom = TOP + HEIGHT
    return group(
        el("rect", x=LEFT, y=TOP, width=WIDTH, height=HEIGHT, class_="dr-rock"),
        _mountains(),
        path(f"M{LEFT} 130H-20V{bottom}H{LEFT}ZM20 130H268V{bottom}H20Z", "dr-lake"),
        *(path(_waves(x, y), "dr-wave") for x, y in WAVES),
        _road(-1),
        _road(1),
        _city(),
    )


WAVES = ((-240, 158), (-214, 186), (-160, 200), (-236, 212), (-120, 218), (-178, 226), (-70, 226),
         (206, 158), (176, 186), (124, 200), (202, 212), (84, 218), (144, 226), (40, 226))


def _waves(x: float, y: float) -> str:
    return f"M{x} {y}q4 -3 8 0t8 0t8 0"


def _mountains() -> Markup:
    peaks = ((-250, -250, 60), (-258, -190, 44), (-205, -318, 52), (-60, -300, 62), (-20, -318, 74),
             (48, -298, 60), (180, -330, 40), (252, -250, 60), (258, -190, 44), (208, -318, 52), (-170, -330, 40))
    return group(*(_peak(*peak) for peak in sorted(peaks, key=lambda peak: peak[1])))


def _peak(x: float, y: float, size: float) -> Markup:
    s = size / 60
    return moved(
        x, y,
        path("M-34 26L-8 -26L0 -36L10 -22L34 26Z", "dr-peak"),
        path("M0 -36L10 -22L34 26H8L2 0L6 -12Z", "dr-peak-shade"),
        path("M-9 -24L0 -36L10 -22L5 -18L1 -24L-4 -17Z", "dr-snow"),
        scale=round(s, 2),
    )  # fmt: skip


def _road(side: int) -> Markup:
    """A trail beside three hexes, and the causeway to the city."""
    x = 245 * side
    line = f"M{x} {-3 * HALF + 6:.0f}V{HALF + 4:.0f}"
    far = f"M{x} {HALF:.0f}C{x} 120 {258 * side} 150 {256 * side} 190C{254 * side} 232 {200 * side} 233 {30 * side} 233"
    return group(
        path(far, "dr-causeway-edge"),
        path(far, "dr-causeway"),
        path(line, "dr-road-edge"),
        path(line, "dr-road"),
        path(line, "dr-ruts"),
    )


def _city() -> Markup:
    x, y = spot("CITY")
    houses = ((-24, 8, 14), (-9, 12, 12), (12, 12, 13), (25, 8, 12))
    return moved(
        x, y,
        path("M-40 0L-20 -34.6H20L40 0L22 34H-22Z", "dr-square"),
        path("M-6 10V-20L0 -30L6 -20V10Z", "dr-wall"),
        path("M-8 -19L0 -31L8 -19Z", "dr-tile-roof"),
        path("M0 -31v-5M-2 -34h4M-2 -12v4M2 -12v4", "dr-thin"),
        *(group(path(f"M{hx - w / 2} {hy - 8}h{w}v14h-{w}Z", "dr-wall"),
                path(f"M{hx - w / 2 - 2} {hy - 8}l{w / 2 + 2} -8l{w / 2 + 2} 8Z", "dr-tile-roof"),
                path(f"M{hx - 2} {hy - 3}v5M{hx + 2} {hy - 3}v5", "dr-thin")) for hx, hy, w in houses),
    )  # fmt: skip
