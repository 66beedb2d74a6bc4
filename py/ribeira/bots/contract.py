"""What a bot is: somebody who thinks aloud from what its seat may know, and from its own chance.

It names a choice, then perhaps better ones, for as long as it is let. Whoever asks takes the last
one when the time is up, so that a budget, "play now" and slices on the page are all one thing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from ribeira.core.values import Action
from ribeira.kit.advice import Ranked, Sliced, finished, latest


@dataclass(frozen=True, slots=True)
class Choice:
    """The action chosen, and how the bot saw the choices, best first. A bot without opinions
    leaves the reasons empty."""

    action: Action
    reasons: tuple[Ranked, ...] = ()


Thoughts = Iterator[Choice | None]
"""Choices, each meant to be better than the one before. `None` is a breath: nothing is decided,
but others get a turn. Between two of them lie a few milliseconds."""


class Bot(Protocol):
    """`chance` is a fresh generator (`ribeira.core.chance`) for this one decision: the same call
    has the same thoughts. What comes before the first choice cannot be hurried."""

    def think(self, sight: Any, legal: tuple[Action, ...], chance: int, /) -> Thoughts: ...


ROUNDS = 12
"""So many choices are heard where there is no clock."""


def decided(thoughts: Thoughts, rounds: int = ROUNDS) -> Choice:
    """The last of so many choices: the same on every machine."""
    return finished(deciding(thoughts, rounds))


def deciding(thoughts: Thoughts, rounds: int = ROUNDS) -> Sliced[Choice]:
    """The same, with the breaths."""
    choice = yield from latest(thoughts, rounds)
    if choice is None:
        raise ValueError("the bot has chosen nothing")
    return choice
