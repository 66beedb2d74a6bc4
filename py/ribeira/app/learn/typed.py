"""What a typed line means in a lesson, where it means something else than at a game: it answers,
goes on, goes back, has something shown or told again. And what one may type at a step.
"""

from __future__ import annotations

from ribeira.app.ear.commands import plain, read
from ribeira.app.learn import teaching as lessons
from ribeira.app.learn.teaching import Teaching
from ribeira.app.msg import AnswerStep, NextStep, ShowStep, StepBack
from ribeira.app.playing import Playing
from ribeira.core.learning.lesson import Act, Ask
from ribeira.core.values import Message, msg
from ribeira.i18n.catalogue import Catalogue

AGAIN = "again"
"""The step is to be told once more."""


def meaning(
    words: Catalogue, playing: Playing, teaching: Teaching, text: str
) -> AnswerStep | NextStep | ShowStep | StepBack | str | None:
    """A message, or `AGAIN`; None for what means the same as at any table."""
    command, typed = read(words, text)
    if not typed and command in ("hint", "undo"):
        return ShowStep() if command == "hint" else StepBack()
    if (typed and not command) and (number := _answer(words, playing, teaching, typed)):
        return AnswerStep(str(number))
    if typed or command not in ("", "go on", "again") or playing.animation:
        return None
    waits = teaching.wants_action or is_asked(teaching) or teaching.is_last
    return AGAIN if waits or command == "again" else NextStep()


def is_asked(teaching: Teaching) -> bool:
    return isinstance(teaching.step, Ask) and bool(teaching.said) and not teaching.done


def answers(playing: Playing, teaching: Teaching) -> tuple[Message, ...]:
    """What one can answer now, in order."""
    if not (isinstance(teaching.step, Ask) and is_asked(teaching)):
        return ()
    now = lessons.moment(teaching, playing.match, playing.table.names)
    ends = (f"answer.{number}" for number in range(1, len(teaching.step.answers) + 1))
    return lessons.said(teaching, now, *ends)


def _answer(words: Catalogue, playing: Playing, teaching: Teaching, typed: str) -> int:
    """The number of the answer that is meant: by its number, else by its words; 0 for none."""
    known = answers(playing, teaching)
    by_number = {str(number): number for number, _ in enumerate(known, 1)}
    by_words = {plain(words.say(answer)): number for number, answer in enumerate(known, 1)}
    return by_number.get(typed, 0) or by_words.get(typed, 0)


def say_help(playing: Playing, teaching: Teaching) -> Message:
    """What to type at the step: an action that it wants, as an example, or how to go on."""
    if is_asked(teaching):
        return msg("learn.type_answer")
    if not isinstance(teaching.step, Act):
        return msg("learn.type_on" if not teaching.wants_action else "learn.type_free")
    allowed = lessons.moment(teaching, playing.match, playing.table.names).allowed
    if not allowed:
        return msg("learn.type_on")
    example = playing.match.game.write(action=allowed[0])
    return msg("learn.type_example", example=example)
