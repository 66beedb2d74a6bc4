"""The printed board under the cards: the Douro from the terraces, right, down to the Ribeira, left.

Four drawings lie over one another, each held to its own edge, so that the board may be wide or narrow
and nothing is stretched that would show it. Bad at: moving; it is paper.
"""

from __future__ import annotations

from functools import cache

from ribeira.core.markup import Child, Markup, el, group
from ribeira.games.douro.art import box, disc, path


def _held(anchor: str, width: int, height: int, *children: Child) -> Markup:
    """A drawing held to one edge of the board, as tall as the sky."""
    return el(
        "svg",
        *children,
        viewBox=f"0 0 {width} {height}",
        preserveAspectRatio=anchor,
        class_=f"scene {anchor}",
        aria_hidden="true",
    )


@cache
def landscape() -> Markup:
    return el(
        "div",
        _held("none", 400, 100, *_hills()),
        _held("xMidYMid slice", 600, 180, *_water()),
        _held("xMaxYMax meet", 330, 120, *_terraces()),
        _held("xMinYMax meet", 330, 120, *_town()),
        id="douro-landscape",
        class_="landscape",
        aria_hidden="true",
    )


def _hills() -> tuple[Markup, ...]:
    return (
        path("M0 62Q40 40 90 54T190 44T290 52T400 36V100H0Z", "scene-far"),
        path("M0 78Q60 58 120 72T240 64T340 70T400 60V100H0Z", "scene-mid"),
    )


def _water() -> tuple[Markup, ...]:
    row = "q10-4 20 0" + "t20 0" * 30
    lines = (path(f"M{-20 - 13 * (i % 3)} {12 + 15 * i}{row}", "scene-wave") for i in range(12))
    return tuple(lines)


def _terraces() -> tuple[Markup, ...]:
    """Walls and vines along the slope, a white house and a cypress."""
    slope = "M40 120Q90 96 130 70T230 26T330 8V120Z"
    rows = (
        f"M{70 + 14 * i} {112 - 8 * i}Q{150 + 10 * i} {96 - 11 * i} {330} {84 - 12 * i}"
        for i in range(6)
    )
    vines = group(*(path(d, "scene-vines") for d in rows))
    house = group(
        box(236, 40, 22, 14, "scene-wall"),
        path("M233 41L247 31L261 41Z", "scene-roof"),
        path("M241 54v-7h4v7M250 45h4", "scene-ink"),
        path("M268 54q-5-14 0-26q5 12 0 26z", "scene-tree"),
        path("M276 52q-3-10 0-19q3 9 0 19z", "scene-tree"),
    )
    return (path(slope, "scene-near"), vines, house)


def _town() -> tuple[Markup, ...]:
    """The houses of the Ribeira, a tower, and the suspension bridge of those years."""
    houses = (
        (0, 58, 26, 62),
        (24, 70, 20, 50),
        (42, 50, 24, 70),
        (64, 66, 22, 54),
        (84, 76, 24, 44),
    )
    return (
        path("M60 50V14l5-9l5 9v36z", "scene-wall"),
        path("M58 22h14M58 34h14M65 26v5", "scene-ink"),
        disc(65, 3, 1.5, "scene-dot"),
        *(_house(*house) for house in houses),
        path("M112 120V52h9v68M270 120V60h8v60", "scene-wall"),
        path("M104 66L116 52Q196 122 274 60L300 82", "scene-cable"),
        path("M90 97H318M90 101H318", "scene-ink"),
        path("".join(f"M{x} {y}V97" for x, y in _hangers()), "scene-hanger"),
    )


def _hangers() -> tuple[tuple[int, float], ...]:
    """Where the ropes of the bridge hang from its cable."""
    return tuple((x, 91 - ((x - 195) / 79) ** 2 * 36) for x in range(128, 270, 10))


def _house(x: int, y: int, width: int, height: int) -> Markup:
    windows = "".join(
        f"M{x + 5 + 8 * column} {y + 8 + 11 * row}v5"
        for row in range(height // 14)
        for column in range(width // 9)
    )
    roof = f"M{x - 1.5} {y + 1}L{x + width / 2} {y - 8}L{x + width + 1.5} {y + 1}Z"
    return group(
        box(x, y, width, height, "scene-wall"),
        path(roof, "scene-roof"),
        path(windows, "scene-window"),
    )
