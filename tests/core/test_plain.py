"""What goes out as JSON comes back as the same value."""

import json
from dataclasses import dataclass, field

import pytest
from hypothesis import given

from ribeira.core.plain import from_plain, to_plain
from ribeira.core.values import Action
from ribeira.games.douro import rules
from ribeira.games.douro.rules.state import State
from tests.strategies import unfinished


@dataclass(frozen=True, slots=True)
class Inner:
    name: str
    pair: tuple[int, str]


@dataclass(frozen=True, slots=True)
class Outer:
    rows: tuple[tuple[int | None, ...], ...]
    inner: Inner | None
    on: bool = False


@pytest.mark.parametrize(
    "value",
    [
        Outer(((1, None), ()), Inner("x", (2, "y")), True),
        Outer((), None),
    ],
)
def test_a_dataclass_comes_back(value):
    assert from_plain(Outer, json.loads(json.dumps(to_plain(value)))) == value


def test_plain_is_objects_and_lists():
    plain = to_plain(Outer(((1, None),), Inner("x", (2, "y"))))
    assert plain == {"rows": [[1, None]], "inner": {"name": "x", "pair": [2, "y"]}, "on": False}


def test_a_tuple_of_fixed_length_must_have_it():
    with pytest.raises(ValueError, match="zip"):
        from_plain(tuple[int, str], [1])


def test_tuples_of_actions_come_back():
    actions = (Action("play", (7,)), Action("pass"))
    assert from_plain(tuple[Action, ...], to_plain(actions)) == actions


@given(unfinished(rules))
def test_a_whole_state_comes_back(match):
    text = json.dumps(to_plain(match.state))
    assert from_plain(State, json.loads(text)) == match.state


@dataclass(frozen=True)
class Remembering:
    here: int
    memory: int = field(default=0, compare=False)


def test_what_takes_no_part_in_comparisons_is_left_out():
    plain = to_plain(Remembering(1, memory=2))
    assert plain == {"here": 1}
    assert from_plain(Remembering, plain) == Remembering(1, memory=3)
