"""What a bot is: it gets what its seat may know, and names better and better choices.

Whoever asks takes the last choice when the time is up. So a time limit, *play now* and short slices
of work on the page are all the same thing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from ribeira.core.values import Action
from ribeira.kit.advice import Ranked, Sliced, finished, latest


@dataclass(frozen=True, slots=True)
class Choice:
    """The action chosen, and how the bot ranked all choices, best first. A bot that does not rank
    leaves the reasons empty."""

    action: Action
    reasons: tuple[Ranked, ...] = ()


Thoughts = Iterator[Choice | None]
"""Choices, each meant to be better than the one before. `None` is a yield point: nothing is decided
yet, but others get a turn. Between two of them lie a few milliseconds."""


class Bot(Protocol):
    """`chance` is a fresh generator (`ribeira.core.chance`) for this one decision, so that the same
    call has the same answer. What comes before the first choice cannot be hurried."""

    def think(self, sight: Any, legal: tuple[Action, ...], chance: int, /) -> Thoughts: ...


ROUNDS = 12
"""Where there is no clock, this many choices are heard."""


def decided(thoughts: Thoughts, rounds: int = ROUNDS) -> Choice:
    """The last of so many choices: the same on every machine."""
    return finished(deciding(thoughts, rounds))


def deciding(thoughts: Thoughts, rounds: int = ROUNDS) -> Sliced[Choice]:
    """The same, with its yield points."""
    choice = yield from latest(thoughts, rounds)
    if choice is None:
        raise ValueError("the bot has chosen nothing")
    return choice
