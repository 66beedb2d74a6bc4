"""D-8: points, their floor, and where they come from."""

import pytest

from ribeira.core.values import Item
from ribeira.games.douro import rules
from tests.games.douro.scene import final, named, reveal, scene


@pytest.mark.parametrize(
    ("card", "score", "after", "forgiven"),
    [
        pytest.param("R15", 1, 0, 1, id="D-8.2 E-19 one of two is paid"),
        pytest.param("FRA", 3, 0, 1, id="D-8.2 E-19 three of four are paid"),
        pytest.param("R15", 0, 0, 2, id="D-8.2 E-19 who has nothing pays nothing"),
        pytest.param("R15", 2, 0, 0, id="D-8.2 who has just enough pays all"),
    ],
)
def test_floor(card, score, after, forgiven):
    state, events = reveal(scene(card, points=(score, 5, 5)), 0, 3, 4)
    assert state.points == (after, 5, 5)
    assert state.last.deltas[0] < 0
    owed = [{"seat": 0, "points": forgiven}] if forgiven else []
    assert named(events, "forgiven") == owed


def test_d_8_2_what_was_forgiven_is_forgiven_for_good():
    state, _ = reveal(scene("R15", points=(0, 5, 5)), 0, 3, 4)
    state, _ = reveal(state, 10, 6, 7)  # R02 asks for 3
    assert state.points == (2, 5, 5)


def test_d_8_1_what_one_seat_loses_no_other_gets():
    state, _ = reveal(scene("R15"), 0, 3, 4)
    assert state.points == (3, 5, 5)
    state, _ = reveal(scene("R01"), 0, 3, 4)
    assert state.points == (5, 5, 7)


def test_d_8_3_the_bank_never_runs_out():
    state, _ = reveal(scene("FRA", points=(100, 5, 5)), 10, 8, 9)
    assert state.points == (104, 5, 5)


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_d_8_4_every_change_of_points_is_public(seat):
    state, events = reveal(scene("FRA"), 10, 8, 9)
    assert rules.sight(state, seat).points == (9, 5, 5)
    assert all(event.seen_by(seat) for event in events if event.key == "gained")


def test_d_8_4_a_score_names_where_its_points_came_from():
    state, _ = final((0, 5, 5), points=(0, 5, 7))
    assert rules.scores(state)[0].items == (Item("charity", -1), Item("forgiven", 1))
    assert [score.total for score in rules.scores(state)] == [0, 6, 8]


@pytest.mark.parametrize(
    ("card", "cards", "item"),
    [
        ("R01", (0, 3, 4), Item("filled", 2)),
        ("R15", (1, 3, 0), Item("missed", -2)),
        ("FRA", (8, 9, 10), Item("FRA", 4)),
        ("SIR", (8, 9, 10), Item("SIR", 2)),
        ("BAR", (8, 9, 7), Item("BAR", 2)),
    ],
)
def test_d_8_4_items_are_named_after_the_card(card, cards, item):
    state, _ = reveal(scene(card, below=("R02", "R14", "R15")), *cards)
    assert rules.scores(state)[2].items == (Item("start", 5), item)
