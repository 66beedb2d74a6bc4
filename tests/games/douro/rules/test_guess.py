"""A guess can be played to a proper end, and is drawn fairly."""

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.core import game
from ribeira.core import match as matches_of
from ribeira.core.values import Action
from ribeira.games.douro import rules
from ribeira.games.douro.material import BARRELS, FOGS, REGULARS, is_fog, level
from tests.games.douro.scene import P1, P2, P3, first, half_time, reveal, with_hands, with_stack
from tests.strategies import lucks, near, play_blindly, unfinished

LEFT = ("R01", "R02", "R04", "R13", "R14", "BAR", "CUS")
DRAWS_EACH = 60


def guesses(state, seat, count):
    sight, luck = rules.sight(state, seat), 1
    for _ in range(count):
        guessed, luck = rules.guess(sight, luck)
        yield guessed


@given(unfinished(rules), st.sampled_from([None, 0, 1]), lucks)
def test_a_guess_can_be_played_to_a_proper_end(match, seat, luck):
    guessed, luck = rules.guess(rules.sight(match.state, seat), luck)
    end = play_blindly(matches_of.Match(rules, guessed.setup, (guessed,)), luck).state
    assert end.plays == 20
    assert not any(end.hands)
    assert sorted(end.discard) == sorted(REGULARS + FOGS)


def late(valley, stack):
    """A position in which all cards but LEFT have been turned."""
    gone = tuple(card for card in REGULARS + FOGS if card not in LEFT)
    return replace(with_stack(first(), stack, valley), discard=gone)


def could_be(seen):
    """Every valley and stack made of LEFT that shows the same backs."""
    for cards in permutations(LEFT):
        valley, stack = cards[: len(seen.valley)], cards[len(seen.valley) :]
        same_backs = tuple(map(level, valley)) == seen.valley
        top = max(seen.fogs_on_top, 1)
        tops = sum(map(is_fog, stack[:top])) == seen.fogs_on_top
        if same_backs and tops and not any(map(is_fog, stack[-3:])):
            yield valley, stack


@pytest.mark.parametrize(
    ("valley", "stack"),
    [
        pytest.param("R01", "BAR CUS R02 R04 R13 R14", id="one boat before the fog"),
        pytest.param("R01 R04", "BAR R02 CUS R13 R14", id="no room but below the fog"),
        pytest.param("", "BAR R01 CUS R02 R04 R13 R14", id="an empty valley"),
        pytest.param("", "BAR CUS R01 R02 R04 R13 R14", id="two fogs in a row"),
    ],
)
def test_every_arrangement_that_looks_the_same_is_guessed_as_often(valley, stack):
    state = late(tuple(valley.split()), tuple(stack.split()))
    possible = list(could_be(rules.sight(state, P1)))
    total = DRAWS_EACH * len(possible)
    drawn = Counter((guess.valley, guess.stack) for guess in guesses(state, P1, total))
    assert set(drawn) <= set(possible)
    assert all(near(drawn[cards], total, 1 / len(possible)) for cards in possible)


def test_at_half_time_a_boat_seen_on_top_is_guessed_there():
    state = late((), ("R01", "BAR", "CUS", "R02", "R04", "R13", "R14"))
    tops = Counter(guess.stack[0] for guess in guesses(state, P1, 1000))
    assert set(tops) == {"R01", "R02", "R04", "R13", "R14"}
    assert all(near(tops[card], 1000, 1 / 5) for card in tops)


def test_fogs_known_after_sirga_stay_on_top_in_any_order():
    state = replace(late((), ("BAR", "CUS", "R01", "R02", "R04", "R13", "R14")), fogs_on_top=2)
    tops = Counter(guess.stack[:2] for guess in guesses(state, P1, 1000))
    assert set(tops) == {("BAR", "CUS"), ("CUS", "BAR")}
    assert near(tops["BAR", "CUS"], 1000, 1 / 2)


def second_half():
    """P2 has played a 0 and a 1, got the 10 back from Cardia, and given the 6."""
    hand = (2, 3, 4, 7, 8, 9, 10)
    state = with_hands(first(), hand, hand, hand, half=2)
    return replace(state, spent=((0, 1),) * 3, donated=(6, 6, 6), returned=(10, 10, 10), plays=12)


def test_a_donation_is_any_card_not_seen_again_each_as_often():
    given_by_p2 = Counter(guess.donated[P2] for guess in guesses(second_half(), P1, 2000))
    assert set(given_by_p2) == {2, 3, 4, 6, 7, 8, 9}  # not the 10: Cardia gave it back
    assert all(near(count, 2000, 1 / 7) for count in given_by_p2.values())


def test_a_hand_is_what_is_left_beside_the_donation():
    for guess in guesses(second_half(), P1, 50):
        assert sorted((*guess.hands[P2], guess.donated[P2])) == [2, 3, 4, 6, 7, 8, 9, 10]
        assert (guess.hands[P1], guess.donated[P1]) == ((2, 3, 4, 7, 8, 9, 10), 6)


def test_a_sealed_choice_is_any_card_of_the_hand_each_as_often():
    state = game.after(rules, first(), P3, Action("play", (7,)))
    chosen = Counter(guess.chosen[P3] for guess in guesses(state, P1, 2000))
    assert all(near(chosen[card], 2000, 1 / 10) for card in BARRELS)
    assert all(guess.chosen[P3] == 7 for guess in guesses(state, P3, 20))


def test_a_sealed_donation_is_any_card_each_as_often():
    state, _ = reveal(half_time(), 7, 7, 7)
    state = game.after(rules, state, P3, Action("donate", (7,)))
    donated = Counter(guess.donated[P3] for guess in guesses(state, P1, 2000))
    assert all(near(donated[card], 2000, 1 / 10) for card in BARRELS)
    assert {guess.donated[P2] for guess in guesses(state, P1, 20)} == {None}


def test_the_seed_is_guessed_anew():
    assert len({guess.setup.seed for guess in guesses(first(), P1, 20)}) == 20
