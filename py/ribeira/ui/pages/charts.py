"""Charts of a finished game as drawings, each with its numbers as a table behind it.

Seats are told by shape and dashes as well as by colour. Bad at: many columns on a small screen;
the table is there for those.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ribeira.core.chart import Chart
from ribeira.core.drawing import box, moved, path, text
from ribeira.core.markup import Markup, el, group
from ribeira.core.pieces import badge, outline
from ribeira.core.values import Message, msg
from ribeira.core.view import Look
from ribeira.ui.playing import Playing

if TYPE_CHECKING:
    from ribeira.ui.session import Session

WIDTH, LEFT, RIGHT, HEIGHT, TOP = 360, 28, 340, 190, 10
BAR, GAP = 13, 22


def draw_charts(session: Session, playing: Playing) -> Markup | None:
    charts = session.lookback.charts()
    if not charts:
        return None
    looks = playing.table.looks
    return el(
        "section",
        el("h3", session.say(msg("charts.title"))),
        _legend(looks),
        el(
            "div",
            *(_figure(session, chart, looks) for chart in charts),
            class_="charts",
        ),
        id="charts",
    )


def _legend(looks: tuple[Look, ...]) -> Markup:
    names = (el("li", badge(look, 20), el("span", look.name)) for look in looks)
    return el("ul", *names, class_="chart-legend")


def _figure(session: Session, chart: Chart, looks: tuple[Look, ...]) -> Markup:
    draw = _lines if chart.flows else _bars
    title = session.say(chart.title)
    return el(
        "figure",
        el("figcaption", title),
        el("div", draw(session, chart, looks), aria_hidden="true"),
        el(
            "details",
            el("summary", session.say(msg("charts.numbers"))),
            _table(session, chart, looks, title),
        ),
        class_="sheet",
    )


def _say(session: Session, column: Message | str) -> str:
    return column if isinstance(column, str) else session.say(column)


def _table(session: Session, chart: Chart, looks: tuple[Look, ...], title: str) -> Markup:
    """A line for each column of the chart, so that it is never wider than the seats."""
    head = el("tr", el("td"), *(el("th", look.name, scope="col") for look in looks))
    lines = (
        el(
            "tr",
            el("th", _say(session, column), scope="row"),
            *(el("td", str(row[at]).replace("-", "−")) for row in chart.rows),
        )
        for at, column in enumerate(chart.columns)
    )
    table = el("table", el("thead", head), el("tbody", *lines))
    return el("div", table, class_="items", tabindex="0", role="region", aria_label=title)


# Lines


@dataclass(frozen=True, slots=True)
class _Plane:
    """Where a column and a number lie in the drawing."""

    count: int
    low: int
    high: int

    def x(self, at: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * at / max(1, self.count - 1), 1)

    def y(self, number: int) -> float:
        return round(HEIGHT - (HEIGHT - TOP) * (number - self.low) / (self.high - self.low), 1)


def _bounds(chart: Chart) -> tuple[int, int]:
    """The least and the greatest number, with 0 and 1 among them."""
    numbers = [number for row in chart.rows for number in row]
    return min(0, *numbers), max(1, *numbers)


def _lines(session: Session, chart: Chart, looks: tuple[Look, ...]) -> Markup:
    low, high = _bounds(chart)
    plane = _Plane(len(chart.columns), low, high)
    names = ((_say(session, chart.columns[at]), plane.x(at)) for at in _marks(plane.count))
    return el(
        "svg",
        *(_level(plane.y(number), number) for number in sorted({low, 0, high})),
        *(path(f"M{plane.x(at) - 1} {TOP}V{HEIGHT}", "chart-break") for at in chart.breaks),
        *(text(name, x, HEIGHT + 16, "chart-column") for name, x in names),
        *(_line(plane, row, seat, looks[seat]) for seat, row in enumerate(chart.rows)),
        viewBox=f"0 0 {WIDTH} {HEIGHT + 24}",
        class_="chart",
    )


def _line(plane: _Plane, row: tuple[int, ...], seat: int, look: Look) -> Markup:
    """With the seat's shape where it ends."""
    points = " ".join(f"{plane.x(at)},{plane.y(number)}" for at, number in enumerate(row))
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


def _level(y: float, number: int) -> Markup:
    return group(
        path(f"M{LEFT} {y}H{RIGHT}", "chart-level"),
        text(str(number).replace("-", "−"), LEFT - 5, y + 4, "chart-number"),
    )


# Bars


def _bars(session: Session, chart: Chart, looks: tuple[Look, ...]) -> Markup:
    low, high = _bounds(chart)
    room = GAP + BAR * len(looks)

    def x(number: int) -> float:
        return round(24 + (WIDTH - 60) * (number - low) / (high - low), 1)

    return el(
        "svg",
        *(
            text(_say(session, column), 4, room * at + 14, "chart-name")
            for at, column in enumerate(chart.columns)
        ),
        *(
            _bar(number, room * at + GAP + BAR * seat, x, looks[seat])
            for seat, row in enumerate(chart.rows)
            for at, number in enumerate(row)
        ),
        viewBox=f"0 0 {WIDTH} {room * len(chart.columns)}",
        class_="chart",
    )


def _bar(number: int, y: int, x: Callable[[int], float], look: Look) -> Markup:
    start, end = sorted((x(0), x(number)))
    return el(
        "g",
        moved(4, y, outline(look.shape), scale=0.45),
        box(start, y, max(1, round(end - start, 1)), BAR - 3, "chart-bar", 2),
        text(str(number).replace("-", "−"), end + 4, y + 9, "chart-number-after"),
        class_=f"seat-{look.colour}",
    )
