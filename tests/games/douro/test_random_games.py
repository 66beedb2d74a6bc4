"""What holds in every game (rules 4.4), and D-12: our game and the reference always agree."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.core import game
from ribeira.core import match as matches_of
from ribeira.core.meta import make_setup
from ribeira.games.douro import rules
from ribeira.games.douro.material import BARRELS, FOGS, REGULARS, is_fog
from ribeira.games.douro.rules.state import PHANTOM
from tests.games.douro.reference import Reference
from tests.strategies import matches, play_blindly

whole_games = matches(rules)


def plays_of(match):
    """(state before, state after) of every play."""
    return [pair for pair in pairwise(match.states) if pair[1].plays > pair[0].plays]


def moves(before, after):
    return (after.holder - before.holder) % before.table


@given(whole_games)
def test_somebody_may_act_until_the_game_is_over(match):
    for state in match.states:
        assert bool(rules.to_act(state)) == (state.stage != "over")


@given(whole_games)
def test_d_12_the_reference_agrees_play_by_play(match):
    first = match.states[0]
    options = dict(match.setup.options)
    stack = first.valley + first.stack
    reference = Reference(stack, first.holder, first.table, options)
    for _, after in plays_of(match):
        assert after.last.deltas == tuple(reference.play(after.last.cards))
        if after.stage != "over":
            assert (after.points, after.holder) == (tuple(reference.score), reference.H)
    reference.charity(match.state.donated)
    assert (match.state.points, match.state.holder) == (tuple(reference.score), reference.H)
    assert rules.ranking(match.state) == tuple(reference.ranking(match.setup.seats))


@given(whole_games)
def test_4_4_1_twenty_plays_turn_every_card_once(match):
    assert match.state.plays == 20
    assert sorted(match.state.discard) == sorted(REGULARS + FOGS)
    middle = next(state for state in match.states if state.stage == "donate")
    cardia_came = "CAR" in middle.discard
    assert middle.plays == (11 if cardia_came else 10)


@given(whole_games)
def test_4_4_2_hands_are_equally_large_and_empty_at_the_end(match):
    assert all(len(set(map(len, state.hands))) == 1 for state in match.states)
    assert not any(match.state.hands)


@given(whole_games)
def test_4_4_3_the_first_and_the_last_three_cards_are_regular(match):
    stack = match.states[0].valley + match.states[0].stack
    assert not any(map(is_fog, (stack[0], *stack[-3:])))
    assert match.state.last.card in REGULARS


@given(whole_games)
def test_4_4_4_scores_are_whole_and_never_negative(match):
    assert match.states[0].points == (5,) * match.state.table
    assert all(type(n) is int and n >= 0 for state in match.states for n in state.points)
    totals = tuple(score.total for score in rules.scores(match.state))
    assert totals == match.state.points


@given(whole_games)
def test_4_4_5_the_phylloxera_moves_one_seat_at_most_and_only_in_a_tie(match):
    for before, after in plays_of(match):
        cards, gifts = after.last.cards, after.donated
        tied = cards.count(cards[before.holder]) > 1
        at_charity = after.stage == "over"
        assert moves(before, after) <= tied + (at_charity and len(set(gifts)) < len(gifts))


@given(whole_games)
def test_4_4_6_deltas_are_what_the_card_can_give(match):
    for before, after in plays_of(match):
        last = after.last
        card = last.towed or last.card
        deltas = [delta // (2 if card == "FRA" else 1) for delta in last.deltas if delta]
        met = last.order is not None and sum(last.cards) >= last.order
        gain = met or card in ("RAP", "BAR")
        assert all((delta > 0) == gain for delta in deltas)
        assert bool(deltas) == (card != "CUS")
        assert len(deltas) <= 1 or set(map(abs, deltas)) == {1}
        if len(deltas) == 1:  # one alone gets it all, but for O-1
            assert abs(deltas[0]) == 2 or before.setup.option("O-1") == "tie"
        if len(deltas) > 1 and not gain:
            assert last.deltas[before.holder] == 0


@given(whole_games)
def test_4_4_7_every_seat_plays_its_full_ten_in_each_half(match):
    halves = {1: [], 2: []}
    for before, after in plays_of(match):
        if after.last.card != "CAR":
            halves[before.half].append(after.last.cards)
    for seat, gift in enumerate(match.state.donated):
        assert tuple(sorted(cards[seat] for cards in halves[1])) == BARRELS
        assert tuple(sorted([gift, *(cards[seat] for cards in halves[2])])) == BARRELS


@given(whole_games)
def test_d_1_2_the_valley_holds_regular_cards_only(match):
    assert not any(is_fog(card) for state in match.states for card in state.valley)
    for state in match.states:
        assert sorted(state.valley + state.stack + state.discard) == sorted(REGULARS + FOGS)


@given(st.integers(0, 1000), st.randoms(use_true_random=False))
def test_d_4_3_the_order_of_sealed_choices_never_matters(seed, shuffler):
    played = play_blindly(matches_of.start(rules, make_setup(rules.META, 4, seed)), seed)
    state = played.states[0]
    for at in range(0, len(played.steps), 4):
        together = list(played.steps[at : at + 4])
        shuffler.shuffle(together)
        for step in together:
            state = game.after(rules, state, step.seat, step.action)
        by_seat = sorted(played.steps[at : at + 4], key=lambda step: step.seat)
        expected = played.states[at]
        for step in by_seat:
            expected = game.after(rules, expected, step.seat, step.action)
        assert state == expected


@pytest.mark.parametrize("seed", range(5))
def test_d_11_a_two_player_game_has_a_phantom_that_plays_all_its_cards(seed):
    played = play_blindly(matches_of.start(rules, make_setup(rules.META, 2, seed)), seed)
    assert {step.seat for step in played.steps} == {0, 1}
    assert played.state.hands[PHANTOM] == ()
    assert set(rules.ranking(played.state)) == {0, 1}
