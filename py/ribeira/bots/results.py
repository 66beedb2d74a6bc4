"""Results of many games between bots, with the interval that holds the truth 19 times in 20.

Whoever the game ranks first has won.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple


class Result(NamedTuple):
    """One game, the bots by their places on the list: whose was the first place, and the points."""

    first: int
    points: tuple[int, ...]


Deal = tuple[Result, ...]
"""The games of one deal, each bot having sat in every seat."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How often a bot won. A half is a deal on which two bots did equally well."""

    name: str
    wins: float
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 19 times in 20 (Wilson)."""
        z2 = 1.96**2
        centre = (self.wins + z2 / 2) / (self.games + z2)
        spread = sqrt(z2 * (self.wins * (1 - self.share) + z2 / 4)) / (self.games + z2)
        return centre - spread, centre + spread


def standings(names: Sequence[str], deals: Sequence[Deal]) -> tuple[Standing, ...]:
    """Game by game, bots of the same name together."""
    firsts = [names[result.first] for deal in deals for result in deal]
    return tuple(Standing(name, firsts.count(name), len(firsts)) for name in dict.fromkeys(names))


def both_sides(names: Sequence[str], deals: Sequence[Deal]) -> Standing:
    """The first of two bots, deal by deal: what cards and seat bring is the same for both."""
    return Standing(names[0], sum(map(compared, deals)), len(deals))


def compared(deal: Deal) -> float:
    """1 if the first of two bots did better from both sides together, ½ if equally well: by the
    games won, and when these are level, by the points."""
    won = sum(1 if result.first == 0 else -1 for result in deal)
    margin = sum(result.points[0] - result.points[1] for result in deal)
    lead = won or margin
    return 0.5 if not lead else float(lead > 0)
