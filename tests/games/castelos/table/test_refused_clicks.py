"""A click on what cannot be clicked means an action that the rules refuse for its true reason."""

import pytest

from ribeira.games.castelos import rules
from ribeira.games.castelos.table.clicks import intended
from tests.games.castelos.scene import A, acts, scene
from tests.games.castelos.table.test_board import drawn, named, parsed

ROW = (["SA", 0, 0, 0], ["T21", 1, 0, 0], ["T22", 2, 0, 0], ["T23", 3, 0, 0])
"""Four tiles in a row."""


def refused(state, name, *clicked):
    """The action that a click there would have been, and the rule that refuses it."""
    action = intended(rules.sight(state, A), clicked, name)
    return rules.write(action), rules.why_not(state, A, action).rule


def walking(*workers, **more):
    players = ({"workers": [["tile", x, 0, k] for x, k in workers], **more}, {})
    return scene(board=ROW, players=players, phase="move", placed=(3, 0))


def asked(state, *clicked):
    return set(named(parsed(drawn(state, A, clicked=clicked)), "data-ask"))


def test_a_quarter_where_no_worker_stands_is_one_to_walk_to():
    state = acts(walking((0, 0)), "worker.step w0 1,0")
    assert refused(state, "quarter-2,0-1") == ("worker.step w0 2,0", "C-11.2")
    state = acts(walking((0, 0), (0, 1)), "worker.step w0 1,0")
    assert refused(state, "quarter-3,0-1") == ("worker.step w0 3,0", "C-11.3")


def test_a_quarter_where_the_worker_stands_is_a_bed():
    rival = {"workers": [["tile", 1, 0, 0]]}
    players = ({"workers": [["tile", 0, 0, 0]], "mealhas": 0}, rival)
    state = scene(board=ROW, players=players, phase="move", placed=(3, 0))
    state = acts(state, "worker.step w0 1,0")
    assert refused(state, "quarter-1,0-0") == ("worker.lay NW", "C-11.8")


def test_a_quarter_on_which_the_worker_may_lie_is_not_asked_about():
    state = acts(walking((0, 0)), "worker.step w0 1,0")
    assert len(rules.legal_actions(state, A)) == 4
    quarters = {f"quarter-{x},0-{k}" for x in range(4) for k in range(4)}
    assert quarters - asked(state) == {f"quarter-1,0-{k}" for k in range(4)}


def test_a_bed_takes_clicks_up_to_the_edge_of_its_quarter():
    drawing = parsed(drawn(acts(walking((0, 0)), "worker.step w0 1,0"), A))
    quarters = [quarter_of(node) for node in drawing.iter() if "ct-bed" in node.get("class", "")]
    assert quarters == [("0", "0"), ("50", "0"), ("50", "50"), ("0", "50")]


def quarter_of(bed):
    """The corner of what is as large as a quarter."""
    (area,) = (node for node in bed.iter("rect") if node.get("width") == "50")
    return area.get("x"), area.get("y")


@pytest.mark.parametrize("name", ["cell-3,0", "quarter-3,0-2"])
def test_of_several_workers_the_picked_one_is_meant_and_without_one_nobody_walks(name):
    state = walking((0, 0), (1, 0))
    assert refused(state, name, "worker-1") == ("worker.step w1 3,0", "C-11.3")
    assert refused(state, name) == ("worker.lay NW", "C-11.7")


def test_the_only_worker_that_has_not_moved_is_meant():
    state = acts(walking((0, 0), (1, 0)), "worker.step w0 1,0", "worker.lay SE")
    assert refused(state, "cell-3,0") == ("worker.step w1 3,0", "C-11.3")


def test_when_all_have_moved_that_is_the_reason():
    state = acts(walking((0, 0)), "worker.step w0 1,0", "worker.lay SE")
    assert refused(state, "cell-2,0") == ("worker.step w0 2,0", "C-11.5")


@pytest.mark.parametrize("hand", [[], ["T24"]])
@pytest.mark.parametrize(
    ("phase", "rule"), [("mode", "C-4.5"), ("mark", "C-4.5"), ("sell", "C-4.5"), ("end", "C-4.5")]
)
def test_a_place_for_a_tile_comes_too_late_also_with_an_empty_hand(phase, rule, hand):
    state = scene(board=ROW, players=({"hand": hand}, {}), phase=phase, placed=(3, 0))
    assert refused(state, "cell-1,0")[1] == rule


def test_a_construction_is_not_paid_for_with_a_disc():
    state = scene(board=ROW, players=({"workers": [["tile", 0, 0, 0]]}, {}), phase="cons")
    assert refused(state, "space-2", "track-house-2") == ("disc.mark 2", "C-4.2")
