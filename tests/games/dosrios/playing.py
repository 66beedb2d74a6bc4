"""Random games the way section 5.4 plays them: first a kind of action, then one of that kind."""

from hypothesis import strategies as st

from ribeira.core import chance, match
from ribeira.core.game import apply
from ribeira.games.dosrios import rules
from tests.strategies import lucks, setups


def some_action(state, seat, luck):
    legal = rules.legal_actions(state, seat)
    verb, luck = chance.pick(luck, sorted({action.verb for action in legal}))
    return chance.pick(luck, [action for action in legal if action.verb == verb])


def states(setup, luck, most=3_000):
    """Every state of a random game with the action that is taken there and its events."""
    state = rules.deal(setup)
    for _ in range(most):
        acting = rules.to_act(state)
        if not acting:
            break
        action, luck = some_action(state, acting[0], luck)
        after, events = apply(rules, state, acting[0], action)
        yield state, action, events, after
        state = after


def play(setup, luck, most):
    played = match.start(rules, setup)
    for _ in range(most):
        acting = rules.to_act(played.state)
        if not acting:
            break
        action, luck = some_action(played.state, acting[0], luck)
        played = match.play(played, acting[0], action)
    return played


@st.composite
def some_state(draw):
    """A state somewhere in a random game, before its end."""
    game = states(draw(setups(rules.META)), draw(lucks), draw(st.integers(1, 400)))
    return [before for before, _, _, _ in game][-1]
