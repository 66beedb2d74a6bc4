"""The whole browser is killed at random moments: no game is lost, and at most one action of one is
missing. `make bench TABLES=kills` does the same five hundred times."""

import pytest

from tools.bench.kills import BOTS, PEOPLE, measure

KILLS = 8


@pytest.mark.parametrize("pace", [PEOPLE, BOTS])
def test_a_killed_browser_loses_no_game_and_at_most_one_action(playwright, serve, pace):
    found = measure(playwright, serve(mount="/ribeira/"), pace, KILLS)
    assert found.kills == KILLS
    assert found.actions > KILLS
    assert (found.lost, found.troubles) == (0, [])
    assert found.most <= 1
