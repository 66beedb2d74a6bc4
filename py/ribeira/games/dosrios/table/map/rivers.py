"""The two rivers as they are drawn: banks, water, flow, and side by side where they share a bed.

The Verde keeps to the west of the Moreno, as it does on any board.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from math import cos, radians, sin

from ribeira.games.dosrios.board_map import (
    CITY,
    LAKES,
    LOWER,
    MOUTHS,
    SPRINGS,
    UPPER,
)
from ribeira.games.dosrios.names import say_river
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.rules.water import Pieces, run
from ribeira.games.dosrios.table.highlights import Highlights
from ribeira.games.dosrios.table.map.layout import Point, course_angle, middle, spot
from ribeira.kit.markup import Markup, el
from ribeira.kit.shapes import moved, path, text
from ribeira.kit.view import View

ASIDE = 4.7
"""How far each river keeps from the middle of a common bed."""

WEST = {"V": ASIDE, "M": -ASIDE}
STREAKS = (2.3, -1.9)
"""How far from the middle of its water the flow of a river is drawn."""


def draw_rivers(seen: Sight, new: Highlights) -> Markup:
    """Dead beds, then both banks, then all the water, so that rivers run into one another."""
    pieces = seen.pieces
    runs = {river: run(pieces, river) for river in SPRINGS}
    common = frozenset(runs["V"]) & frozenset(runs["M"])
    traces = {river: trace(borders, river, common) for river, borders in runs.items()}
    dead = [piece for piece in pieces if piece not in runs["V"] + runs["M"]]
    return el(
        "g",
        *(path(trace((border,)), "dr-dry-bed") for border in (*dead, *new.dried)),
        *(_strand("bank", river, trace_) for river, trace_ in traces.items()),
        *(_strand("water", river, trace_) for river, trace_ in traces.items()),
        *(
            _strand(f"flow at-{at}", river, trace(borders, river, common, aside))
            for river, borders in runs.items()
            for at, aside in enumerate(STREAKS)
        ),
        *(_delta(run_[-1]) for run_ in runs.values() if run_ and LOWER[run_[-1]] in LAKES),
        *(_arrow(border) for border in pieces if border not in dead),
        path(trace(tuple(b for b in new.laid if b in pieces)), "dr-flood") if new.laid else None,
        class_="dr-rivers",
        aria_hidden="true",
    )


def trace(borders: Pieces, river: str = "", common: Collection[str] = (), aside: float = 0) -> str:
    """A chain of pieces as one smooth line, or a line so far to the west of it."""
    if not borders:
        return ""
    west = [aside + (WEST[river] if border in common else 0) for border in borders]
    line = f"M{_at(_head(borders[0], west[0]))}L{_at(_crossing(borders[0], west[0]))}"
    for border, off in zip(borders[1:], west[1:], strict=True):
        line += f"Q{_at(_bend(UPPER[border], border, off))} {_at(_crossing(border, off))}"
    return line + f"L{_at(mouth(borders[-1], west[-1]))}"


def mouth(border: str, west: float = 0) -> Point:
    """Where a piece ends: in the next hex, or a little way into lake or city."""
    lower = LOWER[border]
    if lower not in MOUTHS:
        return _bend(lower, border, west)
    x, y = _crossing(border, west)
    angle, far = radians(course_angle(border)), 9 if lower == CITY else 12
    return round(x + far * cos(angle), 1), round(y + far * sin(angle), 1)


def _head(border: str, west: float) -> Point:
    """Where a piece begins: in the pool of a spring, or in the middle of a hex."""
    upper = UPPER[border]
    if upper not in SPRINGS.values():
        return _bend(upper, border, west)
    x, y = spot(upper)
    return x, y + 8 + west


@cache
def _crossing(border: str, west: float) -> Point:
    """Where water crosses a border: not always in its middle."""
    x, y = middle(border)
    angle = radians(course_angle(border))
    off = west + (ord(border[0]) * 3 + ord(border[1]) * 8 + len(border)) % 11 - 5
    return round(x - off * sin(angle), 1), round(y + off * cos(angle), 1)


@cache
def _bend(hex_: str, border: str, west: float) -> Point:
    """The middle of a hex, a little to one side: water does not run by the ruler."""
    x, y = spot(hex_)
    angle = radians(course_angle(border))
    sway = (ord(hex_[0]) * 5 + int(hex_[1]) * 7) % 19 - 9
    return round(x + sway - west * sin(angle), 1), round(y + west * cos(angle), 1)


def _at(point: Point) -> str:
    return f"{point[0]} {point[1]}"


def _strand(layer: str, river: str, line: str) -> Markup:
    return path(line, f"dr-{layer} of-{river}")


def _delta(border: str) -> Markup:
    """Where a river loses itself in a lake."""
    rings = path("M12 -13a15 15 0 0 1 0 26M18 -18a21 21 0 0 1 0 36", "dr-wave")
    return moved(*_crossing(border, 0), rings, turn=course_angle(border))


def _arrow(border: str) -> Markup:
    """Which way the water runs."""
    arrow = path("M-2.6 -4.2L2.4 0L-2.6 4.2", "dr-arrow")
    return moved(*_crossing(border, 0), arrow, turn=course_angle(border))


def draw_springs(view: View) -> Markup:
    """The two pools from which the rivers come, with their names."""
    pool = "M-17 8a17 8.6 0 1 1 34 0a17 8.6 0 1 1 -34 0Z"
    rings = path("M-9 6q4.5 -2.6 9 0t9 0M-5 11q3 -2 6 0t6 0", "dr-glint")
    return el(
        "g",
        *(
            el(
                "g",
                moved(
                    *spot(spring),
                    path(pool, f"dr-pool of-{river}"),
                    el("g", rings, class_=f"of-{river}"),
                    text(view.say(say_river(river)), 0, -5, "dr-river-name"),
                ),
                data_tell=f"spring-{river}",
            )
            for river, spring in SPRINGS.items()
        ),
        class_="dr-springs",
        aria_hidden="true",
    )
