"""The chances over a game, what decided it, and the pieces in which the worker finds that out."""

from __future__ import annotations

import pytest

from ribeira.bots import protocol
from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.bots.review.chances import chances, columns, known_chances, lost, shares
from ribeira.bots.review.hindsight import afterwards
from ribeira.bots.review.moments import MOST, moments
from ribeira.bots.review.work import Piece, ask, read_answer
from ribeira.core.meta import make_setup
from ribeira.games import registry

GAMES = pytest.mark.parametrize("game", registry.game_ids())


def played(game, seats=2):
    rules = registry.rules(game)
    setup = make_setup(rules.META, seats, 3)
    return play_game(rules, setup, (make(game, "first"),) * seats, 1, 1)


@pytest.fixture(scope="module", params=registry.game_ids())
def match(request):
    return played(request.param)


def worked(match, piece):
    working = protocol.begin(ask(match, piece))
    working.hurry()  # changes nothing
    while not working.work(0):
        pass
    return read_answer(match, working.answer())


def test_the_course_begins_even_and_ends_with_who_won(match):
    game, at = registry.load(match.setup.game), columns(match)
    assert at[0] == 0
    assert at[-1] == match.at
    first, last = (known_chances(game, match.states[n]) for n in (at[0], at[-1]))
    assert first == pytest.approx((0.5, 0.5), abs=0.1)
    winners = match.game.winning(state=match.state)
    assert [share > 0 for share in last] == [seat in winners for seat in range(2)]
    for n in at:
        assert sum(known_chances(game, match.states[n])) == pytest.approx(1)


def test_who_is_told_to_be_ahead_wins_more_often():
    """The numbers of the forecasts fit; `tools/figures/forecasts.py` measures how well."""
    rules, game = registry.rules("douro"), registry.load("douro")
    right = 0
    for seed in range(12):
        setup = make_setup(rules.META, 2, seed)
        match = play_game(rules, setup, (make("douro", "first"),) * 2, seed, 1)
        late = match.states[columns(match)[-5]]
        told = chances(game, late)
        right += told.index(max(told)) == match.game.ranking(state=match.state)[0]
    assert right >= 9


def test_points_that_are_lost_cost_a_part_of_the_chance(match):
    game, state = registry.load(match.setup.game), match.states[0]
    costs = [lost(game, state, 0, gap) for gap in (0.0, 1.0, 5.0, 1000.0)]
    assert costs[0] == pytest.approx(0)
    assert costs == sorted(costs)
    assert costs[-1] == pytest.approx(chances_of_first(game, state), abs=0.05)


def chances_of_first(game, state):
    return known_chances(game, state)[0]


def test_who_plays_alone_is_told_points():
    match = played("castelos", 1)
    game = registry.load("castelos")
    (first,), (last,) = (known_chances(game, match.states[n]) for n in (0, match.at))
    assert last == match.game.scores(state=match.state)[0].total
    assert first > 1
    assert lost(game, match.states[0], 0, 3.0) > 0


def test_shares_are_never_out_of_bounds():
    assert shares((1e9, 0.0), 0.1)[0] == pytest.approx(1)
    assert shares((2.0, 2.0, 2.0), 1.0) == pytest.approx((1 / 3,) * 3)


# What decided it


def test_the_greatest_changes_are_the_moments_the_greatest_first():
    course = (
        (0, (0.5, 0.5)),
        (4, (0.6, 0.4)),
        (6, (0.9, 0.1)),
        (9, (0.7, 0.3)),
        (12, (0.72, 0.28)),
    )
    found = moments(course)
    assert [(m.since, m.until) for m in found] == [(4, 6), (6, 9), (0, 4)]
    assert len(found) <= MOST
    assert found[0].seat == 1  # of two whose chance changed alike, the one who lost it
    assert moments(((0, (0.5, 0.5)), (4, (0.51, 0.49)))) == ()


# Pieces


def test_the_same_piece_has_the_same_answer(match):
    own = tuple(at for at, step in enumerate(match.past) if step.seat == 0)[-3:]
    piece = Piece(columns(match)[:3], own)
    one, other = worked(match, piece), worked(match, piece)
    assert one == other
    assert [at for at, _ in one.course] == list(piece.positions)
    assert {judged.at for judged in one.judged} <= set(own)
    for judged in one.judged:
        assert judged.action == match.past[judged.at].action


# What was known only afterwards


def test_hindsight_is_what_happened_where_others_chose_in_secret():
    match = played("douro", 3)
    game = registry.load("douro")
    for at in (0, 1, 2, 31):
        events = afterwards(game, match, at, match.past[at].action)
        turn = [n for n in range(at, match.at) if same_turn(match, at, n)]
        happened = tuple(event for n in turn for event in match.past[n].events)
        assert events == happened
        assert any(event.reveals for event in events)


def same_turn(match, at, n):
    turn_of = match.game.turn_of
    return turn_of(state=match.states[n]) == turn_of(state=match.states[at])


@pytest.mark.parametrize("game", ["dosrios", "castelos"])
def test_where_one_after_the_other_chooses_there_is_no_hindsight(game):
    match = played(game)
    for at in (match.at // 2, match.at - 1):
        assert afterwards(registry.load(game), match, at, match.past[at].action) == ()
