"""Whole games between bots, and what is counted of them."""

import pytest

from ribeira.bots.arena import compare, contest, play_game
from ribeira.bots.bot import Choice
from ribeira.bots.levels import make
from ribeira.bots.results import standings
from ribeira.core.meta import make_setup
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
    for deal in (5, 6):
        contest(DOURO, (Watcher(), other, other), deal)
    lotteries = {lottery for lottery, _ in seen}
    assert len(lotteries) == 2
    assert set(seen) == {(lottery, seat) for lottery in lotteries for seat in range(3)}


def test_each_bot_gets_its_own_points():
    lowest, highest = Always(0), Always(-1)
    for bots in ((lowest, highest), (highest, lowest)):
        deal = contest(DOURO, bots, 3)
        games = [
            play_game(DOURO, make_setup(DOURO.META, 2, 3), pair, 3) for pair in (bots, bots[::-1])
        ]
        points = [[score.total for score in DOURO.scores(game.state)][:2] for game in games]
        assert deal[0].points == tuple(points[0])
        assert deal[1].points == tuple(points[1][::-1])


class Always:
    """Plays the card at that end of the hand."""

    def __init__(self, at):
        self.at = at

    def think(self, _sight, legal, _chance):
        yield Choice(legal[self.at])


@pytest.mark.full
def test_the_levels_beat_chance():
    """Fair is a third. Few games, so the bounds are wide; docs/bots.md has the figures."""
    for name, least in (("easy", 1 / 3), ("good", 0.6)):
        names = (name, "random", "random")
        standing, _ = standings(names, compare("douro", names, 8, seed=1))
        assert standing.share > least
