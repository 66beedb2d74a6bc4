"""The bots to choose from, for every game.

They differ in how much of the game's advice they see, in how carefully they follow it and, where
the game has a search, in how deeply they search. All of them mix between choices that seem nearly
equal, so that nobody can foretell them and two equal bots do not always do the same.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from math import fsum
from typing import Any

from ribeira.bots.bot import Bot, Choice, Thoughts
from ribeira.core import chance as draw
from ribeira.core.values import Action
from ribeira.games import registry
from ribeira.kit.advice import Level, Ranked, Rankings, weight
from ribeira.kit.game_module import Bots

LEVELS = ("first", "easy", "good", "strong")
"""From the weakest to the strongest: what a person may choose from."""

DEFAULT = "easy"

BOTS = ("random", *LEVELS)

FORMER = {"gentle": "easy", "saver": "good"}
"""What bots were called in games that are still kept somewhere."""


SECONDS = {"random": 0.3, "first": 0.3, "easy": 0.3, "good": 0.3, "strong": 1.0}
"""How long each may think, unless somebody wishes otherwise."""

Ranker = Callable[[Any, tuple[Action, ...], int], Rankings]
"""From sight, legal list and chance."""


def make(game: str, name: str) -> Bot:
    if name == "random":
        return Anything()
    found = registry.load(game)
    level = found.bots.LEVELS[name]
    ranker = follow(found.bots)
    if level.depth:
        assert found.search is not None
        ranker = partial(found.search.rank_deeper, depth=level.depth)
    return Adviser(ranker, level, found.bots.PURPOSELY)


def follow(bots: Bots[Any]) -> Ranker:
    """The bare advice."""

    def rank(sight: Any, legal: tuple[Action, ...], _: int) -> Rankings:
        yield (yield from bots.rank(sight, legal))

    return rank


class Anything:
    """Any legal action, each as likely."""

    def think(self, _sight: Any, legal: tuple[Action, ...], chance: int) -> Thoughts:
        action, _ = draw.pick(chance, legal)
        yield Choice(action)


@dataclass(frozen=True, slots=True)
class Adviser:
    """Follows the advice of a game as its level says. An action of a verb that is only done
    `purposely` is never mixed in: it is done when it is the best."""

    ranker: Ranker
    level: Level
    purposely: Collection[str] = ()

    def think(self, sight: Any, legal: tuple[Action, ...], chance: int) -> Thoughts:
        mood, chance = draw.step(
            chance
        )  # the same in every round, so that the choice does not jump
        for ranked in self.ranker(sight, legal, chance):
            yield Choice(self._pick(ranked, mood), ranked) if ranked else None

    def _pick(self, ranked: tuple[Ranked, ...], mood: int) -> Action:
        sane = [choice for choice in ranked if self._is_sane(choice, ranked[0])]
        worths = [self._worth(choice) for choice in sane]
        weights = [weight(max(worths) - worth, self.level.slack) for worth in worths]
        return sane[pick_weighted(mood, weights)[0]].action

    def _is_sane(self, choice: Ranked, best: Ranked) -> bool:
        near = best.value - choice.value < self.level.limit
        return choice is best or (near and choice.action.verb not in self.purposely)

    def _worth(self, choice: Ranked) -> float:
        return fsum(
            part.points * (self.level.foresight if part.later else 1.0) for part in choice.parts
        )


def pick_weighted(chance: int, weights: list[int]) -> tuple[int, int]:
    """An index, as likely as its weight, and the generator's state."""
    ticket, chance = draw.below(chance, sum(weights))
    for index, share in enumerate(weights):
        if ticket < share:
            return index, chance
        ticket -= share
    raise AssertionError("a ticket is always below the sum of the weights")
