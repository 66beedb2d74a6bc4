"""What the bots of Douro that read their rivals expect of them, and what they do about it."""

from collections import Counter
from itertools import pairwise

import pytest

from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.core.meta import make_setup
from ribeira.core.replace import replace
from ribeira.games import registry
from ribeira.games.douro import rules
from ribeira.games.douro.bots import people, search
from ribeira.games.douro.bots.trials import resolved, try_cards
from ribeira.games.douro.bots.value import rank
from ribeira.games.douro.rules.guess import guess
from ribeira.games.douro.rules.sight import sight
from ribeira.kit.advice import finished
from tests.bots import ismcts

DOURO = registry.rules("douro")


def plays(name, seats=3, deals=3):
    """States in which cards are chosen, in games of such bots, with what seat 1 chooses then."""
    for seed in range(deals):
        bots = (make("douro", name),) * seats
        match = play_game(DOURO, make_setup(DOURO.META, seats, seed), bots, seed, 2)
        for state, step in zip(match.states, match.steps, strict=False):
            if step.seat == 1 and step.action.verb == "play" and len(state.hands[1]) > 1:
                yield state, step.action.at[0]


def expected(state, depth):
    """What seat 0 expects seat 1 to play, if it thinks so deeply."""
    world, _ = guess(sight(state, 0), 7)
    gaps = finished(search.find_gaps(sight(world, 1), depth))
    return min(gaps, key=gaps.get)


@pytest.mark.parametrize(("name", "depth"), [("easy", 0), ("good", 1)])
def test_what_those_who_think_will_play_is_foreseen(name, depth):
    hits = Counter()
    for state, card in plays(name):
        hits.update(at for at in (0, 1) if expected(state, at) == card)
        hits["all"] += 1
    assert hits[depth] > 0.45 * hits["all"]
    assert hits[depth] > 1.2 * hits[1 - depth]


def test_to_depth_0_the_advice_is_seen():
    state = next(iter(plays("easy")))[0]
    seen = sight(state, 1)
    advised = finished(rank(seen, rules.legal_actions(state, 1)))
    gaps = finished(search.find_gaps(seen, 0))
    assert {r.action.at[0]: advised[0].value - r.value for r in advised} == gaps


def test_who_hurries_a_deep_thinker_gets_what_a_less_deep_one_sees():
    compared = 0
    for state, _ in plays("good", deals=1):
        seen, legal = sight(state, 1), rules.legal_actions(state, 1)
        hurried, *earnest = filter(None, search.rank_deeper(seen, legal, 3, 2))
        assert hurried == next(filter(None, search.rank_deeper(seen, legal, 3, 1)))
        compared += hurried != earnest[0]
    assert compared > 5


def test_who_seems_not_to_think_is_taken_to_play_any_card():
    habits = [Counter({3: 5}), Counter({8: 5})]
    assert search._urn((3, 8, 9), (0.2, 0.2), habits) == (3, 8, 9)


def test_what_is_expected_goes_by_how_each_seems_to_think():
    habits = [Counter({3: 5}), Counter({8: 5})]
    urn = Counter(search._urn((3, 8, 9), (0.1, 0.9), habits))
    assert urn[8] > 5 * urn[3] > 5 * urn[9] > 0


def test_somebody_who_only_tries_cards_out_is_foreseen_as_one():
    """The searcher of `tests/bots`, which knows nothing of the game: its cards are likelier from
    who tries cards out than from who follows the advice or reads the others."""
    match = play_game(DOURO, make_setup(DOURO.META, 3, 70), (ismcts.Bot(),) * 3, 0, 1)
    (state, *_) = (state for state in reversed(match.states) if state.stage == "play")
    odds = finished(people._odds(sight(state, 0), 1, search.TRIES + 1, search.find_gaps))
    assert max(odds) == odds[search.TRIES]


def test_trials_find_the_card_that_wins_for_certain():
    """With one play left and nobody else able to reach the top: a level 1 boat is nearly always
    filled, and the ten alone takes it."""
    state = DOURO.deal(setup=make_setup(DOURO.META, 3, 5))
    seen = replace(
        sight(state, 0),
        half=2,
        plays=19,
        valley=(1,),
        hand=(0, 10),
        spent=((1, 2, 3, 4, 6, 7, 8), (1, 2, 3, 4, 7, 8, 9, 10), (1, 2, 3, 4, 7, 8, 9, 10)),
        discard=(),
        stack=0,
    )
    often = finished(try_cards(seen, 1))
    assert often[10] == 1
    assert often[0] < 0.5


def test_trials_resolve_plays_as_the_rules_do():
    """Whole games of chance: each play's points and phylloxera as in the game itself."""
    compared = 0
    for seats in (3, 5):
        match = play_game(
            DOURO, make_setup(DOURO.META, seats, seats), (make("douro", "random"),) * seats, 4, 1
        )
        for before, after in pairwise(match.states):
            if after.plays == before.plays:
                continue
            last = after.last
            found = resolved(last.towed or last.card, last.cards, before.holder, after.options)
            assert found == (last.deltas, after.holder)
            compared += 1
    assert compared == 40
