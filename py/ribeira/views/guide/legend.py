"""The rules that tooltips show, in a list behind the table for those who cannot see tooltips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.app.regions import Region
from ribeira.core.values import msg
from ribeira.kit.learning.explained import all_rules
from ribeira.kit.markup import Markup, el

if TYPE_CHECKING:
    from ribeira.app.model import Model


def legend_region(model: Model, playing: Playing) -> tuple[Region, ...]:
    """None for a game without tooltips."""
    setup = playing.match.setup

    def draw(_: tuple[Markup, ...]) -> Markup:
        return _legend(model, playing)

    if playing.module.tooltips is None:
        return ()
    return (Region("legend", (model.words, setup.game, setup.seats, setup.options), draw),)


def _legend(model: Model, playing: Playing) -> Markup:
    tooltips = playing.module.tooltips
    assert tooltips, "only a game with tooltips has a legend"
    numbers = all_rules(tooltips.EXPLAINED)
    rules = (el("li", *_lines(model, playing, number)) for number in numbers)
    return el(
        "section",
        el("h2", model.say(msg("tip.legend"))),
        el("ul", *rules),
        id="legend",
        class_="visually-hidden",
        aria_label=model.say(msg("tip.legend")),
    )


def _lines(model: Model, playing: Playing, number: str) -> list[Markup]:
    return [el("p", line) for line in model.sentences(playing.rule(number))]
