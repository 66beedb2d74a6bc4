"""Results of many games between bots, with 95 % confidence intervals.

A win is the first place in the game's ranking.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple


class Result(NamedTuple):
    """One game: the bot that won, and the points of each; bots by their index in the list."""

    first: int
    points: tuple[int, ...]


Deal = tuple[Result, ...]
"""The games of one deal, each bot having sat in every seat."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How often a bot won. A deal on which two bots did equally well counts half."""

    name: str
    wins: float
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share (Wilson)."""
        z2 = 1.96**2
        centre = (self.wins + z2 / 2) / (self.games + z2)
        spread = sqrt(z2 * (self.wins * (1 - self.share) + z2 / 4)) / (self.games + z2)
        return centre - spread, centre + spread


def standings(names: Sequence[str], deals: Sequence[Deal]) -> tuple[Standing, ...]:
    """A standing for each name, counted game by game; bots of the same name are added up."""
    firsts = [names[result.first] for deal in deals for result in deal]
    return tuple(Standing(name, firsts.count(name), len(firsts)) for name in dict.fromkeys(names))


def both_sides(names: Sequence[str], deals: Sequence[Deal]) -> Standing:
    """The first of two bots, counted deal by deal, so that both had the same cards and seats."""
    return Standing(names[0], sum(map(compared, deals)), len(deals))


def compared(deal: Deal) -> float:
    """1 if the first of two bots did better from both sides together, ½ if equally well: by the
    games won, and when these are level, by the points."""
    won = sum(1 if result.first == 0 else -1 for result in deal)
    margin = sum(result.points[0] - result.points[1] for result in deal)
    lead = won or margin
    return 0.5 if not lead else float(lead > 0)
