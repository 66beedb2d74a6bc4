"""Rules 2.8: dams and what they do to the rivers. V and M are the courses of the examples."""

import pytest

from ribeira.core.grids import hexes as hexgrid
from ribeira.games.dosrios.board_map import (
    BORDERS,
    HEX_CELLS,
    HEXES,
    LOWER,
    MOUTHS,
    UPPER,
)
from ribeira.games.dosrios.rules.water import bed_from, course, irrigated, living
from tests.games.dosrios.scene import (
    JOINED,
    M,
    V,
    do,
    legal,
    named,
    refused,
    scene,
    why,
    with_stock,
)

JOINED_V = "A1 B1 C1 C2 C3 D4 D5 D6 D7 CITY"


def dams_of(state):
    return [text.partition(" ")[2] for text in legal(state) if text.startswith("dam ")]


def test_r_7_1_every_border_takes_one_dam():
    open_to = set()
    for hex_ in HEXES:
        open_to.update(dams_of(scene(figures={0: hex_})))
    assert open_to == set(BORDERS)
    state, _ = do(scene(figures={0: "B4"}), "dam B4:DR")
    assert why(state, "dam B4:DR") == ("dam_lies_there", "R-7.1")


def test_r_7_1_city_dams():
    figures = {0: "C7 D7"}
    state = scene(figures=figures, cityDams="no")
    assert set(dams_of(scene(figures=figures))) - set(dams_of(state)) == {"C7:DR", "D7:D"}
    assert why(state, "dam D7:D") == ("no_city_dams", "R-7.1")


@pytest.mark.parametrize(
    ("own", "border", "rule"),
    [
        ("B4", "B4:D", None),  # above
        ("B5", "B4:D", None),  # below
        ("B3", "B4:D", "R-7.2"),
        ("", "D7:D", "R-7.2"),  # the city is no hex
        ("A1", "SV:DL", None),
        ("A1", "SV:D", "R-7.2"),
        ("A7", "A7:D", None),
    ],
)
def test_r_7_2_who_may_build(own, border, rule):
    state = scene(figures={0: own})
    assert why(state, f"dam {border}") == (rule and ("nobody_at_border", rule))
    assert (border in dams_of(state)) == (rule is None)


def test_r_7_2_buildings_do_not_count_and_dams_cost_no_points():
    built = scene(fincas={0: "B4"}, haciendas={0: "B5"})
    assert dams_of(built) == []
    state, events = do(scene(figures={0: "B4"}, points=1), "dam B4:DR", "step B4 B3", "dam B3:DL")
    assert (state.points, state.hands) == (0, (0, 2))
    assert why(state, "dam B3:D") == ("no_dam_in_hand", "R-7.2")
    assert len(named(events, "dammed")) == 2


@pytest.mark.parametrize(
    ("own", "dams", "border", "space"),
    [
        ("A4", "A4:D", "A4:DR", "A4"),
        ("B4", "B4:D B4:DR", "B4:DL", "B4"),
        ("C7", "C7:D C7:DL", "C7:DR", "C7"),
        ("B1", "SV:DL", "SV:D", "SV"),
        ("G7", "G7:D", "G7:DL", "G7"),
    ],
)
def test_r_7_3_every_hex_and_spring_keeps_an_outlet(own, dams, border, space):
    state = scene(figures={0: own}, dams=dams)
    assert why(state, f"dam {border}") == ("last_outlet", "R-7.3")
    assert border not in dams_of(state)
    assert UPPER[border] == space
    assert refused(scene(figures={0: own}), f"dam {border}") is None


def test_r_7_3_inflow_may_be_closed_completely():
    state, _ = do(scene(figures={0: "A5"}, hands=(5, 0)), "dam A4:D", "dam B4:DL")
    assert state.dams == ("A4:D", "B4:DL")


def test_r_7_4_a_dam_bars_water_only_and_stays():
    state, _ = do(scene(figures={0: "A4"}), "dam A4:D", "step A4 A5", "end", "shift", "end", "use")
    assert state.dams == ("A4:D",)
    assert state.stock == 40 - 1 - sum(state.hands)


def test_r_7_5_r_11_4_a_dry_dam_changes_nothing_else():
    before = scene(figures={0: "C5"}, fincas={0: "B4 B5 B6"}, haciendas={0: "A7"})
    state, events = do(before, "dam C5:D")
    assert [event.key for event in events] == ["dammed"]
    assert (events[0].wet, events[0].rule) == (0, "R-7.5")
    assert (state.pieces, state.winners) == (before.pieces, ())


def test_r_7_6_the_reroute_piece_by_piece():
    """EC-19: the spring, three choices, back in the old bed, four dead pieces."""
    state, events = do(scene(figures={0: "A1 B1"}), "dam SV:DL")
    assert [piece["border"] for piece in named(events, "flowed")] == ["SV:D", "B1:DR"]
    assert (state.bed, legal(state)) == ("C1", ["flow C1:D", "flow C1:DR"])
    assert "A1:D" in state.pieces  # until the bed is finished
    state, events = do(state, "flow C1:D", "flow C2:D", "flow C3:DL")
    (done,) = named(events, "rerouted")
    assert set(done["removed"]) == {"A1:D", "A2:D", "A3:DR", "B3:D"}
    assert set(done["dry"]) == {"A1", "A2", "A3", "B3"}
    assert " ".join(course(state.pieces, "V")) == "B1 C1 C2 C3 B4 B5 B6 A7 LW"


def test_r_7_6_the_old_bed_is_followed_as_it_lies():
    """EC-17: from B5 the old bed runs on, though the flow rule would leave a choice at B6."""
    state, events = do(scene(figures={0: "B5"}), "dam B4:D")
    assert state.bed == ""
    assert [piece["border"] for piece in named(events, "flowed")] == ["B4:DL", "A5:DR"]


def test_r_7_7_the_builder_chooses_and_nothing_else_happens_meanwhile():
    state, forced = do(scene(seats=3, active=1, figures={1: "F3"}), "dam F3:DL")
    assert state.stage == "actions"
    assert legal(state) == ["flow F5:DL", "flow F5:DR"]
    for text in ("end", "step CITY D7", "dam F4:D", "finca F3"):
        assert why(state, text) == ("bed_open", "R-7.7")
    state, chosen = do(state, "flow F5:DL")
    assert [piece["seat"] for piece in named(forced + chosen, "flowed")] == [1, 1, 1]


def test_r_7_8_on_the_common_course_both_rivers_turn():
    state, _ = do(scene(verde=JOINED, figures={0: "D5"}), "dam D5:D", "flow E5:D", "flow E6:DR")
    assert course(state.pieces, "V")[6:] == course(state.pieces, "M")[6:]
    assert course(state.pieces, "V")[-3:] == ("E6", "F7", "LE")


def test_r_7_9_the_common_course_stays_while_the_other_river_feeds_it():
    state, events = do(scene(verde=JOINED, figures={0: "C3"}), "dam C3:DR", "flow B6:DL")
    assert named(events, "rerouted")[0]["removed"] == ()
    assert course(state.pieces, "M")[4:] == ("E3", "D4", "D5", "D6", "D7", "CITY")
    assert " ".join(course(scene(verde=JOINED).pieces, "V")) == JOINED_V


def test_r_7_10_every_bed_ends_in_water_whatever_dams_lie():
    """Each hex keeps one outlet: as many dams as the rules allow, and a bed from every hex."""
    for turn in range(3):
        dams = tuple(b for b in BORDERS if b != kept(UPPER[b], turn))
        for hex_ in HEXES:
            bed = bed_from(scene().terrain, dams, (), hex_)
            assert bed.forks == ()
            assert LOWER[bed.laid[-1]] in MOUTHS
            depths = [hexgrid.depth(HEX_CELLS[UPPER[piece]]) for piece in bed.laid]
            assert depths == sorted(set(depths))


def kept(space, turn):
    below = [border for border in BORDERS if UPPER[border] == space]
    return below[turn % len(below)]


def test_r_7_11_no_reroute_without_a_dam_on_the_water():
    state = scene(figures={0: "B3"})  # the way B3-C3 ties with the course
    assert why(state, "flow B3:DR") == ("no_bed", "R-7.11")
    after, _ = do(state, "dam B3:DL")
    assert after.pieces == state.pieces


def test_r_7_12_a_second_dam_on_the_new_course():
    state, _ = do(scene(figures={0: "B5"}), "dam B4:D", "dam A5:DR")
    assert course(state.pieces, "V")[4:7] == ("B4", "A5", "A6")
    assert state.hands[0] == 0


def test_r_2_2_irrigated_by_a_river_when_its_course_runs_through():
    state = scene()
    assert irrigated(state.pieces) == {*V.split(), *M.split()} - MOUTHS
    assert living(state.pieces) == state.pieces
    assert living((*state.pieces, "C3:D")) == state.pieces


def test_r_1_12_a_short_stock_in_a_position():
    assert with_stock(scene(), 3).stock == 3
