"""SVG symbols (40 by 40) for the five products."""

from __future__ import annotations

from ribeira.kit.markup import Markup, el, group
from ribeira.kit.shapes import disc as circle
from ribeira.kit.shapes import moved, path


def chestnut() -> Markup:
    """A burr that has opened, and the nut before it."""
    burr = (
        "M26 3L28 8L33 5.5L32.5 11L38 11.5L34.5 16L39 19.5L33.5 21L35 26.5L29.5 25L27 30L23.5 25.5"
        "L18 27.5L18.5 21.5L13.5 19.5L17.5 15.5L15 10.5L20.5 11L21.5 5.5L25 9Z"
    )
    nut = (
        "M14 36C4.5 34 2.5 25 8 19.5C11 16.8 13.5 16.4 15 12.5"
        "C16.8 16.4 20 17 22.5 19.6C28 25.5 25 34.6 14 36Z"
    )
    return group(
        path(burr, "ca-burr ca-inked"),
        circle(26.5, 15.5, 5, "ca-burr-heart"),
        path(nut, "ca-nut ca-inked"),
        path("M4.6 28Q14.5 24 25.3 28Q23 35 14 36Q6.5 35 4.6 28Z", "ca-nut-foot ca-inked"),
        path("M9.6 22.5Q11 20.2 13 19.4", "ca-shine"),
    )


def flax() -> Markup:
    """Three thin stems, blue flowers of five petals, a bud."""
    stems = (
        "M20 38Q19 26 13 15M20 38Q21 24 27 10M20 38Q20 32 31 24"
        "M17.5 28Q14 27 12.5 24M22.5 24Q26 22 27 19"
    )
    return group(
        path(stems, "ca-line ca-stalk"),
        _flower(12, 11, 1),
        _flower(28, 9, 0.95),
        _flower(32, 22.5, 0.72),
        path("M11.6 25.4q-2.6-1.4-1.6-4.4q3 .4 2.9 3.4z", "ca-bud ca-inked"),
    )


def _flower(x: float, y: float, size: float) -> Markup:
    petals = (
        el("ellipse", cx=0, cy=-4.2, rx=3.1, ry=4.2, class_="ca-petal ca-inked", transform=turn)
        for turn in (f"rotate({72 * n})" for n in range(5))
    )
    return moved(x, y, *petals, circle(0, 0, 2, "ca-pollen"), scale=size)


def meat() -> Markup:
    """A ham on its bone."""
    ham = "M12.5 27.5C8 17 14.5 5.5 25 5C34.5 4.8 38 14 33.5 21.5C29.5 28 21 31.5 12.5 27.5Z"
    bone = "M14.5 24L7 31.5A3.2 3.2 0 1 0 4.6 35.6A3.2 3.2 0 1 0 9 34.4L16.5 27Z"
    return group(
        path(bone, "ca-bone ca-inked"),
        path(ham, "ca-ham ca-inked"),
        path(
            "M19 10.5C22.5 6.5 32 7 33 12.5C33.5 17.5 27.5 20.5 23 18.5C19.5 17 17.5 13.5 19 10.5Z",
            "ca-cut ca-inked",
        ),
        el("ellipse", cx=26, cy=13, rx=3.2, ry=2.5, class_="ca-bone ca-inked"),
        path("M14.5 19Q15.5 24 19.5 26", "ca-shine"),
    )


def wheat() -> Markup:
    """Three ears, the middle one tall."""
    return group(
        moved(20, 39, _ear(9), turn=-22),
        moved(20, 39, _ear(9), turn=22),
        moved(20, 39, _ear(3), scale=1.08),
    )


def _ear(foot: float) -> Markup:
    """An ear whose stalk stands on (0, 0)."""
    grains = "".join(
        f"M0 {-13.5 - 4.4 * n}q4.8-.6 4.6-5.6q-4.6.4-4.6 5.6zq-4.8-.6-4.6-5.6q4.6.4 4.6 5.6z"
        for n in range(4)
    )
    return group(
        path(f"M0 0V{-28}", "ca-line ca-straw"),
        path(grains, "ca-grain ca-inked"),
        path("M0-27q3.2-3.2 0-7.6q-3.2 4.4 0 7.6z", "ca-grain ca-inked"),
        path(f"M0 {-foot}q-4.5-1-6-5", "ca-line ca-straw"),
    )


def olive() -> Markup:
    """A twig with narrow leaves and three olives."""
    leaves = (
        "M9 31Q4 24 6 15Q12 21 9 31ZM15 24Q9 15 14 6Q19 15 15 24ZM20 20Q21 9 31 5Q31 16 20 20Z"
        "M24 17Q30 11 38 13Q34 20 24 17ZM12 28Q20 26 26 31Q18 35 12 28Z"
    )
    return group(
        path("M4 38Q10 26 20 20T34 9", "ca-line ca-twig"),
        path(leaves, "ca-leaf ca-inked"),
        *(
            el("ellipse", cx=x, cy=y, rx=4, ry=5.2, class_="ca-olive ca-inked")
            for x, y in ((22, 27.5), (30.5, 25), (32.5, 33))
        ),
        path("M20 25.6q.4-1.6 1.6-2.4M28.6 23q.4-1.6 1.6-2.4M30.6 31q.4-1.6 1.6-2.4", "ca-shine"),
    )


PRODUCTS = {
    "chestnut": chestnut,
    "flax": flax,
    "meat": meat,
    "wheat": wheat,
    "olive": olive,
}
