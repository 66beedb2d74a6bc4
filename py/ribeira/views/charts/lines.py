"""Charts as lines over time and as bars.

Seats differ by shape and dashes as well as by colour. Many columns are hard to read on a small
screen, so each chart has its numbers in a table too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ribeira.kit.chart import Chart, Name
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.pieces import outline
from ribeira.kit.shapes import box, moved, path, text
from ribeira.kit.view import Look

Say = Callable[[Name], str]
Number = Callable[[float], str]

WIDTH, LEFT, RIGHT, HEIGHT, TOP = 360, 28, 340, 190, 10
BAR, GAP = 13, 22


# Lines


@dataclass(frozen=True, slots=True)
class _Plane:
    """Turns a column and a number into a position in the drawing."""

    count: int
    low: float
    high: float

    def x(self, at: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * at / max(1, self.count - 1), 1)

    def y(self, amount: float) -> float:
        return round(HEIGHT - (HEIGHT - TOP) * (amount - self.low) / (self.high - self.low), 1)


def _bounds(chart: Chart) -> tuple[float, float]:
    """The least and the greatest number, with 0 and 1 among them."""
    numbers = [amount for row in chart.rows for amount in row]
    return min(0, *numbers), max(1, *numbers)


def draw_lines(chart: Chart, looks: tuple[Look, ...], say: Say, number: Number) -> Markup:
    low, high = _bounds(chart)
    plane = _Plane(len(chart.columns), low, high)
    names = ((say(chart.columns[at]), plane.x(at)) for at in _marks(plane.count))
    return el(
        "svg",
        *(_level(plane.y(amount), number(amount)) for amount in sorted({low, 0, high})),
        *(path(f"M{plane.x(at) - 1} {TOP}V{HEIGHT}", "chart-break") for at in chart.breaks),
        *(text(name, x, HEIGHT + 16, "chart-column") for name, x in names),
        *(_line(plane, row, seat, looks[seat]) for seat, row in enumerate(chart.rows)),
        viewBox=f"0 0 {WIDTH} {HEIGHT + 24}",
        class_="chart",
    )


def _line(plane: _Plane, row: tuple[float, ...], seat: int, look: Look) -> Markup:
    """A seat's line, with its shape where it ends."""
    points = " ".join(f"{plane.x(at)},{plane.y(amount)}" for at, amount in enumerate(row))
    end = plane.x(plane.count - 1) - 6, plane.y(row[-1]) - 6
    return el(
        "g",
        el("polyline", points=points, class_=f"chart-line dashes-{seat}"),
        moved(*end, outline(look.shape), scale=0.5),
        class_=f"seat-{look.colour}",
    )


def _marks(count: int) -> tuple[int, ...]:
    """The columns that have their name under them: the first, the last and some between."""
    every = max(1, (count - 1) // 4)
    return tuple(sorted({*range(0, count - every // 2, every), count - 1}))


def _level(y: float, amount: str) -> Markup:
    return group(
        path(f"M{LEFT} {y}H{RIGHT}", "chart-level"),
        text(amount, LEFT - 5, y + 4, "chart-number"),
    )


# Bars


def draw_bars(chart: Chart, looks: tuple[Look, ...], say: Say, number: Number) -> Markup:
    low, high = _bounds(chart)
    height = GAP + BAR * len(looks)

    def x(amount: float) -> float:
        return round(24 + (WIDTH - 60) * (amount - low) / (high - low), 1)

    return el(
        "svg",
        *(
            text(say(column), 4, height * at + 14, "chart-name")
            for at, column in enumerate(chart.columns)
        ),
        *(
            _bar(x(0), x(amount), number(amount), height * at + GAP + BAR * seat, looks[seat])
            for seat, row in enumerate(chart.rows)
            for at, amount in enumerate(row)
        ),
        viewBox=f"0 0 {WIDTH} {height * len(chart.columns)}",
        class_="chart",
    )


def _bar(zero: float, x: float, amount: str, y: int, look: Look) -> Markup:
    start, end = sorted((zero, x))
    return el(
        "g",
        moved(4, y, outline(look.shape), scale=0.45),
        box(start, y, max(1, round(end - start, 1)), BAR - 3, "chart-bar", 2),
        text(amount, end + 4, y + 9, "chart-number-after"),
        class_=f"seat-{look.colour}",
    )
