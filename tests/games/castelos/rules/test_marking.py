"""C-8: the trail, its cylinder and its discs."""

import pytest

from ribeira.games.castelos.material import EXPLORATION, FACES
from ribeira.games.castelos.rules.trail import face, next_space, owned, spaces, start_space
from tests.games.castelos.scene import A, acts, keys, legal, named, played, refused, scene

BOARD = (["SA", 0, 0, 0], ["T30", -1, 0, 3], ["T37", 0, 1, 3])
TRAIL = (["E20", "a", False], ["E16", "b", False], ["E12", "a", False])
# E20a: flax olive flax pasture; E16b: wasteland forest wasteland flax;
# E12a: chestnut toll chestnut flax. Monte NW of T37: pasture, wasteland, chestnut.


def marking(
    cylinder=2, options=None, version="advanced", board=BOARD, placed=(0, 1), castles=(), **player
):
    player = {"trail": TRAIL, "cylinder": cylinder, "discs": 3, **player}
    return scene(
        board=board,
        phase="mark",
        placed=placed,
        castles=castles,
        players=(player, {}),
        options=options,
        version=version,
    )


def test_c_8_1_spaces_count_from_the_left_and_reverse_with_the_tile():
    assert face(("E12", "a", 0)) == ("chestnut", "toll", "chestnut", "flax")
    assert face(("E12", "a", 1)) == ("flax", "chestnut", "toll", "chestnut")
    row = spaces(marking().table.own.trail)
    assert (row[0], row[4], row[9], len(row)) == ("flax", "wasteland", "toll", 12)


@pytest.mark.parametrize(
    ("cylinder", "slots"),
    [
        pytest.param(0, [1, 2], id="C-8.1 first space"),
        pytest.param(3, [1, 2], id="C-8.1 last space of the first tile"),
        pytest.param(4, [2], id="C-8.1 on the second"),
        pytest.param(8, [], id="C-8.1 on the last"),
    ],
)
def test_locked_tiles(cylinder, slots):
    altered = legal(marking(cylinder), "trail.alter")
    assert sorted({int(text.split()[1]) for text in altered}) == slots


@pytest.mark.parametrize(
    ("cylinder", "marks", "expected"),
    [
        pytest.param(0, (), {"flax": 1}, id="C-8.2 under the cylinder"),
        pytest.param(2, (), {"flax": 2, "olive": 1}, id="C-8.2 left of it"),
        pytest.param(0, (8, 10), {"flax": 1, "chestnut": 2}, id="C-8.2 under discs"),
        pytest.param(
            9,
            (),
            {"flax": 3, "olive": 1, "pasture": 1, "wasteland": 2, "forest": 1, "chestnut": 1},
            id="C-8.2 never a toll",
        ),
    ],
)
def test_owned(cylinder, marks, expected):
    assert owned(marking(cylinder, trailDiscs=marks).table.own) == expected


def test_c_8_3_one_monte_of_the_placed_tile():
    state = marking()
    assert legal(state, "monte.choose") == [
        f"monte.choose 0,1 {quarter}" for quarter in ("NW", "NE", "SE", "SW")
    ]
    state, events = played(state, "monte.choose 0,1 NW")
    (choice,) = named(events, "chose_monte")
    assert sorted(choice["shows"]) == ["chestnut", "pasture", "wasteland"]
    assert legal(state, "monte.choose") == []


def test_c_8_3_montes_that_show_the_same_are_offered_once():
    twins = (["T30", 1, 0, 1], ["T22", 0, 0, 3])  # house and wasteland, wasteland and house
    state = marking(board=twins, placed=(0, 0))
    assert legal(state, "monte.choose") == [
        f"monte.choose 0,0 {quarter}" for quarter in ("NW", "NE", "SW")
    ]
    assert refused(state, "monte.choose 0,0 SE") == ("same_monte", "C-8.3")


def test_c_8_3_not_a_monte_under_a_castle():
    castle = {"id": "idanha", "corner": [1, 1], "open": []}
    board = (["SA", 0, 0, 2], ["T21", 1, 0, 0], ["T22", 1, 1, 0], ["T30", 0, 1, 0])
    state = marking(board=board, placed=(1, 1), castles=[castle])
    assert refused(state, "monte.choose 1,1 NW") == ("covered", "C-1.7")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        pytest.param("monte.choose 0,0 NW", ("not_placed_tile", "C-8.3"), id="C-8.3 other tile"),
        pytest.param("monte.choose 5,5 NW", ("no_tile", "C-1.1"), id="C-8.3 no tile"),
        pytest.param("cyl.advance", ("choose_monte", "C-8.3"), id="C-8.3 choose before advancing"),
        pytest.param("disc.mark 4", ("choose_monte", "C-8.3"), id="C-8.3 choose before marking"),
    ],
)
def test_refused_before_a_monte_is_chosen(text, why):
    assert refused(marking(), text) == why


@pytest.mark.parametrize(
    ("cylinder", "text", "why"),
    [
        pytest.param(2, "monte.choose 0,1 SE", ("monte_chosen", "C-8.3"), id="C-8.3 once"),
        pytest.param(4, "cyl.advance", ("not_in_monte", "C-8.4"), id="C-8.4 forest"),
        pytest.param(8, "cyl.advance", ("toll_ahead", "C-8.9"), id="C-8.9 toll ahead"),
        pytest.param(11, "cyl.advance", ("trail_ends", "C-8.4"), id="C-8.4 end of the trail"),
        pytest.param(2, "disc.mark 5", ("not_in_monte", "C-8.5"), id="C-8.5 forest"),
        pytest.param(2, "disc.mark 2", ("behind_cylinder", "C-8.5"), id="C-8.5 cylinder"),
        pytest.param(2, "disc.mark 0", ("behind_cylinder", "C-8.5"), id="C-8.5 behind"),
        pytest.param(2, "disc.mark 9", ("toll_space", "C-8.5"), id="C-8.5 toll"),
        pytest.param(2, "disc.mark 12", ("no_space", "C-8.1"), id="C-8.1 beyond the trail"),
        pytest.param(2, "disc.mark 6", ("disc_there", "C-8.5"), id="C-8.5 a disc lies there"),
    ],
)
def test_refused_marks(cylinder, text, why):
    state = acts(marking(cylinder, trailDiscs=(6,)), "monte.choose 0,1 NW")
    assert refused(state, text) == why


def test_c_8_4_the_cylinder_advances_as_long_as_the_monte_shows_the_next_space():
    state, events = played(marking(), "monte.choose 0,1 NW", "cyl.advance", "cyl.advance")
    assert state.table.own.cylinder == 4
    assert [values["terrain"] for values in named(events, "advanced")] == ["pasture", "wasteland"]
    assert legal(state, "cyl.advance") == []


def test_c_8_5_discs_on_spaces_to_the_right_while_they_last():
    state = acts(marking(discs=2), "monte.choose 0,1 NW")
    assert [text.split()[1] for text in legal(state, "disc.mark")] == ["3", "4", "6", "8", "10"]
    state = acts(state, "disc.mark 10", "disc.mark 4")
    assert (state.table.own.marks, state.table.own.discs) == ((4, 10), 0)
    assert refused(state, "disc.mark 8") == ("no_disc_in_reserve", "C-8.5")


def test_c_8_6_one_quarter_serves_every_space_of_its_terrain():
    state = acts(marking(), "monte.choose 0,1 NW", "disc.mark 8", "disc.mark 10")
    assert owned(state.table.own)["chestnut"] == 2


def test_c_8_7_the_disc_that_is_reached_returns():
    state, events = played(
        marking(trailDiscs=(4, 6)), "monte.choose 0,1 NW", "cyl.advance", "cyl.advance"
    )
    assert (state.table.own.marks, state.table.own.discs) == ((6,), 4)
    assert named(events, "discs_back") == [{"seat": A, "discs": 1}]


def test_c_8_7_a_disc_ahead_does_not_let_the_cylinder_in():
    state = acts(marking(4, trailDiscs=(5,)), "monte.choose 0,1 NW")
    assert refused(state, "cyl.advance") == ("not_in_monte", "C-8.4")


def test_c_8_8_an_unplaced_tile_at_the_right_end_in_four_ways():
    state = marking(unplaced=["E01"])
    assert legal(state, "trail.add") == [
        f"trail.add E01{f}{way}" for f in FACES for way in ("", "'")
    ]
    state, events = played(state, "trail.add E01b'")
    assert state.table.own.trail[-1] == ("E01", "b", 1)
    assert keys(events) == ["trail_added"]


def test_c_8_8_turn_over_reverse_or_exchange():
    state = marking(unplaced=["E01"])
    offered = legal(state, "trail.alter")
    assert len(offered) == 2 * (3 + 4)  # each of two slots: three other ways, four of E01
    assert "trail.alter 1 E16b" not in offered
    state, events = played(state, "trail.alter 1 E01a'")
    assert (state.table.own.trail[1], state.table.own.unplaced) == (("E01", "a", 1), ("E16",))
    assert named(events, "trail_altered")[0]["was"] == ("E16", "b", 0)


def test_c_8_8_discs_on_an_altered_tile_return():
    state, events = played(marking(trailDiscs=(4, 6, 8)), "trail.alter 1 E16a")
    assert (state.table.own.marks, state.table.own.discs) == ((8,), 5)
    assert named(events, "discs_back") == [{"seat": A, "discs": 2}]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        pytest.param("trail.alter 0 E20b", ("locked", "C-8.8"), id="C-8.8 locked"),
        pytest.param("trail.alter 3 E20b", ("no_slot", "C-8.1"), id="C-8.1 no such slot"),
        pytest.param("trail.alter 1 E12a", ("no_slot_swap", "C-8.8"), id="C-8.8 no swapping"),
        pytest.param("trail.alter 1 E05a", ("not_unplaced", "C-8.8"), id="C-8.8 not yours"),
        pytest.param("trail.alter 1 E16b", ("lies_so", "C-8.8"), id="C-8.8 as it lies"),
        pytest.param("trail.add E05a", ("not_unplaced", "C-8.8"), id="C-8.8 adding not yours"),
    ],
)
def test_refused_building(text, why):
    assert refused(marking(unplaced=["E01"]), text) == why


def test_c_8_8_an_arrangement_seen_in_this_turn_is_not_offered_again_without_more_discs():
    state = acts(marking(), "trail.alter 1 E16a", "trail.alter 1 E16a'")
    assert "trail.alter 1 E16b" not in legal(state)
    assert "trail.alter 1 E16a" not in legal(state)
    assert refused(state, "trail.alter 1 E16b") == ("seen_arrangement.discs", "C-8.8")
    assert "trail.alter 2 E12b" in legal(state)


def test_c_8_8_a_tile_may_lie_as_it_lay_once_its_disc_is_back():
    """The disc was there before the turn: altering the tile there and back frees it."""
    before = marking(trailDiscs=[4])
    state = acts(before, "trail.alter 1 E16a")
    assert state.table.own.discs == before.table.own.discs + 1
    assert "trail.alter 1 E16b" in legal(state)
    state = acts(state, "trail.alter 1 E16b")
    assert state.table.own.trail == before.table.own.trail
    assert refused(state, "trail.alter 1 E16a") == ("seen_arrangement.discs", "C-8.8")


def test_c_8_8_a_disc_of_this_turn_does_not_bring_an_arrangement_back():
    """Else marking and altering could go on for ever."""
    state = acts(marking(), "monte.choose 0,1 NW", "disc.mark 4", "trail.alter 1 E16a")
    assert refused(state, "trail.alter 1 E16b") == ("seen_arrangement.discs", "C-8.8")


def test_c_8_8_building_ends_by_itself():
    state, steps = marking(unplaced=["E01"]), 0
    while offered := legal(state, "trail.alter"):
        state, steps = acts(state, offered[0]), steps + 1
    assert steps < 4**2 * 3 * 2


@pytest.mark.parametrize(
    ("phase", "more"),
    [
        pytest.param("place", {}, id="C-8.9 before placing"),
        pytest.param("mode", {}, id="C-8.9 before choosing"),
        pytest.param("mark", {}, id="C-8.9 marking"),
        pytest.param("land", {}, id="C-8.9 landscapes"),
        pytest.param("move", {}, id="C-8.9 moving"),
        pytest.param("cons", {}, id="C-8.9 constructions"),
        pytest.param("end", {"version": "family"}, id="C-8.9 the family's last step"),
    ],
)
def test_toll_at_any_decision_point(phase, more):
    trail = (["E16", "a", False],)
    state = scene(phase=phase, placed=(0, 0), players=({"trail": trail, "mealhas": 2}, {}), **more)
    assert next_space(state.table.own) == "toll"
    after, events = played(state, "toll.pay")
    assert (after.table.own.mealhas, after.table.own.cylinder) == (1, 1)
    assert (after.table.phase, keys(events)) == (phase, ["toll"])


def test_c_8_9_not_while_a_worker_stands():
    trail = (["E16", "a", False],)
    player = {"trail": trail, "mealhas": 2, "workers": [["tile", 0, 0, 0]]}
    state = scene(board=BOARD, phase="move", placed=(0, 1), players=({**player}, {}), moves=1)
    assert refused(acts(state, "worker.step w0 0,1"), "toll.pay") == ("worker_stands", "C-8.9")


@pytest.mark.parametrize(
    ("player", "why"),
    [
        pytest.param({"mealhas": 0}, ("no_mealha", "C-8.9"), id="C-8.9 X29 no money"),
        pytest.param({"mealhas": 2, "cylinder": 1}, ("no_toll", "C-8.9"), id="C-8.9 no toll"),
    ],
)
def test_refused_tolls(player, why):
    state = scene(players=({"trail": (["E16", "a", False],), **player}, {}))
    assert refused(state, "toll.pay") == why


def test_c_8_9_only_in_the_own_turn():
    state = scene(players=({}, {"trail": (["E16", "a", False],), "mealhas": 2}))
    assert refused(state, "toll.pay", seat=1) == ("not_your_turn", "C-4.1")


def test_c_8_10_moves_and_discs_in_any_order_until_the_seat_says_so():
    texts = ("monte.choose 0,1 NW", "disc.mark 8", "cyl.advance", "disc.mark 6", "cyl.advance")
    state = acts(marking(), *texts)
    assert (state.table.own.cylinder, state.table.own.marks) == (4, (6, 8))
    assert acts(state, "mark.done").table.phase == "land"
    assert refused(state, "turn.end") == ("not_now", "C-8.10")


def test_c_2_9_the_leftmost_space_that_is_no_toll():
    starts = {
        start_space((tile, side, turned))
        for tile in EXPLORATION
        for side in FACES
        for turned in (0, 1)
    }
    assert starts == {0}
