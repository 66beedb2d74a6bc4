"""Wherever an action takes several clicks, something is asked for after each of them."""

import pytest

from ribeira.core.match import start
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.kit.clicks import on_the_way
from tests.strategies import play_blindly

SEEDS = range(4)


def halfway(game, seats, seed):
    """Every verb and number of clicks on the way to it that come up in a game."""
    rules, clicks_of_game = registry.rules(game), registry.load(game).clicks
    match = play_blindly(start(rules, make_setup(rules.META, seats, seed)), seed)
    for step, state in zip(match.steps, match.states, strict=False):
        legal = rules.legal_actions(state, step.seat)
        for path in clicks_of_game.paths(step.action):
            waits = step.action.verb in clicks_of_game.STEPWISE  # also when all is chosen
            for clicks in range(1, len(path) + waits):
                yield on_the_way(legal, clicks_of_game.paths, path[:clicks])


GAMES = [game for game in registry.game_ids() if registry.load(game).clicks]
"""In the others every action is one click."""


@pytest.mark.parametrize("game", GAMES)
def test_something_is_asked_after_every_click_on_the_way(game):
    seats = registry.meta(game).seats
    met = {asked for seed in SEEDS for n in seats for asked in halfway(game, n, seed)}
    assert met <= set(registry.load(game).clicks.NEXT)
