"""The questions about a game: play, not an exam. A wrong answer gets its reply, and one tries
again; nothing is counted or kept."""

from __future__ import annotations

from dataclasses import replace

from ribeira.app.effects import Speak
from ribeira.app.learn.reading import guide_of, said
from ribeira.app.model import Dialog, Model, Next
from ribeira.core.learning.guide import Guide, Question
from ribeira.core.values import msg

RIGHT = 1
"""The answer that is right, as the questions are written."""


def question(guide: Guide, dialog: Dialog) -> Question | None:
    """The one that is asked: `rule` has its number, from 1; none after the last."""
    numbers = {str(n): each for n, each in enumerate(guide.questions, 1)}
    return numbers.get(dialog.rule or "1")


def order(guide: Guide, asked: Question) -> tuple[int, ...]:
    """The numbers of its answers as they are shown: the same each time, and the right one
    anywhere."""
    numbers = tuple(range(1, asked.answers + 1))
    turn = (guide.questions.index(asked) * 2 + 1) % len(numbers)
    return numbers[turn:] + numbers[:turn]


def line(model: Model, guide: Guide, asked: Question, end: str) -> str:
    key = guide.key("quiz", asked.id, end)
    return said(guide, guide.picture(asked.picture), asked.values, key, model.say)


def reply(model: Model, guide: Guide, asked: Question, number: int) -> str:
    if number == RIGHT:
        return model.say(msg("rules.quiz.right"))
    return line(model, guide, asked, f"reply.{number}")


def tried(model: Model, number: str) -> Next:
    dialog = model.dialog
    guide = guide_of(dialog.game) if dialog and dialog.page == "quiz" else None
    asked = question(guide, dialog) if guide and dialog else None
    if not (guide and dialog and asked) or RIGHT in dialog.tried:
        return model, ()
    answers = {str(each): each for each in range(1, asked.answers + 1)}
    if number not in answers:
        return model, ()
    answer = answers[number]
    known = (*(each for each in dialog.tried if each != answer), answer)
    model = replace(model, dialog=replace(dialog, tried=known))
    return model, (Speak(reply(model, guide, asked, answer)),)
