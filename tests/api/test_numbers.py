"""Actions and sights as numbers, for every game: one number for one action, and tensors that hold
what a seat may know and nothing else."""

from array import array
from random import Random

import pytest

import ribeira
from ribeira.core.numbers import Numbers
from tests.api.played import SETTINGS

pytestmark = pytest.mark.cpython_only

OPTIONS = {
    "castelos": {"monteScope": "any", "turnInPlace": "on", "salesPerTurn": "unlimited"}
    | {"markBudget": "quarter", "enterCastles": "on", "penafiel": "on"},
}
SETTINGS = [*SETTINGS, ("douro", 5), ("dosrios", 4), ("castelos", 4)]


def positions(game, seats, most=500):
    """Positions of a random match, with the options that offer most."""
    luck = Random(seats)
    match = ribeira.load(game).new(seats=seats, seed=3, options=OPTIONS.get(game))
    while not match.is_over and len(match.steps) < most:
        seat = luck.choice(match.to_act)
        yield match, seat
        legal = match.legal(seat)
        calm = [a for a in legal if a.verb not in ("trail.alter", "mark.done")] or legal
        match.act(luck.choice(calm), seat)


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_each_legal_action_has_a_number_of_its_own(game, seats):
    numbers = ribeira.load(game).numbers
    for match, seat in positions(game, seats):
        legal, found = match.legal(seat), match.numbers(seat)
        assert len(set(found)) == len(legal)
        assert [number for number, on in enumerate(match.mask(seat)) if on] == sorted(found)
        assert len(match.mask(seat)) == numbers.count == len(numbers.names)
        assert match.numbered(found[-1], seat) == legal[-1]
        for number, action in zip(found, legal, strict=True):
            assert numbers.names[number].split()[0] == action.verb


@pytest.mark.parametrize("game", ["douro", "dosrios"])
def test_names_are_the_actions_where_places_are_known(game):
    door = ribeira.load(game)
    for number, name in enumerate(door.numbers.names):
        action = door.read_action(name)
        assert door.numbers.of((action,)) == (number,)


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_tensors_have_the_shape_that_is_told(game, seats):
    numbers = ribeira.load(game).numbers
    for match, _ in positions(game, seats):
        for seat in range(seats):
            tensor = match.tensor(seat)
            assert (type(tensor), tensor.typecode, len(tensor)) == (array, "f", numbers.size)
    parts = numbers.named(tensor)
    assert [part.name for part in numbers.parts] == list(parts)
    assert [part.shape for part in numbers.parts] == [view.shape for view in parts.values()]
    assert sum(part.size for part in numbers.parts) == numbers.size
    assert b"".join(view.tobytes() for view in parts.values()) == tensor.tobytes()
    assert all(-8 <= value <= 8 for value in tensor)


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_tensors_hold_nothing_that_a_seat_may_not_know(game, seats):
    for match, seat in positions(game, seats, most=60):
        guess = match.guess(seat, chance=len(match.steps))
        assert guess.tensor(seat) == match.tensor(seat)


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_sights_that_differ_have_different_tensors(game, seats):
    """But for what the docs name as left out: how the end came in Dos Rios, orders of discards, who
    drew what before, and the arrangements that a trail has had in this turn."""
    seen = {}
    different = 0
    for match, seat in positions(game, seats, most=250):
        tensor = match.tensor(seat).tobytes()
        sight = match.sight(seat)
        different += seen.setdefault(tensor, sight) != sight
    assert different <= 3


def test_a_hand_stands_where_its_part_says():
    match = ribeira.load("douro").new(seats=3, seed=7)
    parts = match.game.numbers.named(match.tensor(0))
    assert list(parts["hand"]) == [1.0] * 10
    match.step("play 7")
    parts = match.game.numbers.named(match.tensor(0))
    assert list(parts["own choice"]) == [0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    assert list(parts["has chosen"]) == [1, 0, 0, 0, 0]
    others = match.game.numbers.named(match.tensor(1))
    assert list(others["own choice"]) == [0] * 10
    assert list(others["has chosen"]) == [0, 0, 1, 0, 0]


def test_too_many_places_are_an_error_and_not_another_action():
    door = ribeira.load("castelos")
    legal = [door.read_action(f"castle.found {n},0") for n in range(100)]
    with pytest.raises(OverflowError, match=r"castle.found has more than 84 places"):
        door.numbers.of(legal)


def test_numbers_are_those_of_the_game():
    assert isinstance(ribeira.load("douro").numbers, Numbers)
    assert len({ribeira.load(name).numbers.size for name in ribeira.game_names()}) == 3
