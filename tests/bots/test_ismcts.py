"""The general searcher that ours are measured by: it plays every game by its rules, no seat's
secrets reach it, and it wins against chance.
"""

import pytest

from ribeira.bots.arena import contest, decide
from ribeira.bots.levels import make
from ribeira.core.game import after
from ribeira.core.meta import make_setup
from ribeira.games import registry
from tests.bots import ismcts

FEW = 1
"""Choices, each after `BATCH` more simulations."""


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(ismcts, "BATCH", 12)
    monkeypatch.setattr(ismcts, "PLAYOUT", 40)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("game", registry.game_ids())
def test_it_plays_by_the_rules_and_does_not_peek(game):
    rules = registry.rules(game)
    state = rules.deal(setup=make_setup(rules.META, rules.META.seats[0], 5))
    for luck in range(15):
        seat = rules.to_act(state=state)[0]
        choice = decide(rules, ismcts.Bot(), state, seat, luck, FEW)
        assert choice.action in rules.legal_actions(state=state, seat=seat)
        guessed, _ = rules.guess(seen=rules.sight(state=state, seat=seat), chance=luck)
        assert decide(rules, ismcts.Bot(), guessed, seat, luck, FEW) == choice
        state = after(rules, state, seat, choice.action)


@pytest.mark.cpython_only
def test_it_wins_against_chance(monkeypatch):
    """A third would be its share."""
    monkeypatch.setattr(ismcts, "BATCH", 30)
    douro = registry.rules("douro")
    bots = (ismcts.Bot(), make("douro", "random"), make("douro", "random"))
    results = [result for seed in range(5) for result in contest(douro, bots, seed, FEW)]
    assert sum(result.first == 0 for result in results) > len(results) / 2


def test_more_simulations_make_it_try_what_has_won():
    node = ismcts.Node(("poor", "rich"))
    luck = 3
    for _ in range(200):
        action, luck = node.choose(luck)
        node.learn(action, float(action == "rich"))
    assert node.tried["rich"][0] > 10 * node.tried["poor"][0]
