"""D-7: the two halves, the donation between them, and why the cards always suffice."""

import pytest

from ribeira.core import game
from ribeira.core.chance import SEEDS
from ribeira.games.douro import rules
from ribeira.games.douro.material import BARRELS, FOGS, REGULARS, is_fog
from ribeira.games.douro.rules.setup import build_stack
from ribeira.games.douro.rules.valley import laid_out
from tests.games.douro.scene import (
    donate,
    first,
    half_time,
    keys,
    last_play,
    named,
    reveal,
    scene,
    with_hands,
    with_stack,
)
from tests.strategies import near

DECKS = 3000


def deck(**places):
    """A stack, regulars in order, with fogs at these places (1 is the top)."""
    others = [fog for fog in FOGS if fog not in places]
    free = [place for place in range(18, 1, -1) if place not in places.values()]
    at = {place: fog for fog, place in places.items()} | dict(zip(free, others, strict=False))
    regulars = iter(REGULARS)
    return tuple(at.get(place) or next(regulars) for place in range(1, 22))


def whole_game(stack, seats=3):
    """Every state of a game with that stack in which all seats play and give their lowest card."""
    valley, rest = laid_out(stack)
    state = with_stack(first(seats), rest, valley)
    states = [state]
    while seats := rules.to_act(state):
        for seat in seats:
            state = game.after(rules, state, seat, rules.legal_actions(state, seat)[0])
        states.append(state)
    return states


def play_number(stack, card):
    """Rule D-7.6: the place in the stack, one less below the boat that Sirga towed."""
    place = stack.index(card)
    towed = next(p for p in range(stack.index("SIR"), 21) if not is_fog(stack[p]))
    return place + 1 - (towed < place)


def plays_in_first_half(states):
    return next(state.plays for state in states if state.stage == "donate")


@pytest.mark.parametrize(
    ("places", "plays", "turned"),
    [
        pytest.param({"CAR": 4, "SIR": 7}, 11, 12, id="D-7.1 D-7.6 both in the first half"),
        pytest.param({"CAR": 4, "SIR": 15}, 11, 11, id="D-7.1 D-7.6 Cardia in the first half"),
        pytest.param({"CAR": 16, "SIR": 3}, 10, 11, id="D-7.1 D-7.6 Sirga in the first half"),
        pytest.param({"CAR": 16, "SIR": 17}, 10, 10, id="D-7.1 D-7.6 both in the second half"),
    ],
)
def test_half_time_comes_when_the_hands_are_empty(places, plays, turned):
    states = whole_game(deck(**places))
    middle = next(state for state in states if state.stage == "donate")
    assert middle.plays == plays
    assert len(middle.discard) == turned
    assert states[-1].plays == 20
    assert len(states[-1].discard) == 21


def test_d_7_2_everybody_takes_ten_cards_back_and_gives_one_in_secret():
    state, events = reveal(half_time(), 7, 7, 7)
    assert named(events, "half_time") == [{"plays": 1}]
    assert state.hands == (BARRELS,) * 3
    assert state.spent == ((), (), ())
    assert state.earlier == ((7,),) * 3
    assert rules.to_act(state) == (0, 1, 2)
    state, events = donate(state, 3, 4, 6)
    assert [event.audience for event in events if "card" in dict(event.values)] == [
        (0,),
        (1,),
        (2,),
    ]


def test_d_7_2_boats_already_in_the_valley_stay_there():
    state, _ = reveal(half_time(), 7, 7, 7)
    assert state.valley == ("R14",)
    state, _ = donate(state, 3, 4, 6)
    assert state.valley == ("R14",)


def test_d_7_3_the_donated_card_is_out_of_play():
    state, _ = reveal(half_time(), 7, 7, 7)
    state, events = donate(state, 3, 4, 6)
    assert "second_half" in keys(events)
    assert state.donated == (3, 4, 6)
    assert state.hands[0] == (0, 1, 2, 4, 6, 7, 8, 9, 10)
    assert [len(hand) for hand in state.hands] == [9, 9, 9]


def test_d_7_4_the_second_half_has_no_half_time():
    states = whole_game(deck())
    assert [state.stage for state in states].count("donate") == 1
    assert [state.half for state in states if state.plays == 20] == [2]


@pytest.mark.parametrize("seed", range(40))
def test_d_7_5_d_7_6_twenty_plays_and_the_halves_where_cardia_says(seed):
    stack, _ = build_stack(seed, "reshuffle")
    states = whole_game(stack)
    first_half = 11 if play_number(stack, "CAR") <= 10 else 10
    assert plays_in_first_half(states) == first_half
    assert states[-1].plays == 20
    assert states[-1].hands == ((), (), ())
    turned = {state.last.card: state.plays for state in states if state.last}
    assert all(turned[fog] == play_number(stack, fog) for fog in FOGS)


def test_d_7_6_how_often_cardia_and_sirga_lie_in_each_half():
    counts = {(1, 1): 0, (1, 2): 0, (2, 1): 0, (2, 2): 0}
    for seed in range(DECKS):
        stack, _ = build_stack(seed, "reshuffle")
        cardia, sirga = play_number(stack, "CAR"), play_number(stack, "SIR")
        half = 11 if cardia <= 10 else 10
        counts[1 if cardia <= 10 else 2, 1 if sirga <= half else 2] += 1
    shares = {(1, 1): 0.326, (1, 2): 0.232, (2, 1): 0.237, (2, 2): 0.206}
    assert all(near(counts[halves], DECKS, share) for halves, share in shares.items())


def test_d_7_7_e_20_cardia_as_the_tenth_play_forces_the_eleventh():
    state = with_hands(scene("CAR", below=("R01", "R02", "CUS", "R03")), (1,), (4,), (1,))
    state, events = reveal(state, 1, 4, 1)
    assert state.stage == "play"
    assert "half_time" not in keys(events)
    assert [len(rules.legal_actions(state, seat)) for seat in range(3)] == [1, 1, 1]
    state, events = reveal(state, 1, 4, 1)
    assert state.stage == "donate"
    assert "half_time" in keys(events)


def test_d_7_7_e_20_then_the_second_half_has_nine_plays():
    states = whole_game(deck(CAR=10, SIR=18))
    assert plays_in_first_half(states) == 11
    assert states[-1].plays == 20


@pytest.mark.parametrize(
    ("places", "number"),
    [({"CAR": 2, "SIR": 9}, 2), ({"CAR": 18, "SIR": 17}, 18)],
    ids=["D-7.8 at the earliest", "D-7.8 at the latest"],
)
def test_cardia_returns_cards(places, number):
    states = whole_game(deck(**places))
    (cardia,) = (state for state in states if state.last and state.last.card == "CAR")
    assert cardia.plays == number
    assert all(len(hand) >= 2 for hand in cardia.hands)


@pytest.mark.parametrize("seed", range(0, SEEDS, SEEDS // 10))
def test_d_7_9_the_last_card_is_a_regular_boat(seed):
    states = whole_game(build_stack(seed, "bury")[0])
    assert states[-1].last.card in REGULARS


def test_d_7_10_cards_left_over_in_a_short_game_are_ignored():
    state = last_play((0, 1, 2))
    state = with_hands(state, (6, 7), (3, 8), (4, 9), half=2)
    state, _ = reveal(state, 6, 3, 4)
    assert state.stage == "over"
    assert state.points == (4, 5, 6)


def test_d_7_10_empty_hands_end_a_long_game():
    state = with_stack(last_play((0, 1, 2)), ("CUS", "R01", "R02"))
    state, _ = reveal(state, 6, 7, 8)
    assert state.stage == "over"
    assert state.points == (4, 5, 6)


def test_o_5_donate_first_leaves_the_coming_valley_unseen():
    state = with_stack(half_time(), ("CUS", "R13", "R14", "BAR", "R15"), valley=())
    state, events = reveal(state, 7, 7, 7)
    assert (state.stage, state.valley) == ("donate", ())
    assert "laid_out" not in keys(events)
    state, events = donate(state, 3, 4, 6)
    assert state.valley == ("R13", "R14")
    assert keys(events).count("laid_out") == 1


def test_o_5_lay_out_first_shows_it_before_the_donation():
    state = half_time(O_5="layOutFirst")
    state = with_stack(state, ("CUS", "R13", "R14", "BAR", "R15"), valley=())
    state, events = reveal(state, 7, 7, 7)
    assert (state.stage, state.valley) == ("donate", ("R13", "R14"))
    state, events = donate(state, 3, 4, 6)
    assert "laid_out" not in keys(events)


def test_o_5_lay_out_first_tells_of_a_fog_on_top_once():
    state = half_time(O_5="layOutFirst")
    state = with_stack(state, ("CUS", "RAP", "R14", "BAR", "R15"), valley=())
    state, before = reveal(state, 7, 7, 7)
    state, after = donate(state, 3, 4, 6)
    assert keys(before + after).count("fog_next") == 1
    assert state.disputed == "RAP"
