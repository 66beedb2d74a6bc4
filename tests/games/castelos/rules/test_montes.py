"""C-1: quarters, corners, montes, rings and distances."""

import pytest

from ribeira.core.grids.squares import (
    cells_round,
    corners_of,
    distance,
    neighbours,
    read_cell,
    write_cell,
)
from ribeira.games.castelos.material import SHOWN
from ribeira.games.castelos.rules.montes import (
    all_montes,
    factor,
    is_closed,
    is_far,
    land,
    monte_at,
    quarters_of,
    ring,
    worked,
)
from ribeira.games.castelos.rules.state import RESERVE
from tests.games.castelos.scene import A, acts, legal, monte, scene

ROUND_THE_GAP = (  # seven tiles round (1, 1); (1, 0) and (0, 1) are empty
    ["SA", 0, 0, 0],
    ["T21", 0, -1, 0],
    ["T24", 1, -1, 0],
    ["T30", 2, -1, 0],
    ["T34", 2, 0, 0],
    ["T35", 2, 1, 0],
)
BLOCK = (  # a closed rock monte at corner (1, 1)
    ["SA", 0, 0, 2],
    ["T21", 1, 0, 0],
    ["T22", 1, 1, 0],
    ["T30", 0, 1, 0],
)
CASTLE = {"id": "idanha", "corner": [1, 1], "open": ["flax", "meat", "wheat"]}


def test_c_1_1_x_grows_eastward_and_y_southward():
    state = scene(phase="place")
    assert neighbours(0, 0) == ((0, -1), (1, 0), (0, 1), (-1, 0))
    assert set(land(state.table.tiles).frontier) == set(neighbours(0, 0))


def test_c_1_2_every_side_fits_every_other():
    state = scene(players=({"hand": ["T21", "T38"]}, {}))
    assert len(legal(state)) == 2 * 4 * 4


@pytest.mark.parametrize(
    ("rotation", "shown"),
    [
        (0, ("rock", "forest", "milestone", "meat")),
        (1, ("meat", "rock", "forest", "milestone")),
        (2, ("milestone", "meat", "rock", "forest")),
        (3, ("forest", "milestone", "meat", "rock")),
    ],
)
def test_c_1_3_a_tile_turns_clockwise(rotation, shown):
    assert SHOWN["T01"][rotation] == shown


def test_c_1_4_a_corner_gathers_a_quarter_of_each_cell_round_it():
    for k, cell in enumerate(cells_round((5, 7))):
        assert corners_of(*cell)[k] == (5, 7)


@pytest.mark.parametrize(
    ("board", "quarter", "shown"),
    [
        pytest.param((["SA", 0, 0, 0],), (0, 0, 2), ["wheat"], id="C-1.5 one quarter"),
        pytest.param(
            (["SA", 0, 0, 0], ["T21", 1, 0, 0]), (0, 0, 2), ["house", "wheat"], id="C-1.5 two"
        ),
        pytest.param(
            (*ROUND_THE_GAP, ["T37", 1, 1, 0]), (0, 0, 2), ["wheat"], id="C-1.5 a diagonal"
        ),
        pytest.param(
            (*ROUND_THE_GAP, ["T37", 1, 1, 0]), (1, 1, 0), ["camp"], id="C-1.5 its other end"
        ),
        pytest.param(
            (*ROUND_THE_GAP, ["T37", 1, 1, 0], ["T27", 1, 0, 0]),
            (0, 0, 2),
            ["camp", "meat", "wheat"],
            id="C-1.5 joined by a third",
        ),
        pytest.param(BLOCK, (1, 1, 0), ["cross", "flax", "house", "rock"], id="C-1.5 four"),
    ],
)
def test_montes(board, quarter, shown):
    assert monte(scene(board=board), *quarter) == shown


def test_c_1_6_a_monte_is_closed_by_four_tiles():
    state = scene(board=BLOCK)
    assert is_closed(state.table, (1, 1))
    assert not is_closed(state.table, (0, 0))
    assert not is_closed(state.table, (9, 9))


def test_c_1_7_quarters_under_a_castle_no_longer_exist():
    state = scene(board=BLOCK, castles=[CASTLE], placed=(1, 1), phase="mark")
    assert monte_at(state.table, 1, 1, 0) is None
    assert all(monte[:2] != (1, 1) for monte in all_montes(state.table))
    assert "monte.choose 1,1 NW" not in legal(state)


def test_c_1_8_the_ring_is_the_twelve_quarters_round_the_castle():
    tiles = scene(board=BLOCK).table.tiles
    expected = sorted(
        [
            *("wheat", "pasture", "house"),  # SA turned twice, without its rock
            *("pasture", "scrub", "flax"),  # T21 without the house
            *("olive", "house", "wasteland"),  # T22 without the cross
            *("forest", "house", "wasteland"),  # T30 without the flax
        ]
    )
    assert sorted(ring(tiles, (1, 1))) == expected
    assert factor(tiles, (1, 1)) == 4  # C-6.5


@pytest.mark.parametrize(
    ("corner", "far"),
    [
        pytest.param((1, 1), False, id="C-1.9 itself"),
        pytest.param((2, 1), False, id="C-1.9 beside"),
        pytest.param((0, 0), False, id="C-1.9 diagonal"),
        pytest.param((3, 1), True, id="C-1.9 two away"),
        pytest.param((3, 2), True, id="C-1.9 the longer of both axes"),
        pytest.param((2, 2), False, id="C-1.9 both axes short"),
        pytest.param((-1, 3), True, id="C-1.9 diagonal two away"),
    ],
)
def test_distance_of_castles(corner, far):
    assert is_far(scene(board=BLOCK, castles=[CASTLE]).table, corner) is far


def test_c_1_9_distance_is_the_longer_axis():
    assert distance((0, 0), (2, -3)) == 3


def test_c_1_10_adjacent_tiles_share_a_side():
    state = scene(board=(["SA", 0, 0, 0], ["T21", 1, 0, 0], ["T22", 1, 1, 0]))
    assert (1, 1) not in neighbours(0, 0)
    assert (2, 2) not in land(state.table.tiles).frontier


def test_c_1_11_workers_in_the_territory_lie_on_quarters_and_castles():
    places = (["tile", 0, 0, 1], ["castle", 1, 1], "track", "reserve")
    state = scene(board=BLOCK, castles=[CASTLE], players=({"workers": places}, {}))
    assert len(state.table.own.afield) == 2
    assert state.table.own.workers.count(RESERVE) == 2


def test_c_1_12_a_gold_coin_is_five_mealhas():
    board = (["SA", 0, 0, 0], ["T21", 1, 0, 0])
    rival = {"workers": [["tile", 1, 0, 0]], "mealhas": 3}
    state = scene(
        board=board,
        phase="move",
        placed=(1, 0),
        players=({"mealhas": 7, "workers": [["tile", 0, 0, 0]]}, rival),
    )
    state = acts(state, "worker.step w0 1,0", "worker.lay NW")
    assert [estate.mealhas for estate in state.table.estates] == [2, 8]


def test_c_12_1_a_monte_counts_once_for_its_owner():
    places = (["tile", 1, 0, 3], ["tile", 0, 0, 2])  # one monte
    state = scene(board=BLOCK[:3], players=({"workers": places}, {}))
    assert sorted(worked(state.table, A)) == ["cross", "house", "rock"]


def test_a_monte_knows_its_quarters():
    state = scene(board=BLOCK)
    found = monte_at(state.table, 0, 1, 1)
    assert set(quarters_of(state.table, found)) == {(0, 0, 2), (1, 0, 3), (1, 1, 0), (0, 1, 1)}


@pytest.mark.parametrize("text", ["0,0", "-3,12", "4,-1"])
def test_places_have_one_name(text):
    assert write_cell(read_cell(text)) == text


@pytest.mark.parametrize("text", ["", "3", "3,", "+1,2", "1, 2", "01,2", "a,b", "1,2,3"])
def test_other_names_are_no_places(text):
    with pytest.raises(ValueError, match=r"invalid literal|not a place"):
        read_cell(text)
