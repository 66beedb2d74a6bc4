"""What is dragged becomes one of the legal arrangements of a trail, or is refused by its rule."""

import pytest

from ribeira.core.game import after
from ribeira.games.castelos import rules
from ribeira.games.castelos.table.clicks.dragging import dropped, grabbed
from ribeira.games.castelos.table.clicks.paths import paths
from ribeira.kit import clicks as picking
from tests.games.castelos.rules.test_marking import marking
from tests.games.castelos.scene import A, dealt

SPARE = {"unplaced": ("E01", "E22")}


def drop(state, name, place):
    """What comes of it when the thing is taken up and dropped; as notation."""
    legal = rules.legal_actions(state, A)
    clicked = picking.pick(legal, paths, (), grabbed(name))
    found = dropped(rules.sight(state, A), legal, clicked, name, place)
    return found and rules.write(found[1])


@pytest.mark.parametrize(
    ("name", "place", "action"),
    [
        ("slot-1", "way-a0", "trail.alter 1 E16a"),
        ("slot-1", "way-b1", "trail.alter 1 E16b'"),
        ("slot-2", "unplaced-E01-b", "trail.alter 2 E01b"),
        ("unplaced-E01-b", "slot-1", "trail.alter 1 E01b"),
        ("unplaced-E22-a", "trail", "trail.add E22a"),
        ("unplaced-E22-a", "way-b1", "trail.add E22b'"),
    ],
)
def test_a_drop_is_an_arrangement(name, place, action):
    state = marking(**SPARE)
    assert rules.read(action) in rules.legal_actions(state, A)
    assert drop(state, name, place) == action


@pytest.mark.parametrize(
    ("name", "place"),
    [("slot-1", "slot-1"), ("slot-1", "trail"), ("unplaced-E01-a", "unplaced-E01-a")],
)
def test_a_drop_that_means_nothing_is_nothing(name, place):
    assert drop(marking(**SPARE), name, place) is None


def test_where_nothing_can_be_altered_a_tile_goes_to_the_end_wherever_it_is_dropped():
    state = marking(cylinder=10, **SPARE)
    assert drop(state, "unplaced-E01-a", "slot-0") == "trail.add E01a"


def test_what_may_not_be_comes_out_as_what_the_rules_refuse():
    action = rules.read(drop(marking(**SPARE), "unplaced-E01-a", "slot-0"))
    assert rules.why_not(marking(**SPARE), A, action).rule == "C-8.8"


@pytest.mark.parametrize(("version", "face"), [("family", "a"), ("advanced", "b")])
def test_the_first_tile_is_laid_by_its_face(version, face):
    state = dealt(version=version)
    while state.table.phase != "trail":
        seat = rules.to_act(state)[0]
        state = after(rules, state, seat, rules.legal_actions(state, seat)[0])
    seat = rules.to_act(state)[0]
    legal = rules.legal_actions(state, seat)
    tile = legal[0].at[0]
    found = dropped(rules.sight(state, seat), legal, (), f"unplaced-{tile}-{face}", "trail")
    assert found == ((f"unplaced-{tile}",), rules.read(f"trail.start {tile}{face}"))


def test_the_picks_are_those_that_a_click_would_have_left():
    state = marking(**SPARE)
    legal = rules.legal_actions(state, A)
    clicked, action = dropped(rules.sight(state, A), legal, (), "unplaced-E01-b", "slot-1")
    assert clicked == ("slot-1", "unplaced-E01")
    assert action in picking.fitting(legal, paths, clicked)
