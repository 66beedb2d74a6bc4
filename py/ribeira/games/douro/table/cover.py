"""The picture on the box: the river and three boats on their way down, for lobby and half-time."""

from __future__ import annotations

from functools import cache

from ribeira.games.douro.table.art.landscape import landscape
from ribeira.games.douro.table.art.shapes import hull, rig
from ribeira.kit.markup import Markup, el
from ribeira.kit.shapes import moved

FLEET = ((150, 62, 0.55), (232, 40, 0.85), (54, 34, 1.05))  # x, y, size: the nearest last


@cache
def draw_cover() -> Markup:
    boats = (moved(x, y, rig(), hull(), scale=size) for x, y, size in FLEET)
    fleet = el(
        "svg",
        *boats,
        viewBox="0 0 360 140",
        preserveAspectRatio="xMidYMax meet",
        class_="fleet",
    )
    return el("div", landscape(), fleet, class_="douro-cover cover", aria_hidden="true")
