"""D-9: charity, the last move of the phylloxera card, and who wins."""

from dataclasses import replace

import pytest

from ribeira.games.douro import rules
from tests.games.douro.scene import (
    P1,
    P2,
    P3,
    P4,
    final,
    first,
    keys,
    last_play,
    named,
    reveal,
    with_hands,
    with_points,
)

HIGH = (9, 9, 9, 9, 9)


@pytest.mark.parametrize(
    ("gifts", "holder", "deltas", "after"),
    [
        pytest.param((0, 0, 10, 10), P2, (0, -1, 1, 1), P3, id="D-9.2 D-9.5 E-21"),
        pytest.param((3, 3, 3), P3, (1, 1, -1), P1, id="D-9.4 E-22"),
        pytest.param((9, 9, 1), P1, (0, 1, -1), P2, id="D-9.2 E-23"),
        pytest.param((4, 9, 4), P1, (-1, 1, 0), P2, id="D-9.2 E-24"),
        pytest.param((0, 6, 10), P2, (-1, 0, 1), P2, id="D-9.2 E-25 nobody tied"),
        pytest.param((9, 9, 9, 1), P4, (1, 1, 1, -1), P4, id="D-9.2 three share the gain"),
        pytest.param((9, 9, 9, 1), P2, (1, 0, 1, -1), P3, id="D-9.2 the holder gets nothing"),
        pytest.param((0, 0, 8), P3, (-1, -1, 1), P3, id="D-9.2 both share the loss"),
        pytest.param((0, 6, 6, 10), P3, (-1, 0, 0, 1), P4, id="D-9.5 a tie in the middle"),
        pytest.param((6, 7, 8, 8, 6), P1, (-1, 0, 1, 1, 0), P2, id="D-9.2 D-9.5 five seats"),
    ],
)
def test_charity(gifts, holder, deltas, after):
    state, events = final(gifts, holder=holder, points=HIGH[: len(gifts)])
    assert state.points == tuple(9 + delta for delta in deltas)
    assert state.holder == after
    assert named(events, "charity") == [{"cards": gifts}]


def test_d_9_1_donations_are_shown_only_after_the_last_play():
    before = last_play((4, 9, 4))
    assert rules.sight(before, P1).gifts == ()
    state, events = reveal(before, 6, 7, 8)
    assert rules.sight(state, P1).gifts == (4, 9, 4)
    assert keys(events).index("customs") < keys(events).index("charity")


def test_d_9_1_the_holder_is_who_holds_the_card_after_the_last_play():
    state = with_hands(last_play((3, 3, 9), holder=P1), (6,), (6,), (8,), half=2)
    state, _ = reveal(state, 6, 6, 8)
    assert state.points == (5, 4, 6)
    assert state.holder == P3


def test_d_9_3_losses_come_before_gains():
    _, events = final((10, 6, 0))
    assert keys(events).index("lost") < keys(events).index("gained")


def test_d_9_3_e_25_charity_has_the_same_floor():
    state, events = final((0, 6, 10), holder=P2, points=(0, 5, 5))
    assert state.points == (0, 5, 6)
    assert named(events, "forgiven") == [{"seat": P1, "points": 1}]
    assert rules.ranking(state)[0] == P3


@pytest.mark.parametrize(
    ("option", "points", "after"),
    [
        pytest.param("literal", (6, 6, 4), P1, id="O-7 literal"),
        pytest.param("void", (5, 5, 5), P1, id="O-7 E-22 void: no points, and the card moves"),
    ],
)
def test_all_donations_equal(option, points, after):
    state, _ = final((3, 3, 3), holder=P3, O_7=option)
    assert (state.points, state.holder) == (points, after)


def test_o_7_void_changes_nothing_while_one_donation_differs():
    state, _ = final((3, 3, 4), holder=P3, O_7="void")
    assert state.points == (4, 4, 6)


@pytest.mark.parametrize(
    ("option", "holder", "winner"),
    [
        pytest.param("yes", P2, P1, id="O-4 D-9.5 E-24 the card moves before the tie-break"),
        pytest.param("no", P1, P2, id="O-4 E-24 the card stays"),
    ],
)
def test_charity_tie(option, holder, winner):
    state, _ = final((4, 9, 4), holder=P1, points=(9, 7, 4), O_4=option)
    assert state.points == (8, 8, 4)
    assert state.holder == holder
    assert rules.ranking(state)[0] == winner


def test_o_3_scoring_tie_at_either_end_of_charity_moves_the_card():
    low, _ = final((0, 0, 6, 10), holder=P1, O_3="scoringTie")
    high, _ = final((10, 6, 10, 0), holder=P1, O_3="scoringTie")
    middle, _ = final((6, 6, 0, 10), holder=P1, O_3="scoringTie")
    assert (low.holder, high.holder, middle.holder) == (P2, P2, P1)


@pytest.mark.parametrize(
    ("points", "holder", "ranking"),
    [
        pytest.param((3, 9, 5), P1, (P2, P3, P1), id="D-9.6 the highest score wins"),
        pytest.param((9, 9, 7, 9), P1, (P2, P4, P1, P3), id="D-9.6 D-9.7 E-26 the holder is last"),
        pytest.param((9, 9, 7, 9), P2, (P4, P1, P2, P3), id="D-9.6 D-9.7 E-27 P2 holds"),
        pytest.param((9, 9, 7, 9), P3, (P4, P1, P2, P3), id="D-9.6 D-9.7 E-27 P3 holds"),
        pytest.param((4, 4, 4, 4), P3, (P4, P1, P2, P3), id="D-9.6 all tied"),
        pytest.param((9, 5, 9, 5), P4, (P1, P3, P2, P4), id="D-9.7 every group alike"),
    ],
)
def test_ranking(points, holder, ranking):
    state = replace(with_points(first(len(points)), points), holder=holder)
    assert rules.ranking(state) == ranking


def test_d_9_6_the_last_event_tells_the_ranking():
    state, events = final((0, 6, 10))
    assert named(events, "ended") == [{"ranking": rules.ranking(state)}]
