"""The picture on the box: two rivers that meet among the fields, for lobby and half-time."""

from __future__ import annotations

from functools import cache

from ribeira.games.dosrios.table.art import landscapes as nature
from ribeira.games.dosrios.table.art import things as shapes
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.shapes import box, moved, path


@cache
def draw_cover() -> Markup:
    return el(
        "div",
        el(
            "svg",
            *_land(),
            *_rivers(),
            *_life(),
            viewBox="0 0 360 160",
            preserveAspectRatio="xMidYMid slice",
            class_="dr-cover-picture",
        ),
        class_="dosrios-cover cover",
        aria_hidden="true",
    )


def _land() -> tuple[Markup, ...]:
    return (
        box(0, 0, 360, 160, "dr-cover-sky"),
        path(
            "M0 62L40 24L62 44L96 8L140 50L176 22L214 56L258 14L300 48L330 30L360 52V100H0Z",
            "dr-peak",
        ),
        path(
            "M96 8L140 50L118 60L104 36ZM258 14L300 48L276 60L264 36ZM40 24L62 44L50 52Z"
            "M176 22L214 56L190 58Z",
            "dr-peak-shade",
        ),
        path(
            "M84 19L96 8L108 20L100 26L94 18L88 25ZM246 26L258 14L270 24L262 30L256 23L250 29Z",
            "dr-snow",
        ),
        path("M0 70Q60 48 120 62T240 58T360 66V160H0Z", "dr-cover-far"),
        path("M0 92Q80 70 170 84T360 84V160H0Z", "dr-cover-near"),
    )


def _rivers() -> tuple[Markup, ...]:
    west = "M84 60C96 84 150 84 168 104C180 118 160 136 150 170"
    east = "M286 58C270 84 204 82 184 104C176 118 172 140 164 172"
    return (
        path(west, "dr-cover-bank"),
        path(east, "dr-cover-bank"),
        path(west, "dr-cover-water of-V"),
        path(east, "dr-cover-water of-M"),
        path(west, "dr-cover-flow"),
        path(east, "dr-cover-flow"),
    )


def _life() -> tuple[Markup, ...]:
    wheat = group(
        *(moved(12 + 15 * i, 122 + 9 * (i % 3), nature.wheat(), scale=1.5) for i in range(8))
    )
    maize = group(
        *(moved(226 + 19 * i, 118 + 10 * (i % 2), nature.maize(), scale=1.3) for i in range(7))
    )
    wood = group(
        *(
            moved(x, y, nature.pine(), scale=s)
            for x, y, s in (
                (20, 82, 1),
                (38, 78, 1.1),
                (54, 84, 0.9),
                (318, 80, 1),
                (338, 76, 1.1),
                (300, 82, 0.9),
            )
        )
    )
    return (
        el("g", wood, class_="is-forest is-wet"),
        el("g", wheat, class_="is-wheat is-wet"),
        el("g", maize, class_="is-maize is-wet"),
        el("g", moved(214, 96, shapes.hacienda("circle"), scale=0.9), class_="seat-wine"),
        moved(176, 110, shapes.dam(), scale=1.1, turn=18),
        el("g", moved(126, 128, shapes.figure("square"), scale=1.4), class_="seat-river"),
        el("g", moved(206, 136, shapes.figure("circle"), scale=1.4), class_="seat-wine"),
    )
