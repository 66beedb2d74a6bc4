"""The bots to choose from, for any game that has a `value` room.

They differ in how much of the advice they see and in how carefully they follow it. All of them mix
between choices that seem nearly equal, so that nobody can foretell them and twins do not tie.
Bad at: thinking longer. None of them uses its budget.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import Any, cast

from ribeira.bots.contract import Bot, Choice
from ribeira.core import chance as draw
from ribeira.core.advice import Ranked, Value
from ribeira.core.values import Action
from ribeira.games import catalog

CHARACTERS = {
    "first": (0.0, 1.2, 1.0),
    "easy": (0.0, 0.8, 0.6),
    "good": (1.0, 0.2, 0.2),
    "strong": (1.0, 0.2, 0.2),
}
"""Foresight, slack and limit of an `Adviser`."""

LEVELS = tuple(CHARACTERS)
"""From the weakest to the strongest: what a person may choose from."""

DEFAULT = "easy"

BOTS = ("random", *LEVELS)

FORMER = {"gentle": "easy", "saver": "good"}
"""What bots were called in games that are still kept somewhere."""

FINENESS = 1000
"""Weights are whole numbers up to this, so that both Pythons draw alike."""


def make(game: str, name: str) -> Bot:
    if name == "random":
        return choose_any
    value = cast(Value, catalog.room(game, "value"))
    return Adviser(value, *CHARACTERS[name])


def choose_any(
    _sight: Any, legal: tuple[Action, ...], _budget: float, chance: int
) -> tuple[Choice, int]:
    """Any legal action, each as likely."""
    action, chance = draw.pick(chance, legal)
    return Choice(action), chance


@dataclass(frozen=True, slots=True)
class Adviser:
    """Follows the advice of a value room, but counts only a share of the reasons that lie beyond
    this moment, its `foresight`. Choices that seem up to `slack` points worse than the best are
    mixed in; what truly is `limit` points worse is too absurd for anybody."""

    value: Value
    foresight: float
    slack: float
    limit: float

    def __call__(
        self, sight: Any, legal: tuple[Action, ...], budget: float, chance: int
    ) -> tuple[Choice, int]:
        ranked = self.value.weigh(sight, legal)
        sane = [choice for choice in ranked if ranked[0].value - choice.value < self.limit]
        worths = [self._worth(choice) for choice in sane]
        weights = [self._weight(max(worths) - worth) for worth in worths]
        index, chance = pick_weighted(chance, weights)
        return Choice(sane[index].action, ranked), chance

    def _worth(self, choice: Ranked) -> float:
        return fsum(part.points * (self.foresight if part.later else 1.0) for part in choice.parts)

    def _weight(self, gap: float) -> int:
        nearness = max(0.0, 1 - gap / self.slack)
        return int(FINENESS * nearness * nearness)


def pick_weighted(chance: int, weights: list[int]) -> tuple[int, int]:
    """An index, as likely as its weight, and the generator's state."""
    ticket, chance = draw.below(chance, sum(weights))
    for index, weight in enumerate(weights):
        if ticket < weight:
            return index, chance
        ticket -= weight
    raise AssertionError("a ticket is always below the sum of the weights")
