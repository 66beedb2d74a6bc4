"""What a person does who learns a game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class OpenLearn:
    """The ways to learn that game."""

    game: str


@dataclass(frozen=True, slots=True)
class OpenGuide:
    """A page about a game, such as `douro/summary`; a third part is what to show of it."""

    where: str

    @property
    def game(self) -> str:
        return self.where.partition("/")[0]


@dataclass(frozen=True, slots=True)
class TryAnswer:
    """The number of an answer to the question of the quiz, from 1."""

    number: str


@dataclass(frozen=True, slots=True)
class OpenLesson:
    """Goes on with the lesson where it was left; after `/` the name of a part, to begin there."""

    lesson: str


@dataclass(frozen=True, slots=True)
class NextStep:
    """What the step says has been read."""


@dataclass(frozen=True, slots=True)
class AnswerStep:
    """The number of an answer, from 1."""

    number: str


@dataclass(frozen=True, slots=True)
class ShowStep:
    """Does what the step wants."""


@dataclass(frozen=True, slots=True)
class StepBack:
    """To the beginning of the step before."""


@dataclass(frozen=True, slots=True)
class LeaveLesson:
    """Back to where one has come from."""


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Goes on from here as a game against bots."""


@dataclass(frozen=True, slots=True)
class SetCoach:
    """Switches the coach of this kind of game on ("true") or off."""

    on: str
