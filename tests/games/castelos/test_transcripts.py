"""Whole games, action by action: each way a game of 6 Castelos can end, all seats, all options.

Links count on the order of the legal actions; here a change of it shows.
"""

from pathlib import Path

import pytest

from ribeira.games.castelos import rules
from ribeira.games.castelos.rules.montes import is_closed
from ribeira.games.castelos.rules.score import standing, winners
from ribeira.games.castelos.rules.steps.founding import candidates
from tests.golden import match_in, records, transcript, transcript_path

GAMES = records(Path(__file__).with_name("golden"))
WAYS = {
    "one seat has the most points",
    "left-over mealhas decide",
    "the first place is shared",
    "alone",
}


def way_of_ending(match):
    table = match.state.table
    if table.variant.solo:
        return "alone"
    if len(winners(table)) > 1:
        return "the first place is shared"
    first, second = (standing(table, seat) for seat in rules.ranking(match.state)[:2])
    return "one seat has the most points" if first[0] > second[0] else "left-over mealhas decide"


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name)
def test_the_game_is_what_it_was(path):
    expected = transcript_path(path).read_text(encoding="utf-8").splitlines()
    assert transcript(match_in(path)).splitlines() == expected


def test_c_15_5_there_is_a_game_for_each_way_to_end_in_each_version():
    matches = list(map(match_in, GAMES))
    assert all(rules.to_act(match.state) == () for match in matches)
    ways = {(match.setup.option("version"), way_of_ending(match)) for match in matches}
    assert ways == {(version, way) for version in ("advanced", "family") for way in WAYS}


def test_there_is_a_game_for_each_number_of_seats_in_each_version():
    tables = {(match.setup.option("version"), match.setup.seats) for match in map(match_in, GAMES)}
    assert tables == {(version, n) for version in ("advanced", "family") for n in rules.META.seats}


def test_c_6_2_a_tile_closes_two_rock_montes_and_one_founds():
    """Example 2 of the printed rules: rocks need not join through a third quarter (C-5.2)."""
    (path,) = (path for path in GAMES if "choice" in path.name)
    match = match_in(path)
    at = next(n for n, state in enumerate(match.states) if state.table.phase == "found")
    before, after = match.states[at : at + 2]
    montes = candidates(before.table)
    assert len(montes) == 2
    chosen = match.steps[at].action.at
    (other,) = set(montes) - {chosen}
    assert after.table.castles[-1].corner == chosen
    assert is_closed(after.table, other)
    assert candidates(after.table) == ()  # C-6.6: the other one stays a closed monte
    assert other not in match.state.table.corners


def test_c_8_8_an_arrangement_comes_back_with_more_discs():
    (path,) = (path for path in GAMES if "regained" in path.name)
    match = match_in(path)
    altering = [n for n, step in enumerate(match.steps) if step.action.verb == "trail.alter"]
    regained = 0
    for at in altering:
        before, own = match.states[at].table, match.states[at + 1].table.own
        discs = [discs for seen, discs in before.turn.seen_with if seen == own.trail]
        regained += bool(discs)
        assert all(own.discs > then for then in discs)
    assert regained
