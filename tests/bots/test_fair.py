"""No bot cheats: if everything that its seat cannot know is swapped, it chooses the same."""

from types import SimpleNamespace

import pytest

from ribeira.bots.arena import decide
from ribeira.bots.bot import Choice
from ribeira.bots.levels import BOTS, make
from ribeira.games import registry
from tests.bots.positions import DOURO, positions

ROUNDS = 2


def differs(game, bot, state, seat, luck):
    """Whether the bot, with equal luck, chooses otherwise in some state that looks the same."""
    truth = registry.rules(state.setup.game)
    here = decide(game, bot, state, seat, luck, ROUNDS)
    for world in range(2):
        other, _ = truth.guess(truth.sight(state, seat), luck + world)
        assert truth.legal_actions(other, seat) == truth.legal_actions(state, seat)
        if decide(game, bot, other, seat, luck, ROUNDS) != here:
            return True
    return False


@pytest.mark.parametrize("game", registry.game_ids())
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_the_same_when_all_that_is_hidden_is_swapped(name, game):
    bot, rules = make(game, name), registry.rules(game)
    assert not any(differs(rules, bot, *position) for position in positions(game=game))


@pytest.mark.parametrize("game", registry.game_ids())
def test_something_is_hidden_in_every_game(game):
    """Otherwise the swap would prove nothing."""
    rules = registry.rules(game)
    swapped = [
        rules.guess(rules.sight(state, seat), luck)[0] != state
        for state, seat, luck in positions(game=game)
    ]
    assert sum(swapped) > len(swapped) / 2


class Peeking:
    """Chooses by the generator of the state, which no sight shows."""

    def think(self, state, legal, _chance):
        yield Choice(legal[state.chance % len(legal)])


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_bot_that_were_shown_the_state_would_be_found_out(game):
    rules = registry.rules(game)
    leaky = SimpleNamespace(sight=lambda state, _: state, legal_actions=rules.legal_actions)
    assert any(differs(leaky, Peeking(), *position) for position in positions(game=game))


def test_so_would_one_that_sees_where_a_boat_lies():
    class Sly:
        def think(self, state, legal, _chance):
            place = state.stack.index("R08") if "R08" in state.stack else 0
            yield Choice(legal[place % len(legal)])

    leaky = SimpleNamespace(sight=lambda state, _: state, legal_actions=DOURO.legal_actions)
    assert any(differs(leaky, Sly(), *position) for position in positions())
