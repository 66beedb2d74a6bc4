"""Where the points came from: a bar for each seat and source, the best seat first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.games import registry
from ribeira.kit.markup import Markup, el

if TYPE_CHECKING:
    from ribeira.app.model import Model

WIDE = 86.0
"""How much of the width the bars may take, in percent: the rest is for their numbers."""

HIGH = 18
"""The height of a bar with the gap below it, in pixels."""


def draw_sources(model: Model, playing: Playing) -> Markup:
    match, looks = playing.match, playing.table.looks
    terms = registry.terms(match.setup.game)
    scores = match.game.scores(state=match.state)
    ranking = match.game.ranking(state=match.state)
    there = {item.key for score in scores for item in score.items}
    sums = {
        key: [sum(i.points for i in scores[seat].items if i.key == key) for seat in ranking]
        for key in terms.items
        if key in there
    }
    least = min(0, *(min(row) for row in sums.values())) if sums else 0
    most = max(1, *(max(row) for row in sums.values())) if sums else 1
    colours = [looks[seat].colour for seat in ranking]
    rows = (
        el(
            "div",
            el("span", model.say(terms.say_item(key)), class_="source-name"),
            _bars(row, colours, least, most),
            class_="source",
        )
        for key, row in sums.items()
    )
    return el("div", *rows, class_="sources", aria_hidden="true")


def _bars(row: list[int], colours: list[str], least: int, most: int) -> Markup:
    scale = WIDE / (most - least)
    zero = -least * scale
    bars = []
    for at, (points, colour) in enumerate(zip(row, colours, strict=True)):
        y = HIGH * at + 2
        width = max(abs(points) * scale, 0.6)
        left = zero - width if points < 0 else zero
        told = f"−{-points}" if points < 0 else str(points) if points else "–"
        end = max(zero, left + width)
        bars.append(
            el(
                "g",
                _bar(left, y, width, is_loss=points < 0),
                el("text", told, x=f"{end:.1f}%", y=y + 12, dx=6),
                class_=f"seat-{colour}",
            )
        )
    high = HIGH * len(row) + 2
    return el("svg", *bars, class_="source-bars", width="100%", height=high)


def _bar(left: float, y: int, width: float, is_loss: bool) -> Markup:
    """A loss is striped, so that it is told without its colour and side."""
    if is_loss:
        return el(
            "line",
            x1=f"{left:.1f}%",
            x2=f"{left + width:.1f}%",
            y1=y + 7,
            y2=y + 7,
            class_="source-loss",
        )
    return el(
        "rect", x=f"{left:.1f}%", y=y, width=f"{width:.1f}%", height=14, rx=4, class_="source-bar"
    )
