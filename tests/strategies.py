"""Random set-ups and random matches of any game, for properties that must hold in all of them."""

from hypothesis import strategies as st

from ribeira.core import chance, match
from ribeira.core.chance import SEEDS
from ribeira.core.meta import make_setup

lucks = st.integers(0, chance.MASK)


@st.composite
def setups(draw, meta):
    """Any number of seats, any seed, any options that fit together."""
    seats = draw(st.sampled_from(meta.seats))
    free = [option for option in meta.options if not option.by_seats]
    options = {option.id: draw(st.sampled_from(option.values)) for option in free}
    return make_setup(meta, seats, draw(st.integers(0, SEEDS - 1)), options)


@st.composite
def matches(draw, game, most=10_000):
    """A match with at most so many random actions; whole games by default."""
    return play_blindly(match.start(game, draw(setups(game.META))), draw(lucks), most)


@st.composite
def unfinished(draw, game):
    """A match that was left before its end."""
    whole = draw(matches(game))
    return match.branch(match.jump(whole, draw(st.integers(0, len(whole.steps) - 1))))


def play_blindly(played, luck, most=10_000):
    for _ in range(most):
        seats = played.game.to_act(played.state)
        if not seats:
            break
        seat, luck = chance.pick(luck, seats)
        action, luck = chance.pick(luck, played.game.legal_actions(played.state, seat))
        played = match.play(played, seat, action)
    return played


def near(count, trials, share):
    """Whether a count is what a chance of `share` gives, as good as surely (five deviations)."""
    return abs(count - trials * share) <= 5 * (trials * share * (1 - share)) ** 0.5 + 1e-9
