"""D-1 and D-4: the Valley, and the course of one play."""

from dataclasses import replace

import pytest

from ribeira.core import game
from ribeira.core.values import Action
from ribeira.games.douro import rules
from ribeira.games.douro.material import BARRELS
from ribeira.games.douro.rules.valley import laid_out
from tests.games.douro.scene import (
    P1,
    P2,
    P3,
    first,
    half_time,
    keys,
    named,
    reveal,
    scene,
    with_hands,
    with_stack,
)


@pytest.mark.parametrize(
    ("stack", "valley", "rest"),
    [
        pytest.param("R05 R10 FRA R01", "R05 R10", "FRA R01", id="D-4.1 G-09 up to the fog"),
        pytest.param("FRA R01", "", "FRA R01", id="D-4.1 a fog on top lets nothing pass"),
        pytest.param("R04 R15", "R04 R15", "", id="D-4.1 up to the end of the stack"),
    ],
)
def test_layout(stack, valley, rest):
    assert laid_out(tuple(stack.split())) == (tuple(valley.split()), tuple(rest.split()))


def test_g_09_d_4_2_three_boats_in_their_order_then_the_fog():
    valley, stack = laid_out(("R04", "R01", "R09", "BAR", "R13", "R14"))
    state = with_stack(first(), stack, valley)
    for boat in ("R04", "R01", "R09", "BAR"):
        assert state.disputed == boat
        state, _ = reveal(state, *(hand[0] for hand in state.hands))
        assert state.last.card == boat
    assert state.discard == ("R04", "R01", "R09", "BAR")


def test_d_4_2_the_second_of_two_fogs_in_a_row_is_disputed_with_no_boat_in_the_valley():
    state, events = reveal(scene("CUS", below=("RAP", "R01", "R02")), 1, 2, 3)
    assert (state.valley, state.disputed, state.fogs_on_top) == ((), "RAP", 1)
    assert named(events, "fog_next") == [{"left": 3}]


def test_d_1_1_d_4_3_everybody_commits_one_card_and_nobody_passes():
    state = scene("R08")
    for seat in (P3, P1, P2):
        assert seat in rules.to_act(state)
        assert rules.legal_actions(state, seat) == tuple(Action("play", (c,)) for c in BARRELS)
        state = game.after(rules, state, seat, Action("play", (seat,)))
    assert state.last.cards == (0, 1, 2)
    assert state.plays == 1


def test_d_1_2_valley_and_stack_share_all_cards_not_yet_turned():
    state = first(3, seed=5)
    assert len(state.valley) + len(state.stack) == 21
    state, _ = reveal(state, 0, 1, 2)
    assert len(state.valley) + len(state.stack) == 20


@pytest.mark.parametrize(
    ("cards", "outcome"),
    [
        pytest.param((4, 4, 6), "missed", id="D-1.3 one less than the order misses it"),
        pytest.param((4, 4, 7), "met", id="D-1.3 exactly the order meets it"),
        pytest.param((4, 4, 8), "met", id="D-1.3 more meets it"),
    ],
)
def test_order(cards, outcome):
    _, events = reveal(scene("R08"), *cards)
    assert named(events, outcome) == [{"card": "R08", "sum": sum(cards), "order": 15}]


def test_d_4_3_no_choice_shows_before_the_last_one_is_made():
    state = scene("R08")
    state, events = game.apply(rules, state, P2, Action("play", (9,)))
    assert [event.key for event in events if event.audience is None] == ["chosen"]
    assert [event.audience for event in events if event.key == "chose"] == [(P2,)]
    assert rules.to_act(state) == (P1, P3)
    assert (state.plays, state.last) == (0, None)


def test_d_4_4_d_4_5_cards_are_shown_and_summed_then_the_boat_is_turned():
    _, events = reveal(scene("R08"), 9, 4, 7)
    shown = keys(events)
    assert named(events, "revealed") == [{"cards": (9, 4, 7), "sum": 20}]
    assert named(events, "turned") == [{"card": "R08", "level": 3}]
    assert shown.index("revealed") < shown.index("turned") < shown.index("met")


def test_d_4_5_d_4_7_points_go_by_the_holder_from_before_the_card_moves():
    """E-03's cards: with P2 as holder P1 and P3 share; with P3 it would be P1 and P2."""
    state, events = reveal(scene("R08", holder=P2), 6, 6, 6)
    assert state.last.holder == P2
    assert state.last.deltas == (1, 0, 1)
    assert state.holder == P3
    assert keys(events).index("gained") < keys(events).index("phylloxera")


def test_d_4_6_gains_and_losses_enter_the_scores():
    state, _ = reveal(scene("R08", points=(4, 5, 6)), 9, 4, 7)
    assert state.points == (6, 5, 6)


@pytest.mark.parametrize(
    ("card", "turned"),
    [
        pytest.param("R08", ("R08",), id="D-4.8 the boat is discarded"),
        pytest.param("SIR", ("SIR", "R13"), id="D-4.8 Sirga and the towed boat are discarded"),
    ],
)
def test_clean_up(card, turned):
    state, _ = reveal(scene(card, below=("R13", "R14", "R15")), 9, 4, 7)
    assert state.discard == turned
    assert state.spent == ((9,), (4,), (7,))
    assert state.hands[0] == (0, 1, 2, 3, 4, 6, 7, 8, 10)
    assert state.chosen == (None, None, None)


def test_d_4_8_played_cards_lie_in_the_order_they_were_played():
    state, _ = reveal(scene("R08"), 9, 4, 7)
    state, _ = reveal(state, 3, 6, 8)
    assert state.spent == ((9, 3), (4, 6), (7, 8))


def test_d_4_9_half_time_is_looked_for_after_every_play():
    state, events = reveal(half_time(), 7, 7, 7)
    assert state.stage == "donate"
    assert "half_time" in keys(events)


def test_d_4_10_an_empty_valley_is_laid_out_again_and_only_an_empty_one():
    stack = ("BAR", "R13", "R14", "CUS", "R15", "R01")
    state = with_stack(first(), stack, valley=("R09",))
    state, events = reveal(state, 1, 2, 3)
    assert (state.valley, named(events, "laid_out")) == ((), [])
    state, events = reveal(state, 2, 3, 4)
    assert (state.valley, state.stack) == (("R13", "R14"), ("CUS", "R15", "R01"))
    assert named(events, "laid_out") == [{"levels": (5, 5), "left": 3}]
    state, events = reveal(state, 3, 4, 6)
    assert (state.valley, named(events, "laid_out")) == (("R14",), [])


def test_d_4_11_the_game_ends_with_the_last_card_of_valley_and_stack():
    state = with_stack(first(), (), valley=("R01", "R02"))
    state = replace(state, half=2, donated=(0, 0, 0))
    state = with_hands(state, (6, 7), (6, 7), (6, 7), half=2)
    state, _ = reveal(state, 6, 6, 6)
    assert rules.to_act(state)
    state, events = reveal(state, 7, 7, 7)
    assert rules.to_act(state) == ()
    assert keys(events)[-1] == "ended"
