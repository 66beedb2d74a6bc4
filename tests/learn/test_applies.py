"""At every decision of a game some rules apply, and they are rules of the game."""

import pytest

from ribeira.core import chance as draw
from ribeira.core.game import after
from ribeira.core.meta import make_setup
from ribeira.games import registry

MOST = 400  # actions of a game
GAMES = [
    *(("douro", 3, {}), ("douro", 5, {}), ("douro", 2, {})),
    *(("castelos", 2, {}), ("castelos", 3, {"version": "family"}), ("castelos", 1, {})),
    *(("dosrios", 2, {"layout": "R1"}), ("dosrios", 4, {})),
]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_something_applies_at_every_decision(game, seats, options):
    module = registry.load(game)
    rules, met = module.rules, set()
    known = {number for _, chapter in module.words.CHAPTERS for number, _ in chapter}
    state, chance = rules.deal(make_setup(rules.META, seats, 7, options)), 7
    for _ in range(MOST):
        if not (acting := rules.to_act(state)):
            break
        numbers = module.learn.applies(rules.sight(state, acting[0]))
        assert numbers, state
        assert len(set(numbers)) == len(numbers)
        met |= set(numbers)
        action, chance = draw.pick(chance, rules.legal_actions(state, acting[0]))
        state = after(rules, state, acting[0], action)
    assert met <= known
    assert module.learn.applies(rules.sight(state, None)) is not None
