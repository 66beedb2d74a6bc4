"""What the coach asks about by name: each can happen, is told with its reason, and only if a good
player would do something else."""

import pytest

from ribeira.app.learn.coaching import NAMED, question
from ribeira.core import chance as draw
from ribeira.core.game import after
from ribeira.core.learning.coaching import regret
from ribeira.core.meta import make_setup
from ribeira.core.values import Action, msg
from ribeira.games import registry
from ribeira.kit.advice import Part, Ranked

from .learner import PARTS, begin

TABLES = {
    "douro": ((3, {}),),
    "dosrios": ((2, {}), (3, {"winCheck": "ownTurn"})),
    "castelos": ((2, {}), (3, {}), (3, {"version": "family"})),
}
GAMES = 60
MOST = 700


def positions(game):
    """Of lessons, and of random games: what the seat may know, and what it may do."""
    rules = registry.load(game).rules
    for lesson, part in PARTS:
        if lesson.game == game:
            now = begin(lesson, part)
            yield rules.sight(now.match.state, now.seat), now.legal
    for seed in range(GAMES):
        for seats, options in TABLES[game]:
            state, luck = rules.deal(make_setup(rules.META, seats, seed, options)), seed
            for _ in range(MOST):
                acting = rules.to_act(state)
                if not acting:
                    break
                legal = rules.legal_actions(state, acting[0])
                yield rules.sight(state, acting[0]), legal
                verb, luck = draw.pick(luck, sorted({action.verb for action in legal}))
                action, luck = draw.pick(luck, [a for a in legal if a.verb == verb])
                state = after(rules, state, acting[0], action)


@pytest.mark.parametrize("game", TABLES)
def test_each_can_happen(game):
    regrets = registry.load(game).learn.REGRETS
    missing = {each.text: each for each in regrets}
    for seen, legal in positions(game):
        for text, each in tuple(missing.items()):
            actions = [action for action in legal if action.verb == each.verb]
            if any(each.holds(seen, legal, action) for action in actions[:8]):
                del missing[text]
        if not missing:
            return
    assert not missing.keys()


@pytest.fixture
def hard_boat():
    """A choice for a boat that is seldom filled, with the best and the worst card."""
    for seen, legal in positions("douro"):
        if seen.valley and seen.valley[0] == 5 and 0 in seen.hand and 7 in seen.hand:
            return seen, legal
    raise AssertionError("no such boat")


LOWEST, MIDDLE = Action("play", (0,)), Action("play", (7,))


def advice(gap):
    good = Ranked(MIDDLE, (Part(msg("reason"), gap),))
    return good, Ranked(LOWEST, ())


def test_it_is_asked_by_name_before_other_reasons(hard_boat):
    learn, (seen, legal) = registry.load("douro").learn, hard_boat
    named = msg("coach.sure_named", reason=msg("learn.regret.douro.lowest"))
    assert question(learn, advice(learn.DOUBT), seen, legal, LOWEST) == named
    assert question(learn, advice(learn.DOUBT * NAMED), seen, legal, LOWEST) == named


def test_nothing_is_asked_where_a_good_player_sees_no_difference(hard_boat):
    learn, (seen, legal) = registry.load("douro").learn, hard_boat
    assert regret(learn.REGRETS, seen, legal, LOWEST) == "learn.regret.douro.lowest"
    assert question(learn, advice(learn.DOUBT * NAMED * 0.9), seen, legal, LOWEST) is None
    assert question(learn, (), seen, legal, LOWEST) is None


def test_a_good_choice_has_no_name(hard_boat):
    learn, (seen, legal) = registry.load("douro").learn, hard_boat
    assert regret(learn.REGRETS, seen, legal, MIDDLE) is None
