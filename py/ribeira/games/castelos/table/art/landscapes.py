"""SVG symbols (40 by 40) for the six landscapes."""

from __future__ import annotations

from ribeira.kit.markup import Markup, el, group
from ribeira.kit.shapes import disc as circle
from ribeira.kit.shapes import path


def pasture() -> Markup:
    """A sheep on short grass."""
    wool = (
        "M10 14.5Q11 10 15.5 11Q18 7.5 22 9.5Q26 7 29 10.5Q34 10.5 34 15Q37.5 18 34.5 21.5"
        "Q34.5 26 30 26Q27 29 23 27Q19 29.5 16 26.5Q11 27 10.5 22.5Q7 19 10 14.5Z"
    )
    head = "M5 14Q4 10 9 9.5L14 11.5Q16.5 16 14 20.5Q10 23 7.5 20Z"
    return group(
        path("M15 25V33M20 26.5V34M26 26.5V34M31 25V33", "ca-line ca-hoof"),
        path(wool, "ca-wool ca-inked"),
        path("M17 15q2-2 4 0M25 14q2-2 4 0M21 20q2-2 4 0M28.5 20q2-2 3.5 0", "ca-line ca-thin"),
        path(head, "ca-face ca-inked"),
        path("M13 11q3.5-1 4 2q-2.5 1.4-4-2z", "ca-face ca-inked"),
        circle(9, 14, 1.1, "ca-eye"),
        path("M4 36q1-4 2 0M8 37q1-4 2 0M35 36q1-4 2 0M23 38q1-3.4 2 0", "ca-line ca-grass"),
    )


def scrub() -> Markup:
    """Round bushes of broom in flower."""
    near = (
        "M3 34Q1 28 6 26Q5 20 11 19.5Q14 15.5 18 19Q23.5 18.5 24 24Q28.5 26 26.5 31Q26 34.5 22 34.5"
        "H7Q4 35.5 3 34Z"
    )
    far = "M18 22Q16 15 21.5 13Q23 7.5 28.5 10Q34 9 35 14.5Q39.5 17 37.5 22Q39 27 34 28.5H26Z"
    spots = ((9, 25), (15, 22.5), (20, 26), (12, 30.5), (18, 31.5), (24, 30))
    return group(
        path("M29 28V35M31 28V35", "ca-line ca-twig"),
        path(far, "ca-bush-far ca-inked"),
        *(circle(x, y, 1.7, "ca-pollen") for x, y in ((24, 15), (30, 14), (34, 19), (29, 21))),
        path(near, "ca-bush ca-inked"),
        *(circle(x, y, 1.9, "ca-pollen") for x, y in spots),
        path("M2 37q1-3 2 0M28 37.5q1-3 2 0M33 36.5q1-3 2 0M37 37q1-3 2 0", "ca-line ca-grass"),
    )


def lake() -> Markup:
    """Water with waves, and reeds at its edge."""
    shore = (
        "M2 25C1 17 9 14.5 16 15.5C23 12.5 37 14.5 38.5 22C40 30 31 35.5 21 34.5C11 36.5 3 33 2 25Z"
    )
    return group(
        path("M9 17V5.5M13.5 16V8M5.5 18V10", "ca-line ca-stalk"),
        path("M9 10.5V5M13.5 12V7.5", "ca-line ca-cattail"),
        path(shore, "ca-lake ca-inked"),
        path(
            "M7 22.5q3-2.6 6 0t6 0t6 0M17 27.5q3-2.6 6 0t6 0t6 0M8 30.5q2.4-2.2 4.8 0t4.8 0",
            "ca-line ca-wave",
        ),
        path("M26 20.5q3.5-2 7-.4", "ca-shine"),
    )


def wasteland() -> Markup:
    """A dead tree on cracked earth."""
    trunk = (
        "M17.5 34C18.5 27 18 22 16 18L9 12.5L10 11L16 14.6L14.5 7L16.4 6.6L19 15.5L21.5 17L25 8"
        "L26.8 8.6L25.6 13.5L31 10L32 11.6L25 17L23.5 22C22.8 26 23 30 24.5 34Z"
    )
    return group(
        path(
            "M3 35.5H37M6 38.5L11 35.5L9.5 32M29 35.5L33 38.5M28 32.5L31.5 35.5", "ca-line ca-crack"
        ),
        path(trunk, "ca-dead ca-inked"),
        path("M30 35q0-3.5 3.4-3.5t3.4 3.5zM5 35.4q.2-2.4 2.4-2.4t2.4 2.4z", "ca-stone ca-inked"),
    )


def forest() -> Markup:
    """Three pines, the middle one tall."""
    return group(
        path("M9 29V36M31 29V36M20 30V38", "ca-line ca-trunk"),
        path("M9 9L14 18H11.8L16.5 29H1.5L6.2 18H4Z", "ca-pine-far ca-inked"),
        path("M31 9L36 18H33.8L38.5 29H23.5L28.2 18H26Z", "ca-pine-far ca-inked"),
        path(
            "M20 2L26 12H23.4L28.5 21H25.2L30.5 32H9.5L14.8 21H11.5L16.6 12H14Z", "ca-pine ca-inked"
        ),
        path("M17 20.5L20 18.6L23 20.5M15 30L20 27L25 30", "ca-line ca-thin"),
    )


def rock() -> Markup:
    """Granite boulders, one resting on others."""
    return group(
        path("M12 21C9 13 14 5.5 22 6C31 6.5 34 14 30 21Z", "ca-granite ca-inked"),
        path("M2.5 35C0 27 4 19.5 12 20.5C19 21 21.5 29 19 35Z", "ca-granite-near ca-inked"),
        path("M18.5 35C17 27 21.5 20 29 20.5C37.5 21 40 29 37.5 35Z", "ca-granite-near ca-inked"),
        path(
            "M20 10.5Q16.5 12 16 16.5M25 9.5L23.5 14.5L26 18"
            "M8 25Q6 27 6.4 31M26 25.5L28 30L26.5 34",
            "ca-line ca-thin",
        ),
        path("M1.5 37.5H38.5", "ca-line ca-thin"),
        el("ellipse", cx=32, cy=26, rx=1.6, ry=1, class_="ca-lichen"),
        el("ellipse", cx=13, cy=25, rx=1.8, ry=1.2, class_="ca-lichen"),
    )


LANDSCAPES = {
    "pasture": pasture,
    "scrub": scrub,
    "lake": lake,
    "wasteland": wasteland,
    "forest": forest,
    "rock": rock,
}
