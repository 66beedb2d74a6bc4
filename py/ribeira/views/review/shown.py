"""A choice of the review in the dock: what was chosen, what would have been better and why.

The board points at it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.app.review.said import KINDS, say_afterwards, say_better, say_chosen, say_cost
from ribeira.bots.review.judging import FINE, Judged
from ribeira.core.values import Message, msg
from ribeira.kit.markup import Markup, el
from ribeira.views.parts.controls import button
from ribeira.views.parts.hint import draw_reasons
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model


def draw_reviewed(model: Model, playing: Playing, judged: Judged) -> Markup:
    say, cost = model.say, say_cost(playing, judged)
    return el(
        "section",
        el(
            "p",
            draw_kind(model, judged),
            el("span", say(say_chosen(playing, judged))),
            class_="reviewed-choice",
        ),
        el("p", say(say_better(playing, judged)), class_="status", id="status"),
        el("p", say(cost), class_="small") if cost else None,
        draw_reasons(model, judged.advice),
        _hindsight(model, playing, judged),
        _ways(model, playing, judged),
        class_="reviewed",
        id="reviewed",
    )


def draw_kind(model: Model, judged: Judged) -> Markup:
    """A sign with its word."""
    return el(
        "span",
        icon(judged.kind),
        el("span", model.say(msg(KINDS[judged.kind])), class_="review-word"),
        class_=f"review-kind is-{judged.kind}",
    )


def _hindsight(model: Model, playing: Playing, judged: Judged) -> Markup | None:
    """Apart from the rest, because it was no reason then."""
    happened = say_afterwards(playing, judged, judged.action)
    if not happened or judged.kind == FINE:
        return None
    would = say_afterwards(playing, judged, judged.best)
    return el(
        "details",
        el("summary", model.say(msg("review.afterwards"))),
        _account(model, msg("review.happened"), happened),
        _account(model, msg("review.would"), would),
        id="hindsight",
    )


def _account(model: Model, heading: Message, lines: tuple[Message, ...]) -> Markup:
    told = (el("li", model.say(line)) for line in lines)
    return el("div", el("p", model.say(heading)), el("ul", *told), class_="small")


def _ways(model: Model, playing: Playing, judged: Judged) -> Markup:
    """To the one before and the next one of the list, back, and on from here."""
    say, review = model.say, playing.review
    told = review.told(playing.match) if review else ()
    place = next((n for n, each in enumerate(told) if each.at == judged.at), None)
    before = told[place - 1] if place else None
    after = told[place + 1] if place is not None and place + 1 < len(told) else None
    return el(
        "div",
        _step(model, "back", msg("review.before"), before),
        _step(model, "forward", msg("review.next"), after),
        button("now", say(msg("review.back")), id="now"),
        None
        if playing.table.only_looking
        else button("try_again", say(msg("review.try")), rank="primary", id="try-again"),
        class_="row",
    )


def _step(model: Model, sign: str, label: Message, to: Judged | None) -> Markup:
    return button(
        "review_show",
        icon(sign),
        el("span", model.say(label), class_="tool-name"),
        value="" if to is None else str(to.at),
        kind="tool",
        rank="quiet",
        id=f"review-{sign}",
        aria_disabled="true" if to is None else None,
    )
