"""Plants, trees, hills, dry ground and a river, drawn around 0, 0.

Whether they are wet or dry, the style sheet shows by colour.
"""

from __future__ import annotations

from ribeira.games.dosrios.table.art.printing import stamp
from ribeira.kit.markup import Markup, group
from ribeira.kit.shapes import moved, path


def wheat() -> Markup:
    """Three ears on their stalks, 14 by 22."""
    grains = "".join(
        f"q{2.6 * side} -1.4 {1.6 * side} -4.4q{-2.2 * side} 1.2 {-1.6 * side} 4.4"
        for side in (-1, 1)
    )
    ear = path(
        "M0 11V-3" + "".join(f"M0 {y}{grains}" for y in (1, -2.4, -5.8)) + "M0 -6q1.8 -2 0 -5.6"
        "q-1.8 3.6 0 5.6",
        "dr-ear",
    )
    return group(moved(-4.5, 1.6, ear, turn=-14), moved(4.5, 1.6, ear, turn=14), ear)


def maize() -> Markup:
    """A stalk with arching leaves, a cob and a tassel, 20 by 28."""
    return group(
        path("M0 14V-9", "dr-stalk"),
        path(
            "M0 6C-4 -2 -9 -2 -11 5C-7 2 -3 4 0 9ZM0 3C4 -5 9 -5 11 2C7 -1 3 1 0 6Z"
            "M0 -2C-4 -9 -8 -9 -10 -3C-6 -5 -3 -3 0 1Z",
            "dr-leaf",
        ),
        path("M1 0C1 -7 4 -10 6 -9C8 -6 6 0 2 3Z", "dr-cob"),
        path("M0 -8L-3.4 -14M0 -8V-15M0 -8L3.4 -14", "dr-tassel"),
    )


def tobacco() -> Markup:
    """Broad leaves around a stem, and its flower, 24 by 26."""
    leaf = "M0 0C-5 -4 -5 -12 0 -17C5 -12 5 -4 0 0Z"
    leaves = (
        moved(0, 9, path(leaf, "dr-broad"), path("M0 -2V-14", "dr-vein"), turn=turn)
        for turn in (-88, 88, -52, 52, -20, 20)
    )
    blossom = "M0 -4L1.6 -1.4L4.6 -1.2L2.2 .9L3 4L0 2.2L-3 4L-2.2 .9L-4.6 -1.2L-1.6 -1.4Z"
    return group(*leaves, path("M0 8V-8", "dr-stalk"), moved(0, -10, path(blossom, "dr-blossom")))


def tree() -> Markup:
    """A round tree, 18 by 26."""
    crown = (
        "M-8.6 -2C-11 -7 -7 -11 -4.6 -10.6C-4 -15 4 -15 4.6 -10.6C8 -11 11 -6 8.4 -2"
        "C8 2 3 3 0 2C-3 3 -8 2 -8.6 -2Z"
    )
    return group(
        path("M-1.6 12L-1 0H1L1.6 12Z", "dr-trunk"),
        path(crown, "dr-crown"),
        path("M-4.6 -4q2 2.6 4.4 .6M1 -8q2 2.4 4.6 .6", "dr-twig"),
    )


def pine() -> Markup:
    """A pine of three storeys, 16 by 30."""
    return group(
        path("M-1.4 12V6H1.4V12Z", "dr-trunk"),
        path("M0 -17L5 -8.6H3L7 -1.4H4.4L8.4 7H-8.4L-4.4 -1.4H-7L-3 -8.6H-5Z", "dr-crown"),
        path("M1 -11L3 -8.6M1.6 -4L4.4 -1.4M2 3L5.4 7", "dr-twig"),
    )


def hill() -> Markup:
    """Two steep hills with a lit and a shaded side, 66 by 46."""
    return group(
        path("M-33 16C-26 8 -22 -14 -12 -22C-7 -26 -2 -22 2 -12L12 16Z", "dr-slope"),
        path("M-12 -22C-7 -26 -2 -22 2 -12L12 16H-3C-8 4 -5 -10 -12 -22Z", "dr-shade"),
        path("M-4 18C2 8 6 -6 15 -11C21 -14 26 -6 34 16Z", "dr-slope"),
        path("M15 -11C21 -14 26 -6 34 16L20 17C17 8 20 -2 15 -11Z", "dr-shade"),
        path(
            "M-16 -10q2 8 0 16M-22 0q1 6 -1 10M10 0q1 7 -1 12M4 8q1 4 0 7"
            "M-3 -12l4 12M2 0l4 12M22 -2l4 10M26 4l3 9",
            "dr-hatch",
        ),
    )


def cracks() -> Markup:
    """Dry ground, 60 by 50."""
    return path(
        "M-26 6l7 -3l4 5l7 -2M-19 3l1 -6M-4 20l4 -5l8 2l3 -5M8 17l3 6M10 -20l6 3l7 -4M16 -17l-2 6"
        "M-18 -20l5 4l-1 6",
        "dr-crack",
    )


def bend() -> Markup:
    """A river through green land, 60 by 60."""
    line = "M-18 -30C-16 -12 20 -16 16 2C12 14 -10 10 -8 25"
    return group(
        path(line, "dr-bend-bank"), path(line, "dr-bend-water"), path(line, "dr-bend-flow")
    )


# around the middle, where rivers run and people stand; from back to front
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
    "H": (("hill", 0, 2, 0.96),),
}  # fmt: skip


def grown(kind: str) -> Markup:
    """A whole hex of one terrain, 80 by 70."""
    return group(*(stamp(name, x, y, scale) for name, x, y, scale in PLANTED[kind]))
