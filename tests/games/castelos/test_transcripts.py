"""Whole games, line by line: one for each way a game of 6 Castelos can end, and one of all options.

Links count on the order of the legal actions; here a change of it shows.
"""

import pytest

from ribeira.games.castelos import rules
from ribeira.games.castelos.score import standing, winners
from tests.games.castelos.transcript import FOLDER, match_in, transcript

GAMES = sorted(FOLDER.glob("*.txt"))
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


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_game_is_what_it_was(path):
    expected = path.read_text(encoding="utf-8").splitlines()
    assert transcript(match_in(path)).splitlines() == expected


def test_c_15_5_there_is_a_game_for_each_way_to_end_in_each_version():
    matches = list(map(match_in, GAMES))
    assert all(rules.to_act(match.state) == () for match in matches)
    ways = {(match.setup.option("version"), way_of_ending(match)) for match in matches}
    assert ways == {(version, way) for version in ("advanced", "family") for way in WAYS}
