"""Picking: clicks narrow the legal actions, and the last of them decides."""

import pytest

from ribeira.core.values import Action
from ribeira.kit.clicks import decided, fitting, next_names, pick

TWINS = Action("pair", ("A", "A", "F"))
WALK, FAR, PAIR, PASS = (
    Action("walk", ("A", "B")),
    Action("walk", ("A", "C")),
    Action("pair", ("D", "E", "F")),
    Action("pass"),
)
LEGAL = (WALK, FAR, PAIR, PASS)


def paths(action):
    """A pair may be clicked from either side."""
    if action.verb == "pair":
        one, other, target = action.at
        return ((one, target, other), (other, target, one))
    return (action.at or (action.verb,),)


def test_without_a_pick_everything_is_open():
    assert fitting(LEGAL, paths, ()) == LEGAL
    assert next_names(LEGAL, paths) == ("A", "D", "E", "pass")


@pytest.mark.parametrize(
    ("clicked", "left", "after"),
    [
        (("A",), (WALK, FAR), ("B", "C")),
        (("A", "B"), (WALK,), ()),
        (("D",), (PAIR,), ("F",)),
        (("E", "F"), (PAIR,), ("D",)),
        (("B",), (), ()),
    ],
)
def test_each_pick_narrows(clicked, left, after):
    assert fitting(LEGAL, paths, clicked) == left
    assert next_names(LEGAL, paths, clicked) == after


@pytest.mark.parametrize(
    ("clicked", "action"),
    [
        ((), None),
        (("A",), None),
        (("A", "C"), FAR),
        (("D",), None),  # only one path is left, but the first click of several only shows it
        (("D", "F"), PAIR),  # nothing but E is left to be clicked
        (("D", "F", "E"), PAIR),
        (("pass",), PASS),
        (("B",), None),
    ],
)
def test_an_action_is_decided_when_no_other_is_left(clicked, action):
    assert decided(LEGAL, paths, clicked) == action


@pytest.mark.parametrize(
    ("clicked", "name", "after"),
    [
        ((), "A", ("A",)),
        (("A",), "B", ("A", "B")),
        (("A",), "A", ()),
        (("D", "F"), "F", ("D",)),
        (("A",), "D", ("D",)),
        (("A",), "nowhere", ()),
    ],
)
def test_a_click_goes_on_takes_back_or_starts_anew(clicked, name, after):
    assert pick(LEGAL, paths, clicked, name) == after


def test_a_click_that_goes_on_does_not_take_back():
    """Both come from where the first one stands."""
    legal = (TWINS, Action("pair", ("A", "E", "F")))
    assert pick(legal, paths, ("A", "F"), "A") == ("A", "F", "A")
    assert decided(legal, paths, ("A", "F", "A")) == TWINS
    assert pick(legal, paths, ("A",), "A") == ()
