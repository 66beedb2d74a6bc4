"""What is asked once more: water that turns, points and dams lost, rivals near to winning."""

from pathlib import Path

import pytest

from ribeira.codec import textfile
from ribeira.core.values import msg
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.table.cautions import warn
from tests.games.dosrios.scene import P1, P2, dealt, scene

RECORD = Path(__file__).parents[4] / "e2e/records/dosrios-rival-wins.ribeira.json"


def warned(state, text):
    seen = rules.sight(state, state.active)
    return {caution.name: caution.message for caution in warn(seen, rules.read(text))}


def test_a_dam_on_water_always_asks_and_says_where_the_water_goes():
    state = scene(figures={P1: "B4"})
    assert set(warned(state, "dam B4:D")) == {""}
    assert warned(state, "dam B4:DL") == {}


def test_points_left():
    assert warned(scene(points=2), "end")["points"].count == 2
    assert warned(scene(points=0), "end") == {}


@pytest.mark.parametrize("text", ["end", "use"])
def test_dams_that_no_hand_can_hold(text):
    state = scene(figures={P1: "A1 A3"}, row=("RV", "W", "C"), points=0, hands=(4, 2))
    assert warned(state, text)["dams"].count == 1
    assert warned(scene(figures={P1: "A1 A3"}, row=("RV", "W", "C"), points=0), text) == {}


def test_dams_of_the_first_round_come_from_no_card():
    state = scene(figures={P1: "A1 A3"}, row=("RV", "W", "C"), points=0, hands=(5, 2), round_=1)
    assert warned(state, "end") == {}


def test_a_rival_that_can_pay_for_the_last_building():
    near = {"fincas": {P2: "A1 A2 A3 B3"}, "points": 0}
    assert set(warned(scene(money=(0, 1000), **near), "end")) == {"danger"}
    assert warned(scene(money=(0, 900), **near), "end") == {}


def test_water_that_makes_a_rival_win():
    """R-11.1: of the two beds of the last river one leads past all buildings of the rival."""
    match = textfile.read(RECORD.read_text(encoding="utf-8")).match
    before, flow = match.states[-2], rules.write(match.past[-1].action)
    assert match.state.winners == (P2,)
    assert before.active == P1
    assert warned(before, flow) == {"gift": msg("dosrios.warning.gift")}
    others = [rules.write(action) for action in rules.legal_actions(before, P1)]
    assert {text for text in others if warned(before, text)} == {flow}


def test_water_that_makes_nobody_else_win_is_no_gift():
    """Neither one's own victory (R-2.1) nor the first rivers (R-4)."""
    state = dealt()
    assert state.stage == "rivers"
    for action in rules.legal_actions(state, state.active):
        assert warned(state, rules.write(action)) == {}
