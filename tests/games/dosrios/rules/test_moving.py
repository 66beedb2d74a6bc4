"""Rules 2.5 to 2.7: turns, steps and chases, on the layout R1."""

import pytest

from ribeira.core.values import Refusal, msg
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.board_map import NEIGHBOURS
from ribeira.games.dosrios.rules.moves.ground import ground, has_played
from tests.games.dosrios.rules import reference
from tests.games.dosrios.scene import (
    P1,
    P2,
    dealt,
    do,
    legal,
    legal_verbs,
    named,
    on_board,
    refused,
    scene,
    why,
)


def test_r_6_1_actions_then_card():
    state = scene()
    assert state.stage == "actions"
    assert why(state, "use") == why(state, "shift") == ("end_first", "R-6.2")
    state, _ = do(state, "end")
    assert (state.stage, legal(state)) == ("card", ["shift", "use"])
    assert why(state, "step CITY D7") == ("actions_over", "R-6.2")


def test_r_6_2_actions_in_any_order_and_unused_points_are_lost():
    state = scene(figures={0: "B4"}, money=(500, 0))
    state, events = do(
        state, "dam B4:DR", "step CITY D7", "finca B4", "step B4 B3", "dam B3:DL", "end"
    )
    assert named(events, "actions_ended") == [{"seat": 0, "unused": 4}]
    assert state.points == 0
    assert (on_board(state, P1), state.fincas[P1]) == ("B3 D7", ("B4",))


def test_r_6_2_no_seventh_point():
    state, _ = do(scene(), *["step CITY D7", "step D7 CITY"] * 3)
    assert state.points == 0
    assert not [text for text in legal(state) if text.startswith("step")]
    assert why(state, "step CITY D7") == ("no_points", "R-6.2")
    assert why(scene(points=1), "chase2 CITY CITY D7") == ("too_few_points", "R-6.2")


def test_r_6_3_the_actions_may_end_at_once_but_not_in_the_middle_of_a_bed():
    assert refused(scene(), "end") is None
    state, _ = do(scene(figures={0: "F3"}), "dam F3:DL")
    assert why(state, "end") == ("bed_open", "R-7.7")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r_6_4_r_10_6_nobody_decides_on_a_card_in_round_1(seats):
    state = scene(seats=seats, round_=1, deck=("DV", "DM", "T"))
    assert why(state, "use") == ("no_cards_yet", "R-6.4")
    row = state.row
    for _ in range(seats):
        assert state.round == 1
        state, events = do(state, "end")
        assert not named(events, "desperados")
    assert (state.stage, state.round, state.active, state.row) == ("actions", 2, P1, row)
    assert do(state, "end")[0].stage == "card"


def test_r_6_5_exactly_one_of_use_and_shift():
    state, _ = do(scene(), "end")
    for text in ("use", "shift"):
        after, _ = do(state, text)
        assert (after.stage, after.active) == ("actions", P2)


def test_r_6_6_clockwise_and_round_after_round():
    state = scene(seats=3, round_=2)
    seats, rounds = [], []
    for _ in range(6):
        seats.append(state.active)
        rounds.append(state.round)
        state, events = do(state, "end", "shift")
    assert seats == [0, 1, 2, 0, 1, 2]
    assert rounds == [2, 2, 2, 3, 3, 3]
    assert named(events, "turn") == [{"seat": 0, "round": 4}]
    refusal = rules.why_not(state, P2, rules.read("end"))
    assert (refusal.message.key, refusal.rule) == ("dosrios.refusal.not_your_turn", "R-6.6")
    assert rules.why_not(state, 3, rules.read("end")).message.key == "dosrios.refusal.seat"


@pytest.mark.parametrize("place", NEIGHBOURS)
def test_r_6_7_a_step_leads_to_any_joined_place_for_one_point(place):
    state = scene(figures={0: " ".join([place] * 2)})
    steps = [text for text in legal(state) if text.startswith(f"step {place} ")]
    assert steps == [f"step {place} {to}" for to in NEIGHBOURS[place]]
    after, events = do(state, steps[0])
    assert after.points == 5
    assert named(events, "stepped")[0]["from"] == place


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("step B4 B6", "not_joined"),
        ("step A4 A5", "no_figure"),
        ("step CITY A4", "not_joined"),
        ("step ROADE ROADW", "no_figure"),
    ],
)
def test_r_6_7_other_steps_are_refused(text, reason):
    assert why(scene(figures={0: "B4"}), text) == (reason, "R-6.7")


def test_r_6_8_no_figure_goes_where_only_water_goes_and_nothing_hinders_it():
    for water in ("SV", "LW", "SM", "LE"):
        with pytest.raises(ValueError, match=water):
            rules.read(f"step A1 {water}")
    state = scene(figures={0: "A1"}, dams="A1:D")
    assert refused(state, "step A1 A2") is None  # over a dam, along the river, uphill


def test_r_6_9_points_go_to_any_figure_back_and_forth():
    state, _ = do(
        scene(figures={0: "B4 E3"}),
        "step B4 B5", "step E3 E4", "step CITY D7", "step B5 B4", "step E4 E3", "step D7 D6",
    )  # fmt: skip
    assert (on_board(state, P1), state.points) == ("B4 D6 E3", 0)


def test_r_6_10_city_and_roads_hold_any_number():
    state = scene(figures={0: "ROADE ROADE A4", 1: "ROADE ROADE ROADE ROADW"})
    state, _ = do(state, "step CITY ROADE", "step A4 ROADW", "end")
    assert on_board(state, P1) == "ROADE ROADE ROADE ROADW"


ENTERING = [
    # what the hex C6 (tobacco) holds, may it be crossed, may one stay there
    ({}, True, True),
    ({"figures": {0: "C5 C6"}}, True, True),
    ({"fincas": {0: "C6"}}, True, True),
    ({"haciendas": {0: "C6"}}, True, True),
    ({"figures": {0: "B7", 1: "C6"}}, False, False),
    ({"fincas": {1: "C6"}}, True, False),
    ({"figures": {0: "B7", 1: "C6"}, "fincas": {1: "C6"}}, False, False),
    ({"haciendas": {1: "C6"}}, False, False),
    ({"figures": {0: "B7", 1: "C6"}, "haciendas": {1: "C6"}}, False, False),
]


@pytest.mark.parametrize(("held", "through", "stay"), ENTERING)
def test_r_6_11_entering_a_hex(held, through, stay):
    state = scene(**{"figures": {0: "B7"}, **held})
    source = state.figures[P1][0]
    assert (refused(state, f"step {source} C6") is None) == through
    if through:
        state, _ = do(state, f"step {source} C6")
        assert (refused(state, "end") is None) == stay


def test_r_6_11_a_rival_hex_is_entered_only_by_chasing():
    state = scene(figures={0: "C4", 1: "B5"})
    assert why(state, "step C4 B5") == ("only_by_chasing", "R-6.11")
    assert why(state, "chase1 C4 C5") == ("nobody_to_chase", "R-6.17")
    assert refused(state, "chase1 C4 B5") is None


def test_r_6_12_an_empty_rival_finca_may_be_crossed_only():
    state = scene(figures={0: "C7"}, fincas={1: "C6"})
    state, _ = do(state, "step C7 C6")
    assert why(state, "end") == ("stands_on_finca", "R-6.14")
    state, _ = do(state, "step C6 B7", "end")
    assert on_board(state, P1) == "B7"


def test_r_6_13_a_rival_hacienda_is_a_wall():
    state = scene(figures={0: "C5 C5"}, haciendas={1: "C6"})
    assert why(state, "step C5 C6") == ("rival_hacienda", "R-6.13")
    assert not [text for text in legal(state) if text.endswith(" C6")]


def test_r_6_14_two_figures_at_most_when_the_actions_end():
    state, _ = do(scene(figures={0: "B4 B4 B5"}), "step B5 B4")
    assert why(state, "end") == ("three_stand", "R-6.14")
    state, _ = do(state, "step B4 B3", "end")
    assert on_board(state, P1) == "B3 B4 B4"


def test_r_6_14_stack_limit_always():
    state = scene(figures={0: "B4 B4 B5"}, haciendas={0: "B4"}, stackLimit="always")
    assert why(state, "step B5 B4") == ("no_third_figure", "R-6.14")
    assert why(state, "fast CITY B4") == ("no_third_figure", "R-6.14")
    assert refused(state, "step CITY ROADE") is None
    assert not {"step B5 B4", "fast CITY B4"} & set(legal(state))


SETTLING = [
    # position, points, action, refused with
    ({"figures": {0: "C7"}, "fincas": {1: "C6"}}, 2, "step C7 C6", None),
    ({"figures": {0: "C7"}, "fincas": {1: "C6"}}, 1, "step C7 C6", "cannot_leave_finca"),
    ({"figures": {0: "C6 F4"}, "fincas": {1: "C6"}}, 1, "step F4 F5", "cannot_leave_finca"),
    ({"figures": {0: "B4 B4 B5"}}, 1, "step B5 B4", "three_cannot_part"),
    ({"figures": {0: "B4 B4 B5"}}, 2, "step B5 B4", None),
    # four on a hex need two points to part
    ({"figures": {0: "B4 B4 B4 B5"}}, 2, "step B5 B4", "three_cannot_part"),
    ({"figures": {0: "B4 B4 B4 B5"}}, 3, "step B5 B4", None),
    # a further step must not eat the point that the third figure needs
    ({"figures": {0: "B4 B4 B4"}}, 1, "step CITY D7", "three_cannot_part"),
    ({"figures": {0: "B4 B4 B4"}}, 2, "step CITY D7", None),
]


@pytest.mark.parametrize(("position", "points", "text", "reason"), SETTLING)
def test_r_6_15_no_dead_ends(position, points, text, reason):
    state = scene(points=points, **position)
    assert why(state, text) == (reason and (reason, "R-6.15"))
    assert (text in legal(state)) == (reason is None)


def test_r_6_15_the_figure_on_the_rival_finca_is_named_when_it_is_the_cause():
    state = scene(figures={0: "C6 F4"}, fincas={1: "C6"}, points=1)
    refusal = rules.why_not(state, 0, rules.read("step F4 F5"))
    assert refusal == Refusal(msg("dosrios.refusal.cannot_leave_finca", hex="C6"), "R-6.15")
    crowd = scene(figures={0: "B4 B4 B4 C6 F4"}, fincas={1: "C6"}, points=1)
    assert why(crowd, "step F4 F5") == ("three_cannot_part", "R-6.15")


def test_r_6_15_no_step_may_take_the_last_space_of_a_figure_that_must_leave():
    """Stepping back does not count: the step itself must leave all able to settle."""
    position = {"figures": {0: "A1 A2 A3", 1: "B1 B1"}, "fincas": {1: "A1"}}
    assert refused(scene(**position), "step A3 A2") is None
    assert refused(scene(**position, stackLimit="always"), "step A3 A2") == "R-6.15"
    assert refused(scene(**position, stackLimit="always"), "step A3 A4") is None


WAYS_OUT = [
    # own figures, rivals, a rival hacienda: all round A1; points left after the ride, rule
    ("A1 A1", "A2", "", 1, None),  # a step to B1
    ("A1 A1", "A2 B1", "", 1, "R-6.15"),
    ("A1 A1", "A2 B1", "", 2, None),  # two of the three take a hill
    ("A1 A1 B2", "A2 A2 B1", "", 2, None),  # one takes B1 together with the figure on B2
    ("A1 A1", "A2 A2 B1 B1", "", 4, "R-6.15"),  # two rivals on a hill cannot be chased
    ("A1 A1 B2 B2", "A2 A2 B1 B1", "", 4, "R-6.15"),
    ("A1 A1", "B1 B1", "A2", 4, "R-6.15"),  # a wall
    ("A1 A1 B1", "A2 A2", "", 1, None),  # B1 has room for one
    ("A1 A1 A1 B1", "A2 A2", "", 2, "R-6.15"),  # but not for two
    ("A1 A1 A1 B1", "A2 A2", "", 3, None),  # unless one goes on
    ("A1 A1 B1 B1", "A2 A2", "", 1, "R-6.15"),
    ("A1 A1 B1 B1", "A2 A2", "", 2, None),
]


@pytest.mark.parametrize(("own", "rivals", "wall", "left", "rule"), WAYS_OUT)
def test_r_6_15_what_counts_as_a_way_out(own, rivals, wall, left, rule):
    """One figure more rides to the hacienda on A1; there it may be hemmed in."""
    figures = {0: own, 1: rivals}
    state = scene(figures=figures, haciendas={0: "A1", 1: wall}, points=left + 2)
    assert refused(state, "fast CITY A1") == rule
    assert ("fast CITY A1" in legal(state)) == (rule is None)
    assert ("fast CITY A1" in reference.moves(state)) == (rule is None)


@pytest.mark.parametrize(("points", "rule"), [(2, "R-6.15"), (3, None)])
def test_r_6_15_the_way_out_may_lead_over_another_finca(points, rule):
    """From A1 back over A2, both rival fincas, to A3: B1 is held by two, B2 is a wall."""
    state = scene(
        figures={0: "A2", 1: "B1 B1"}, fincas={1: "A1 A2"}, haciendas={1: "B2"}, points=points
    )
    assert refused(state, "step A2 A1") == rule


def test_r_6_16_fast_move():
    state = scene(figures={0: "ROADE A4"}, haciendas={0: "A1"})
    after, events = do(state, "fast CITY A1")
    assert (after.points, on_board(after, P1)) == (4, "A1 A4 ROADE")
    assert named(events, "rode") == [{"seat": 0, "from": "CITY", "to": "A1"}]
    for text in ("fast A1 CITY", "fast ROADE A1", "fast A4 A1", "fast CITY A4"):
        assert why(state, text) == ("ride_from_city_home", "R-6.16")
    assert why(scene(), "fast CITY A1") == ("no_hacienda", "R-6.16")
    everybody = scene(figures={0: "A2 A2 A3 A3 A4 A4"}, haciendas={0: "A1"})
    assert why(everybody, "fast CITY A1") == ("no_figure", "R-6.7")


def test_r_6_16_the_hacienda_beside_the_city_is_open_to_the_step_as_well():
    state = scene(haciendas={0: "D7"})
    assert {"fast CITY D7", "step CITY D7"} <= set(legal(state))


CHASES = [
    # rule, rivals, own figures, action, refused with
    ("R-6.17", "B5", "C4", "chase1 C4 B5", None),
    ("R-6.17", "B5", "B4", "chase1 B4 B5", "not_higher"),
    ("R-6.17", "A5", "ROADW", "chase1 ROADW A5", "not_higher"),
    ("R-6.17", "D7", "", "chase1 CITY D7", "not_higher"),
    ("R-6.18", "B5", "B4 B4", "chase2 B4 B4 B5", None),
    ("R-6.18", "B5", "A5 B4", "chase2 A5 B4 B5", None),
    ("R-6.18", "B5", "B4", "chase2 B4 B4 B5", "only_one_there"),
    ("R-6.18", "A5", "ROADW ROADW", "chase2 ROADW ROADW A5", None),
    ("R-6.18", "D7", "", "chase2 CITY CITY D7", None),
    ("R-6.7", "B5", "C4 B3", "chase2 B3 C4 B5", "not_joined"),
    ("R-6.19", "B5 B5", "C4", "chase1 C4 B5", "one_against_two"),
    ("R-6.19", "B5 B5", "A5 C4", "chase2 A5 C4 B5", None),
    ("R-6.19", "B5 B5", "C4 C4", "chase2 C4 C4 B5", None),
    ("R-6.19", "B5 B5", "B4 C4", "chase2 B4 C4 B5", "both_from_above"),
    ("R-6.19", "B5 B5", "B4 B4 B6", "chase2 B4 B6 B5", "both_from_above"),
    ("R-6.19", "D7 D7", "", "chase2 CITY CITY D7", "both_from_above"),
    ("R-6.23", "A4", "A5", "chase1 A5 A4", "hill_against_one"),
    ("R-6.23", "A4", "A5 A3", "chase2 A3 A5 A4", None),
    ("R-6.23", "A4 A4", "A5 A3", "chase2 A3 A5 A4", "pair_on_hill"),
    ("R-6.26", "ROADE", "G4", "chase1 G4 ROADE", "no_chasing_there"),
    ("R-6.26", "ROADE", "G4 G4", "chase2 G4 G4 ROADE", "no_chasing_there"),
]


@pytest.mark.parametrize(("rule", "rivals", "own", "text", "reason"), CHASES)
def test_who_may_chase(rule, rivals, own, text, reason):
    state = scene(figures={0: own, 1: rivals})
    assert why(state, text) == (reason and (reason, rule))
    assert (text in legal(state)) == (reason is None)


def test_r_6_20_a_pair_chase_is_one_action_for_two_points():
    state = scene(figures={0: "A5 B4", 1: "B5"})
    after, events = do(state, "chase2 B4 A5 B5")
    assert (after.points, on_board(after, P1)) == (4, "B5 B5")
    assert [event.key for event in events] == ["chased"]
    assert "chase2 A5 B4 B5" in legal(state)
    assert "chase2 B4 A5 B5" not in legal(state)


def test_r_6_21_the_whole_group_goes_to_the_city():
    state = scene(seats=3, figures={0: "A5 C4", 2: "B5 B5 C1"})
    after, events = do(state, "chase2 A5 C4 B5")
    assert on_board(after, 2) == "C1"
    (chased,) = named(events, "chased")
    assert (chased["victim"], chased["figures"]) == (2, 2)


def test_r_6_22_chasers_go_on_and_back():
    state = scene(figures={0: "A4", 1: "A5 B5"})
    state, _ = do(state, "chase1 A4 A5", "chase1 A5 B5", "step B5 A5", "step A5 A4")
    assert (on_board(state, P1), on_board(state, P2), state.points) == ("A4", "", 2)


@pytest.mark.parametrize(
    ("text", "points", "rule"),
    [
        ("chase1 C5 C6", 2, None),
        ("chase1 C5 C6", 1, "R-6.24"),
        ("chase2 B7 C5 C6", 4, None),
        ("chase2 B7 C5 C6", 3, "R-6.24"),
    ],
)
def test_r_6_24_rivals_on_their_own_finca(text, points, rule):
    state = scene(figures={0: "C5 B7", 1: "C6"}, fincas={1: "C6"}, points=points)
    assert refused(state, text) == rule
    shielded = scene(figures={0: "C5 B7", 1: "C6"}, fincas={1: "C6"}, fincaShield="yes")
    assert why(shielded, text) == ("finca_shields", "R-6.24")


def test_r_6_24_the_shield_covers_only_a_finca_that_somebody_stands_on():
    state = scene(figures={0: "C5"}, fincas={1: "C6"}, fincaShield="yes")
    assert refused(state, "step C5 C6") is None


def test_r_6_25_rivals_on_their_hacienda_are_safe():
    state = scene(figures={0: "C5 C5", 1: "C6"}, haciendas={1: "C6"})
    for text in ("chase1 C5 C6", "chase2 C5 C5 C6"):
        assert why(state, text) == ("rival_hacienda", "R-6.25")


@pytest.mark.parametrize("active", [0, 1, 2])
def test_r_6_27_first_round_only_those_who_have_played_may_be_chased(active):
    """Each seat has one figure on a forest with a hill of every other seat beside it."""
    seats = {0: "A5", 1: "G3", 2: "C5"}
    hills = {"A5": "A4", "G3": "G2", "C5": "C4"}
    for prey, forest in seats.items():
        if prey == active:
            continue
        figures = {**seats, active: hills[forest]}
        state = scene(seats=3, figures=figures, active=active, round_=1)
        expected = None if prey < active else ("first_round", "R-6.27")
        assert why(state, f"chase1 {hills[forest]} {forest}") == expected
        assert has_played(state, prey) == (prey < active)
        assert not has_played(state, active)
        later = scene(seats=3, figures=figures, active=active, round_=2)
        assert refused(later, f"chase1 {hills[forest]} {forest}") is None


def test_r_6_27_the_city_is_never_closed():
    state = scene(seats=3, round_=1, figures={0: "D7", 2: "ROADE"})
    assert {"step D7 CITY", "step CITY ROADE"} <= set(legal(state))
    assert not {"CITY", "ROADE"} & set(ground(state).shut)


def test_5_2_the_legal_list_comes_verb_by_verb():
    state = scene(figures={0: "A4 A4 C4", 1: "A5"}, money=(1500, 0), haciendas={1: "G1"})
    state_verbs = [text.split(" ")[0] for text in legal(state)]
    assert state_verbs == sorted(state_verbs)
    assert legal_verbs(state) == {
        "chase1", "chase2", "dam", "end", "finca", "hacienda", "step",
    }  # fmt: skip
    assert legal_verbs(dealt()) == {"flow"}
