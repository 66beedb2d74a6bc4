"""Wooden pieces and small signs: workers, discs, cylinders, coins.

Seats differ in shape and colour. Every piece is drawn about (0, 0).
"""

from __future__ import annotations

from ribeira.kit.markup import Markup, el, group
from ribeira.kit.pieces import OUTLINES
from ribeira.kit.shapes import box, moved, path, text
from ribeira.kit.shapes import disc as circle
from ribeira.kit.view import Look

WORKER = (
    "M0-10.6a4.2 4.2 0 0 1 4.2 4.2q0 1.7-1.1 2.9Q9-2.6 10.3 1q.6 2.3-1.5 2.7L5.2 3.2L7.8 9"
    "q.6 1.8-1.3 1.8H2.1L0 7.2l-2.1 3.6h-4.4q-1.9 0-1.3-1.8l2.6-5.8l-3.6.5q-2.1-.4-1.5-2.7"
    "Q-9-2.6-3.1-3.5q-1.1-1.2-1.1-2.9A4.2 4.2 0 0 1 0-10.6Z"
)


def worker(look: Look) -> Markup:
    """24 high, its seat's mark on its chest."""
    return _of(look, path(WORKER, "ca-wood"), _mark(look, 0, 1.6, 0.32))


def disc(look: Look) -> Markup:
    """A flat disc of radius 11."""
    return _of(
        look,
        circle(0, 1.6, 11, "ca-wood-side"),
        circle(0, 0, 11, "ca-wood"),
        _mark(look, 0, 0, 0.52),
    )


def cylinder(look: Look) -> Markup:
    """A tall cylinder on a space, 18 wide and 28 high; its foot is at (0, 0)."""
    return _of(
        look,
        path("M-9-20V0A9 4.4 0 0 0 9 0V-20Z", "ca-wood-side"),
        el("ellipse", cx=0, cy=-20, rx=9, ry=4.8, class_="ca-wood"),
        _mark(look, 0, -7.4, 0.4),
    )


def pawn(look: Look) -> Markup:
    """A cylinder seen from above, on the religion track: the bare shape of its seat, 20 wide."""
    shape = el("path", d=OUTLINES[look.shape], class_="ca-wood", transform="translate(-12 -12)")
    return _of(look, shape)


def _of(look: Look, *children: Markup) -> Markup:
    return el("g", *children, class_=f"ca-token seat-{look.colour}")


def _mark(look: Look, x: float, y: float, size: float) -> Markup:
    """The shape of the seat, cut into the wood."""
    at = f"translate({round(x - 12 * size, 2)} {round(y - 12 * size, 2)}) scale({size})"
    return el("path", d=OUTLINES[look.shape], class_="ca-mark", transform=at)


def mealha() -> Markup:
    """40 by 40, as all signs below."""
    return group(
        circle(20, 20, 15, "ca-copper ca-inked"),
        circle(20, 20, 11.4, "ca-rim"),
        path("M20 11V29M14 16.5H26M16 23.5H24", "ca-line"),
    )


def gold() -> Markup:
    return group(
        circle(20, 20, 17, "ca-coin ca-inked"),
        circle(20, 20, 13, "ca-rim"),
        path("M11 27V16h3.4v3h3.4v-3h4.4v3h3.4v-3H29V27Z", "ca-nut ca-inked"),
    )


def candle() -> Markup:
    """Religion."""
    return group(
        path("M9 36.5V33H31V36.5Z", "ca-granite ca-inked"),
        path("M15.5 33V17H24.5V33Z", "ca-lime ca-inked"),
        path("M20 17V13.5M20 14q-5-4 0-12q5 8 0 12z", "ca-flame ca-inked"),
        path("M20 21V29M17.4 23.6H22.6", "ca-line"),
    )


def advance() -> Markup:
    """A cylinder that goes one space on."""
    return group(
        path("M4 15V31A7 3.6 0 0 0 18 31V15Z", "ca-granite ca-inked"),
        el("ellipse", cx=11, cy=15, rx=7, ry=3.8, class_="ca-whitestone ca-inked"),
        path("M20 19.5H28V13L38.5 23L28 33V26.5H20Z", "ca-bar ca-inked"),
    )


def explore() -> Markup:
    """One more tile for the trail."""
    return group(
        box(2.5, 17, 29, 15, "ca-lime ca-inked", 2),
        path("M9.75 17V32M17 17V32M24.25 17V32", "ca-line ca-thin"),
        path("M27 3H32V9.5H38.5V14.5H32V21H27V14.5H20.5V9.5H27Z", "ca-bar ca-inked"),
    )


def castle_sign() -> Markup:
    """A castle as a contract counts it."""
    return group(
        path(
            "M5 37V17H3V10.5H7V13.5H10V10.5H14V17H12V21H14V5H13V1.5H17V4H18.5V1.5H21.5V4H23"
            "V1.5H27V5H26V21H28V17H26V10.5H30V13.5H33V10.5H37V17H35V37Z",
            "ca-wall ca-inked",
        ),
        path("M16 37V29A4 4 0 0 1 24 29V37Z", "ca-dark ca-inked"),
        path("M20 9V14", "ca-line"),
    )


def tile_sign() -> Markup:
    """A terrain tile from behind."""
    return group(
        box(5, 5, 30, 30, "ca-back ca-inked", 3),
        path("M20 5V35M5 20H35", "ca-line ca-straw"),
    )


def rivals_tile() -> Markup:
    """A tile of the silent rival."""
    return group(tile_sign(), path("M13 20a7 7 0 0 1 14 0v9h-14z", "ca-side ca-inked"))


def person() -> Markup:
    return moved(20, 21, path(WORKER, "ca-plain ca-inked"), scale=1.5)


def chip() -> Markup:
    return group(circle(20, 21.5, 14, "ca-side ca-inked"), circle(20, 19, 14, "ca-plain ca-inked"))


def laurel() -> Markup:
    """Points."""
    leaves = "q-7-1-9-8q7 0 9 8z"
    return group(
        path(f"M18 35{leaves}M15 27{leaves}M14 19q-6-3-6-10q6 3 6 10z", "ca-laurel ca-inked"),
        path(
            "M22 35q7-1 9-8q-7 0-9 8zM25 27q7-1 9-8q-7 0-9 8zM26 19q6-3 6-10q-6 3-6 10z",
            "ca-laurel ca-inked",
        ),
    )


def scroll() -> Markup:
    """A contract, sealed."""
    return group(
        path("M9 4H31V33Q31 37 27 37H9Z", "ca-lime ca-inked"),
        path("M13 11H27M13 17H27M13 23H20", "ca-line ca-thin"),
        circle(25, 28, 5.4, "ca-bar ca-inked"),
    )


SIGNS = {
    "contract": scroll,
    "mealha": mealha,
    "gold": gold,
    "religion": candle,
    "advance": advance,
    "explore": explore,
    "castle": castle_sign,
    "tile": tile_sign,
    "rival": rivals_tile,
    "worker": person,
    "disc": chip,
    "points": laurel,
}


def number(value: int | str, x: float, y: float, kind: str) -> Markup:
    return text(value, x, y, f"ca-number {kind}")
