"""The small signs at the places that can be clicked: what a click there would do.

They are told apart by their pictures; the colour only helps.
"""

from __future__ import annotations

from ribeira.kit.markup import Markup, group
from ribeira.kit.shapes import disc, path

BURST = (
    "M0 -11L2.6 -6L8 -8L6 -2.6L11 0L6 2.6L8 8L2.6 6L0 11L-2.6 6L-8 8L-6 2.6L-11 0L-6 -2.6L-8 -8"
    "L-2.6 -6Z"
)
HEAD_AND_SHOULDERS = "M0 -6a3 3 0 1 1 0 6a3 3 0 1 1 0 -6M-5.4 6C-5 -.4 5 -.4 5.4 6Z"
SPOKES = "M0 -6.4V6.4M-6.4 0H6.4M-4.5 -4.5L4.5 4.5M-4.5 4.5L4.5 -4.5"
PLUS = "M0 -5V5M-5 0H5"
HOUSE = "M-6 0L0 -6L6 0M-4 -1V5.6H4V-1"


def _sign(*drawn: Markup) -> Markup:
    return group(disc(0, 0, 10, "dr-sign-disc"), *drawn)


def _burst(*dots: float) -> Markup:
    return group(path(BURST, "dr-sign-burst"), *(disc(x, 0, 2.8, "dr-sign-dot") for x in dots))


WHEEL = (
    path(SPOKES, "dr-sign-thin"),
    disc(0, 0, 6.4, "dr-sign-ring"),
    disc(0, 0, 1.8, "dr-sign-fill"),
)
SIGNS = {
    "figure": _sign(path(HEAD_AND_SHOULDERS, "dr-sign-fill")),
    "step": _sign(path("M-5.4 0H5M1 -4.4L5.4 0L1 4.4", "dr-sign-line")),
    "chase": _burst(0),
    "pair": _burst(-3.4, 3.4),
    "partner": _sign(path(PLUS, "dr-sign-line")),
    "ride": _sign(*WHEEL),
    "place": _sign(path("M0 -5.6V4.6M-4.4 .6L0 5L4.4 .6", "dr-sign-line")),
    "flow": _sign(path("M-6 -3q3 -3 6 0t6 0M-6 2.4q3 -3 6 0t6 0", "dr-sign-line")),
    "finca": _sign(path(HOUSE, "dr-sign-line")),
    "hacienda": _sign(path(HOUSE + "M0 -6V-9L4 -8L0 -7", "dr-sign-line")),
}
