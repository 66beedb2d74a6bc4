"""Arrangements that one alteration would bring back: found by numbers as by comparing (C-8.8)."""

import random

from ribeira.games.castelos.material import EXPLORATION
from ribeira.games.castelos.rules.arrangements import one_slot_away
from ribeira.games.castelos.rules.trail import WAYS, altered

TILES = sorted(EXPLORATION)


def compared(trail, seen):
    """By comparing slot by slot."""
    for at, (other, _) in enumerate(seen):
        if len(other) == len(trail):
            slots = [slot for slot, laid in enumerate(trail) if laid != other[slot]]
            if len(slots) == 1:
                yield at, slots[0]


def laid(chance):
    return (chance.choice(TILES[:3]), *chance.choice(WAYS))


def test_what_numbers_say_is_what_comparing_says():
    found = 0
    for seed in range(60):
        chance = random.Random(seed)
        trail, seen = tuple(laid(chance) for _ in range(chance.randint(1, 6))), ()
        for _ in range(40):
            expected = [*compared(trail, seen)]
            assert one_slot_away(trail, seen) == expected, (trail, seen)
            found += len(expected)
            seen = (*seen, (trail, chance.randint(0, 3)))
            if chance.random() < 0.1:
                trail = (*trail, laid(chance))
            elif chance.random() < 0.9:  # else it lies as before, as when a disc is spent
                trail = altered(trail, chance.randrange(len(trail)), laid(chance))
    assert found > 500


def test_the_longest_trail_has_a_number_too():
    trail = tuple((tile, "a", 0) for tile in TILES)
    last = len(trail) - 1
    assert one_slot_away(trail, ((altered(trail, last, (TILES[-1], "b", 1)), 0),)) == [(0, last)]
    assert one_slot_away(trail, ((trail[:-1], 0), (trail, 1))) == []
