"""The charts of a finished game, each with a table of its numbers that can be opened.

The drawings are made in `chart_lines` and `chart_strips`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.core.match import Match
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.kit.chart import AnyChart, Cell, Name, Stack, Strip
from ribeira.kit.latest import latest
from ribeira.kit.markup import Markup, el
from ribeira.kit.pieces import badge
from ribeira.kit.view import Look
from ribeira.views.charts.lines import Number, Say, draw_bars, draw_lines
from ribeira.views.charts.strips import draw_key, draw_stack, draw_strip

if TYPE_CHECKING:
    from ribeira.app.model import Model


def draw_charts(model: Model, playing: Playing) -> Markup | None:
    charts = _charts(playing.match)
    if not charts:
        return None
    looks = playing.table.looks
    figures = (draw_figure(model, chart, looks) for chart in charts)
    return el(
        "section",
        el("h3", model.say(msg("charts.title"))),
        draw_legend(looks),
        el("div", *figures, class_="charts"),
        id="charts",
    )


@latest
def _charts(match: Match) -> tuple[AnyChart, ...]:
    """The charts of a game that is over."""
    table = registry.load(match.setup.game).table
    return tuple(chart for chart in table.charts(match=match) if chart.columns)


def draw_legend(looks: tuple[Look, ...]) -> Markup:
    names = (el("li", badge(look, 20), el("span", look.name)) for look in looks)
    return el("ul", *names, class_="chart-legend")


def draw_figure(model: Model, chart: AnyChart, looks: tuple[Look, ...]) -> Markup:
    """The drawing, and its numbers behind it."""
    title, numbers = model.say(chart.title), model.say(msg("charts.numbers"))
    mark = model.say(msg("page.decimal_mark"))

    def say(name: Name) -> str:
        return (
            name.replace("-", "−").replace(".", mark) if isinstance(name, str) else model.say(name)
        )

    def number(amount: float) -> str:
        return say(f"{amount:g}")

    return el(
        "figure",
        el("figcaption", title),
        el("div", _drawn(chart, looks, say, number), aria_hidden="true"),
        el(
            "details",
            el("summary", numbers),
            _table(_lines_of(chart, say, number), looks, f"{title}: {numbers}"),
        ),
        class_="sheet",
    )


def _drawn(chart: AnyChart, looks: tuple[Look, ...], say: Say, number: Number) -> Markup:
    if isinstance(chart, Strip):
        return el("div", draw_strip(chart, looks, say), draw_key(chart, say) if chart.key else None)
    if isinstance(chart, Stack):
        return draw_stack(chart, looks, say, number)
    return (draw_lines if chart.flows else draw_bars)(chart, looks, say, number)


# The table: a line for each column of the chart, so that it is never wider than the seats

Line = tuple[str, tuple[str, ...]]


def _lines_of(chart: AnyChart, say: Say, number: Number) -> Iterator[Line]:
    for at, column in enumerate(chart.columns):
        if isinstance(chart, Stack):
            for layer, name in enumerate(chart.layers):
                amounts = tuple(number(row[at][layer]) for row in chart.rows)
                yield f"{say(column)}, {say(name)}", amounts
        elif isinstance(chart, Strip):
            yield say(column), tuple(_say_cell(row[at], say) for row in chart.rows)
        else:
            yield say(column), tuple(number(row[at]) for row in chart.rows)


def _say_cell(cell: Cell, say: Say) -> str:
    return "; ".join(map(say, cell.says))


def _table(lines: Iterator[Line], looks: tuple[Look, ...], title: str) -> Markup:
    head = el("tr", el("td"), *(el("th", look.name, scope="col") for look in looks))
    body = (
        el("tr", el("th", name, scope="row"), *(el("td", text) for text in texts))
        for name, texts in lines
    )
    table = el("table", el("thead", head), el("tbody", *body))
    return el("div", table, class_="items", tabindex="0", role="region", aria_label=title)
