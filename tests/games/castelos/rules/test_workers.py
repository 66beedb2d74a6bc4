"""C-11 and C-12: adding, moving, laying, paying, religion."""

import pytest

from ribeira.games.castelos.material import RELIGION
from ribeira.games.castelos.rules.score import religion_points
from ribeira.games.castelos.rules.steps.contracts import measures
from tests.games.castelos.scene import acts, keys, legal, named, played, refused, scene

CROSSES = (  # G6: two crosses, wheat and pasture at (1, 1); a chapel at (-1, 0)
    ["SA", 0, 0, 0],
    ["T23", 1, 0, 2],
    ["T22", 0, 1, 1],
    ["T33", -1, 0, 0],
)
CASTLE_BOARD = (
    ["SA", 0, 0, 0],
    ["T01", 1, 0, 3],
    ["T37", 2, 0, 0],
    ["T30", 0, 1, 0],
    ["T02", 2, 1, 0],
    ["T24", 1, 1, 0],
)
CASTLE = {"id": "monsanto", "corner": [2, 1], "open": ["flax", "olive", "wheat"]}


def moving(*workers, board=CROSSES, placed=(1, 0), mealhas=0, rivals=(), **more):
    players = ({"workers": workers, "mealhas": mealhas}, *rivals, *(() if rivals else ({},)))
    return scene(board=board, phase="move", placed=placed, players=players, **more)


def on_castle(*workers, **more):
    return moving(
        ["castle", 2, 1], *workers, board=CASTLE_BOARD, castles=[CASTLE], placed=(1, 1), **more
    )


def test_c_11_1_a_worker_of_the_reserve_stands_on_the_placed_tile():
    state, events = played(moving(), "worker.add")
    assert state.table.own.workers[0] == ("crossroads", 1, 0, 0)
    assert keys(events) == ["worker_added"]
    assert legal(state, "worker.lay") == [f"worker.lay {k}" for k in ("NW", "NE", "SE", "SW")]


@pytest.mark.parametrize(
    ("state", "why"),
    [
        pytest.param(
            moving(*["track"] * 5), ("no_worker_in_reserve", "C-11.1"), id="C-11.1 no reserve"
        ),
        pytest.param(
            acts(moving(["tile", 0, 0, 0]), "worker.step w0 1,0", "worker.lay NW"),
            ("add_first", "C-11.1"),
            id="C-11.1 before any step",
        ),
        pytest.param(
            acts(moving(), "worker.add", "worker.lay NW"), ("add_first", "C-11.1"), id="C-11.1 one"
        ),
    ],
)
def test_refused_additions(state, why):
    assert refused(state, "worker.add") == why


@pytest.mark.parametrize(
    ("workers", "moves"),
    [
        pytest.param((), 1, id="C-11.2 the added one alone"),
        pytest.param((["tile", 0, 0, 0],), 2, id="C-11.2 G6 and one on a quarter"),
        pytest.param((["tile", 0, 0, 0], "track", "reserve"), 2, id="C-11.2 not track nor reserve"),
    ],
)
def test_moves(workers, moves):
    assert acts(moving(*workers), "worker.add").table.turn.moves == moves


def test_c_11_2_workers_on_castles_count():
    state = on_castle(["tile", 0, 0, 1])
    assert state.table.turn.moves == 2
    assert acts(state, "worker.add").table.turn.moves == 3


def test_c_11_2_moves_run_out():
    state = moving(["tile", 0, 0, 0], ["tile", -1, 0, 0])
    state = acts(state, "worker.step w0 1,0", "worker.step w0 0,0", "worker.lay NE")
    assert refused(state, "worker.step w1 0,0") == ("no_moves", "C-11.2")


def test_c_11_3_a_move_goes_to_an_adjacent_tile_whoever_stands_there():
    rival = {"workers": [["tile", 1, 0, 0], ["tile", 1, 0, 1]]}
    state = moving(["tile", 0, 0, 2], rivals=(rival,))
    assert legal(state, "worker.step") == [
        "worker.step w0 -1,0",
        "worker.step w0 0,1",
        "worker.step w0 1,0",
    ]


def test_c_11_4_a_worker_on_a_castle_starts_from_any_of_its_four_tiles():
    steps = [text.split()[2] for text in legal(on_castle(), "worker.step")]
    assert steps == ["0,0", "0,1", "1,0", "1,1", "2,0", "2,1"]


def test_c_11_4_and_must_move():
    assert refused(on_castle(), "worker.lay NW") == ("nobody_stands", "C-11.7")
    state = acts(on_castle(), "worker.step w0 2,0")
    assert legal(state, "worker.lay") == ["worker.lay NW", "worker.lay NE", "worker.lay SE"]


def test_c_11_5_moves_are_shared_out_freely_but_in_one_go_each():
    state = moving(["tile", 0, 0, 0], ["tile", -1, 0, 0], ["tile", 1, 0, 0])
    state = acts(state, "worker.step w0 1,0", "worker.step w0 0,0", "worker.lay NW")
    assert refused(state, "worker.step w0 0,1") == ("has_moved", "C-11.5")
    state = acts(state, "worker.step w1 0,0", "worker.lay NW", "move.done")
    assert state.table.own.workers[2] == ("quarter", 1, 0, 0)


def test_c_11_6_it_is_laid_before_another_starts():
    state = acts(moving(["tile", 0, 0, 0], ["tile", -1, 0, 0]), "worker.step w0 1,0")
    assert refused(state, "worker.step w1 0,0") == ("lay_first", "C-11.6")
    assert refused(state, "move.done") == ("lay_first", "C-11.6")
    assert refused(state, "worker.add") == ("add_first", "C-11.1")


def test_c_11_6_not_under_a_castle():
    state = acts(on_castle(), "worker.step w0 2,0")
    assert refused(state, "worker.lay SW") == ("covered", "C-11.6")


def test_c_11_7_who_has_not_moved_stays():
    state = moving(["tile", 0, 0, 0])
    assert refused(state, "worker.lay NE") == ("nobody_stands", "C-11.7")
    assert refused(state, "worker.step w0 0,0") == ("own_tile", "C-11.7")


def host(*places, mealhas=0):
    return {"workers": list(places), "mealhas": mealhas}


IN_MONTE = (["tile", 1, 0, 3], ["tile", 0, 1, 1])  # two quarters of the monte at (1, 1)


@pytest.mark.parametrize(
    ("mealhas", "rivals", "after"),
    [
        pytest.param(10, (host(*IN_MONTE), host(["tile", 0, 0, 2])), [0, 5, 5], id="C-11.8 X08b"),
        pytest.param(7, (host(*IN_MONTE, mealhas=1), {}), [2, 6, 0], id="C-11.8 per seat"),
        pytest.param(3, ({}, {}), [3, 0, 0], id="C-11.8 nobody there"),
        pytest.param(3, (host(["tile", 1, 0, 0]), {}), [3, 0, 0], id="C-11.8 other montes"),
    ],
)
def test_payment(mealhas, rivals, after):
    state = moving(["tile", 0, 0, 0], mealhas=mealhas, rivals=rivals)
    state, events = played(state, "worker.step w0 1,0", "worker.lay SW")
    assert [estate.mealhas for estate in state.table.estates] == after
    assert len(named(events, "paid")) == sum(now > 1 for now in after[1:])


def test_c_11_8_own_workers_there_give_no_discount():
    state = moving(["tile", 0, 0, 0], ["tile", 0, 0, 2], mealhas=5, rivals=(host(*IN_MONTE),))
    state = acts(state, "worker.step w0 1,0", "worker.lay SW")
    assert [estate.mealhas for estate in state.table.estates] == [0, 5]


def test_c_11_8_what_cannot_be_paid_cannot_be_chosen():
    rivals = (host(*IN_MONTE), host(["tile", 0, 0, 2]))
    state = acts(moving(["tile", 0, 0, 0], mealhas=9, rivals=rivals), "worker.step w0 1,0")
    assert legal(state, "worker.lay") == ["worker.lay NW", "worker.lay NE", "worker.lay SE"]
    assert refused(state, "worker.lay SW") == ("too_dear", "C-11.8")


FULL = tuple(["tile", 1, 0, k] for k in range(4))


def test_c_11_9_a_step_needs_an_end_that_can_be_paid():
    state = moving(["tile", 0, 0, 1], board=CROSSES[:2], rivals=(host(*FULL),))
    assert legal(state, "worker.step") == []
    assert refused(state, "worker.step w0 1,0") == ("nowhere_to_lie", "C-11.9")
    assert "worker.add" in legal(state)  # X10: the new worker walks on
    state = acts(state, "worker.add")
    assert legal(state) == ["worker.step w1 0,0"]


def test_c_11_9_with_two_moves_it_may_pass_through():
    far = (*CROSSES[:2], ["T35", 2, 0, 0])
    state = moving(["tile", 0, 0, 1], ["tile", 0, 0, 0], board=far, rivals=(host(*FULL),))
    assert "worker.step w0 1,0" in legal(state)
    state = acts(state, "worker.step w0 1,0")
    assert all(text.startswith("worker.step") for text in legal(state))


def test_c_11_9_the_added_worker_s_own_move_may_save_it():
    state = moving(board=CROSSES[:2], rivals=(host(*FULL),))
    assert legal(acts(state, "worker.add")) == ["worker.step w0 0,0"]


def test_c_11_9_adding_where_nothing_can_be_paid():
    walls = [["tile", x, 0, k] for x in (0, 1) for k in range(4)]
    state = moving(board=CROSSES[:2], rivals=(host(*walls[:5]), host(*walls[5:])))
    assert refused(state, "worker.add") == ("nowhere_to_lie", "C-11.9")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        pytest.param("worker.step w1 0,0", ("worker_away", "C-1.11"), id="C-1.11 in the reserve"),
        pytest.param("worker.step w0 1,1", ("no_tile", "C-11.3"), id="C-11.3 no tile"),
        pytest.param("worker.step w0 0,0", ("too_far", "C-11.3"), id="C-11.3 two away"),
    ],
)
def test_refused_steps(text, why):
    board = (*CROSSES, ["T35", 2, 0, 0])
    assert refused(moving(["tile", 2, 0, 0], board=board), text) == why


def test_c_3_1_the_family_version_has_four_workers():
    state = moving(["tile", 0, 0, 0], version="family")
    assert refused(state, "worker.step w4 0,1") == ("no_such_worker", "C-2.2")


def test_c_11_10_many_may_lie_together_and_growing_together_costs_nothing():
    players = (
        {"workers": [["tile", 0, 0, 2]], "hand": ["T34", "T38"]},
        {"workers": [["tile", 1, 1, 0], ["tile", 1, 1, 0]], "mealhas": 2},
    )
    board = (["SA", 0, 0, 0], ["T21", 1, 1, 0], ["T27", 1, 2, 0], ["T30", 0, 2, 0])
    state = acts(scene(board=board, players=players), "tile.place T34 1,0 r0")
    assert [estate.mealhas for estate in state.table.estates] == [0, 2]


def test_c_11_11_moving_without_adding_and_adding_without_moving():
    moved = acts(moving(["tile", 0, 0, 0]), "worker.step w0 1,0", "worker.lay NW", "move.done")
    added = acts(moving(["tile", 0, 0, 0]), "worker.add", "worker.lay NW", "move.done")
    neither = acts(moving(["tile", 0, 0, 0]), "move.done")
    assert {state.table.phase for state in (moved, added, neither)} == {"cons"}


@pytest.mark.parametrize(
    ("workers", "steps"),
    [
        pytest.param((), 0, id="C-12.1 nobody"),
        pytest.param((["tile", 1, 0, 3],), 2, id="C-12.1 two crosses"),
        pytest.param((["tile", 1, 0, 3], ["tile", 0, 0, 2]), 2, id="C-12.1 a monte once"),
        pytest.param((["tile", 1, 0, 3], ["tile", -1, 0, 0]), 3, id="C-12.1 G7 a chapel more"),
        pytest.param((["tile", 0, 0, 1],), 0, id="C-12.1 a monte without any"),
    ],
)
def test_religion(workers, steps):
    state, events = played(moving(*workers), "move.done")
    assert state.table.own.religion == steps
    assert sum(values["steps"] for values in named(events, "religion")) == steps


def test_c_12_1_workers_on_castles_count_nothing():
    state = acts(on_castle(), "move.done")
    assert state.table.own.religion == 0
    assert measures(state.table, "K00") == (1, 0)


def test_c_12_2_the_cylinder_stops_on_the_last_space():
    player = {"workers": [["tile", 1, 0, 3]], "religion": 32}
    state = scene(board=CROSSES, phase="move", placed=(1, 0), players=(player, {}))
    assert acts(state, "move.done").table.own.religion == 33


@pytest.mark.parametrize(
    ("side", "space", "points"),
    [
        pytest.param("advanced", 0, 0, id="C-12.2 advanced start"),
        pytest.param("advanced", 1, 0, id="C-12.2 advanced 1"),
        pytest.param("advanced", 2, 1, id="C-12.2 advanced 2"),
        pytest.param("advanced", 32, 9, id="C-12.2 advanced 32"),
        pytest.param("advanced", 33, 10, id="C-12.2 advanced end"),
        pytest.param("family", 2, 0, id="C-12.2 family 2"),
        pytest.param("family", 9, 3, id="C-12.2 family 9"),
        pytest.param("family", 48, 16, id="C-12.2 family end"),
    ],
)
def test_religion_track(side, space, points):
    assert religion_points(side, space) == points
    assert RELIGION[side][-1] == {"advanced": 33, "family": 48}[side]
