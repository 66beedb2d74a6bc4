"""The frames of an animation: true at every event, and pointing at what has changed."""

from collections import Counter
from itertools import chain

import pytest
from hypothesis import given, settings

from ribeira.core import game
from ribeira.core.match import frames_of, start
from ribeira.core.meta import make_setup
from ribeira.games.castelos import rules
from ribeira.games.castelos.rules import events
from ribeira.games.castelos.table.highlights import income
from ribeira.kit.view import View
from tests.games.castelos.rules.test_solo import rivals_turn
from tests.games.castelos.scene import A, scene
from tests.games.castelos.table.test_board import drawn, parsed
from tests.strategies import matches, play_blindly

UNMARKED = (
    events.BonusLost,
    events.ChoseMonte,
    events.Climbed,
    events.ContractLost,
    events.DiscsBack,
    events.Drawn,
    events.Ended,
    events.HasKept,
    events.Kept,
    events.Mode,
    events.Scored,
)
"""Kinds that mark nothing as fresh: nothing came, or the sight itself shows it plainly."""


def frames(match, every=1):
    """Each event with the state right after it."""
    return chain.from_iterable(frames_of(match, at) for at in range(0, len(match.steps), every))


def of_kind(page, kind):
    """The nodes of that CSS class."""
    return [node for node in page.iter() if kind in node.get("class", "").split()]


def page_of(state, seat, *shown):
    return parsed(drawn(state, seat, events=shown))


@settings(max_examples=8)
@given(matches(rules))
def test_in_no_frame_a_thing_lies_in_two_places(match):
    for _, state in frames(match):
        table = state.table
        laid = [tile for tile, *_ in table.tiles]
        tiles = [*laid, *chain(*state.hands), *state.pile, *state.rival, *[table.turn.face_up][:1]]
        trails = [laid[0] for estate in table.estates for laid in estate.trail]
        trails += [*chain(*(estate.unplaced for estate in table.estates)), *state.exploration]
        castles = [*(castle.id for castle in table.castles), *state.below, table.top]
        for things in (tiles, trails, castles):
            assert not [thing for thing, n in Counter(filter(None, things)).items() if n > 1]


@pytest.mark.full
@settings(max_examples=3)
@given(matches(rules))
def test_what_has_come_or_changed_is_marked_as_fresh(match):
    for event, state in frames(match, every=4):
        viewer = event.audience[0] if event.audience else A
        fresh = of_kind(page_of(state, viewer, event), "is-fresh")
        assert bool(fresh) != isinstance(event, UNMARKED), event


@settings(max_examples=3)
@given(matches(rules))
def test_at_rest_nothing_is_fresh(match):
    for state in match.states[::23]:
        page = parsed(drawn(state, A))
        assert not of_kind(page, "is-fresh")
        assert not of_kind(page, "ct-change")


@settings(max_examples=8)
@given(matches(rules))
def test_the_money_that_is_shown_as_gained_is_what_the_seat_has_more(match):
    for before, step, after in zip(match.states, match.steps, match.states[1:], strict=False):
        view = View((), str, events=step.events)
        for seat, estate in enumerate(after.table.estates):
            assert income(view, seat) == estate.mealhas - before.table.estates[seat].mealhas


def test_money_that_came_or_went_stands_beside_the_purse():
    state = scene(players=({"mealhas": 5}, {}))
    page = page_of(state, A, events.Paid(seat=0, to=1, mealhas=5), events.Toll(seat=0, space=3))
    assert [node.text for node in of_kind(page, "ct-change")] == ["−6", "+5"]


def test_places_are_shown_after_the_end_and_not_while_points_are_counted():
    match = play_blindly(start(rules, make_setup(rules.META, 3, 5)), 3)
    shown = ()
    for event, state in frames_of(match, len(match.steps) - 1):
        shown += (event,)
        ranks = of_kind(page_of(state, A, *shown), "ct-rank")
        assert len(ranks) == (3 if isinstance(event, events.Ended) else 0)


def test_a_rivals_tile_that_may_not_stay_is_fresh_where_it_waits():
    """C-17.2"""
    state = rivals_turn((["SA", 0, 0, 0],), "T01")
    ((event, state),), _ = game.frames(rules, state, A, rules.read("rival.place 1,0"))
    fresh = of_kind(page_of(state, A, event), "is-fresh")
    assert [node.get("id") for node in fresh] == ["castelos-rival-tile"]


def test_a_round_begins_at_its_own_first_phase():
    """C-4.1: the seat that is shown as on turn is also asked for that turn's first step."""
    match = play_blindly(start(rules, make_setup(rules.META, 3, 5)), 3)
    begun = [state.table for event, state in frames(match) if isinstance(event, events.Round)]
    assert len(begun) == 10
    assert {(table.phase, table.seat) for table in begun} == {("place", begun[0].first)}
