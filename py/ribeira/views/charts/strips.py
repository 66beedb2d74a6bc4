"""Charts with a line or a panel for each seat: marks in cells, and numbers in their layers.

Layers differ by their density, from light to full, marks by their shape. The exact numbers are in
the table of each chart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import accumulate

from ribeira.kit.chart import Cell, Mark, Name, Stack, Strip
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.pieces import outline
from ribeira.kit.shapes import box, disc, moved, path, text
from ribeira.kit.view import Look
from ribeira.views.charts.lines import Number, Say

WIDTH, LEFT, FOOT = 360, 24, 18
ROW = 36
PANEL = 84
CORNERS = {"flag": "-2 -3 16 16", "coin": "23 25 16 16"}
"""The `viewBox` in the key for marks that are not in the middle of a cell."""


def _names(columns: tuple[Name, ...], wide: float, y: int, say: Say) -> Iterator[Markup]:
    """The names under the columns, as many as fit."""
    every = 1 + len(columns) // 16
    for at in range(0, len(columns), every):
        yield text(say(columns[at]), LEFT + wide * (at + 0.5), y, "chart-column")


def _badge(look: Look, y: float) -> Markup:
    return moved(4, y, outline(look.shape), scale=0.6)


def _sheet(height: int, *content: Markup) -> Markup:
    return el("svg", *content, viewBox=f"0 0 {WIDTH} {height}", class_="chart")


# Marks in cells


def draw_strip(chart: Strip, looks: tuple[Look, ...], say: Say) -> Markup:
    wide = (WIDTH - LEFT) / len(chart.columns)
    seats = (
        el(
            "g",
            _badge(look, ROW * seat + 11),
            *(_cell(cell, LEFT + wide * at, ROW * seat, wide, say) for at, cell in enumerate(row)),
            class_=f"seat-{look.colour}",
        )
        for seat, (row, look) in enumerate(zip(chart.rows, looks, strict=True))
    )
    end = ROW * len(looks)
    return _sheet(end + FOOT, *seats, *_names(chart.columns, wide, end + 13, say))


def _cell(cell: Cell, x: float, y: float, wide: float, say: Say) -> Markup:
    middle = x + wide / 2, y + ROW / 2
    drawn = (_mark(mark, *middle, wide) for mark in cell.marks)
    label = text(say(cell.text), middle[0], middle[1] + 4, "chart-column") if cell.text else None
    return group(box(x + 1, y + 1, wide - 2, ROW - 2, "chart-cell", 3), *drawn, label)


def _mark(mark: Mark, x: float, y: float, wide: float = ROW) -> Markup:
    """A mark in the middle of a cell; flags and coins are in its corners."""
    half = min(wide, ROW) / 2
    radius = round(half * (0.25 + 0.6 * mark.size), 1)
    if mark.shape in ("up", "down"):
        shade = f"chart-heat is-{mark.shape} heat-{round(4 * mark.size)}"
        return box(x - wide / 2 + 1, y - ROW / 2 + 1, wide - 2, ROW - 2, shade, 3)
    if mark.shape == "flag":
        return path(
            f"M{x - half + 3} {y - half - 1}v11M{x - half + 3} {y - half - 1}h7l-2 3 2 3h-7z",
            "chart-flag",
        )
    if mark.shape == "coin":
        return disc(x + half - 5, y + half - 3, 3.5, "chart-coin")
    if mark.shape in ("square", "outline"):
        side = radius * 1.6
        kind = "chart-full" if mark.shape == "square" else "chart-hollow"
        return box(x - side / 2, y - side / 2, side, side, kind, 2)
    return disc(x, y, radius, "chart-full" if mark.shape == "dot" else "chart-hollow")


def draw_key(chart: Strip, say: Say) -> Markup:
    """What the marks mean."""
    samples = (
        (_mark(Mark(shape, 0.6), ROW / 2, ROW / 2), CORNERS.get(shape, f"0 0 {ROW} {ROW}"), name)
        for shape, name in chart.key
    )
    return _key(samples, say)


def _key(samples: Iterable[tuple[Markup, str, Name]], say: Say) -> Markup:
    """The key, from samples: a drawing, its `viewBox`, and what it means."""
    shown = (
        el("li", el("svg", drawn, viewBox=where, class_="chart-sample"), el("span", say(name)))
        for drawn, where, name in samples
    )
    return el("ul", *shown, class_="chart-legend")


# Numbers in layers


def draw_stack(chart: Stack, looks: tuple[Look, ...], say: Say, number: Number) -> Markup:
    wide = (WIDTH - LEFT - 20) / len(chart.columns)
    most = max(1, *(sum(column) for row in chart.rows for column in row))
    seats = (
        el(
            "g",
            _badge(look, PANEL * seat + PANEL / 2 - 8),
            *(
                _pile(parts, LEFT + wide * at, PANEL * (seat + 1), wide, most)
                for at, parts in enumerate(row)
            ),
            path(f"M{LEFT} {PANEL * (seat + 1)}H{WIDTH - 20}", "chart-level"),
            text(number(sum(row[-1])), WIDTH - 16, PANEL * (seat + 1) - 2, "chart-number-after"),
            class_=f"seat-{look.colour}",
        )
        for seat, (row, look) in enumerate(zip(chart.rows, looks, strict=True))
    )
    end = PANEL * len(looks)
    drawn = _sheet(end + FOOT, *seats, *_names(chart.columns, wide, end + 13, say))
    return el("div", drawn, _layers(chart, say))


def _pile(parts: tuple[float, ...], x: float, foot: float, wide: float, most: float) -> Markup:
    """A stacked bar, with the first layer at the bottom."""
    scale = (PANEL - 8) / most
    tops = list(accumulate(parts))
    return group(
        *(
            box(
                round(x + 1, 1),
                round(foot - top * scale, 1),
                round(wide - 2, 1),
                round(part * scale, 1),
                f"chart-layer layer-{layer}",
            )
            for layer, (part, top) in enumerate(zip(parts, tops, strict=True))
            if part
        )
    )


def _layers(chart: Stack, say: Say) -> Markup:
    samples = (
        (box(1, 1, 18, 18, f"chart-layer layer-{layer}"), "0 0 20 20", name)
        for layer, name in enumerate(chart.layers)
    )
    return _key(samples, say)
