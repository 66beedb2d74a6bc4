"""In what order a step of Dos Rios is shown: the eye can follow it, and nothing shows by itself."""

from typing import get_args

from hypothesis import given, settings

from ribeira.games.dosrios import rules
from ribeira.games.dosrios.rules.events import Event
from ribeira.games.dosrios.table.scenes import BEATS, MOVING, QUIET, SEEN
from ribeira.kit.beats import beats
from tests.games.dosrios.playing import states
from tests.games.dosrios.scene import P1, P2, do, scene
from tests.strategies import lucks, setups


def shown(events):
    return [(beat.group, number) for beat, number in beats(events, BEATS)]


def test_every_event_that_is_shown_or_left_out_is_one_of_the_game():
    assert BEATS.keys() | SEEN | QUIET | MOVING <= {kind.key for kind in get_args(Event)}


def test_the_old_bed_dries_after_the_whole_new_one_has_come():
    """R-7.6: GE-5, the last choice."""
    state, _ = do(scene(figures={P1: "F3"}), "dam F3:DL", "flow F5:DL", "flow E5:D")
    assert shown(do(state, "flow E6:DR")[1]) == [("flow", 2), ("dry", 3)]


def test_a_dam_stands_before_the_water_turns():
    events = do(scene(figures={P1: "F3"}), "dam F3:DL")[1]
    assert shown(events) == [("dam", 1), ("flow", 3)]


def test_a_card_pays_everybody_at_once_and_each_gang_rides_before_its_victims_leave():
    """R-9.3, R-9.8, R-10.2"""
    figures = {P1: "B4", P2: "A2 G1"}
    state = scene(figures=figures, stage="card", row=("RV", "W", "C"), deck=("DV", "DM", "T", "C"))
    groups = [group for group, _ in shown(do(state, "use")[1])]
    assert groups == ["use", "pay", *["draw", "desperados", "raid"] * 2, "draw"]


@settings(max_examples=10)
@given(setups(rules.META), lucks)
def test_every_step_is_shown_to_its_end_or_not_at_all(setup, luck):
    for _, _, events, _ in states(setup, luck):
        plan = beats(events, BEATS)
        assert not plan or plan[-1][1] == len(events)
        assert not any(beat.stop for beat, _ in plan)
