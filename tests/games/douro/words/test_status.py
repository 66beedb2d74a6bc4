"""What is asked, who is waited for, and what is said of half-time, lottery and the final order."""

from dataclasses import replace

import pytest
from hypothesis import given

from ribeira.core.values import msg, plural
from ribeira.games.douro import rules, words
from ribeira.games.douro.rules import state
from ribeira.games.douro.words.status import final_order
from tests.games.douro.scene import P1, P2, P3, final, first, half_time, reveal, scene
from tests.strategies import matches

NAMES = ("Ana", "Bruno", "Clara", "Duarte", "Eva")


def each(listed):
    """The names and cards of a list such as "Ana 7, Bruno 3 and Clara 9"."""
    found = dict(listed.values)
    if listed.key == "douro.held":
        return [(found["name"], found["card"])]
    return [pair for part in found.values() for pair in each(part)]


def status(state, seat):
    return words.say_status(rules.sight(state, seat), NAMES)


def test_what_is_asked_in_a_play():
    """D-4.3"""
    boat = scene("R07")
    assert status(boat, P1) == msg("douro.status.play.boat", boat=msg("douro.card.boat", level=3))
    assert status(scene("CUS"), P1) == msg("douro.status.play.fog")
    waiting = replace(boat, chosen=(7, None, None))
    others = msg("list.and", first="Bruno", last="Clara")
    assert status(waiting, P1) == msg("douro.status.chosen", card=7, names=others)
    assert status(waiting, None) == msg("douro.status.waiting", names=others)


def test_what_is_asked_at_half_time():
    """D-7.2"""
    asked, _ = reveal(half_time(), 7, 7, 7)
    assert status(asked, P1) == msg("douro.status.donate")
    given_one = replace(asked, donated=(None, 4, None))
    others = msg("list.and", first="Ana", last="Clara")
    assert status(given_one, P2) == msg("douro.status.donated", card=4, names=others)
    assert status(given_one, None) == msg("douro.status.donate.waiting", names=others)


def test_who_has_won():
    over, _ = final((4, 9, 4), points=(9, 7, 4), holder=P1)  # E-24
    points = plural("douro.points", 8)
    assert status(over, None) == msg("douro.status.over", name="Ana", points=points)


@given(matches(rules))
def test_the_order_that_is_said_is_the_ranking(match):
    seen = rules.sight(match.state, None)
    assert final_order(seen) == rules.ranking(match.state)
    said = words.say_ranking(seen, NAMES)
    assert [dict(line.values)["place"] for line in said] == list(range(1, len(said) + 1))


@pytest.mark.parametrize(
    ("holder", "keys"),
    [
        (P1, ["tie.first", "tie.after", None, "tie.holder"]),  # E-26: P2, P4, P1, P3
        (P3, ["tie.after", "tie.after", None, "tie.first"]),  # E-27: P4, P1, P2, P3
    ],
)
def test_ties_are_explained(holder, keys):
    """D-9.6, D-9.7: P1, P2 and P4 have 9 points, P3 has 7."""
    points = {P1: 9, P2: 9, P3: 7, 3: 9}
    over, _ = final((1, 2, 3, 4), holder=holder, O_7="void")
    tally = tuple((points[seat], *(0,) * (len(state.SOURCES) - 1)) for seat in range(4))
    seen = rules.sight(replace(over, tally=tally, holder=holder), None)
    order = [P2, 3, P3, P1] if holder == P1 else [P1, P2, P3, 3]
    said = {seat: words.say_tie(seen, seat, NAMES) for seat in order}
    assert [said[seat] and said[seat].key.removeprefix("douro.") for seat in order] == keys


def test_the_lottery_is_told_round_by_round():
    """D-3.2, D-3.3"""
    rounds = (((0, 3), (1, 1), (2, 1)), ((1, 8), (2, 4)))
    seen = rules.sight(replace(first(), lottery=rounds, holder=P3), None)
    said = words.say_opening(seen, NAMES)
    assert [line.key for line in said] == [*["douro.lottery.round"] * 2, "douro.lottery.holder"]
    assert each(said[0].values[0][1]) == [("Ana", 3), ("Bruno", 1), ("Clara", 1)]
    assert said[-1] == msg("douro.lottery.holder", name="Clara")


def test_half_time_says_what_lies_ahead():
    """D-7.2: the Valley is seen while choosing."""
    state, _ = reveal(half_time(), 7, 7, 7)
    _, lines = words.say_interlude("half_time", rules.sight(state, None))
    assert lines[0] == plural("douro.half_time.plays", state.plays)
    assert lines[-1] == plural("douro.half_time.valley", 1, levels="5")
