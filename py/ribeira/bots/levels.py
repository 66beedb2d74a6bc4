"""The bots to choose from, for any game that has a `value` room.

They differ in how much of the advice they see, in how carefully they follow it and, where the game
has a `search` room, in how deeply they search. All of them mix between choices that seem nearly
equal, so that nobody can foretell them and twins do not tie. Bad at: learning.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import fsum
from typing import Any, NamedTuple

from ribeira.bots.contract import Bot, Choice, Thoughts
from ribeira.core import chance as draw
from ribeira.core.values import Action
from ribeira.games import catalog
from ribeira.kit.advice import Ranked, Rankings, weight

LEVELS = ("first", "easy", "good", "strong")
"""From the weakest to the strongest: what a person may choose from."""

DEFAULT = "easy"

BOTS = ("random", *LEVELS)

FORMER = {"gentle": "easy", "saver": "good"}
"""What bots were called in games that are still kept somewhere."""


class Character(NamedTuple):
    """How an `Adviser` takes the advice; `slack` and `limit` in points of the game. What `depth`
    means the game's `search` room says."""

    foresight: float
    slack: float
    limit: float
    depth: int = 0


CHARACTERS = {
    "douro": {
        "first": Character(0.12, 1.0, 1.0),
        "easy": Character(0.8, 0.3, 0.3),
        "good": Character(1.0, 0.2, 0.2, depth=1),
        "strong": Character(1.0, 0.2, 0.2, depth=2),
    },
    "dosrios": {
        "first": Character(0.5, 5.0, 6.0),
        "easy": Character(1.0, 2.75, 3.25),
        "good": Character(1.0, 3.0, 0.75),
        "strong": Character(1.0, 0.1, 0.1),
    },
    "castelos": {
        "first": Character(0.3, 4.5, 6.0),
        "easy": Character(0.8, 3.8, 5.0),
        "good": Character(0.4, 20.0, 1.0),
        "strong": Character(1.0, 0.1, 0.1),
    },
}

SECONDS = {"random": 0.3, "first": 0.3, "easy": 0.3, "good": 0.3, "strong": 1.0}
"""How long each may think, unless somebody wishes otherwise."""

Ranker = Callable[[Any, tuple[Action, ...], int], Rankings]
"""From sight, legal list and chance."""


def make(game: str, name: str) -> Bot:
    if name == "random":
        return Anything()
    foresight, slack, limit, depth = CHARACTERS[game][name]
    value = catalog.room(game, "value")
    ranker = follow(value)
    if depth:
        ranker = partial(catalog.room(game, "search").rank_deeper, depth=depth)
    return Adviser(ranker, foresight, slack, limit, getattr(value, "PURPOSELY", ()))


def follow(value: Any) -> Ranker:
    """The bare advice."""

    def rank(sight: Any, legal: tuple[Action, ...], _: int) -> Rankings:
        yield (yield from value.rank(sight, legal))

    return rank


class Anything:
    """Any legal action, each as likely."""

    def think(self, _sight: Any, legal: tuple[Action, ...], chance: int) -> Thoughts:
        action, _ = draw.pick(chance, legal)
        yield Choice(action)


@dataclass(frozen=True, slots=True)
class Adviser:
    """Follows the advice of a game, but counts only a share of the reasons that lie beyond this
    moment, its `foresight`. Choices that seem up to `slack` points worse than the best are mixed
    in; what truly is `limit` points worse is too absurd for anybody, and so is a deed of the verbs
    that are done `purposely` when it is not the best."""

    ranker: Ranker
    foresight: float
    slack: float
    limit: float
    purposely: tuple[str, ...] = ()

    def think(self, sight: Any, legal: tuple[Action, ...], chance: int) -> Thoughts:
        mood, chance = draw.step(chance)  # the same all the while, or else it would hesitate
        for ranked in self.ranker(sight, legal, chance):
            yield Choice(self._pick(ranked, mood), ranked) if ranked else None

    def _pick(self, ranked: tuple[Ranked, ...], mood: int) -> Action:
        sane = [choice for choice in ranked if self._is_sane(choice, ranked[0])]
        worths = [self._worth(choice) for choice in sane]
        weights = [weight(max(worths) - worth, self.slack) for worth in worths]
        return sane[pick_weighted(mood, weights)[0]].action

    def _is_sane(self, choice: Ranked, best: Ranked) -> bool:
        near = best.value - choice.value < self.limit
        return choice is best or (near and choice.action.verb not in self.purposely)

    def _worth(self, choice: Ranked) -> float:
        return fsum(part.points * (self.foresight if part.later else 1.0) for part in choice.parts)


def pick_weighted(chance: int, weights: list[int]) -> tuple[int, int]:
    """An index, as likely as its weight, and the generator's state."""
    ticket, chance = draw.below(chance, sum(weights))
    for index, share in enumerate(weights):
        if ticket < share:
            return index, chance
        ticket -= share
    raise AssertionError("a ticket is always below the sum of the weights")
