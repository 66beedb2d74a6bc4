"""The five people of the wine trade on the barrel cards, one for each seat colour; each 48 by 48.

Woodcuts, made of few shapes so that they survive being small.
"""

from __future__ import annotations

from ribeira.kit.markup import Markup, group
from ribeira.kit.shapes import box, disc, path


def _eyes(x: float, y: float, apart: float = 3.4) -> Markup:
    return group(disc(x - apart, y, 0.95, "fill-ink"), disc(x + apart, y, 0.95, "fill-ink"))


def picker() -> Markup:
    """Wine: the woman who picks the grapes, scarf knotted under her chin, a bunch at her ear."""
    bunch = [(36, 20), (39.5, 21), (37.6, 24), (41, 24.6), (39, 27.6)]
    return group(
        path("M5 48C6 39 15 35.5 24 35.5S42 39 43 48Z", "fill-linen inked"),
        path("M17 37l7 8l7-8l2 11H15Z", "fill-seat inked"),
        path("M20 30h8v7q-4 4-8 0z", "fill-skin"),
        path("M15 20q0 13 9 14q9-1 9-14q0-8-9-8t-9 8z", "fill-skin inked"),
        path(
            "M13 25C9 7 21 5 24 5S39 7 35 25C34 16 29 13.6 24 13.6S14 16 13 25Z", "fill-seat inked"
        ),
        path(
            "M13 24q1 9 8 12l3-1.6l3 1.6q7-3 8-12q1.6 10-5 13.6l-6-.8l-6 .8Q11.4 34 13 24Z",
            "fill-seat inked",
        ),
        path("M17 9.5q7-3 14 0M15.6 13q8.4-4 16.8 0", "line pale"),
        _eyes(24, 21.5),
        path("M24 22.5l-1 3.6h1.6M21 29q3 2 6 0", "line fine"),
        *(disc(x, y, 2.1, "fill-grape inked-fine") for x, y in bunch),
        path("M36 18q2-5 7-3q-1 4-7 3z", "fill-leaf inked-fine"),
    )


def boatman() -> Markup:
    """River: the boatman, wide black hat, moustache, striped shirt."""
    return group(
        path("M4 48C6 39 15 36 24 36S42 39 44 48Z", "fill-linen inked"),
        path("M9 42h30M7.5 45h33", "line stripe"),
        path("M4 48Q7 38 17 36.5L20 48ZM44 48Q41 38 31 36.5L28 48Z", "fill-seat inked"),
        path("M20 30h8v7q-4 3-8 0z", "fill-tan"),
        path("M15.5 18q-.5 15 8.5 16q9-1 8.5-16z", "fill-tan inked"),
        path("M6 18q18-7 36 0q-4 3.5-8 2.5q-10-3-20 0q-4 1-8-2.5z", "fill-ink"),
        path("M15 16q0-11 9-11t9 11q-9-3-18 0z", "fill-ink"),
        path("M15 14.6q9-3 18 0", "line band"),
        _eyes(24, 23),
        path(
            (
                "M24 28.5q-2-2.4-4.5-1q-2.5 1.6-4 .6q1.6 3.4 5 2.8q2-.3 3.5-1.4q1.5 1.1 3.5 1.4"
                "q3.4.6 5-2.8q-1.5 1-4-.6q-2.5-1.4-4.5 1z"
            ),
            "fill-ink",
        ),
        path("M22.5 32.6q1.5.8 3 0", "line fine"),
    )


def cooper() -> Markup:
    """Vine: the cooper, bald and bearded, mallet on his shoulder."""
    beard = (
        "M14.5 24q0 15 9.5 16q9.5-1 9.5-16q-2 3.5-4 2.5q-2-2-5.5-1.4Q20.5 24.5 18.5 26.5"
        "q-2 1-4-2.5z"
    )
    return group(
        path("M38 44L36 12", "line haft"),
        box(29.5, 5, 13, 8, "fill-wood inked", 1.5),
        path("M4 48C6 39 15 36 24 36S42 39 44 48Z", "fill-linen inked"),
        path("M15 48l1.5-9.5q7.5 3 15 0L33 48Z", "fill-leather inked"),
        path("M17 38L13 37M31 38l4-1", "line thick"),
        path("M15 20q-1 14 9 14.5q10-.5 9-14.5q-1-9-9-9t-9 9z", "fill-skin inked"),
        path(beard, "fill-beard inked"),
        path("M13.5 17Q13 7 24 7t10.5 10q-10-4.5-21 0z", "fill-seat inked"),
        path("M13 17.5q11-5 22 0", "line thick"),
        _eyes(24, 21.5),
        path("M18.5 19.2l3-.6M29.5 19.2l-3-.6M21.6 29q2.4 1.6 4.8 0", "line fine"),
    )


def lady() -> Markup:
    """Sun: the lady of the estate, hair up, lace at her neck, pearls in her ears."""
    return group(
        path("M4 48C5 40 14 37 24 37S43 40 44 48Z", "fill-seat inked"),
        path("M14 39q10 6 20 0l2 4q-12 8-24 0z", "fill-linen inked"),
        path("M14 43q2 2.6 4 .8q2 2.6 4 .6q2 2.6 4 0q2 2 4-.8q2 1.6 4-.8", "line fine"),
        path("M20.5 30h7v8q-3.5 3-7 0z", "fill-skin"),
        disc(24, 6.6, 4.8, "fill-hair inked"),
        path(
            "M12.5 24Q10 9 24 9t11.5 15q-1 5-3 6q1-12-4-14q-4.5 3-9 2q-4 2-4 12q-2-1-3-6z",
            "fill-hair inked",
        ),
        path(
            "M16 20q-.5 13 8 14.5q8.5-1.5 8-14.5q-1-3-3.5-4.5q-4.5 3-9 2q-3 1-3.5 2.5z",
            "fill-skin inked",
        ),
        _eyes(24, 23.4, 3.6),
        path("M19 20.6q1.4-1 3 0M26 20.6q1.6-1 3 0M24 24.6l-.9 2.8h1.5", "line fine"),
        path("M22 30.4q2 1.4 4 0", "line lips"),
        disc(15.4, 29, 1.2, "fill-linen inked-fine"),
        disc(32.6, 29, 1.2, "fill-linen inked-fine"),
        path("M19 5.4q5-3 10 0", "line pale"),
    )


def merchant() -> Markup:
    """Slate: the merchant, top hat, whiskers and an eyeglass."""
    return group(
        path("M4 48C6 40 15 37 24 37S42 40 44 48Z", "fill-seat inked"),
        path("M17 38l7 10l7-10q-7 3-14 0z", "fill-linen inked"),
        path("M24 42l-4.5-2.5v5zM24 42l4.5-2.5v5z", "fill-wine inked-fine"),
        path("M16 21q-.5 13 8 14q8.5-1 8-14z", "fill-skin inked"),
        path(
            "M14.5 19q-2 11 4 14q1-1 .6-3q-2.6-4-2.1-11zM33.5 19q2 11-4 14q-1-1-.6-3q2.6-4 2.1-11z",
            "fill-beard inked",
        ),
        path("M9 18.5q15-4.5 30 0q-2 3-5.5 2.5q-9.5-2.5-19 0Q11 21.5 9 18.5z", "fill-ink"),
        path("M15 17V3.5q9-2.5 18 0V17q-9-2.5-18 0z", "fill-ink"),
        path("M15 14.5q9-2.5 18 0", "line band"),
        _eyes(24, 24, 3.6),
        disc(27.6, 24, 3, "line lens"),
        path("M30.3 25.5q2 6 .4 13", "line fine"),
        path("M24 25l-1 3h1.6M21.5 31q2.5 1.2 5 0", "line fine"),
    )


FACES = {"wine": picker, "river": boatman, "vine": cooper, "sun": lady, "slate": merchant}
