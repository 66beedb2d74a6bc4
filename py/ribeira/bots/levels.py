"""The bots to choose from, for every game.

They differ in how much of the game's advice they see, in how carefully they follow it and, where
the game has a search, in how deeply they search. All of them choose at random between actions that
seem nearly equal, so that they cannot be predicted and two equal bots do not always do the same.
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
from ribeira.kit.advice import STYLES, Level, Ranked, Rankings, Style, weight
from ribeira.kit.game_module import Bots

LEVELS = ("first", "easy", "good", "strong")
"""The levels that a person may choose, from the weakest to the strongest."""

DEFAULT = "easy"

BOTS = ("random", *LEVELS)

IN_STYLE = "-"
"""Between the level and the style of a bot, as in `good-bold`; without, it has none."""

FORMER = {"gentle": "easy", "saver": "good"}
"""Names that bots had in games stored by older versions."""


SECONDS = {"random": 0.3, "first": 0.3, "easy": 0.3, "good": 0.3, "strong": 1.0}
"""How long each bot may think, unless a person has chosen another pace."""

THOUGHTS = 5
"""So many choices a bot may yield, instead of a time, where it has to do the same on every device.
The strong bot of Douro has thought three steps deep by the third."""

PLAIN = Style({}, 0.0)

Ranker = Callable[[Any, tuple[Action, ...], int], Rankings]
"""From a sight, the legal actions and a generator to rankings of these actions."""


def is_bot(name: str) -> bool:
    level, _, style = name.partition(IN_STYLE)
    return name in BOTS or (level in LEVELS and style in STYLES)


def make(game: str, name: str) -> Bot:
    if name == "random":
        return Anything()
    found = registry.load(game)
    level_name, _, style = name.partition(IN_STYLE)
    level = found.bots.LEVELS[level_name]
    ranker = follow(found.bots)
    if level.depth:
        assert found.search is not None
        ranker = partial(found.search.rank_deeper, depth=level.depth)
    purposely = (*found.bots.PURPOSELY, *level.purposely)
    return Adviser(ranker, level, purposely, found.bots.STYLES.get(style, PLAIN))


def follow(bots: Bots[Any]) -> Ranker:
    """The game's advice as it is, without a search."""

    def rank(sight: Any, legal: tuple[Action, ...], _: int) -> Rankings:
        yield (yield from bots.rank(seen=sight, legal=legal))

    return rank


class Anything:
    """A bot that takes any legal action at random."""

    def think(self, _sight: Any, legal: tuple[Action, ...], chance: int) -> Thoughts:
        action, _ = draw.pick(chance, legal)
        yield Choice(action)


@dataclass(frozen=True, slots=True)
class Adviser:
    """A bot that follows the advice of its game as its level says, and in its style. It does an
    action whose verb is in `purposely` only when that is the best one, never for variety."""

    ranker: Ranker
    level: Level
    purposely: Collection[str] = ()
    style: Style = PLAIN

    def think(self, sight: Any, legal: tuple[Action, ...], chance: int) -> Thoughts:
        # `mood` is the same for every ranking, so that the choice does not jump between them.
        mood, chance = draw.step(chance)
        for ranked in self.ranker(sight, legal, chance):
            yield Choice(self._pick(ranked, mood), ranked) if ranked else None

    def _pick(self, ranked: tuple[Ranked, ...], mood: int) -> Action:
        sane = [choice for choice in ranked if self._is_sane(choice, ranked[0])]
        worths = [self._worth(choice) for choice in sane]
        weights = [weight(max(worths) - worth, self.level.slack) for worth in worths]
        return self._in_style(ranked, sane[pick_weighted(mood, weights)[0]]).action

    def _in_style(self, ranked: tuple[Ranked, ...], taken: Ranked) -> Ranked:
        """What it likes best of that and of all that is about as good."""
        near = [taken]
        for choice in ranked:
            alike = abs(choice.value - taken.value) <= self.style.leeway
            verb = choice.action.verb
            if alike and (
                verb not in self.purposely or verb == taken.action.verb in self.style.ways
            ):
                near.append(choice)
        return max(near, key=self.style.likes)

    def _is_sane(self, choice: Ranked, best: Ranked) -> bool:
        near = best.value - choice.value < self.level.limit
        return choice is best or (near and choice.action.verb not in self.purposely)

    def _worth(self, choice: Ranked) -> float:
        return fsum(
            part.points * (self.level.foresight if part.later else 1.0) for part in choice.parts
        )


def pick_weighted(chance: int, weights: list[int]) -> tuple[int, int]:
    """An index, drawn with these weights, and the generator's new state."""
    ticket, chance = draw.below(chance, sum(weights))
    for index, share in enumerate(weights):
        if ticket < share:
            return index, chance
        ticket -= share
    raise AssertionError("a ticket is always below the sum of the weights")
