"""What one barrel card may expect of one Rabelo card, exactly, if rivals draw theirs at random.

Combinations are counted by the sum they make, and the counts are packed into one whole number: its
digit number *s*, in a base of 64 bits, counts the combinations with the sum *s*. Multiplying two
such numbers adds two independent cards. It is quick, and whole numbers are the same on every
Python.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ribeira.games.douro.material import order
from ribeira.games.douro.rules.options import Options
from ribeira.games.douro.rules.settle import Stake, settle, stake_of

DIGIT = 64
ALL_DIGITS = (1 << DIGIT) - 1

Standings = tuple[tuple[int, bool, int], ...]
"""Rivals who hold the same card, whether the holder is one of them, and the combinations by sum."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Another seat: the cards it may play, all of them equally likely."""

    cards: tuple[int, ...]
    holds: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """What one play looks like from a seat. `mine` says that the seat itself holds phylloxera."""

    seats: int
    seat: int
    mine: bool
    rivals: tuple[Rival, ...]
    options: Options

    @property
    def combinations(self) -> int:
        total = 1
        for rival in self.rivals:
            total *= len(rival.cards)
        return total


@lru_cache(maxsize=4096)
def expected(card: int, position: Position, rabelo: str, purse: int | None = None) -> float:
    """Mean points of `card` on that Rabelo card; with a `purse`, no more than it holds is lost."""
    asked = order(rabelo, position.seats)
    need = None if asked is None else max(0, asked - card)
    total = 0
    for met in (False, True) if asked is not None else (False,):
        stake = stake_of(rabelo, met, position.options)
        if stake:
            total += _points(card, stake, position, need, met, purse)
    return total / position.combinations


def charity(card: int, stakes: tuple[Stake, ...], position: Position) -> float:
    """Mean points of a donation, both ends together (D-9.2)."""
    total = 0
    for stake in stakes:
        total += _points(card, stake, position, None, True, None)
    return total / position.combinations


def stays_alone(card: int, rivals: tuple[Rival, ...]) -> float:
    """The chance that no rival shows the same card (D-6.6)."""
    chance = 1.0
    for rival in rivals:
        chance *= 1 - rival.cards.count(card) / len(rival.cards)
    return chance


def chance_of_meeting(need: int, rivals: tuple[Rival, ...]) -> float:
    """That the rivals' cards alone make so large a sum."""
    counts = _sums(rivals)
    return _count(counts, max(0, need), True) / _count(counts, None, True)


@lru_cache(maxsize=2048)
def _sums(rivals: tuple[Rival, ...]) -> int:
    """All combinations, by their sum."""
    counts = 1
    for rival in rivals:
        counts *= sum(1 << DIGIT * card for card in rival.cards)
    return counts


def _points(
    card: int, stake: Stake, position: Position, need: int | None, met: bool, purse: int | None
) -> int:
    """Points over all combinations, or with a `need` over those that meet the order, or miss it."""
    total = 0
    for tied, with_holder, counts in standings(card, position.rivals, stake.end):
        points = _share(tied, position.mine, with_holder, stake, position.options)
        if purse is not None:
            points = max(points, -purse)  # D-8.2
        total += points * _count(counts, need, met)
    return total


def _count(counts: int, need: int | None, met: bool) -> int:
    """Those whose sum reaches the need, or misses it. The digits add up to the rest of a division
    by the greatest digit."""
    if need is not None:
        counts = counts >> DIGIT * need if met else counts & ((1 << DIGIT * need) - 1)
    return counts % ALL_DIGITS


@lru_cache(maxsize=2048)
def standings(card: int, rivals: tuple[Rival, ...], end: str) -> Standings:
    """How the card may stand at the highest or lowest end: alone, or tied with some rivals."""
    found = {(0, False): 1}
    for rival in rivals:
        beaten = _pack(rival.cards, card, end)
        equal = 1 << DIGIT * card if card in rival.cards else 0
        grown: dict[tuple[int, bool], int] = {}
        for (tied, with_holder), counts in found.items():
            more = (tied + 1, with_holder or rival.holds)
            grown[tied, with_holder] = grown.get((tied, with_holder), 0) + counts * beaten
            grown[more] = grown.get(more, 0) + counts * equal
        found = {case: counts for case, counts in grown.items() if counts}
    return tuple((tied, with_holder, counts) for (tied, with_holder), counts in found.items())


@lru_cache(maxsize=2048)
def _pack(cards: tuple[int, ...], card: int, end: str) -> int:
    """The rival's cards that leave ours at its end."""
    packed = 0
    for other in cards:
        if other < card if end == "highest" else other > card:
            packed += 1 << DIGIT * other
    return packed


@lru_cache(maxsize=2048)
def _share(tied: int, mine: bool, with_holder: bool, stake: Stake, options: Options) -> int:
    """What a seat gets when it stands there with so many others (D-6): asked of the rules, with
    ourselves in seat 0 and the holder, if tied, in seat 1."""
    holder = 0 if mine else 1 if with_holder else -1
    return settle((0,) * (tied + 1), holder, stake, options).deltas[0]
