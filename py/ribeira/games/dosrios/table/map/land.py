"""The land: 49 hexes with what grows or rises on them, lakes, city, roads and mountains."""

from __future__ import annotations

from functools import cache

from ribeira.games.dosrios.board_map import HEXES, land
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.rules.water import irrigated
from ribeira.games.dosrios.table.art.printing import points, stamp
from ribeira.games.dosrios.table.map.layout import HALF, outline, spot
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.shapes import moved, path, text

NAMES = {"W": "wheat", "C": "maize", "T": "tobacco", "F": "forest", "H": "hill"}


def draw_land(seen: Sight) -> Markup:
    wet = irrigated(seen.pieces)
    kinds = land(seen.terrain)
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
    return el(
        "g",
        path(points(outline(hex_)), "dr-ground"),
        path(points(outline(hex_, 37.4)), "dr-rim"),
        None if wet else stamp("cracks", x, y),
        stamp(f"land-{kind}", x, y),
        class_=f"is-{NAMES[kind]} is-{'wet' if wet else 'dry'}",
    )


@cache
def draw_names() -> Markup:
    """Each hex's name, in the corner that no river crosses."""
    names = (
        text(hex_, x - 19, y - 21, "dr-name")
        for hex_, (x, y) in zip(HEXES, map(spot, HEXES), strict=True)
    )
    return el("g", *names, class_="dr-names", aria_hidden="true")


@cache
def _surroundings() -> Markup:
    return group(
        _beyond(),
        _mountains(),
        path(f"M{-FAR} 130H-20V{FAR}H{-FAR}ZM20 130H{FAR}V{FAR}H20Z", "dr-lake"),
        path(f"M{-FAR} 262H{FAR}V{FAR}H{-FAR}Z", "dr-lake is-deep"),
        *(path(_waves(x, y), "dr-wave") for x, y in WAVES),
        _road(-1),
        _road(1),
        _city(),
    )


FAR = 1400
"""How far the ground goes on beyond the board, so that no window shows its end."""


def _beyond() -> Markup:
    """Rock, and on it mountains without end: a pattern, so that they cost nothing."""
    peaks = ((22, 36, 48), (86, 56, 58), (34, 84, 56), (108, 84, 40), (150, 36, 48), (-42, 56, 58))
    drawn = (_peak(*peak) for peak in sorted(peaks, key=lambda peak: peak[1]))
    pattern = el(
        "pattern",
        *drawn,
        id="dosrios-peaks",
        width=128,
        height=112,
        patternUnits="userSpaceOnUse",
        patternTransform="translate(-300 -420)",
    )
    high = 14 * 112  # whole rows, so that no peak is cut
    return group(
        el("defs", pattern),
        el("rect", x=-FAR, y=-FAR, width=2 * FAR, height=FAR + 130, class_="dr-rock"),
        el("rect", x=-FAR, y=28 - high, width=2 * FAR, height=high, fill="url(#dosrios-peaks)"),
    )


WAVES = (
    (-330, 168),
    (-380, 204),
    (-300, 236),
    (300, 168),
    (352, 208),
    (290, 240),
    (-150, 284),
    (60, 292),
    (190, 276),
    (-260, 300),
    (-240, 158),
    (-214, 186),
    (-160, 200),
    (-236, 212),
    (-120, 218),
    (-178, 226),
    (-70, 226),
    (206, 158),
    (176, 186),
    (124, 200),
    (202, 212),
    (84, 218),
    (144, 226),
    (40, 226),
)


def _waves(x: float, y: float) -> str:
    return f"M{x} {y}q4 -3 8 0t8 0t8 0"


def _mountains() -> Markup:
    west = (
        (-215, -322, 50),
        (-252, -296, 62),
        (-228, -262, 50),
        (-256, -222, 56),
        (-244, -176, 42),
    )
    north = ((-62, -300, 60), (-92, -328, 44), (-20, -318, 74), (48, -302, 60), (90, -330, 46))
    peaks = (*west, *north, *((-x, y, size) for x, y, size in west))
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
    line = f"M{x} {-3.3 * HALF:.0f}V{1.3 * HALF:.0f}"
    shore, bridge = 256 * side, 52 * side
    along = f"C{x} 120 {shore} 150 {shore} 190C{shore} 244 {200 * side} 247 {bridge} 247"
    far = f"M{x} {1.3 * HALF:.0f}{along}"
    return group(
        path(far, "dr-causeway-edge"),
        path(far, "dr-causeway"),
        path(line, "dr-road-edge"),
        path(line, "dr-road"),
        path(line, "dr-ruts"),
        stamp("wagon", x, round(-2.6 * HALF), 0.9),
    )


def _city() -> Markup:
    """Church and houses behind the square where the figures wait."""
    x, y = spot("CITY")
    houses = ((-24, 2, 15), (-10, -4, 12), (13, -3, 12), (26, 2, 14))
    return moved(
        x,
        y,
        path("M-40 0L-20 -34.6H20L40 0L62 48H-62Z", "dr-square"),
        path("M-52 26H52M-57 38H57M-44 12H44M-20 12L-28 48M20 12L28 48M0 12V48", "dr-paving"),
        path("M-6 8V-18L0 -26L6 -18V8Z", "dr-wall"),
        path("M-8 -17L0 -29L8 -17Z", "dr-tile-roof"),
        path("M0 -28v-5M-2 -31h4M-2 -11v4M2 -11v4M-2 8V2h4v6", "dr-thin"),
        *(_town_house(*house) for house in houses),
    )


def _town_house(x: float, y: float, width: float) -> Markup:
    half = width / 2
    return group(
        path(f"M{x - half} {y - 8}h{width}v14h-{width}Z", "dr-wall"),
        path(f"M{x - half - 2} {y - 8}l{half + 2} -8l{half + 2} 8Z", "dr-tile-roof"),
        path(f"M{x - 2.5} {y - 3}v4M{x + 2.5} {y - 3}v4", "dr-thin"),
    )
