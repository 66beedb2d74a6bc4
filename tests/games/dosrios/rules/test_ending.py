"""Rules 2.1 and 2.12: who wins, when it is looked at, and the order of the others."""

from dataclasses import replace

import pytest

from ribeira.games.dosrios import rules
from ribeira.games.dosrios.rules.score import victory
from tests.games.dosrios.scene import do, legal, named, scene, why

TURN_MORENO = ("dam F3:DL", "flow F5:DL", "flow E5:D", "flow E6:DL")  # GE-5a

POSITIONS = [
    # fincas, hacienda, victory
    ("B4 B5 B6 A7", "", ""),
    ("B4 B5 B6", "A7", "irrigated"),
    ("B4 B5 C5", "A7", ""),
    ("B4 B5 B6", "C5", ""),
    ("B4 B5", "A7", ""),
    ("A1 C1 D1 E1", "B2", "five"),
    ("B4 B5 B6 D7", "A7", "five"),
    ("", "A7", ""),
]


@pytest.mark.parametrize(("fincas", "hacienda", "kind"), POSITIONS)
def test_r_2_1_the_two_victories(fincas, hacienda, kind):
    state = scene(fincas={0: fincas}, haciendas={0: hacienda})
    assert victory(state, 0) == kind
    assert victory(state, 1) == ""


def test_r_11_1_after_a_building():
    state = scene(figures={0: "A7"}, fincas={0: "B4 B5"}, haciendas={0: "B6"}, money=(500, 0))
    state, events = do(state, "finca A7")
    assert (state.stage, state.winners, state.victory) == ("over", (0,), "irrigated")
    assert named(events, "won") == [{"seat": 0, "kind": "irrigated"}]
    assert rules.to_act(state) == ()
    assert rules.legal_actions(state, 0) == ()
    assert rules.why_not(state, 0, rules.read("end")).rule == "R-11.3"


def test_r_11_1_after_a_reroute_in_anybodys_turn():
    position = {"fincas": {0: "F4 F5 E5"}, "haciendas": {0: "E6"}}
    state = scene(active=1, figures={1: "F3"}, **position)
    state, events = do(state, *TURN_MORENO)
    assert (state.winners, state.victory) == ((0,), "irrigated")
    assert [event.key for event in events][-3:] == ["rerouted", "won", "ended"]


def test_r_11_1_win_check_own_turn_waits_for_it():
    position = {"fincas": {0: "F4 F5 E5"}, "haciendas": {0: "E6"}, "winCheck": "ownTurn"}
    state = scene(seats=3, active=1, figures={1: "F3"}, **position)
    state, _ = do(state, *TURN_MORENO)
    assert state.winners == ()
    state, _ = do(state, "end", "shift")
    assert (state.winners, state.active) == ((), 2)
    state, _ = do(state, "end", "shift")
    assert (state.winners, state.victory, state.active) == ((0,), "irrigated", 0)


def test_r_11_1_win_check_own_turn_counts_five_and_the_own_deeds_at_once():
    own = {"figures": {0: "F3"}, "fincas": {0: "F4 F5 E5"}, "haciendas": {0: "E6"}}
    state, _ = do(scene(winCheck="ownTurn", **own), *TURN_MORENO)
    assert state.winners == (0,)
    five = {"figures": {0: "C1"}, "fincas": {0: "A1 D1 E1"}, "haciendas": {0: "B2"}}
    state, _ = do(scene(winCheck="ownTurn", money=(500, 0), **five), "finca C1")
    assert state.victory == "five"


@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("rule", ["activeFirst", "shared"])
def test_r_11_2_several_at_once(active, rule):
    state = scene(
        active=active,
        figures={active: "F3"},
        fincas={0: "F4 F5 B6", 1: "E5 E6 B5"},
        haciendas={0: "A7", 1: "B4"},
        simultaneousWin=rule,
    )
    state, events = do(state, *TURN_MORENO)
    both = (active, 1 - active)
    assert state.winners == (both if rule == "shared" else (active,))
    assert [won["seat"] for won in named(events, "won")] == list(state.winners)
    assert rules.ranking(state) == both


def test_r_11_2_clockwise_from_the_active_player():
    state = scene(
        seats=4,
        active=1,
        figures={1: "F3"},
        fincas={0: "F4 F5 B6", 3: "E5 E6 B5"},
        haciendas={0: "A7", 3: "B4"},
    )
    assert do(state, *TURN_MORENO)[0].winners == (3,)


def test_r_11_3_at_once_in_the_middle_of_the_turn():
    """Three figures stand on B4, which no end of the actions would allow."""
    own = {"figures": {0: "B4 B4 B4 A7"}, "fincas": {0: "B4 B5"}, "haciendas": {0: "B6"}}
    state = scene(money=(500, 0), **own)
    assert why(state, "end") == ("three_stand", "R-6.14")
    after, _ = do(state, "finca A7")
    assert (after.stage, after.row) == ("over", state.row)


def test_r_11_4_money_figures_and_cards_never_decide():
    """A position that wins is not looked at before a building or a reroute."""
    state = scene(figures={0: "B3"}, fincas={0: "B4 B5 B6"}, haciendas={0: "A7"})
    state, _ = do(state, "step B3 B2", "end", "use", "end", "shift")
    assert (state.winners, state.active) == ((), 0)


@pytest.mark.parametrize(
    ("position", "winners"),
    [
        ({"fincas": {0: "A1", 1: "A1"}}, (0, 1)),
        ({"fincas": {1: "C1"}}, (1,)),
        ({"fincas": {0: "C1 B2", 1: "A1"}}, (0,)),  # buildings before irrigated ones
        ({"fincas": {0: "C1", 1: "A1"}, "money": (900, 0)}, (1,)),  # these before money
        ({"fincas": {0: "A1", 1: "B4"}, "money": (100, 200)}, (1,)),
    ],
)
def test_r_11_5_turn_cap(position, winners):
    state = replace(scene(turnCap="200", stage="card", **position), turns=199)
    after, events = do(state, "shift")
    assert (after.stage, after.victory, set(after.winners)) == ("over", "cap", set(winners))
    assert {event.rule for event in events if event.key == "won"} == {"R-11.5"}
    endless = replace(scene(stage="card", **position), turns=199)
    assert do(endless, "shift")[0].stage == "actions"
    early = replace(scene(turnCap="200", stage="card", **position), turns=198)
    assert do(early, "shift")[0].stage == "actions"


def test_scores_count_buildings_and_the_ranking_puts_winners_first():
    state = scene(
        seats=4,
        figures={0: "A7"},
        fincas={0: "B4 B5", 1: "C1 D1 E1 G1", 3: "D4"},
        haciendas={0: "B6"},
        money=(500, 0, 300, 0),
    )
    state, _ = do(state, "finca A7")
    assert [score.total for score in rules.scores(state)] == [4, 4, 0, 1]
    assert {item.key: item.points for item in rules.scores(state)[0].items} == {
        "finca": 3,
        "hacienda": 1,
    }
    assert rules.ranking(state) == (0, 1, 3, 2)


def test_2_13_nothing_else_depends_on_the_number_of_players():
    for seats in (2, 3, 4):
        state = scene(seats=seats)
        assert len(state.row) == seats + 1
        assert legal(state) == legal(scene())
