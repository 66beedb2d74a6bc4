"""D-10 and D-11: what the options are, those that touch no rule, and the two-player mode."""

from collections import Counter
from dataclasses import replace

import pytest

from ribeira.core import game
from ribeira.core.meta import SetupError, make_setup
from ribeira.core.values import Action
from ribeira.games.douro import rules
from ribeira.games.douro.material import BARRELS
from ribeira.games.douro.rules.state import PHANTOM
from tests.games.douro.scene import P1, P2, P3, choose, first, reveal, scene, with_points
from tests.strategies import near

DEFAULTS = {
    "O-1": "full",
    "O-2": "highest",
    "O-3": "anyTie",
    "O-4": "yes",
    "O-5": "donateFirst",
    "O-6": "reshuffle",
    "O-7": "literal",
    "O-8-piles": "on",
    "O-8-scores": "off",
    "O-9": "off",
}


def test_d_10_every_option_has_the_default_of_the_rules():
    assert dict(first(3).setup.options) == DEFAULTS


def test_o_8_changes_nothing_but_the_screen():
    screens = [option.id for option in rules.META.options if option.screen]
    assert screens == ["O-8-scores", "O-8-piles"]
    plain = first(4)
    other = first(4, O_8_scores="on", O_8_piles="off")
    for cards in ((1, 2, 3, 3), (6, 6, 4, 9)):
        plain, other = reveal(plain, *cards)[0], reveal(other, *cards)[0]
        assert replace(other, setup=plain.setup) == plain


@pytest.mark.parametrize(("seats", "value"), [(2, "off"), (3, "phantom"), (5, "phantom")])
def test_o_9_two_seats_have_a_phantom_and_only_they(seats, value):
    with pytest.raises(SetupError):
        make_setup(rules.META, seats, 1, {"O-9": value})


def test_d_11_o_9_the_phantom_is_a_third_seat_like_any_other():
    state = first(2)
    assert state.setup.option("O-9") == "phantom"
    assert (state.table, len(state.lottery[0])) == (3, 3)
    assert state.hands[PHANTOM] == BARRELS
    assert rules.to_act(state) == (P1, P2)
    assert rules.legal_actions(state, PHANTOM) == ()


def test_d_11_the_orders_are_those_of_three_seats():
    state, _ = reveal(scene("R08", seats=2), 0, 1)
    assert state.last.order == 15


def test_d_11_the_phantom_chooses_when_the_last_person_has_chosen():
    state = game.after(rules, scene("R08", seats=2), P2, Action("play", (9,)))
    assert state.chosen == (None, 9, None)
    state = game.after(rules, state, P1, Action("play", (4,)))
    assert state.last.cards[:2] == (4, 9)
    assert state.last.cards[PHANTOM] in BARRELS
    assert len(state.hands[PHANTOM]) == 9


def test_d_11_every_card_of_the_phantom_comes_as_often():
    before = scene("R08", seats=2)
    tries = 2000
    played = Counter(
        reveal(replace(before, chance=luck), 4, 9)[0].last.cards[PHANTOM] for luck in range(tries)
    )
    assert all(near(played[card], tries, 1 / 10) for card in BARRELS)


def test_d_11_every_card_is_donated_by_the_phantom_as_often():
    before = replace(scene("R08", seats=2), stage="donate")
    tries = 2000
    given = Counter(
        choose(replace(before, chance=luck), "donate", (4, 9))[0].donated[PHANTOM]
        for luck in range(tries)
    )
    assert all(near(given[card], tries, 1 / 10) for card in BARRELS)


def test_d_11_the_phantom_scores_and_may_hold_the_phylloxera():
    held = {first(2, seed).holder for seed in range(20)}
    assert held == {P1, P2, P3}
    before = scene("R01", seats=2, holder=P1)
    state, _ = next(
        done
        for luck in range(100)
        if (done := reveal(replace(before, chance=luck), 4, 1))[0].last.cards[PHANTOM] == 10
    )
    assert state.points == (5, 5, 7)


@pytest.mark.parametrize(
    ("holder", "ranking"),
    [(P1, (P2, P1)), (P2, (P1, P2)), (P3, (P1, P2))],
    ids=["D-11 P1 holds", "D-11 P2 holds", "D-11 the Phantom holds"],
)
def test_only_people_are_ranked(holder, ranking):
    state = replace(with_points(first(2), (7, 7, 20)), holder=holder)
    assert rules.ranking(state) == ranking
