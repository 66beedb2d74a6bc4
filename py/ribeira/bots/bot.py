"""What a bot is: it gets what its seat may know, and yields better and better choices.

The caller takes the last choice when the time is up. So a time limit, the button *play now* and
short slices of work on the page all work in the same way.
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
"""Choices, each meant to be better than the one before. `None` is a yield point without a new
choice. Between two yields lie a few milliseconds, so that the work can be paused."""


class Bot(Protocol):
    """`chance` is a fresh generator (`ribeira.core.chance`) for this one decision, so that the same
    call has the same answer. The caller always waits for the first choice."""

    def think(self, sight: Any, legal: tuple[Action, ...], chance: int, /) -> Thoughts: ...


ROUNDS = 12
"""How many choices a bot may yield where no clock limits it."""


def decided(thoughts: Thoughts, rounds: int = ROUNDS) -> Choice:
    """The last of at most `rounds` choices, which is the same on every machine."""
    return finished(deciding(thoughts, rounds))


def deciding(thoughts: Thoughts, rounds: int = ROUNDS) -> Sliced[Choice]:
    """`decided` with yield points."""
    choice = yield from latest(thoughts, rounds)
    if choice is None:
        raise ValueError("the bot has chosen nothing")
    return choice
