"""Rules 1: the board computed from its geometry is the printed one."""

import json
from collections import Counter
from pathlib import Path

import pytest

from ribeira.core.grids import hexes as hexgrid
from ribeira.games.dosrios import material
from ribeira.games.dosrios.board_map import (
    BORDERS,
    BORDERS_OF,
    DOWN,
    HEX_CELLS,
    HEXES,
    LAKES,
    LOWER,
    NEIGHBOURS,
    SPRING_CELLS,
    UPPER,
    assemble,
    heights,
    land,
)
from tests.games.dosrios.scene import dealt, do, scene

PRINTED = json.loads((Path(__file__).parent / "board.json").read_text(encoding="utf-8"))
BY_NAME = {hex_["id"]: hex_ for hex_ in PRINTED["hexes"]}


def below(space):
    return {border.partition(":")[2]: LOWER[border] for border in DOWN[space]}


def test_r_1_1_49_hexes_in_seven_columns_of_seven():
    assert tuple(BY_NAME) == HEXES
    assert Counter(name[0] for name in HEXES) == dict.fromkeys("ABCDEFG", 7)


def test_r_1_2_axial_coordinates_and_where_they_are_drawn():
    assert {name: (hex_["q"], hex_["r"]) for name, hex_ in BY_NAME.items()} == HEX_CELLS
    assert hexgrid.centre(HEX_CELLS["D4"], 10) == pytest.approx((0, -10 * 3**0.5))
    assert hexgrid.centre(HEX_CELLS["E1"], 10) == pytest.approx((15, -35 * 3**0.5))
    east, *_, north_east = hexgrid.corners((0, 0), 10)
    assert east == pytest.approx((10, 0))
    assert north_east == pytest.approx((5, -5 * 3**0.5))


def test_r_1_3_depth_grows_by_one_or_two_with_every_piece():
    assert {name: hexgrid.depth(cell) for name, cell in HEX_CELLS.items()} == {
        name: hex_["depth"] for name, hex_ in BY_NAME.items()
    }
    steps = {direction: hexgrid.depth(step) for direction, step in hexgrid.STEPS.items()}
    assert (steps["D"], steps["DL"], steps["DR"]) == (2, 1, 1)


@pytest.mark.parametrize("hex_", HEXES)
def test_r_1_4_neighbours_below(hex_):
    assert below(hex_) == BY_NAME[hex_]["down"]
    assert list(NEIGHBOURS[hex_]) == sorted(BY_NAME[hex_]["neighbours"])


def test_r_1_5_springs():
    for spring in PRINTED["springs"]:
        assert below(spring["id"]) == spring["down"]
        assert SPRING_CELLS[spring["id"]] == (spring["q"], spring["r"])
        assert spring["id"] not in NEIGHBOURS


def test_r_1_6_city_and_roads():
    assert NEIGHBOURS["CITY"] == ("C7", "D7", "E7", "ROADE", "ROADW")
    assert NEIGHBOURS["ROADW"] == ("A4", "A5", "A6", "CITY")
    assert NEIGHBOURS["ROADE"] == ("CITY", "G4", "G5", "G6")


def test_r_1_7_heights():
    high = heights(dealt(layout="R1").terrain)
    ladder = ("LW", "LE"), ("CITY", "ROADW", "ROADE"), ("A7", "B5", "B4"), ("A1",), ("B1",)
    assert [{high[place] for place in places} for places in ladder] == [{0}, {1}, {2}, {3}, {4}]


def test_r_1_8_the_frame_never_changes():
    assert len(material.FRAME) == 13
    for seed in range(20):
        kinds = land(dealt(seed=seed).terrain)
        assert {hex_: kinds[hex_] for hex_ in material.FRAME} == material.FRAME
    frame = {name for name, hex_ in BY_NAME.items() if hex_["zone"] == "frame"}
    assert frame == set(material.FRAME)


@pytest.mark.parametrize("layout", ["R1", "R2"])
def test_r_1_9_reference_layouts(layout):
    columns = PRINTED["layouts"][layout]["columns"]
    assert assemble(material.LAYOUTS[layout]) == "".join(columns.values())
    assert dealt(layout=layout).terrain == "".join(columns.values())
    assert [list(pair) for pair in material.LAYOUTS[layout]] == PRINTED["layouts"][layout][
        "placement"
    ]


def test_r_1_9_slots_and_tiles():
    assert [list(slot) for slot in material.SLOTS] == [s["hexes"] for s in PRINTED["landSlots"]]
    assert list(material.TILES) == [tile["hexes"] for tile in PRINTED["landTiles"]]
    letters = Counter("".join(material.TILES))
    assert letters == {"W": 7, "C": 7, "T": 7, "F": 9, "H": 6}


def test_r_1_10_137_borders_can_carry_water():
    assert set(BORDERS) == set(PRINTED["borders"])
    assert len(BORDERS) == 137
    ends = Counter("lake" if LOWER[border] in LAKES else LOWER[border] for border in BORDERS)
    assert (ends["lake"], ends["CITY"]) == (10, 3)
    assert sum(UPPER[border] in SPRING_CELLS for border in BORDERS) == 4
    assert {border for hex_ in HEXES for border in BORDERS_OF[hex_]} == set(BORDERS)


def test_r_6_7_r_6_8_the_movement_graph():
    """Lakes, springs and mountains are no places."""
    found = {frozenset((place, near)) for place in NEIGHBOURS for near in NEIGHBOURS[place]}
    assert found == set(map(frozenset, PRINTED["movementGraph"]))
    assert len(found) == 120 + 3 + 2 + 6


def test_1_1_1_2_what_lies_in_the_box():
    printed, constants = PRINTED["components"], PRINTED["constants"]
    assert Counter(material.CARDS) == PRINTED["cards"]
    assert printed["campesinosPerColour"] == material.FIGURES
    assert printed["fincasPerColour"] == material.FINCAS
    assert printed["dams"] == material.DAMS
    assert constants["movementPoints"] == material.POINTS
    assert constants["fastMoveCost"] == material.COSTS["fast"]
    assert constants["desperadoHits"] == material.RAIDED_HEXES
    assert constants["harvestMoney"] == material.HARVEST_MONEY
    assert constants["buildsPerTurn"] == material.BUILDS_IN_A_TURN
    assert constants["figuresPerHexAtTurnEnd"] == material.FIGURES_ON_A_HEX
    assert constants["placementRounds"] == material.PLACED
    prices = {"finca": constants["fincaCost"], "hacienda": constants["haciendaCost"]}
    assert prices == material.PRICES


@pytest.mark.parametrize(("seats", "stock"), [(2, 36), (3, 34), (4, 32)])
def test_r_1_12_r_2_13_dam_stock_after_the_set_up(seats, stock):
    assert dealt(seats).stock == stock


def test_r_1_13_the_bank_has_no_bottom():
    state = scene(figures={0: "B4"}, money=(9_000, 9_000), stage="card", row=("T", "W", "C"))
    assert do(state, "use")[0].money == (9_100, 9_000)


def test_r_1_14_start_hand_and_hand_limit():
    assert dealt(4).hands == (PRINTED["constants"]["startDams"],) * 4
    assert dealt(4).money == (0,) * 4
    assert PRINTED["constants"]["handDamsMax"] == material.HAND_LIMIT
    state = scene(figures={0: "A1 A3"}, hands=(4, 5), stage="card", row=("WOOD", "W", "C"))
    assert do(state, "use")[0].hands == (5, 5)
