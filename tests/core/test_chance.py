"""Our random numbers: known answers, fairness, and nothing lost on the way."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.core import chance
from tests.strategies import lucks, near

KNOWN = (  # SplitMix64 from 1234567, as published with the algorithm
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
DRAWS = 6000


def test_known_answers():
    luck, drawn = 1234567, []
    for _ in KNOWN:
        bits, luck = chance.step(luck)
        drawn.append(bits)
    assert tuple(drawn) == KNOWN


@given(lucks)
def test_a_step_stays_within_64_bits_and_changes_the_state(luck):
    bits, after = chance.step(luck)
    assert 0 <= bits <= chance.MASK
    assert 0 <= after <= chance.MASK
    assert after != luck


@given(lucks, st.integers(1, 10**6))
def test_below_is_below(luck, n):
    assert 0 <= chance.below(luck, n)[0] < n


def test_below_throws_away_what_would_favour_small_numbers(monkeypatch):
    """2**64 leaves 1 when divided by 3: that last number must be drawn again."""
    monkeypatch.setattr(chance, "step", lambda luck: (chance.MASK if luck == 0 else 5, luck + 1))
    assert chance.below(0, 3) == (2, 2)


def repeated(draw):
    luck, drawn = 1, Counter()
    for _ in range(DRAWS):
        item, luck = draw(luck)
        drawn[item] += 1
    return drawn


@pytest.mark.parametrize("n", [2, 3, 10])
def test_every_number_comes_as_often(n):
    drawn = repeated(lambda luck: chance.below(luck, n))
    assert all(near(drawn[number], DRAWS, 1 / n) for number in range(n))


def test_every_item_is_picked_as_often():
    drawn = repeated(lambda luck: chance.pick(luck, "abc"))
    assert all(near(drawn[item], DRAWS, 1 / 3) for item in "abc")


def test_every_order_of_a_shuffle_comes_as_often():
    drawn = repeated(lambda luck: chance.shuffle(luck, "abcd"))
    assert len(drawn) == 24
    assert all(near(count, DRAWS, 1 / 24) for count in drawn.values())


@given(lucks, st.lists(st.integers()))
def test_a_shuffle_loses_nothing_and_leaves_its_argument_alone(luck, items):
    before = list(items)
    shuffled, _ = chance.shuffle(luck, items)
    assert sorted(shuffled) == sorted(items)
    assert items == before
    assert chance.shuffle(luck, items)[0] == shuffled
