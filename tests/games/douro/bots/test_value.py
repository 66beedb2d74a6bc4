"""What the advice sees, part by part, and the known blunders of section 6.2 that it avoids."""

from dataclasses import replace

import pytest

from ribeira.bots.arena import decide
from ribeira.bots.levels import make
from ribeira.games.douro import rules
from ribeira.games.douro.bots.prospects import belief, chance_of_cardia
from ribeira.games.douro.bots.value import burden, rank
from ribeira.games.douro.material import FOGS, REGULARS
from ribeira.kit.advice import finished
from tests.games.douro.scene import (
    P1,
    P2,
    P3,
    first,
    half_time,
    reveal,
    scene,
    with_hands,
    with_points,
    with_stack,
)

CAREFUL = (make("douro", "good"), make("douro", "strong"))


def advice(state, seat=P1):
    return finished(rank(rules.sight(state, seat), rules.legal_actions(state, seat)))


def parts(state, card, seat=P1):
    (ranked,) = [ranked for ranked in advice(state, seat) if ranked.action.at == (card,)]
    return {part.reason.key.removeprefix("douro.why."): part for part in ranked.parts}


def played(state, seat=P1, moods=12):
    """All that *good* and *strong* may play there, over many of their moods."""
    choices = (
        decide(rules, bot, state, seat, luck, rounds=2) for bot in CAREFUL for luck in range(moods)
    )
    return {choice.action.at[0] for choice in choices}


def row(*boats, seats=4, hand=None, **more):
    """A Valley of those boats, with all other cards below it; the phylloxera is far from P1."""
    state = first(seats, **more)
    rest = [card for card in (*FOGS, *REGULARS) if card not in boats]
    state = replace(with_stack(state, rest, valley=boats), holder=min(3, seats - 2))
    return with_hands(state, *(hand,) * state.table) if hand else state


# 6.2: the known blunders


@pytest.mark.parametrize("boat", ["R13", "R14", "R15"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_ten_on_a_level_5_boat_and_not_the_lowest_either(boat, seats):
    assert not played(row(boat, seats=seats)) & {10, 0, 1}  # 6.2.3


def test_a_zero_goes_to_a_level_1_boat_when_harder_ones_follow():
    hand = (0, 6, 7)
    assert played(row("R02", "R13", "R11", hand=hand)) == {0}  # 6.2.2


def test_the_ten_waits_for_the_level_1_boat_of_the_valley():
    hand = (3, 7, 10)
    assert 10 not in played(row("R11", "R02", "R14", hand=hand))  # 6.2.4


def test_the_ten_does_not_wait_when_nothing_good_follows():
    hand = (3, 7, 10)
    assert advice(row("R02", "R13", "R14", hand=hand))[0].action.at == (10,)
    state = with_hands(row("R02", "R13", "R14"), hand, *((3, 7, 9),) * 3)
    stack = tuple(card for card in state.stack if card != "R01")
    later = replace(state, stack=stack, discard=("R01",), spent=((9,), (10,), (10,), (10,)))
    assert played(later) == {10}  # 6.2.4


def test_the_lowest_goes_to_a_barraca():
    state = scene("BAR", seats=4, holder=3)
    state = replace(state, discard=tuple(fog for fog in FOGS if fog not in ("BAR", "CUS")))
    assert played(state) <= {0, 1}  # 6.2.2


def test_at_zero_points_the_lowest_is_dumped_on_a_missed_boat():
    rich = with_hands(row("R14", "R02"), *((0, 8),) * 4)
    poor = with_points(rich, (0, 5, 5, 5))
    assert played(rich) == {8}
    assert played(poor) == {0}  # 6.2.8


def test_the_last_card_of_a_hand_is_weighed_too():
    assert [ranked.action.at for ranked in advice(row("R08", hand=(4,)))] == [(4,)]


# 6.2.5: counting


def test_a_turned_order_sharpens_the_others():
    state = row("R07", "R14")
    hard = replace(state, discard=("R07", "R08"))
    easy = replace(state, discard=("R08", "R09"))
    assert belief(rules.sight(hard, P1)) == ((1.0, "R09"),)
    assert parts(easy, 10)["here"].points > parts(hard, 10)["here"].points + 0.3


def test_a_fog_is_any_fog_not_yet_turned_and_sirga_any_boat():
    state = replace(scene("CUS", seats=4), discard=("FRA", "CAR", "RAP"))
    cards = belief(rules.sight(state, P1))
    assert sum(share for share, _ in cards) == pytest.approx(1)
    assert {card: share for share, card in cards}["BAR"] == pytest.approx(1 / 3)
    assert {card for _, card in cards} == {"BAR", "CUS", *REGULARS}


def test_what_cardia_may_give_back_is_not_spent_for_sure():
    fog = scene("CUS", seats=4)
    assert chance_of_cardia(rules.sight(fog, P1)) == pytest.approx(1 / 6)
    assert chance_of_cardia(rules.sight(replace(fog, discard=("CAR",)), P1)) == 0
    assert chance_of_cardia(rules.sight(scene("R08", seats=4), P1)) == 0


# 6.2.6: phylloxera


def test_who_holds_the_card_or_sits_next_is_told_about_it():
    state = replace(row("R08"), holder=P1)
    assert parts(state, 7, P1)["passes_on"].points > 0
    assert parts(state, 7, P2)["catches"].points < 0
    assert not {"passes_on", "catches"} & parts(state, 7, P3).keys()


def test_the_holder_expects_less_from_the_same_card():
    free = row("R02")
    assert parts(free, 10)["here"].points > parts(replace(free, holder=P1), 10)["here"].points


def test_the_burden_lies_in_the_range_of_6_1():
    assert all(0.07 < burden(seats) < 0.27 for seats in (3, 4, 5))


# Reasons


def test_a_forgiven_loss_has_a_name():
    part = parts(with_points(row("R14"), (1, 5, 5, 5)), 0)["forgiven"]
    assert part.points > 0.5
    assert dict(part.reason.values) == {"points": 1}


def test_it_says_for_which_boat_a_card_is_kept():
    part = parts(row("R11", "R02", "R14", hand=(3, 7, 10)), 7)["keeps_for"]
    assert dict(part.reason.values) == {"card": 10, "level": 1}
    assert part.later
    assert part.points > 0.5


def test_advice_comes_best_first():
    values = [ranked.value for ranked in advice(row("R08"))]
    assert values == sorted(values, reverse=True)


def test_a_donation_weighs_charity_against_the_second_half():
    state, _ = reveal(half_time(4), 7, 7, 7, 7)
    assert {ranked.action.verb for ranked in advice(state)} == {"donate"}
    assert parts(state, 10)["charity"].points > 0.8 > -0.8 > parts(state, 0)["charity"].points
