"""Whole games between bots, and what is counted of them."""

import pytest

from ribeira.bots.arena import Standing, compare, contest, play_game, playouts
from ribeira.bots.contract import Choice
from ribeira.bots.levels import make
from ribeira.core.contract import make_setup
from tests.bots.positions import DOURO


@pytest.mark.parametrize("seats", DOURO.META.seats)
def test_a_game_is_played_to_its_end(seats):
    bots = (make("douro", "random"),) * seats
    match = play_game(DOURO, make_setup(DOURO.META, seats, 3), bots, 3)
    assert DOURO.to_act(match.state) == ()
    assert len(match.steps) == 21 * seats  # 20 plays and a donation


def test_one_bots_draws_do_not_change_anothers_luck():
    class Greedy:
        def think(self, _sight, legal, _chance):
            yield Choice(legal[0])

    plain = make("douro", "random")
    setup = make_setup(DOURO.META, 3, 3)
    one = play_game(DOURO, setup, (plain, plain, plain), 9)
    other = play_game(DOURO, setup, (plain, plain, Greedy()), 9)
    assert [s.action for s in one.steps if s.seat == 0][:3] == [
        s.action for s in other.steps if s.seat == 0
    ][:3]


def test_every_bot_sits_in_every_seat_of_every_deal():
    seen = []

    class Watcher:
        def think(self, sight, legal, _chance):
            seen.append((sight.lottery, sight.seat))
            yield Choice(legal[0])

    other = make("douro", "random")
    contest(DOURO, (Watcher(), other, other), 2, seed=5)
    lotteries = {lottery for lottery, _ in seen}
    assert len(lotteries) == 2
    assert set(seen) == {(lottery, seat) for lottery in lotteries for seat in range(3)}


def test_shares_add_up_and_lie_in_their_intervals():
    standings = compare("douro", ("random", "random", "random"), 3, seed=1)
    assert sum(standing.wins for standing in standings) == 9
    for standing in standings:
        low, high = standing.interval
        assert 0 <= low <= standing.share <= high <= 1


def test_the_interval_is_wilsons():
    assert Standing("x", 50, 100).interval == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_the_levels_beat_chance():
    """Fair is a third. Few games, so the bounds are wide; `compare` measures them."""
    easy, *_ = compare("douro", ("easy", "random", "random"), 8, seed=1)
    good, *_ = compare("douro", ("good", "random", "random"), 8, seed=1)
    assert easy.share > 1 / 3
    assert good.share > 0.6


def test_playouts_are_counted_by_the_second():
    assert playouts("douro", 0.05) > 1
