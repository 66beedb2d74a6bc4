"""What must hold in every game, whatever is chosen: looked at after each action."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ribeira.core import match
from ribeira.core.grids import hexes as hexgrid
from ribeira.core.meta import make_setup
from ribeira.core.record import record_of, replay
from ribeira.core.values import Action
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.board_map import (
    BORDERS,
    DOWN,
    HEX_CELLS,
    HEXES,
    MOUTHS,
    NEIGHBOURS,
    OPEN_PLACES,
    PLACES,
    UPPER,
)
from ribeira.games.dosrios.material import CARDS, PRICES
from ribeira.games.dosrios.rules.events import Built, Paid, RowLaid
from ribeira.games.dosrios.rules.score import victory
from ribeira.games.dosrios.rules.water import course, living
from tests.games.dosrios.playing import play, some_state, states
from tests.strategies import lucks, setups

GAMES = settings(max_examples=15)


@GAMES
@given(setups(rules.META), lucks)
def test_every_state_of_every_game_is_sound(setup, luck):
    money = 0
    for before, _, events, after in states(setup, luck):
        (seat,) = rules.to_act(before)
        check_legal(before, seat)
        money += sum(event.money for event in events if isinstance(event, Paid))
        money -= sum(event.price for event in events if isinstance(event, Built))
        assert sum(after.money) == money
        check_material(after)
        check_water(after)
        if before.stage in ("actions", "card") and after.turns > before.turns:
            check_standing(after)  # also under


def check_legal(state, seat):
    """Never empty, sorted, each once; nobody else may do anything."""
    legal = rules.legal_actions(state, seat)
    assert legal
    assert list(legal) == sorted(set(legal))
    others = set(range(state.seats)) - {seat}
    assert not any(rules.legal_actions(state, other) for other in others)


def check_material(state):
    """R-1.12, R-1.14, R-3.3: figures, dams, buildings and cards are all accounted for."""
    if state.stage not in ("rivers", "place"):
        assert [len(own) for own in state.figures] == [6] * state.seats
        assert Counter(state.row + state.deck + state.discard) == Counter(CARDS)
        assert len(state.row) == state.seats + 1
        assert state.deck or state.option("reshuffle") == "when-needed"
    assert all(list(own) == sorted(own) for own in (*state.figures, *state.fincas))
    assert all(amount >= 0 for amount in (state.stock, state.points, *state.money))
    assert all(0 <= hand <= 5 for hand in state.hands)
    assert all(len(own) <= 4 for own in state.fincas)
    built = [hex_ for seat in range(state.seats) for hex_ in state.buildings(seat)]
    assert len(built) == len(set(built))


def check_water(state):
    """R-7.3: outlets everywhere; R-4.6, R-4.10: courses run down to water, dead pieces are gone."""
    assert all(any(way not in state.dams for way in DOWN[space]) for space in DOWN)
    assert not set(state.pieces) & set(state.dams)
    assert len({UPPER[piece] for piece in state.pieces}) == len(state.pieces) <= 40
    if state.bed or state.stage == "rivers":
        return
    assert living(state.pieces) == state.pieces
    for river in "VM":
        *hexes, mouth = course(state.pieces, river)
        depths = [hexgrid.depth(HEX_CELLS[hex_]) for hex_ in hexes]
        assert depths == sorted(set(depths))
        assert mouth in MOUTHS


def check_standing(state):
    """R-6.11 to R-6.14 between two turns: one colour on a hex, two figures at most."""
    for hex_ in HEXES:
        holders = {s for s in range(state.seats) if hex_ in state.figures[s]}
        builders = {s for s in range(state.seats) if hex_ in state.buildings(s)}
        assert len(holders | builders) <= 1
        assert sum(own.count(hex_) for own in state.figures) <= 2


@GAMES
@given(setups(rules.META), lucks)
def test_a_game_that_ends_has_a_winner(setup, luck):
    last = None
    for *_, last in states(setup, luck):
        assert last.stage == "over" or not last.winners
    if last.stage == "over":
        kinds = {victory(last, seat) for seat in last.winners}
        assert last.victory == "cap" or last.victory in kinds
        assert set(rules.ranking(last)) == set(range(last.seats))
        assert rules.ranking(last)[: len(last.winners)] == last.winners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_blind_games_come_to_an_end(seats):
    *_, (_, _, events, last) = states(make_setup(rules.META, seats, 11), 7)
    assert last.stage == "over"
    assert events[-1].key == "ended"


@given(some_state())
def test_every_legal_action_is_written_and_read(state):
    (seat,) = rules.to_act(state)
    for action in rules.legal_actions(state, seat):
        assert rules.read(rules.write(action)) == action


def every_action():
    """All actions that the board could mean, and some that it could not."""
    verbs = ["end", "use", "shift"]
    yield from map(Action, verbs)
    for verb in ("place", "finca", "hacienda"):
        yield from (Action(verb, (hex_,)) for hex_ in HEXES)
    for verb in ("flow", "dam"):
        yield from (Action(verb, (border,)) for border in BORDERS)
    for place in PLACES:
        for to in (*NEIGHBOURS[place], "D4"):
            yield from (Action(verb, (place, to)) for verb in ("step", "chase1", "fast"))
        yield Action("fast", ("CITY", place))
    for to in PLACES:
        around = (*NEIGHBOURS[to], "D4")
        yield from (Action("chase2", (*sorted(pair), to)) for pair in pairs(around))


def pairs(places):
    return [(one, other) for n, one in enumerate(places) for other in places[n:]]


@settings(max_examples=25)
@given(some_state())
def test_refusals_and_the_legal_list_say_the_same(state):
    """The list is enumerated, a refusal asks one requirement after another."""
    acting = rules.to_act(state)
    legal = set(rules.legal_actions(state, acting[0]))
    for action in every_action():
        refusal = rules.why_not(state, acting[0], action)
        assert (refusal is None) == (action in legal), action
        assert refusal is None or refusal.rule


@GAMES
@given(setups(rules.META), lucks, st.integers(1, 150))
def test_undo_and_redo_and_a_record_give_the_same(setup, luck, most):
    played = play(setup, luck, most)
    again = played
    for _ in range(min(most, 20)):
        again = match.undo(again) if again.at else again
    while not again.is_at_end:
        again = match.redo(again)
    assert again == played
    assert replay(rules, record_of(played)) == played


@GAMES
@given(setups(rules.META), lucks, st.integers(1, 150))
def test_undo_stops_at_what_was_revealed_and_at_other_seats(setup, luck, most):
    """The action part goes back step by step, a shift too; a use and the first row do not."""
    played = play(setup, luck, most)
    for at, step in enumerate(played.steps, 1):
        refusal = match.why_not_undo(match.jump(played, at), step.seat)
        shows = step.action.verb == "use" or any(isinstance(e, RowLaid) for e in step.events)
        assert bool(refusal) == shows
        for other in set(range(setup.seats)) - {step.seat}:
            assert match.why_not_undo(match.jump(played, at), other)


@GAMES
@given(setups(rules.META), lucks)
def test_events_name_rules_and_prices(setup, luck):
    for before, _, events, after in states(setup, luck, 300):
        assert all(event.rule.startswith("R-") for event in events)
        assert all(event.audience is None for event in events)
        spent = [event.price for event in events if isinstance(event, Built)]
        assert all(price in PRICES.values() for price in spent)
        if before.chance != after.chance or before.deck != after.deck:
            assert any(event.reveals for event in events)


def test_points_never_rise_within_a_turn():
    game = list(states(make_setup(rules.META, 3, 4), 5, 600))
    for (before, *_), (after, *_) in pairwise(game):
        if before.stage == after.stage == "actions" and before.turns == after.turns:
            assert after.points <= before.points


def test_open_places_are_never_fought_over():
    assert {"CITY", "ROADE", "ROADW"} == OPEN_PLACES
