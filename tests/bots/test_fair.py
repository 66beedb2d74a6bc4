"""No bot peeks: swap everything that its seat cannot know, and it chooses the same."""

from types import SimpleNamespace

import pytest

from ribeira.bots.arena import decide
from ribeira.bots.contract import Choice
from ribeira.bots.levels import BOTS, make
from ribeira.games.douro import rules
from tests.bots.positions import DOURO, positions


def differs(game, bot, state, seat, luck):
    """Whether the bot, with equal luck, chooses otherwise in some state that looks the same."""
    here = decide(game, bot, state, seat, 0.3, luck)
    for world in range(3):
        other, _ = DOURO.guess(DOURO.sight(state, seat), luck + world)
        assert DOURO.legal_actions(other, seat) == DOURO.legal_actions(state, seat)
        if decide(game, bot, other, seat, 0.3, luck) != here:
            return True
    return False


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_the_same_when_all_that_is_hidden_is_swapped(name):
    bot = make("douro", name)
    assert not any(differs(DOURO, bot, *position) for position in positions())


def peeking(state, legal, _budget, luck):
    """Chooses by where a certain boat lies in the stack."""
    place = state.stack.index("R08") if "R08" in state.stack else 0
    return Choice(legal[place % len(legal)]), luck


def test_a_bot_that_were_shown_the_state_would_be_found_out():
    leaky = SimpleNamespace(sight=lambda state, _: state, legal_actions=rules.legal_actions)
    assert any(differs(leaky, peeking, *position) for position in positions())
