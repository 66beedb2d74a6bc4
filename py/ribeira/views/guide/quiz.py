"""A question about a game, with answers to try."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.learn import quiz
from ribeira.core.learning.guide import Guide, Question
from ribeira.core.values import msg
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import button, rule_link

if TYPE_CHECKING:
    from ribeira.app.model import Model


def draw_quiz(model: Model, guide: Guide) -> Markup:
    assert model.dialog
    asked = quiz.question(guide, model.dialog)
    return _question(model, guide, asked) if asked else _end(model, guide)


def _question(model: Model, guide: Guide, asked: Question) -> Markup:
    number = guide.questions.index(asked) + 1
    tried = model.dialog.tried if model.dialog else ()
    text = quiz.line(model, guide, asked, "asks")
    answers = (_answer(model, guide, asked, answer) for answer in quiz.order(guide, asked))
    return group(
        el("p", model.say(msg("rules.quiz.number", at=number, of=len(guide.questions)))),
        el("h3", text, id="quiz-asks"),
        el("div", *answers, role="group", aria_labelledby="quiz-asks", class_="quiz-answers"),
        el(
            "p",
            quiz.reply(model, guide, asked, tried[-1]) if tried else "",
            id="quiz-reply",
        ),
        _on(model, guide, asked, number) if quiz.RIGHT in tried else None,
    )


def _answer(model: Model, guide: Guide, asked: Question, number: int) -> Markup:
    tried = model.dialog.tried if model.dialog else ()
    was = ("right" if number == quiz.RIGHT else "wrong") if number in tried else None
    return button(
        "quiz",
        quiz.line(model, guide, asked, f"answer.{number}"),
        value=str(number),
        data_answer=was,
        id=f"quiz-{number}",
    )


def _on(model: Model, guide: Guide, asked: Question, number: int) -> Markup:
    return el(
        "div",
        button(
            "guide",
            model.say(msg("rules.quiz.next")),
            value=f"{guide.game}/quiz/{number + 1}",
            rank="primary",
            id="quiz-next",
        ),
        *(rule_link(model, rule) for rule in asked.rules),
        class_="quiz-on",
    )


def _end(model: Model, guide: Guide) -> Markup:
    again, say = f"{guide.game}/quiz", model.say
    return group(
        el("p", say(msg("rules.quiz.done"))),
        button("new", say(msg("learn.play")), value=guide.game, rank="primary", id="quiz-play"),
        button("guide", say(msg("rules.quiz.again")), value=again, id="quiz-again"),
    )
