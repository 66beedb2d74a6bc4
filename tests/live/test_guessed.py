"""A guest needs its sight alone: who acts, what is legal, why something is not, and the points are
the same in every world that looks like it."""

from random import Random

import pytest

from ribeira.core.match import play, start
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.live import moments, strict
from tests.live.wires import options_of


def positions(game, rng, games, every):
    """Of random games with random options: the state, and a seat or nobody."""
    rules = registry.rules(game)
    for _ in range(games):
        seats = rng.choice(rules.META.seats)
        options = options_of(rules.META, rng, seats)
        match = start(rules, make_setup(rules.META, seats, rng.getrandbits(32), options))
        while acting := rules.to_act(state=match.state):
            if match.at % every == 0:
                yield rules, match, rng.choice([None, *range(seats)])
            seat = rng.choice(acting)
            match = play(match, seat, rng.choice(rules.legal_actions(state=match.state, seat=seat)))
        yield rules, match, 0


@pytest.mark.parametrize("game", registry.game_ids())
def test_everything_follows_from_a_sight(game):
    rng, known = Random(8), []
    for rules, match, seat in positions(game, rng, 4, 9):
        state = match.state
        world = moments.world_of(rules, rules.sight(state=state, seat=seat))
        assert rules.to_act(state=world) == rules.to_act(state=state)
        assert rules.scores(state=world) == rules.scores(state=state)
        if seat is None:
            continue
        legal = rules.legal_actions(state=state, seat=seat)
        assert rules.legal_actions(state=world, seat=seat) == legal
        known = [*known[-30:], *legal[:3]]
        for action in known:
            found = rules.why_not(state=world, seat=seat, action=action)
            assert found == rules.why_not(state=state, seat=seat, action=action)


@pytest.mark.parametrize("game", registry.game_ids())
def test_sights_come_back_from_their_texts(game):
    for rules, match, seat in positions(game, Random(9), 3, 5):
        sight = rules.sight(state=match.state, seat=seat)
        assert strict.read(rules.Sight, strict.write(sight)) == sight
        moments.check(rules, match.setup, seat, sight)


@pytest.mark.parametrize("game", registry.game_ids())
def test_events_come_back_from_their_texts(game):
    for rules, match, _ in positions(game, Random(10), 3, 7):
        for event in match.past[-1].events if match.past else ():
            plain = [type(event).__name__, strict.write(event)]
            assert moments.read_event(rules, plain) == event
