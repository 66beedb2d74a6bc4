"""A hint in the dock: the move in words, the reasons in plain words, and a button that does it. The
board points at it (`View.hint`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import IDEAS, Playing
from ribeira.core.values import msg
from ribeira.kit.advice import Part, Ranked, told_parts
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import button
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model

EQUAL = 0.1
"""Moves whose worth differs by less are about equal."""
WIDEST = 66
"""The bar of the weightiest reason, in pixels."""


def draw_hint(model: Model, playing: Playing) -> Markup:
    say = model.say
    hint = playing.hint
    if hint is None:
        thinks = el("p", say(msg("hint.thinking")), class_="status", aria_busy="true", id="status")
        return el("div", _lamp(), thinks, _close(model), class_="hint", id="hint")
    at = playing.idea + 1
    of = max(at, _ideas(playing))
    return el(
        "div",
        _lamp(),
        el(
            "p",
            say(playing.module.words.say_hint(action=hint.action)),
            class_="status",
            id="status",
        ),
        el(
            "div",
            el(
                "span",
                say(msg("hint.count", n=at, of=of)),
                f" {say(msg('hint.equal'))}" if _are_equal(playing) else None,
            ),
            button("ideas", say(msg("hint.ideas")), rank="link", id="hint-ideas")
            if of > 1
            else None,
            class_="more",
        ),
        draw_reasons(model, hint) or el("p", say(msg("why.nothing")), class_="reasons"),
        _close(model),
        class_="hint",
        id="hint",
    )


def draw_hint_acts(model: Model, playing: Playing) -> Markup | None:
    if playing.hint is None:
        return None
    after = str(playing.next_idea)
    more = button("show_idea", model.say(msg("hint.another")), value=after, id="hint-another")
    play = button(
        "play_hint",
        model.say(msg("hint.play")),
        rank="primary",
        id="hint-play",
        data_takes_focus=True,
    )
    return group(more if _ideas(playing) > 1 else None, play)


def draw_ideas(model: Model) -> Markup:
    """The best choices with their reasons; each can be shown on the board."""
    playing = model.table
    lines = (
        draw_choice(model, ranked, _shower(model, playing, place))
        for place, ranked in enumerate(playing.suggested)
    )
    return el("ol", *lines, class_="advice", id="ideas")


def _shower(model: Model, playing: Playing, place: int) -> Markup:
    if place == playing.idea:
        return el("em", model.say(msg("hint.shown")), class_="shown")
    return button(
        "show_idea", model.say(msg("hint.show")), value=str(place), id=f"show-idea-{place}"
    )


def draw_choice(model: Model, ranked: Ranked, beside: Markup | None = None) -> Markup:
    """A choice and its weightiest reasons, as a line of a list."""
    say, words = model.say, model.table.module.words
    return el(
        "li",
        el("strong", say(words.say_action(action=ranked.action))),
        beside,
        draw_reasons(model, ranked) or el("p", say(msg("why.nothing")), class_="more"),
    )


def draw_reasons(model: Model, ranked: Ranked) -> Markup | None:
    """Up to three reasons, each with a sign for or against and a bar as long as its worth."""
    parts = told_parts(ranked)
    if not parts:
        return None
    most = max(abs(part.points) for part in parts)
    return el("ul", *(_reason(model, part, most) for part in parts), class_="reasons")


def _reason(model: Model, part: Part, most: float) -> Markup:
    good = part.points > 0
    width = max(8, round(WIDEST * abs(part.points) / most))
    bar = el(
        "svg", el("rect", width=width, height=9, rx=4), width=width, height=9, aria_hidden="true"
    )
    side = msg("hint.for") if good else msg("hint.against")
    return el(
        "li",
        el("span", "+" if good else "−", class_="reason-sign", aria_hidden="true"),
        el("span", model.say(side), class_="visually-hidden"),
        bar,
        el("span", model.say(part.reason)),
        class_="is-good" if good else "is-bad",
    )


def _lamp() -> Markup:
    return el("span", icon("hint"), class_="lamp", aria_hidden="true")


def _close(model: Model) -> Markup:
    name = el("span", model.say(msg("page.close")), class_="tool-name")
    return button("hint", icon("close"), name, kind="tool", rank="quiet", id="hint-close")


def _ideas(playing: Playing) -> int:
    return min(IDEAS, len(playing.suggested))


def _are_equal(playing: Playing) -> bool:
    best = (playing.advice or ())[:2]
    return len(best) == 2 and best[0].value - best[1].value < EQUAL
