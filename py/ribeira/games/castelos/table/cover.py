"""The picture on the box: a castle on its granite hill, a village and olive trees at its foot."""

from __future__ import annotations

from functools import cache

from ribeira.games.castelos.table.art.constructions import chapel, cross, house
from ribeira.games.castelos.table.art.landscapes import forest, pasture, rock
from ribeira.games.castelos.table.art.products import olive
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.shapes import box, moved, path
from ribeira.kit.shapes import disc as circle

HOUSES = ((96, 92, 0.8), (124, 97, 0.9), (70, 101, 0.95))  # x, y, size: the nearest last
ROCKS = ((150, 66, 0.8), (258, 60, 0.9), (282, 84, 1.25), (232, 82, 0.7))


@cache
def draw_cover() -> Markup:
    picture = el(
        "svg",
        *_sky(),
        *_hills(),
        _castle(),
        *(moved(x, y, rock(), scale=size) for x, y, size in ROCKS),
        *(moved(x, y, house(), scale=size) for x, y, size in HOUSES),
        moved(160, 98, chapel(), scale=0.95),
        moved(212, 104, cross(), scale=0.8),
        moved(14, 90, forest(), scale=1.1),
        moved(322, 96, olive(), scale=0.95),
        moved(248, 112, pasture(), scale=0.6),
        moved(276, 116, pasture(), scale=0.5),
        viewBox="0 0 360 140",
        preserveAspectRatio="xMidYMax slice",
        class_="ct-cover-picture",
    )
    return el("div", picture, class_="castelos-cover cover", aria_hidden="true")


def _sky() -> tuple[Markup, ...]:
    ruled = "".join(f"M{-20 + 31 * (i % 3)} {4 + 6 * i}H{380 - 47 * (i % 4)}" for i in range(14))
    return (
        box(-200, -200, 760, 400, "ct-cover-sky"),
        path(ruled, "ct-cover-ruled"),
        circle(82, 46, 27, "ct-cover-glow"),
        circle(82, 46, 18, "ct-cover-sun"),
    )


def _hills() -> tuple[Markup, ...]:
    return (
        path("M-200 84Q-40 58 60 76T200 70T330 72T560 60V220H-200Z", "ct-cover-far"),
        path("M104 140Q140 66 172 60H246Q284 70 340 140Z", "ct-cover-hill"),
        path("M150 120Q190 104 214 88T226 58", "ct-cover-road"),
        path("M-200 118Q-20 96 90 114T250 120T560 104V240H-200Z", "ct-cover-near"),
    )


def _castle() -> Markup:
    """Walls on the top of the hill, the keep with its pennant."""
    walls = "M164 62V46h4v-4h5v4h5v-4h5v4h54v-4h5v4h5v-4h5v4V62Z"
    return group(
        path("M209 20V6", "ca-line"),
        path("M209.6 6.4L226 10L209.6 14.4Z", "ca-pennant ca-inked"),
        path("M196 60V22h-2v-7h6v3h5v-3h7v3h5v-3h6v7h-2V60Z", "ca-wall ca-bold"),
        path(walls, "ca-wall ca-bold"),
        path("M158 64V36h-2v-6h5v3h5v-3h5v3h5v-3h5v6h-2V64Z", "ca-wall ca-bold"),
        path("M243 64V38h-2v-6h5v3h5v-3h5v3h5v-3h4v6h-2V64Z", "ca-wall ca-bold"),
        path("M204 64V54A5.5 5.5 0 0 1 215 54V64Z", "ca-dark ca-inked"),
        path("M209 28V35M168 43V49M253 45V51M188 52V56M230 52V56", "ca-line"),
    )
