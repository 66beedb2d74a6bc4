"""Rules 1 and D-2: the cards, the stack and what every seat begins with."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.core import chance
from ribeira.games.douro.material import BARRELS, FOGS, REGULARS, is_fog, level, order
from ribeira.games.douro.rules.setup import build_stack
from tests.games.douro.scene import first
from tests.strategies import near

SEEDS = range(3000)
LEVELS = (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5)
FIRST_FOG, LAST_FOG = 1, 17  # places 2 to 18, counted from 0


@pytest.fixture(scope="module", params=["reshuffle", "bury"])
def stacks(request):
    return [build_stack(seed, request.param)[0] for seed in SEEDS]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_4_orders_are_a_straight_line_rounded_half_up(seats):
    line = [int(1 + k * (10 * seats - 2) / 14 + 0.5) for k in range(15)]
    assert [order(card, seats) for card in REGULARS] == line


def test_1_4_levels_are_three_cards_each():
    assert tuple(map(level, REGULARS)) == LEVELS
    assert {level(fog) for fog in FOGS} == {0}


@pytest.mark.parametrize(
    ("card", "orders"),
    [(fog, (15, 20, 25)) for fog in ("FRA", "CAR", "RAP")]
    + [(fog, (None, None, None)) for fog in ("SIR", "BAR", "CUS")],
)
def test_1_5_fog_orders_are_five_a_seat_or_none(card, orders):
    assert tuple(order(card, seats) for seats in (3, 4, 5)) == orders


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_d_2_1_everybody_holds_the_same_ten_cards(seats):
    assert BARRELS == (0, 1, 2, 3, 4, 6, 7, 8, 9, 10)
    assert first(seats).hands == (BARRELS,) * seats


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_d_2_2_everybody_starts_with_five_points(seats):
    assert first(seats).points == (5,) * seats


def test_d_2_3_three_regulars_lie_at_the_bottom_each_as_often(stacks):
    bottoms = Counter(card for stack in stacks for card in stack[-3:])
    assert set(bottoms) == set(REGULARS)
    assert all(near(count, len(SEEDS), 3 / 15) for count in bottoms.values())


def test_d_2_4_every_card_is_in_the_stack_once(stacks):
    assert all(sorted(stack) == sorted(REGULARS + FOGS) for stack in stacks)


def test_d_2_5_the_top_card_is_a_regular_each_as_often(stacks):
    tops = Counter(stack[0] for stack in stacks)
    assert set(tops) == set(REGULARS)
    assert all(near(count, len(SEEDS), 1 / 15) for count in tops.values())


def test_d_2_6_each_fog_lies_anywhere_between_as_often():
    stacks = [build_stack(seed, "reshuffle")[0] for seed in SEEDS]
    for fog in FOGS:
        places = Counter(stack.index(fog) for stack in stacks)
        assert set(places) == set(range(FIRST_FOG, LAST_FOG + 1))
        assert all(near(count, len(SEEDS), 1 / 17) for count in places.values())


@given(st.integers(0, chance.SEEDS - 1))
def test_o_6_bury_moves_only_fogs(seed):
    """The first shuffles, made here again, show which order the regular cards were in."""
    shuffled, after = chance.shuffle(seed, REGULARS)
    upper, _ = chance.shuffle(after, shuffled[3:] + FOGS)
    stack, _ = build_stack(seed, "bury")
    kept = [card for card in (*upper, *shuffled[:3]) if not is_fog(card)]
    assert [card for card in stack if not is_fog(card)] == kept
    assert is_fog(upper[0]) or stack[:18] == upper


def test_o_6_bury_puts_the_fog_anywhere_below_as_often():
    """Looked at where it happens once: a fog on top of a boat."""
    buried = []
    for seed in range(8000):
        shuffled, after = chance.shuffle(seed, REGULARS)
        (top, second, *_), _ = chance.shuffle(after, shuffled[3:] + FOGS)
        if is_fog(top) and not is_fog(second):
            buried.append(build_stack(seed, "bury")[0].index(top))
    places = Counter(buried)
    assert set(places) == set(range(FIRST_FOG, LAST_FOG + 1))
    assert all(near(count, len(buried), 1 / 17) for count in places.values())


def test_o_6_reshuffle_shuffles_all_eighteen_again():
    """Of the decks with a fog on top, hardly one keeps the order of the regular cards."""
    buried = [build_stack(seed, "bury")[0] for seed in range(200)]
    shuffled = [build_stack(seed, "reshuffle")[0] for seed in range(200)]
    assert near(sum(map(tuple.__ne__, buried, shuffled)), 200, 1 / 3)


@given(st.integers(0, chance.SEEDS - 1))
def test_d_2_7_lottery_and_first_valley_come_before_the_first_play(seed):
    state = first(4, seed)
    stack, _ = build_stack(seed, "reshuffle")
    fog = next(place for place, card in enumerate(stack) if is_fog(card))
    assert state.valley == stack[:fog]
    assert state.stack == stack[fog:]
    assert state.lottery
    assert (state.stage, state.half, state.plays, state.discard) == ("play", 1, 0, ())
