"""What a choice is worth and why: how a game's `value` room speaks to bots and hints.

A `value` room offers `ponder(sight, legal)`, a generator that stops for a breath every few
milliseconds and returns every choice, best first; nothing else is asked of it.
Bad at: certainty. The points are somebody's opinion.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from math import fsum
from typing import Any, Protocol, TypeVar

from ribeira.core.values import Action, Message


@dataclass(frozen=True, slots=True)
class Part:
    """One reason for or against a choice, in points. `later` marks what a player who looks no
    further than this moment would not see."""

    reason: Message
    points: float
    later: bool = False


@dataclass(frozen=True, slots=True)
class Ranked:
    """A choice with its reasons, the weightiest first."""

    action: Action
    parts: tuple[Part, ...]

    @property
    def value(self) -> float:
        # Not `sum`, whose last bit depends on the version of Python.
        return fsum(part.points for part in self.parts)


FINENESS = 1000
"""Weights are whole numbers up to this, so that both Pythons draw alike."""


def weight(gap: float, slack: float) -> int:
    """How readily a choice is taken that is so much worse than the best."""
    nearness = max(0.0, 1 - gap / slack)
    return int(FINENESS * nearness * nearness)


Rankings = Iterator[tuple[Ranked, ...] | None]
"""The choices ranked, again and again, each time meant to be better, and breaths between."""

Found = TypeVar("Found")
Pondering = Generator[None, None, Found]
"""Work with breaths in it, and what it comes to."""


class Value(Protocol):
    """A game's room of knowledge."""

    def ponder(self, sight: Any, legal: tuple[Action, ...]) -> Pondering[tuple[Ranked, ...]]:
        """Every legal choice with what it is worth to the seat of the sight, best first."""


def finished(pondering: Pondering[Found]) -> Found:
    """What it comes to, at one go."""
    while True:
        try:
            next(pondering)
        except StopIteration as end:
            found: Found = end.value
            return found


def latest(thoughts: Iterator[Found | None], rounds: int) -> Pondering[Found | None]:
    """The last of so many answers, if there are so many; what is nothing is a breath."""
    found = None
    for thought in thoughts:
        yield
        if thought:
            found, rounds = thought, rounds - 1
        if not rounds:
            break
    return found


def best_first(ranked: list[Ranked]) -> tuple[Ranked, ...]:
    """By value; equals in the order of their actions, so that nothing depends on chance."""
    return tuple(sorted(ranked, key=lambda choice: (-choice.value, choice.action)))
