"""Section 5 of the rules: what a seat may know, and that nothing hidden can be got out of it."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.core import game
from ribeira.core.values import Action
from ribeira.games.douro import rules
from ribeira.games.douro.material import is_fog, level
from tests.games.douro.scene import (
    P1,
    P2,
    P3,
    final,
    half_time,
    reveal,
    scene,
    with_stack,
)
from tests.strategies import matches, unfinished

viewers = st.sampled_from([None, 0, 1])


def turned_round(cards, kind):
    """The cards with those of each kind in the reverse order."""
    last_first = {k: [card for card in cards if kind(card) == k] for k in set(map(kind, cards))}
    return tuple(last_first[kind(card)].pop() for card in cards)


def otherwise(state, seat):
    """Another state with all that the seat may not know exchanged."""
    known, depth = max(state.fogs_on_top, 1), max(len(state.stack) - 3, 0)
    middle = state.stack[known:depth]
    stack = (*state.stack[:known], *middle[::-1], *state.stack[max(known, depth) :])
    river = turned_round(state.valley + stack, level)
    valley, stack = river[: len(state.valley)], river[len(state.valley) :]
    others = [other for other in range(state.table) if other != seat]
    return replace(
        with_exchanged_gifts(state, others),
        setup=replace(state.setup, seed=state.setup.seed ^ 1),
        chance=state.chance ^ 1,
        stack=stack,
        valley=valley,
    )


def with_exchanged_gifts(state, others):
    """The others have chosen and donated another card than they have."""
    hands, chosen, donated = map(list, (state.hands, state.chosen, state.donated))
    for other in others:
        if state.stage == "play" and donated[other] is not None:
            free = [card for card in hands[other] if card != chosen[other]] or hands[other]
            hands[other] = tuple(sorted({*hands[other], donated[other]} - {free[0]}))
            donated[other] = free[0]
        elif state.stage == "donate" and donated[other] is not None:
            donated[other] = (donated[other] + 1) % 4
        if chosen[other] is not None:
            chosen[other] = next((c for c in hands[other] if c != chosen[other]), hands[other][0])
    return replace(state, hands=tuple(hands), chosen=tuple(chosen), donated=tuple(donated))


@given(unfinished(rules), viewers)
def test_states_that_differ_only_in_hidden_things_look_the_same(match, seat):
    other = otherwise(match.state, seat)
    assert other != match.state
    assert rules.sight(other, seat) == rules.sight(match.state, seat)


@given(unfinished(rules))
def test_sealed_choices_are_told_to_their_owner_only(match):
    """Until the reveal no event names a chosen card to another seat."""
    for step in match.steps:
        for event in step.events:
            if event.key in ("chose", "gave"):
                assert event.audience == (step.seat,)
            if event.key in ("chosen", "given"):
                assert [name for name, _ in event.values] == ["seat"]


@given(matches(rules, most=30))
def test_public_things_are_seen_by_everybody(match):
    state = match.state
    for seat in (None, *range(state.table)):
        sight = rules.sight(state, seat)
        assert sight.valley == tuple(map(level, state.valley))
        assert sight.stack == len(state.stack)
        assert sight.discard == state.discard
        assert (sight.spent, sight.earlier) == (state.spent, state.earlier)
        assert (sight.holder, sight.lottery) == (state.holder, state.lottery)
        assert (sight.points, sight.last) == (state.points, state.last)
        assert sight.hand_size == len(state.hands[0])


def test_only_its_own_hand_choice_and_donation_are_shown_to_a_seat():
    state = game.after(rules, scene("R08"), P2, Action("play", (9,)))
    assert [rules.sight(state, seat).chosen for seat in (None, P1, P2)] == [None, None, 9]
    assert rules.sight(state, P1).has_chosen == (False, True, False)
    assert rules.sight(state, None).hand == ()
    assert rules.sight(state, P3).hand == state.hands[P3]


def test_a_donation_is_its_owner_s_secret_until_the_end():
    state, _ = reveal(half_time(), 7, 7, 7)
    state = game.after(rules, state, P2, Action("donate", (9,)))
    assert [rules.sight(state, seat).donated for seat in (None, P1, P2)] == [None, None, 9]
    assert rules.sight(state, P1).has_chosen == (False, True, False)
    assert rules.sight(state, P1).gifts == ()
    assert rules.sight(final((1, 2, 3))[0], None).gifts == (1, 2, 3)


@pytest.mark.parametrize(
    ("stack", "fogs"),
    [(("CUS", "BAR", "R13", "R14", "R15"), 1), (("CUS", "R12", "R13", "R14", "R15"), 0)],
    ids=["a fog", "a boat"],
)
def test_at_half_time_the_back_of_the_top_card_is_seen(stack, fogs):
    state, _ = reveal(with_stack(half_time(), stack, valley=()), 7, 7, 7)
    assert state.stage == "donate"
    assert rules.sight(state, P1).fogs_on_top == fogs


@given(matches(rules))
def test_the_top_of_the_stack_is_never_a_secret(match):
    for state in match.states:
        fogs = state.fogs_on_top
        assert all(map(is_fog, state.stack[:fogs]))
        assert fogs or not state.stack or not is_fog(state.stack[0])


def test_fogs_that_sirga_passed_over_are_known():
    state, _ = reveal(scene("SIR", below=("RAP", "CUS", "R07", "BAR", "R14", "R15")), 1, 2, 3)
    assert rules.sight(state, P1).fogs_on_top == 2
