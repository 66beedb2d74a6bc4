"""Clicking a pair chase together: the partner is asked for only where several spaces have one."""

import pytest

from ribeira.games.dosrios import rules
from ribeira.games.dosrios.table.clicks.paths import paths
from ribeira.kit.clicks import decided, next_names
from tests.games.dosrios.scene import P1, P2, scene


def legal(own, rival="A4"):
    return rules.legal_actions(scene(figures={P1: own, P2: rival}), P1)


@pytest.mark.parametrize(
    ("own", "first", "chase"),
    [
        ("A3 A5", "A3", "chase2 A3 A5 A4"),
        ("A3 A5", "A5", "chase2 A3 A5 A4"),
        ("A3 A3", "A3", "chase2 A3 A3 A4"),
    ],
)
def test_one_space_that_has_a_partner_is_not_asked_for(own, first, chase):
    """EC-2b, R-6.18"""
    assert decided(legal(own), paths, (first, "pair A4")) == rules.read(chase)


def test_of_several_spaces_that_have_a_partner_one_is_asked_for():
    actions, clicked = legal("A3 A5 B3"), ("A3", "pair A4")
    assert decided(actions, paths, clicked) is None
    assert next_names(actions, paths, clicked) == ("A5", "B3")
    assert decided(actions, paths, (*clicked, "B3")) == rules.read("chase2 A3 B3 A4")


def test_the_same_space_is_one_of_several_when_two_stand_there():
    assert next_names(legal("A3 A3 A5"), paths, ("A3", "pair A4")) == ("A3", "A5")
