"""Section 5.1: everything is open but the order of the draw pile; and the notation of 5.2."""

from collections import Counter
from dataclasses import fields, replace

import pytest
from hypothesis import given

from ribeira.core.plain import from_plain, to_plain
from ribeira.core.values import Action
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.rules.sight import Sight, guess, sight, unseen
from ribeira.games.dosrios.rules.state import Table
from tests.games.dosrios.playing import some_state
from tests.games.dosrios.scene import dealt, do, legal, scene
from tests.strategies import lucks, near


def test_5_1_all_seats_see_the_same_table_and_no_card_of_the_pile():
    state = scene(seats=3, deck=("W", "DV", "T"))
    seen = sight(state, 1)
    assert (seen.seat, seen.left, seen.options) == (1, 3, state.setup.options)
    assert replace(seen, seat=None) == sight(state, None)
    assert sight(replace(state, deck=("T", "W", "DV"), chance=9), 1) == seen
    hidden = {field.name for field in fields(state)} - {field.name for field in fields(Table)}
    assert hidden == {"setup", "chance", "deck"}


@given(some_state())
def test_a_sight_survives_plain_text(state):
    (seat,) = rules.to_act(state)
    seen = sight(state, seat)
    assert from_plain(Sight, to_plain(seen)) == seen
    assert from_plain(type(state), to_plain(state)) == state


@given(some_state(), lucks)
def test_a_guess_looks_the_same_and_allows_the_same(state, luck):
    (seat,) = rules.to_act(state)
    guessed, _ = guess(sight(state, seat), luck)
    assert sight(guessed, seat) == sight(state, seat)
    assert rules.legal_actions(guessed, seat) == rules.legal_actions(state, seat)
    assert Counter(guessed.deck) == Counter(state.deck)


def test_a_guess_is_fair():
    """Every card of the pile is on top as often."""
    state = scene(row=("W", "C", "RV"), discard=("T", "T"), deck=())
    pile = Counter(unseen(state))
    state = replace(state, deck=tuple(pile.elements()))
    tops = Counter(guess(sight(state, 0), luck)[0].deck[0] for luck in range(2000))
    assert set(tops) == set(pile)
    for card, copies in pile.items():
        assert near(tops[card], 2000, copies / 10)


def test_option_money_is_for_the_screen():
    """Gains and prices are public, so who counts knows the money anyhow."""
    assert [option.id for option in rules.META.options if option.screen] == ["money"]
    state = dealt(money="hidden")
    assert sight(state, 0).option("money") == "hidden"
    assert sight(state, 0).money == state.money


def test_2_14_the_options_and_their_defaults():
    defaults = {option.id: option.default for option in rules.META.options}
    assert defaults == {
        "layout": "random",
        "riverLaying": "rotate",
        "stackLimit": "turnEnd",
        "fincaShield": "no",
        "cityDams": "yes",
        "reshuffle": "at-once",
        "desperadoProtectedCounts": "no",
        "winCheck": "always",
        "simultaneousWin": "activeFirst",
        "money": "open",
        "turnCap": "none",
    }


def test_2_14_a_game_from_before_there_was_a_choice_shuffles_when_needed():
    state = dealt(reshuffle="when-needed")
    assert "reshuffle" not in dict(state.setup.options)
    assert state.option("reshuffle") == sight(state, 0).option("reshuffle") == "when-needed"
    assert dealt().option("reshuffle") == "at-once"


@pytest.mark.parametrize(
    "text",
    ["", "end now", "step B4", "step B4 H9", "dam B4:U", "dam F3 DL", "chase2 B4 B5", "END", "sit"],
)
def test_5_2_what_cannot_be_read(text):
    with pytest.raises(ValueError, match="not an action"):
        rules.read(text)


def test_5_2_a_pair_is_written_in_one_order():
    assert rules.read("chase2 D3 C3 B4") == Action("chase2", ("C3", "D3", "B4"))
    state = scene(figures={0: "A5 C4", 1: "B5"})
    backwards = Action("chase2", ("C4", "A5", "B5"))
    assert rules.why_not(state, 0, backwards).message.key == "dosrios.refusal.no_such_action"
    assert rules.why_not(state, 0, Action("fly", ("A1",))).rule == "R-6.2"


def test_equal_positions_are_equal_values():
    """However they were reached: bots merge them."""
    state = scene(figures={0: "B4 C4"}, money=(1500, 0))
    one, _ = do(state, "step B4 B3", "step C4 C3", "dam C3:DL", "dam B3:D")
    other, _ = do(state, "step C4 C3", "step B4 B3", "dam C3:DL")
    other, _ = do(other, "dam B3:D") if "dam B3:D" in legal(other) else (other, ())
    assert one == other
    assert hash(one) == hash(other)
    assert dealt(seed=4) == dealt(seed=4)
