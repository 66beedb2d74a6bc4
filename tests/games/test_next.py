"""Wherever an action takes several clicks, something is asked for after each of them."""

import pytest

from ribeira.core.match import start
from ribeira.core.meta import make_setup
from ribeira.games import catalog
from ribeira.kit.clicks import on_the_way
from tests.strategies import play_blindly

SEEDS = range(4)


def halfway(game, seats, seed):
    """Every verb and number of clicks on the way to it that come up in a game."""
    rules, picking = catalog.load(game), catalog.room(game, "picking")
    match = play_blindly(start(rules, make_setup(rules.META, seats, seed)), seed)
    for step, state in zip(match.steps, match.states, strict=False):
        legal = rules.legal_actions(state, step.seat)
        for way in picking.ways(step.action):
            waits = step.action.verb in picking.STEPWISE  # also when all is chosen
            for clicks in range(1, len(way) + waits):
                yield on_the_way(legal, picking.ways, way[:clicks])


GAMES = [game for game in catalog.GAMES if catalog.has_room(game, "picking")]
"""In the others every action is one click."""


@pytest.mark.parametrize("game", GAMES)
def test_something_is_asked_after_every_click_on_the_way(game):
    seats = catalog.meta(game).seats
    met = {moment for seed in SEEDS for n in seats for moment in halfway(game, n, seed)}
    assert met <= set(catalog.room(game, "picking").NEXT)
