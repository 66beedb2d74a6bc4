"""The things in Douro's pictures: barrels, boats, water, fog, the louse, and two patterns."""

from __future__ import annotations

from ribeira.games.douro.table.art.printing import pattern
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.shapes import box, disc, path


def barrel() -> Markup:
    """A barrel standing, 24 by 24."""
    return group(
        path("M6.5 2.5h11c3 6 3 13 0 19h-11c-3-6-3-13 0-19z", "fill-wood inked"),
        path("M9.6 2.8c-1.4 6-1.4 12.4 0 18.4M14.4 2.8c1.4 6 1.4 12.4 0 18.4", "line fine"),
        path("M5 7.2q7 2 14 0M5 16.8q7 2 14 0", "line hoop"),
    )


def barrel_end() -> Markup:
    """A barrel lying, seen from its end, 24 by 24."""
    return group(
        disc(12, 12, 10.5, "fill-wood inked"),
        disc(12, 12, 7.2, "fill-stave"),
        path("M9 5.6v12.8M15 5.6v12.8M12 4.8v14.4", "line fine"),
    )


def token() -> Markup:
    """A score barrel turned away: nobody sees what it is worth, 24 by 24."""
    return group(
        path("M6.5 2.5h11c3 6 3 13 0 19h-11c-3-6-3-13 0-19z", "fill-token inked"),
        path("M5 7.2q7 2 14 0M5 16.8q7 2 14 0", "line pale"),
    )


def fan() -> Markup:
    """A hand of cards, 24 by 24."""
    return group(
        *(
            el("rect", x=7.5, y=3, width=9, height=14, rx=1.5, class_="fan-card", transform=turn)
            for turn in ("rotate(-24 12 24)", "rotate(0 12 24)", "rotate(24 12 24)")
        )
    )


def tile() -> Markup:
    """An azulejo to be laid side by side, as a pattern."""
    corners = (
        "M0 1.6A1.6 1.6 0 0 0 1.6 0H0Z",
        "M8 1.6A1.6 1.6 0 0 1 6.4 0H8Z",
        "M0 6.4A1.6 1.6 0 0 1 1.6 8H0Z",
        "M8 6.4A1.6 1.6 0 0 0 6.4 8H8Z",
    )
    return pattern(
        "tile",
        8,
        box(0, 0, 8, 8, "tile-ground"),
        path("M4 0.6L7.4 4L4 7.4L0.6 4Z", "tile-figure"),
        *(path(corner, "tile-figure") for corner in corners),
        path("M4 2.6L5.4 4L4 5.4L2.6 4Z", "tile-ground"),
    )


def lattice() -> Markup:
    """The weave on the backs of the barrel cards, as a pattern."""
    return pattern(
        "lattice", 7, path("M0 0L7 7M7 0L0 7", "weave"), disc(3.5, 3.5, 0.8, "weave-knot")
    )


def shore() -> Markup:
    """Sun and terraces behind a turned boat, 60 by 88."""
    return group(
        disc(49, 13, 5.5, "shore-sun"),
        path("M0 62Q14 44 30 52T60 40V75H0Z", "shore-hill"),
        path("M0 66q16-14 32-9T60 46M0 71q16-12 32-9T60 52M2 58q10-8 18-7", "shore-vines"),
        path("M0 74H60V86a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2Z", "shore-water"),
    )


def louse() -> Markup:
    """The phylloxera: a small fat louse that means no harm, 24 by 24."""
    legs = "M8 11L3.5 8.5M7.4 14H2.5M8 17l-4 3M16 11l4.5-2.5M16.6 14h4.9M16 17l4 3"
    return group(
        path(legs, "line"),
        path("M10 6.5Q8.5 3 6 2.5M14 6.5Q15.5 3 18 2.5", "line"),
        path("M12 5.5c5 0 6 5 6 9s-2.6 7.5-6 7.5s-6-3.5-6-7.5s1-9 6-9z", "fill-louse inked"),
        path("M7 13.2q5 2 10 0M7.2 17q4.8 2 9.6 0", "line fine"),
        disc(9.8, 9.2, 1.1, "fill-ink"),
        disc(14.2, 9.2, 1.1, "fill-ink"),
        path("M10.4 11.2q1.6 1 3.2 0", "line fine"),
    )


def withered_leaf() -> Markup:
    """A vine leaf that has seen the louse, 48 by 48."""
    leaf = (
        "M24 44C22 38 18 40 14 38C15 34 10 33 6 29C11 27 9 22 5 17C11 18 15 17 16 13"
        "C18 8 20 7 23 3C26 8 29 8 31 13C33 17 38 17 43 16C40 21 38 26 43 29C38 32 34 33 35 38"
        "C30 39 27 39 24 44Z"
    )
    veins = "M24 46V14M24 34L12 29M24 34L36 29M24 27L12 20M24 27L36 20"
    return group(
        path(leaf, "fill-withered inked"),
        path(veins, "line fine"),
        path("M15 24q2-3 4 0t-4 0zM31 33q2-2 3 0t-3 0zM28 15q2-2 3 0t-3 0z", "fill-hole"),
    )


def heart_basket() -> Markup:
    """The charity: a basket with grapes and a heart, 48 by 48."""
    grapes = [(17, 24), (22, 22), (27, 23), (32, 24), (19.5, 27), (24.5, 26.5), (29.5, 27)]
    return group(
        path("M11 29Q24 2 37 29", "line thick"),
        *(disc(x, y, 3.4, "fill-grape inked") for x, y in grapes),
        path("M7 28h34l-4 15H11z", "fill-straw inked"),
        path("M8.5 33h31M10 38h28M15 28l2 15M24 28v15M33 28l-2 15", "line fine"),
        path(
            "M24 41c-8-5-8-11-4-11c2.4 0 3.4 1.6 4 3c.6-1.4 1.6-3 4-3c4 0 4 6-4 11z", "fill-heart"
        ),
    )


def hull() -> Markup:
    """The hull of a rabelo with its stern stage and steering oar, on a card of 70 by 98."""
    side = (
        "M6 64.5C10 69.5 14 77.5 22 79.5H49C56 78.5 61.5 73 65 62.5L61.8 61.6C58.4 67 54 69.4 48 70"
        "L22 70.4C15 70 10 67.4 6 64.5Z"
    )
    return group(
        path("M50.5 70V55M59 67V53.5M46.5 56.5L63 53.5", "line thick"),
        path("M52.5 51L64.6 81.5L67.2 84L66.6 80.4Z", "fill-wood inked"),
        path(side, "fill-hull inked"),
        path("M12 70.8C16 74.6 20 75.6 26 75.8H47C54 75.4 58.4 72 61.4 67.6", "line pale"),
    )


def rig() -> Markup:
    """Mast, pennant and square sail, on a card of 70 by 98."""
    sail = "M16 20.5Q34 15 52 20.5Q57.5 37 54 54.5Q34 60 14 54.5Q10.5 37 16 20.5Z"
    return group(
        path("M34 8V72", "line mast"),
        path("M34.6 8.4L46 10.6L34.6 13.4Z", "fill-wine"),
        path("M14 55L9.6 65.4M54 55L56.5 60", "line fine"),
        path(sail, "fill-sail inked"),
        path("M14 21.4Q34 15.2 54 21.4", "line thick"),
        path("M22 19.6Q17.6 37 21 56.4M46 19.6Q50.4 37 47 56.4", "line seam"),
    )


def skiff() -> Markup:
    """A rabelo from afar, 28 by 29."""
    return group(
        path("M2 14L26 24C22 29 10 27 2 14Z", "fill-hull inked"),
        path("M15 20L22 3", "line thick"),
        path("M21.4 4L12 4.5Q11 12 13 17L18 18.5Q20 10 21.4 4Z", "fill-sail inked"),
    )


def ripples() -> Markup:
    """The river at the foot of a card of 70 by 98."""
    row = "q3.75-2.6 7.5 0t7.5 0t7.5 0t7.5 0t7.5 0t7.5 0t7.5 0t7.5 0"
    return path(f"M5 82{row}M5 86{row}M5 90{row}", "line wave")


def mist() -> Markup:
    """Banks of fog, and in them the shadow of a boat, on a card of 70 by 98."""
    far = "M5 46c4-9 14-10 18-3c5-9 17-8 20 0c6-7 17-5 22 3V93H5Z"
    near = "M5 66c6-9 17-8 21-1c5-7 15-7 19-1c6-6 15-5 20 1V93H5Z"
    nearest = "M5 82c7-7 16-6 20-1c6-6 16-5 20 0c6-5 14-4 20 0V93H5Z"
    wisps = "M12 16H38M46 16H57M30 24H60M10 32H26M34 32H48"
    return group(
        path("M21 30Q36 25 51 30Q55 42 52 56Q36 60 20 56Q17 42 21 30Z", "fill-ghost"),
        path("M36 18V66", "line ghost"),
        path(far, "fill-fog-far bank"),
        path("M14 62Q20 76 31 76H49Q58 72 62 60", "line ghost"),
        path(near, "fill-fog bank"),
        path(nearest, "fill-fog-near bank"),
        path(wisps, "line wisp"),
        path(
            _curl(14, 57) + _curl(34, 55) + _curl(24, 75) + _curl(47, 74) + _curl(37, 88),
            "line curl",
        ),
    )


def _curl(x: float, y: float) -> str:
    """A scroll of mist, as engravers cut it."""
    return f"M{x - 7} {y + 3}h8a3.6 3.6 0 1 0-3.6-3.6a1.9 1.9 0 1 0 2.4-1.6"
