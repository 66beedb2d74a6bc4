"""What has to be kept of a match: its set-up and its actions in order. All else follows from them.

Who the players are, and how a record becomes text, is in `codec`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.game import AnyRules
from ribeira.core.match import Course, IllegalAction, Match
from ribeira.core.values import Action, Refusal, Setup


@dataclass(frozen=True, slots=True)
class Record:
    """A set-up and the (seat, action) pairs that were played from it."""

    setup: Setup
    steps: tuple[tuple[int, Action], ...] = ()


class ReplayError(ValueError):
    """An action that its game refuses; `step` counts from 1."""

    def __init__(self, step: int, refusal: Refusal) -> None:
        super().__init__(f"step {step}: {refusal.message.key} {refusal.rule}".strip())
        self.step = step
        self.refusal = refusal


def record_of(match: Match) -> Record:
    """Every step of the match; those that were undone too, unless `branch` has cut them off."""
    return Record(match.setup, tuple((step.seat, step.action) for step in match.steps))


def replay(game: AnyRules, record: Record) -> Match:
    """The match, played again and looked at from its last step."""
    course = Course(game, record.setup)
    for number, (seat, action) in enumerate(record.steps, start=1):
        try:
            course.play(seat, action)
        except IllegalAction as refused:
            raise ReplayError(number, refused.refusal) from refused
    return course.match()
