"""Random numbers by SplitMix64, whose whole state is one integer kept inside the game state.

`random` is not used because its shuffles differ between Python versions, and a game must be the
same on all of them. Every function takes the generator's state and returns the new one beside its
result. Nothing here is secret: the seed determines the whole game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

MASK = (1 << 64) - 1
SEEDS = 1 << 32
"""Seeds run from 0 to SEEDS - 1: short enough to type and to read aloud."""


def step(chance: int) -> tuple[int, int]:
    """The next 64 bits and the new state."""
    chance = (chance + 0x9E3779B97F4A7C15) & MASK
    bits = chance
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return bits ^ (bits >> 31), chance


def below(chance: int, n: int) -> tuple[int, int]:
    """A fair whole number from 0 to n - 1, and the new state."""
    limit = (1 << 64) - (1 << 64) % n
    while True:
        bits, chance = step(chance)
        if bits < limit:
            return bits % n, chance


def pick(chance: int, items: Sequence[Item]) -> tuple[Item, int]:
    index, chance = below(chance, len(items))
    return items[index], chance


def shuffle(chance: int, items: Sequence[Item]) -> tuple[tuple[Item, ...], int]:
    """The items in a fair random order, and the new state."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other, chance = below(chance, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck), chance
