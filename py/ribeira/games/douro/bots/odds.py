"""What one barrel card may expect of one Rabelo card, exactly, against rivals who draw from urns.

Counts of ways, sorted by the sum they make, are packed into one whole number: the digit number *s*,
in a base of 64 bits, counts the ways to the sum *s*. Multiplying two such numbers adds two
independent cards. It is quick, and whole numbers are the same on every Python.
Bad at: rivals who think.
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
"""Rivals who hold the same card, whether the holder is one of them, and the ways by sum."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Another seat: the cards it may play, all of them equally likely."""

    cards: tuple[int, ...]
    holds: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """What one play looks like from a seat. `mine` says that the seat itself holds phylloxera."""

    seats: int
    seat: int
    mine: bool
    rivals: tuple[Rival, ...]
    options: Options

    @property
    def ways(self) -> int:
        total = 1
        for rival in self.rivals:
            total *= len(rival.cards)
        return total


@lru_cache(maxsize=4096)
def expected(card: int, table: Table, rabelo: str, purse: int | None = None) -> float:
    """Mean points of `card` on that Rabelo card; with a `purse`, no more than it holds is lost."""
    asked = order(rabelo, table.seats)
    need = None if asked is None else max(0, asked - card)
    total = 0
    for met in (False, True) if asked is not None else (False,):
        stake = stake_of(rabelo, met, table.options)
        if stake:
            total += _points(card, stake, table, need, met, purse)
    return total / table.ways


def charity(card: int, stakes: tuple[Stake, ...], table: Table) -> float:
    """Mean points of a donation, both ends together (D-9.2)."""
    total = 0
    for stake in stakes:
        total += _points(card, stake, table, None, True, None)
    return total / table.ways


def stays_alone(card: int, rivals: tuple[Rival, ...]) -> float:
    """The chance that no rival shows the same card (D-6.6)."""
    chance = 1.0
    for rival in rivals:
        chance *= 1 - rival.cards.count(card) / len(rival.cards)
    return chance


def chance_of_meeting(need: int, rivals: tuple[Rival, ...]) -> float:
    """That the rivals' cards alone make so large a sum."""
    ways = _sums(rivals)
    return _count(ways, max(0, need), True) / _count(ways, None, True)


@lru_cache(maxsize=2048)
def _sums(rivals: tuple[Rival, ...]) -> int:
    """The ways to every sum."""
    ways = 1
    for rival in rivals:
        ways *= sum(1 << DIGIT * card for card in rival.cards)
    return ways


def _points(
    card: int, stake: Stake, table: Table, need: int | None, met: bool, purse: int | None
) -> int:
    """Points over all ways in which the order is met, or missed, or (no `need`) over all ways."""
    total = 0
    for tied, pest, ways in standings(card, table.rivals, stake.end):
        points = _share(tied, table.mine, pest, stake, table.options)
        if purse is not None:
            points = max(points, -purse)  # D-8.2
        total += points * _count(ways, need, met)
    return total


def _count(ways: int, need: int | None, met: bool) -> int:
    """Ways whose sum reaches the need, or misses it. The digits add up to the rest of a division
    by the greatest digit."""
    if need is not None:
        ways = ways >> DIGIT * need if met else ways & ((1 << DIGIT * need) - 1)
    return ways % ALL_DIGITS


@lru_cache(maxsize=2048)
def standings(card: int, rivals: tuple[Rival, ...], end: str) -> Standings:
    """How the card may stand at the highest or lowest end: alone, or tied with some rivals."""
    found = {(0, False): 1}
    for rival in rivals:
        beaten = _pack(rival.cards, card, end)
        equal = 1 << DIGIT * card if card in rival.cards else 0
        grown: dict[tuple[int, bool], int] = {}
        for (tied, pest), ways in found.items():
            more = (tied + 1, pest or rival.holds)
            grown[tied, pest] = grown.get((tied, pest), 0) + ways * beaten
            grown[more] = grown.get(more, 0) + ways * equal
        found = {case: ways for case, ways in grown.items() if ways}
    return tuple((tied, pest, ways) for (tied, pest), ways in found.items())


@lru_cache(maxsize=2048)
def _pack(cards: tuple[int, ...], card: int, end: str) -> int:
    """The rival's cards that leave ours at its end."""
    packed = 0
    for other in cards:
        if other < card if end == "highest" else other > card:
            packed += 1 << DIGIT * other
    return packed


@lru_cache(maxsize=2048)
def _share(tied: int, mine: bool, pest: bool, stake: Stake, options: Options) -> int:
    """What a seat gets when it stands there with so many others (D-6): asked of the rules, with
    ourselves in seat 0 and the holder, if tied, in seat 1."""
    holder = 0 if mine else 1 if pest else -1
    return settle((0,) * (tied + 1), holder, stake, options).deltas[0]
