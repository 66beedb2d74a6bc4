"""Figures, houses, dams, coins, a wagon and signs of what befalls them, drawn around 0, 0."""

from __future__ import annotations

from ribeira.kit.markup import Markup, group
from ribeira.kit.pieces import INLAYS, OUTLINES
from ribeira.kit.shapes import box, disc, moved, path


def figure(shape: str) -> Markup:
    """A campesino: a wide hat over a poncho in the seat's shape, 24 by 34."""
    return group(
        moved(-12, -7, path(OUTLINES[shape], "dr-poncho"), path(INLAYS[shape], "dr-inlay")),
        path("M-4.4 -9a4.4 4.6 0 0 1 8.8 0a4.4 4.6 0 0 1 -8.8 0Z", "dr-face"),
        path(
            "M-11 -10.6C-8 -13.4 -5 -13 -4.4 -13.6C-4.4 -19 4.4 -19 4.4 -13.6C5 -13 8 -13.4 11 "
            "-10.6C6 -8.6 -6 -8.6 -11 -10.6Z",
            "dr-hat",
        ),
    )


def finca(shape: str) -> Markup:
    """A small house with the seat's roof, 28 by 26."""
    return group(
        box(-11, -3, 22, 15, "dr-wall"),
        path("M-15 -2L0 -14L15 -2L12.4 .6L0 -8.6L-12.4 .6Z", "dr-roof"),
        path("M-10 -3L0 -10.6L10 -3Z", "dr-roof"),
        moved(-4.8, -1, path(OUTLINES[shape], "dr-mark"), scale=0.4),
        path("M-9 12V7h3v5M6 12V7h3v5", "dr-gate"),
    )


def hacienda(shape: str) -> Markup:
    """A large house with a tower, an arcade and a flag, 40 by 38."""
    return group(
        box(-19, -3, 38, 16, "dr-wall"),
        path("M-22 -3L-17 -10H17L22 -3Z", "dr-roof"),
        box(-8, -15, 16, 28, "dr-wall"),
        path("M-10.6 -14L0 -22L10.6 -14Z", "dr-roof"),
        path("M0 -22V-31", "dr-pole"),
        path("M0 -31L10 -28.4L0 -25.4Z", "dr-roof"),
        moved(-6, -13, path(OUTLINES[shape], "dr-mark"), scale=0.5),
        path(
            "M-16.6 13V6a2.6 2.6 0 0 1 5.2 0V13M11.4 13V6a2.6 2.6 0 0 1 5.2 0V13"
            "M-3 13V6.6a3 3 0 0 1 6 0V13",
            "dr-gate",
        ),
    )


def dam() -> Markup:
    """A wooden bar with its posts, lying flat, 38 by 13."""
    return group(
        box(-18, -4.6, 36, 9.2, "dr-beam", 1.6),
        path("M-14 -1.6H15M-15 1.6H13", "dr-grain"),
        box(-15.6, -6.4, 4.6, 12.8, "dr-post", 1.4),
        box(-2.3, -6.4, 4.6, 12.8, "dr-post", 1.4),
        box(11, -6.4, 4.6, 12.8, "dr-post", 1.4),
    )


def drop() -> Markup:
    """Irrigated, 24 by 24."""
    return path("M0 -10C5 -3 8 0 8 4.4A8 7 0 0 1 -8 4.4C-8 0 -5 -3 0 -10Z", "dr-drop")


def coin() -> Markup:
    """100 Rio, 24 by 24."""
    return group(
        disc(0, 0, 10, "dr-coin"),
        path("M-7 2q3.5 -3.4 7 0t7 0M-7 -2.4q3.5 -3.4 7 0t7 0", "dr-coin-line"),
    )


def plank() -> Markup:
    """A dam as a sign, 24 by 24."""
    return moved(0, 0, dam(), scale=0.6)


def walker() -> Markup:
    """A movement point, 24 by 24: a boot."""
    return path("M-5 -10H1L2 1C5 2 9 3 10 6V9H-6C-7 4 -4 0 -5 -10ZM-6 6.4H10", "dr-boot")


def axe() -> Markup:
    """The woodcutter's, 24 by 24."""
    return group(
        path("M-9 10L6 -7L8.4 -5L-6.6 12Z", "dr-beam"),
        path("M1 -9L6 -13C10 -12 13 -8 13 -3L8 -1Z", "dr-blade"),
    )


def bandit() -> Markup:
    """A rider's face under a black hat, with a kerchief, 44 by 40."""
    return group(
        path("M-9 -6a9 10 0 0 1 18 0V3a9 9 0 0 1 -18 0Z", "dr-face"),
        path("M-10 0H10L7 12L0 17L-7 12Z", "dr-kerchief"),
        path(
            "M-22 -6C-14 -11 -10 -9 -9 -11C-9 -21 9 -21 9 -11C10 -9 14 -11 22 -6"
            "C12 -3 -12 -3 -22 -6Z",
            "dr-black",
        ),
        path("M-5 -2.6h3M2 -2.6h3", "dr-eye"),
        path("M-6 5l2 2M0 5v2M6 5l-2 2", "dr-grain"),
    )


def paid() -> Markup:
    """A hex that yields: a ring that opens around it."""
    return disc(0, 0, 30, "dr-ring")


def burst() -> Markup:
    """Somebody has been sent away: a cloud of dust."""
    return path(
        "M-20 6C-28 2 -24 -10 -15 -8C-14 -20 4 -21 6 -12C14 -18 25 -8 18 0C26 6 18 16 9 12"
        "C4 20 -12 18 -12 11C-16 13 -20 11 -20 6Z",
        "dr-dust",
    )


def crown() -> Markup:
    """The winner's laurel, 24 by 24."""
    return path(
        "M0 9C-9 8 -11 0 -8 -8C-3 -6 -2 -1 -4 3C-2 2 -1 5 0 9"
        "C1 5 2 2 4 3C2 -1 3 -6 8 -8C11 0 9 8 0 9Z",
        "dr-laurel",
    )


def town() -> Markup:
    """Figures that wait in the city, 24 by 24."""
    return path("M-10 9V0L-5 -5L0 0V-6L4 -11L8 -6V0H10V9Z", "dr-town")


def wagon() -> Markup:
    """A covered wagon on the trail, 32 by 26."""
    wheels = ((-8, 8), (8, 8))
    return group(
        path("M-14 2C-16 -16 16 -16 14 2Z", "dr-wall"),
        path("M-5 1.6C-8 -12 -4 -12 -4.6 -11.4M5 1.6C8 -12 4 -12 4.6 -11.4", "dr-thin"),
        box(-15, 1, 30, 4.4, "dr-beam", 1),
        *(group(disc(x, y, 5, "dr-wheel"), disc(x, y, 1, "dr-black")) for x, y in wheels),
        path("M-8 3V13M-13 8H-3M8 3V13M3 8H13", "dr-thin"),
    )
