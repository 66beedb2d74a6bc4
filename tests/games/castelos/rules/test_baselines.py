"""Random games look as the rules file says they do (5.3, 8): castles, placements, offers."""

from math import fsum

import pytest

from ribeira.core.match import start
from ribeira.core.meta import make_setup
from ribeira.games.castelos import rules
from ribeira.games.castelos.rules.statistics import SEATS, TABLES
from tests.strategies import play_blindly

GAMES = 12
NEAR = 0.25
"""Twelve games settle a mean to about a tenth; the tables of the rules are rounded."""


@pytest.mark.parametrize(("options", "measures"), TABLES, ids=["advanced", "family"])
@pytest.mark.parametrize("seats", SEATS)
def test_random_games_are_like_those_of_the_rules(seats, options, measures):
    matches = [
        play_blindly(start(rules, make_setup(rules.META, seats, seed, options)), seed)
        for seed in range(GAMES)
    ]
    for measure in measures:
        samples = [value for match in matches for value in measure.take(match)]
        mean = fsum(samples) / len(samples)
        assert mean == pytest.approx(measure.means[seats], rel=NEAR), measure.name
