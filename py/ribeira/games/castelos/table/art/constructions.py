"""SVG symbols (40 by 40) for the five constructions and the toll."""

from __future__ import annotations

from ribeira.kit.markup import Markup, group
from ribeira.kit.shapes import box, path
from ribeira.kit.shapes import disc as circle


def cross() -> Markup:
    """A wayside cross on its steps."""
    return group(
        path("M5 37.5V33.5H10V29.5H30V33.5H35V37.5Z", "ca-granite ca-inked"),
        path("M10 33.5H30", "ca-line ca-thin"),
        path(
            "M17 29.5L17.8 15.5H9V10H17.8V3H22.2V10H31V15.5H22.2L23 29.5Z", "ca-whitestone ca-inked"
        ),
        path("M20 6V27", "ca-line ca-thin"),
    )


def chapel() -> Markup:
    """A white chapel: gable, bell, a cross on top."""
    return group(
        path("M20 1.5V8M17.4 3.8H22.6", "ca-line"),
        path("M16 18V9.5Q16 7.5 20 7.5T24 9.5V18Z", "ca-lime ca-inked"),
        path("M18 15.5q0-4.5 2-4.5t2 4.5z", "ca-bell ca-inked"),
        path("M6 37.5V24.5L20 15.5L34 24.5V37.5Z", "ca-lime ca-inked"),
        path("M3.5 26.5L20 15.5L36.5 26.5L35 28.6L20 18.8L5 28.6Z", "ca-tile ca-inked"),
        path("M16 37.5V30.5A4 4 0 0 1 24 30.5V37.5Z", "ca-door ca-inked"),
        circle(20, 23.4, 1.7, "ca-door"),
    )


def camp() -> Markup:
    """A tent with its flap open, and a pennant."""
    return group(
        path("M20 12V2.5", "ca-line"),
        path("M20.6 2.6L31 5L20.6 8.2Z", "ca-pennant ca-inked"),
        path("M20 9.5L37 36H3Z", "ca-canvas ca-inked"),
        path("M20 9.5L28.5 36H11.5Z", "ca-canvas-shade ca-inked"),
        path("M20 16L25 36H15Z", "ca-dark ca-inked"),
        path("M37 36L39.4 38M3 36L.6 38M13 18L5 22.5", "ca-line ca-thin"),
    )


def house() -> Markup:
    """A granite house under a tiled roof, smoke over its chimney."""
    return group(
        path("M29.5 8.5q-2.4-2.2 0-4t0-3.6", "ca-line ca-smoke"),
        box(26.5, 9, 5.4, 10, "ca-granite ca-inked"),
        box(5, 19, 30, 18.5, "ca-ochre ca-inked"),
        path("M1.8 21.5L9.5 10.5H30.5L38.2 21.5Z", "ca-tile ca-inked"),
        path("M8 16.5H34M12.5 10.8L8.5 21M20 10.8V21M27.5 10.8L31.5 21", "ca-line ca-thin"),
        box(9, 26, 7, 11.5, "ca-door ca-inked"),
        box(21.5, 26, 8.5, 6.5, "ca-pane ca-inked"),
        path("M25.75 26V32.5M21.5 29.2H30", "ca-line ca-thin"),
    )


def milestone() -> Markup:
    """A Roman milestone with its number."""
    return group(
        path("M8.5 38V34H31.5V38Z", "ca-granite ca-inked"),
        path("M11.5 34V10A8.5 6.6 0 0 1 28.5 10V34Z", "ca-whitestone ca-inked"),
        path("M11.5 10.5A8.5 4 0 0 0 28.5 10.5", "ca-line ca-thin"),
        path(
            "M15 18V27M18.2 18L20.6 27L23 18M25.4 18V27M14 18H26.5M14 27H26.5", "ca-line ca-carved"
        ),
        path("M4 38q1-4 2 0M34 38q1-4 2 0", "ca-line ca-grass"),
    )


def toll() -> Markup:
    """A bar across the way, and the coin that lifts it."""
    return group(
        box(4, 14, 5, 23, "ca-granite ca-inked"),
        path("M6 19.5L37 12.5V18.5L6 25.5Z", "ca-lime ca-inked"),
        path("M12 18.2L18 16.8V22.8L12 24.2ZM24 15.4L30 14.1V20.1L24 21.5Z", "ca-bar"),
        path("M33 19V37", "ca-line"),
        circle(22, 31, 6.6, "ca-coin ca-inked"),
        path("M20.6 28.6L22.4 27.4V34.6", "ca-line"),
    )


CONSTRUCTIONS = {
    "cross": cross,
    "chapel": chapel,
    "camp": camp,
    "house": house,
    "milestone": milestone,
}
