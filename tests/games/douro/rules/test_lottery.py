"""D-3: who starts with the phylloxera card."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.core import chance
from ribeira.games.douro.material import BARRELS
from ribeira.games.douro.rules.setup import draw_lottery, loser
from tests.games.douro.scene import P2, P3, first
from tests.strategies import lucks, near

DRAWS = 3000


def rounds_of(luck, seats=4):
    return draw_lottery(luck, seats)[0]


def lowest(shown):
    least = min(card for _, card in shown)
    return [seat for seat, card in shown if card == least]


@given(lucks, st.sampled_from([3, 4, 5]))
def test_d_3_1_every_seat_shows_one_of_its_ten_cards(luck, seats):
    shown = rounds_of(luck, seats)[0]
    assert [seat for seat, _ in shown] == list(range(seats))
    assert all(card in BARRELS for _, card in shown)


def test_d_3_1_every_card_is_shown_as_often():
    drawn = Counter(rounds_of(luck)[0][2][1] for luck in range(DRAWS))
    assert all(near(drawn[card], DRAWS, 1 / 10) for card in BARRELS)


@pytest.mark.parametrize(
    ("shown", "holder"),
    [(((0, 6), (1, 0), (2, 10)), P2), (((0, 4), (2, 3)), P3)],
)
def test_d_3_2_the_lowest_card_gets_the_phylloxera(shown, holder):
    assert loser(shown) == holder


@given(st.integers(0, chance.SEEDS - 1))
def test_d_3_2_the_last_round_decides(seed):
    state = first(5, seed)
    assert [state.holder] == lowest(state.lottery[-1])


@given(lucks)
def test_d_3_3_only_the_tied_lowest_draw_again_until_one_is_alone(luck):
    rounds = rounds_of(luck, 5)
    for before, after in pairwise(rounds):
        assert len(lowest(before)) > 1
        assert [seat for seat, _ in after] == lowest(before)
    assert len(lowest(rounds[-1])) == 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_d_3_3_every_seat_is_chosen_as_often(seats):
    holders = Counter(loser(rounds_of(luck, seats)[-1]) for luck in range(DRAWS))
    assert all(near(holders[seat], DRAWS, 1 / seats) for seat in range(seats))


def test_d_3_4_afterwards_every_hand_is_full_again():
    assert first(5).hands == (BARRELS,) * 5
