"""How games are counted: one by one, and deal by deal when both sides were played."""

import pytest

from ribeira.bots.results import Result, Standing, both_sides, compared, standings

WON, LOST = Result(0, (5, 3)), Result(1, (2, 6))


def test_bots_of_one_name_are_counted_together():
    deals = [(WON, LOST, Result(2, (0, 0, 1)))] * 2
    assert standings(("a", "b", "b"), deals) == (Standing("a", 2, 6), Standing("b", 4, 6))


def test_whoever_wins_more_games_of_a_deal_did_better():
    assert compared((WON, Result(0, (0, 9)))) == 1
    assert compared((LOST, LOST)) == 0


def test_one_game_each_is_decided_by_the_points():
    assert compared((WON, LOST)) == 0
    assert compared((Result(0, (9, 3)), LOST)) == 1
    assert compared((WON, Result(1, (3, 5)))) == 0.5


def test_deals_and_not_games_are_counted_for_both_sides():
    deals = [(WON, WON), (LOST, LOST), (WON, Result(1, (3, 5)))]
    assert both_sides(("a", "b"), deals) == Standing("a", 1.5, 3)


def test_a_share_lies_in_its_interval():
    for wins in (0, 1.5, 9):
        standing = Standing("x", wins, 9)
        low, high = standing.interval
        assert 0 <= low <= standing.share <= high <= 1


def test_the_interval_is_wilsons():
    assert Standing("x", 50, 100).interval == pytest.approx((0.4038, 0.5962), abs=1e-4)
