"""What is ours in a game: values that are not published, readings of rules, options for others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ribeira.app.learn.reading import said
from ribeira.core.learning.guide import Guide
from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.kit.learning.rule_marks import RuleMarks
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import rule_link

if TYPE_CHECKING:
    from ribeira.app.model import Model


def draw_sources(model: Model, guide: Guide) -> Markup:
    learn = registry.load(guide.game).learn
    assert learn, "a guide is part of it"
    made = el("ul", *_made(model, guide, learn.MARKS))
    options = el("dl", *_options(model, guide, learn.MARKS), class_="words")
    rulings = el("dl", *_rulings(model, guide), class_="rules")
    return group(
        _section(model, msg("rules.sources.made"), made),
        _section(model, msg("rules.sources.options"), options),
        _section(model, msg("rules.sources.rulings"), rulings),
    )


def _section(model: Model, title: Message, content: Markup) -> Markup:
    return el("section", el("h3", model.say(title)), content)


def _made(model: Model, guide: Guide, marks: RuleMarks) -> Iterator[Markup]:
    for source in guide.sources:
        key = guide.key("source", source.id)
        yield el("li", said(guide, guide.pictures[0], source.values, key, model.say))
    for known in dict.fromkeys(marks.reconstructed.values()):
        rules = (number for number, key in marks.reconstructed.items() if key == known)
        links = (rule_link(model, number) for number in rules)
        yield el("li", model.say(msg(known)), " ", *links)


def _options(model: Model, guide: Guide, marks: RuleMarks) -> Iterator[Markup]:
    terms = registry.terms(guide.game)
    for option in registry.meta(guide.game).options:
        if option.id not in marks.options:
            continue
        usual = msg("rules.sources.usual", value=terms.say_value(option.id, option.default))
        links = (rule_link(model, number) for number in marks.options[option.id])
        yield el(
            "div",
            el("dt", model.say(terms.say_option(option.id))),
            el("dd", model.say(usual), el("p", *links, class_="guide-rules")),
        )


def _rulings(model: Model, guide: Guide) -> Iterator[Markup]:
    words = registry.load(guide.game).words
    numbers = (number for _, rules in words.CHAPTERS for number, _ in rules)
    for number in numbers:
        if number in guide.rulings:
            rule = model.say(words.say_rule(number=number))
            why = el("p", model.say(msg(guide.key("why", number))), class_="rule-why")
            yield el("div", el("dt", rule_link(model, number)), el("dd", rule, why))
