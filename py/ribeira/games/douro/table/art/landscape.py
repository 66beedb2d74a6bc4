"""The printed board under the cards: the Douro from the terraces, right, down to the Ribeira, left.

Several drawings lie over one another, each held to its own edge, so that the board may be wide or
narrow and nothing is stretched that would show it.
"""

from __future__ import annotations

from functools import cache

from ribeira.kit.markup import Child, Markup, el, group
from ribeira.kit.shapes import box, disc, moved, path


@cache
def landscape(name: str | None = None) -> Markup:
    """`name` is its id where it is the board's; it may be seen a second time on the same page."""
    return el(
        "div",
        _held("sky", "xMidYMid slice", 600, 150, *_sky()),
        _held("hills", "none", 400, 100, *_hills()),
        _held("terraces", "xMaxYMax meet", 330, 120, *_terraces()),
        _held("town", "xMinYMax meet", 330, 120, *_town()),
        _held("stream", "xMidYMin slice", 600, 180, *_stream()),
        id=name,
        class_="landscape",
        aria_hidden="true",
    )


def _held(name: str, anchor: str, width: int, height: int, *children: Child) -> Markup:
    """A drawing held to one edge of the board."""
    return el(
        "svg",
        *children,
        viewBox=f"0 0 {width} {height}",
        preserveAspectRatio=anchor,
        class_=f"scene {name}",
    )


def _sky() -> tuple[Markup, ...]:
    """A low sun or moon, and the ruled lines of an engraver's sky."""
    ruled = "".join(f"M{-10 + 37 * (i % 3)} {5 + 5.5 * i}H{620 - 53 * (i % 4)}" for i in range(17))
    return (
        path(ruled, "scene-ruled"),
        disc(340, 66, 34, "scene-glow"),
        disc(340, 66, 22, "scene-sun"),
    )


def _hills() -> tuple[Markup, ...]:
    return (
        path("M0 60Q40 38 90 52T190 42T290 50T400 34V100H0Z", "scene-far"),
        path("M0 78Q60 58 120 72T240 64T340 70T400 60V100H0Z", "scene-mid"),
    )


def _terraces() -> tuple[Markup, ...]:
    """Walls and vines along the slope, a white house and cypresses."""
    rows = (
        f"M{62 + 15 * i} {114 - 9 * i}Q{150 + 12 * i} {100 - 12 * i} 330 {88 - 13 * i}"
        for i in range(7)
    )
    house = group(
        box(232, 36, 24, 15, "scene-wall"),
        path("M228 37L244 26L260 37Z", "scene-roof"),
        path("M237 51v-7h5v7", "scene-door"),
        path("M248 41v4", "scene-window"),
    )
    cypresses = (
        "M268 52q-5-15 0-28q5 13 0 28zM277 50q-4-12 0-21q4 9 0 21zM222 54q-4-11 0-20q4 9 0 20z"
    )
    return (
        path("M34 120Q90 98 130 72T230 26T330 8V120Z", "scene-near"),
        *(path(d, "scene-vines") for d in rows),
        path("M96 104Q180 92 330 62M150 80Q220 60 330 38", "scene-terrace"),
        path(cypresses, "scene-tree"),
        house,
    )


def _town() -> tuple[Markup, ...]:
    """The houses of the Ribeira, a tower, and the suspension bridge of those years."""
    houses = ((-6, 60, 28), (20, 74, 22), (41, 54, 24), (64, 68, 22), (85, 80, 24))
    return (
        group(
            path("M57 56V20l7.5-11l7.5 11v36z", "scene-wall"),
            path("M55 28h19M55 40h19", "scene-ink"),
            path("M64.5 31v5M64.5 9V3M62.5 5h4", "scene-ink"),
        ),
        *(_house(*house) for house in houses),
        path("M118 120V52q5-5 10 0v68M262 120V58q5-5 10 0v62", "scene-wall"),
        path("M100 74L123 53Q195 124 267 59L296 84", "scene-cable"),
        path("".join(f"M{x} {y}V98" for x, y in _hangers()), "scene-hanger"),
        path("M96 98H318M96 102H318", "scene-ink"),
    )


def _hangers() -> tuple[tuple[int, float], ...]:
    """Where the ropes of the bridge hang from its cable."""
    return tuple((x, 89.5 - ((x - 195) / 72) ** 2 * 33.5) for x in range(133, 262, 8))


def _house(x: int, y: int, width: int) -> Markup:
    windows = "".join(
        f"M{x + 6 + 8 * column} {y + 7 + 12 * row}v5.5"
        for row in range((116 - y) // 12)
        for column in range((width - 4) // 8)
    )
    roof = f"M{x - 1.5} {y + 1}L{x + width / 2} {y - 8}L{x + width + 1.5} {y + 1}Z"
    return group(
        box(x, y, width, 122 - y, "scene-wall"),
        path(roof, "scene-roof"),
        path(windows, "scene-window"),
    )


def _stream() -> tuple[Markup, ...]:
    """Water, cut in broken lines."""
    row = "q9-3.5 18 0" + "t18 0" * 34
    lines = (
        path(f"M{-20 - 17 * (i % 4)} {8 + 11 * i}{row}", f"scene-wave of-{i % 3}")
        for i in range(16)
    )
    return (
        *lines,
        *(moved(x, y, path("M0 0q5-3 10 0M3 4q4-2.5 8 0", "scene-glint")) for x, y in GLINTS),
    )


GLINTS = ((330, 14), (352, 30), (318, 44), (345, 60))
