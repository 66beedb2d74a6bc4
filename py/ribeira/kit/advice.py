"""What a choice is worth and why: the form in which games advise bots and hints."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from math import fsum
from typing import TypeVar

from ribeira.core.values import Action, Message


@dataclass(frozen=True, slots=True)
class Part:
    """One reason for or against a choice, in points. `later` marks reasons that only a player who
    thinks ahead would see."""

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


TOLD = 3
"""So many reasons of a choice are told."""
WEIGHT = 0.05
"""What weighs less is not told."""


def told_parts(ranked: Ranked) -> tuple[Part, ...]:
    """The weightiest reasons, with at least one against the choice if there is any."""
    parts = sorted(ranked.parts, key=lambda part: -abs(part.points))
    parts = [part for part in parts if abs(part.points) >= WEIGHT]
    told, against = parts[:TOLD], [part for part in parts if part.points < 0]
    if against and all(part.points > 0 for part in told) and len(parts) > TOLD:
        told = [*told[:-1], against[0]]
    return tuple(told)


FINENESS = 1000
"""Weights are whole numbers up to this, so that both Pythons draw alike."""


def weight(gap: float, slack: float) -> int:
    """How readily a bot takes a choice that is `gap` worse than the best; 0 from `slack` on."""
    nearness = max(0.0, 1 - gap / slack)
    return int(FINENESS * nearness * nearness)


Rankings = Iterator[tuple[Ranked, ...] | None]
"""The choices ranked again and again, each time meant to be better; `None` is a yield point."""

Found = TypeVar("Found")
Sliced = Generator[None, None, Found]
"""Work that yields every few milliseconds, so that it can be paused, and returns its result."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a bot follows the advice; `slack` and `limit` are in points of the game.

    It counts only a share of the reasons marked `later`: its `foresight`. It mixes in choices that
    seem up to `slack` points worse than the best, but none that truly is `limit` points worse.
    `depth` is how deeply it searches, where the game has a search. Actions with the verbs
    `purposely` it does only when nothing is better: figures would walk to and fro for variety.
    """

    foresight: float
    slack: float
    limit: float
    depth: int = 0
    purposely: tuple[str, ...] = ()


STYLES = ("careful", "bold", "builder", "spoiler")
"""How a character plays: afraid of losses, at once for what it wants, for later, or against the
others."""


@dataclass(frozen=True, slots=True)
class Style:
    """What a character likes: so much more (or less) than others it makes of a reason, by its key.
    For that it takes a choice that is up to `leeway` points worse, or better, than its own. Of what
    bots do only purposely it chooses the way where the verb is in `ways`: it cannot go on for ever.
    """

    taste: Mapping[str, float]
    leeway: float
    ways: tuple[str, ...] = ()

    def likes(self, choice: Ranked) -> float:
        return fsum(part.points * self.taste.get(part.reason.key, 0.0) for part in choice.parts)


def finished(work: Sliced[Found]) -> Found:
    """Runs the work to its end without pausing, and returns its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Found = end.value
            return found


def latest(thoughts: Iterator[Found | None], rounds: int) -> Sliced[Found | None]:
    """The last of at most `rounds` answers; a `None` among them is a yield point."""
    found = None
    for thought in thoughts:
        yield
        if thought:
            found, rounds = thought, rounds - 1
        if not rounds:
            break
    return found


def best_first(ranked: list[Ranked]) -> tuple[Ranked, ...]:
    """Sorted by value; equal ones by their actions, so that every machine has the same order."""
    return tuple(sorted(ranked, key=lambda choice: (-choice.value, choice.action)))
