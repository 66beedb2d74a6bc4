"""C-5 to C-7: where a tile may lie, which castle it founds, and what its rock brings."""

import pytest

from ribeira.games.castelos.material import BONUS, EXPLORATION, TERRAIN
from ribeira.games.castelos.rules.trail import WAYS
from tests.games.castelos.scene import (
    A,
    B,
    acts,
    dealt,
    keys,
    legal,
    monte,
    named,
    opened,
    played,
    refused,
    scene,
)

TWO_ROCKS = (  # G2: the gap at (1, 1) closes rock montes at (1, 1) and (2, 1)
    ["SA", 0, 0, 0],
    ["T01", 1, 0, 3],
    ["T37", 2, 0, 0],
    ["T30", 0, 1, 0],
    ["T02", 2, 1, 0],
)
NEAR = {"id": "monsanto", "corner": [0, 1], "open": []}  # beside (1, 1), far from (2, 1)
WITH_NEAR = (*TWO_ROCKS, ["T34", -1, 0, 0], ["T26", -1, 1, 0])
STACK = ("penha-garcia", "idanha")


def gap(stack=STACK, workers=(), rivals=(), board=TWO_ROCKS, **more):
    players = ({"hand": ["T24", "T39"], "workers": workers}, {"workers": rivals})
    return scene(board=board, castleStack=stack, players=players, **more)


def rock(tile, **player):
    """That rock tile laid beside the rock of the start tile."""
    family = player.pop("version", "advanced")
    more = {name: player.pop(name) for name in ("explorationStack",) if name in player}
    state = scene(players=({"hand": [tile, "T21"], **player}, {}), version=family, **more)
    return played(state, f"tile.place {tile} -1,0 r1")


def test_c_5_1_one_tile_of_the_hand_on_an_empty_cell_beside_a_tile():
    state = acts(scene(players=({"hand": ["T21", "T38"]}, {})), "tile.place T21 0,1 r3")
    assert state.table.tiles == (("SA", 0, 0, 0), ("T21", 0, 1, 3))
    assert state.hands[A] == ("T38",)
    assert legal(state, "tile.place") == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        pytest.param("tile.place T22 1,0 r0", ("not_in_hand", "C-5.1"), id="C-5.1 hand"),
        pytest.param("tile.place T21 0,0 r0", ("cell_full", "C-5.1"), id="C-5.1 full"),
        pytest.param("tile.place T21 1,1 r0", ("not_adjacent", "C-5.1"), id="C-5.1 diagonal"),
        pytest.param("tile.place T21 5,0 r0", ("not_adjacent", "C-5.1"), id="C-5.1 far"),
        pytest.param("tile.place T01 -1,0 r0", ("turn_rock", "C-5.2"), id="C-5.2 turn"),
        pytest.param("tile.place T01 1,0 r0", ("join_rock", "C-5.2"), id="C-5.2 elsewhere"),
    ],
)
def test_refused_placements(text, why):
    assert refused(scene(players=({"hand": ["T01", "T21"]}, {})), text) == why


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        pytest.param((["SA", 0, 0, 0],), ["-1,0 r1", "0,-1 r3"], id="C-5.2 X02"),
        pytest.param((["SB", 0, 0, 0],), 16, id="C-5.2 X03 no rock at all"),
        pytest.param((["SA", 0, 0, 0], ["T21", -1, 0, 0]), ["0,-1 r3"], id="C-5.2 X04"),
        pytest.param(
            (["SA", 0, 0, 2], ["T21", 1, 0, 0], ["T22", 1, 1, 0], ["T30", 0, 1, 0]),
            8 * 4,
            id="C-5.2 the only rock is closed",
        ),
        pytest.param(
            (["SB", 0, 0, 0], ["T37", 1, 0, 0], ["T01", 1, 1, 1]),
            ["2,1 r0"],
            id="C-5.2 a rock beside one empty side, not round the corner",
        ),
    ],
)
def test_rock_exception(board, expected):
    state = scene(board=board, players=({"hand": ["T10", "T21"]}, {}))
    found = [text for text in legal(state, "tile.place") if " T10 " in text]
    if isinstance(expected, int):
        assert len(found) == expected
    else:
        assert [text.removeprefix("tile.place T10 ") for text in found] == expected


def test_c_5_2_a_rock_must_join_even_where_no_castle_can_follow():
    castles = [{"id": "idanha", "corner": [2, 1], "open": []}]
    board = (*TWO_ROCKS, ["T24", 1, 1, 0], ["T03", 3, 0, 0])  # its rock lies beside the castle
    state = scene(board=board, castles=castles, players=({"hand": ["T05", "T21"]}, {}))
    assert [text for text in legal(state, "tile.place") if " T05 " in text] != []
    assert all(
        "rock" in monte(acts(state, text), *where_rock(text))
        and monte(acts(state, text), *where_rock(text)).count("rock") > 1
        for text in legal(state, "tile.place")
        if " T05 " in text
    )


def where_rock(text):
    """The quarter on which a placement puts its rock: printed NW, turned so often."""
    _, _, cell, rotation = text.split()
    x, y = map(int, cell.split(","))
    return x, y, int(rotation[1])


def test_c_5_3_the_exception_binds_only_the_tile_being_placed():
    state = scene(players=({"hand": ["T01", "T21"]}, {}))
    assert len([text for text in legal(state, "tile.place") if " T21 " in text]) == 16


def test_c_5_4_a_legal_placement_always_exists():
    state = opened(2, 3).state
    assert legal(state, "tile.place")


@pytest.mark.parametrize(
    ("stack", "board", "phase", "founded"),
    [
        pytest.param(STACK, TWO_ROCKS, "found", [], id="C-6.2 several: the seat chooses"),
        pytest.param((), TWO_ROCKS, "mode", [], id="C-6.1 no castle left"),
        pytest.param(STACK, (TWO_ROCKS[0], *TWO_ROCKS[2:]), "mode", [], id="C-6.1 not closed"),
        pytest.param(
            STACK,
            (*TWO_ROCKS[:4], ["T34", 2, 1, 0]),
            "mode",
            [("penha-garcia", (1, 1))],
            id="C-6.2 one: it is founded",
        ),
        pytest.param(
            STACK,
            (["SB", 0, 0, 0], ["T21", 1, 0, 3], ["T30", 0, 1, 0]),
            "mode",
            [],
            id="C-6.1 no rock",
        ),
    ],
)
def test_founding(stack, board, phase, founded):
    state = acts(gap(stack, board=board), "tile.place T24 1,1 r0")
    assert state.table.phase == phase
    assert [(castle.id, castle.corner) for castle in state.table.castles] == founded


def test_c_6_1_a_castle_beside_leaves_only_far_corners():
    state = acts(gap(castles=[NEAR], board=WITH_NEAR), "tile.place T24 1,1 r0")
    assert [castle.corner for castle in state.table.castles] == [(0, 1), (2, 1)]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        pytest.param("castle.found 1,2", ("not_closed", "C-6.1"), id="C-6.1 open"),
        pytest.param("castle.found 0,0", ("not_placed_corner", "C-6.1"), id="C-6.1 elsewhere"),
        pytest.param("mode.disc", ("not_now", "C-6.2"), id="C-6.2 cannot be refused"),
    ],
)
def test_refused_foundings(text, why):
    assert refused(acts(gap(), "tile.place T24 1,1 r0"), text) == why


def test_c_6_1_no_rock_no_castle():
    board = (*TWO_ROCKS, ["T34", 0, 2, 0], ["T26", 1, 2, 0])
    state = acts(gap(board=board), "tile.place T24 1,1 r0")
    assert refused(state, "castle.found 1,2") == ("no_rock", "C-6.1")


def test_c_6_1_too_near():
    board = (*WITH_NEAR, ["T03", 1, 2, 1], ["T35", 2, 2, 0])
    state = acts(gap(castles=[NEAR], board=board), "tile.place T24 1,1 r0")
    assert state.table.phase == "found"
    assert refused(state, "castle.found 1,1") == ("castle_near", "C-6.1")


def test_c_6_3_the_top_castle_is_laid_and_the_next_shown():
    state, events = played(gap(), "tile.place T24 1,1 r0", "castle.found 2,1")
    assert (state.table.castles[0].id, state.table.top, state.below) == (
        "penha-garcia",
        "idanha",
        (),
    )
    assert [event.reveals for event in events if event.key == "next_castle"] == [True]


def test_c_6_4_workers_in_the_monte_climb_free_of_charge():
    state, events = played(
        gap(workers=[["tile", 1, 0, 2]], rivals=[["tile", 2, 1, 0], ["tile", 2, 1, 1]]),
        "tile.place T24 1,1 r0",
        "castle.found 2,1",
    )
    assert state.table.estates[A].workers[0] == ("castle", 2, 1, 0)
    assert state.table.estates[B].workers[:2] == (("castle", 2, 1, 0), ("quarter", 2, 1, 1))
    assert [values["seat"] for values in named(events, "climbed")] == [A, B]
    assert [estate.mealhas for estate in state.table.estates] == [0, 0]


def test_c_6_5_the_factor_counts_houses_chapels_and_camps_and_markets_start_open():
    state = acts(gap(), "tile.place T24 1,1 r0", "castle.found 2,1")
    assert (state.table.castles[0].factor, state.table.castles[0].discs) == (4, ())


def test_c_6_6_a_closed_rock_monte_without_castle_stays_one():
    state = acts(gap(), "tile.place T24 1,1 r0", "castle.found 2,1")
    assert monte(state, 1, 1, 0) == ["flax", "milestone", "rock", "wheat"]
    state = acts(state, "turn.end")
    assert all(
        castle.corner == (2, 1)
        for text in legal(state, "tile.place")
        for castle in acts(state, text).table.castles
    )


def test_c_7_1_each_kind_of_bonus_is_printed_with_five_rocks():
    rocks = [tile for tile, quarters in TERRAIN.items() if "rock" in quarters]
    assert sorted(BONUS) == rocks
    assert {list(BONUS.values()).count(kind) for kind in BONUS.values()} == {5}


def test_c_7_1_the_bonus_follows_the_founding():
    board = (*TWO_ROCKS[:4], ["T37", 2, 1, 0])
    state = scene(board=board, castleStack=STACK, players=({"hand": ["T05", "T39"]}, {}))
    _, events = played(state, "tile.place T05 1,1 r0")
    assert keys(events) == ["placed", "founded", "next_castle", "mealha"]


def test_c_7_2_a_mealha():
    state, events = rock("T01")
    assert state.table.own.mealhas == 1
    assert named(events, "mealha") == [{"seat": A, "mealhas": 1}]


def test_c_7_3_a_step_of_religion():
    state, events = rock("T03", religion=6)
    assert state.table.own.religion == 7
    assert named(events, "religion") == [{"seat": A, "steps": 1, "space": 7}]


TWO_TILES = (["E16", "a", False], ["E12", "a", False])


@pytest.mark.parametrize(
    ("cylinder", "marks", "after", "discs"),
    [
        pytest.param(0, (), 1, 3, id="C-7.4 X13 a toll is free"),
        pytest.param(1, (), 2, 3, id="C-7.4 whatever the space shows"),
        pytest.param(1, (2,), 2, 4, id="C-7.4 C-8.7 the disc returns"),
    ],
)
def test_advance(cylinder, marks, after, discs):
    state, _ = rock("T02", trail=TWO_TILES, cylinder=cylinder, trailDiscs=marks, discs=3)
    own = state.table.own
    assert (own.cylinder, own.discs, own.marks, own.mealhas) == (after, discs, (), 0)


def test_c_7_4_at_the_end_of_the_trail_a_tile_may_be_added_in_four_ways():
    state, _ = rock("T02", trail=TWO_TILES[:1], cylinder=3, unplaced=["E12"])
    assert len(legal(state, "trail.add")) == len(WAYS)
    state, events = played(state, "trail.add E12b'")
    assert (state.table.own.cylinder, state.table.own.unplaced) == (4, ())
    assert state.table.phase == "mode"
    assert [event.rule for event in events] == ["C-7.4", "C-7.4"]


def test_c_7_4_or_the_bonus_given_up():
    state, _ = rock("T02", trail=TWO_TILES[:1], cylinder=3, unplaced=["E12"])
    state, events = played(state, "bonus.decline")
    assert (state.table.own.cylinder, state.table.phase) == (3, "mode")
    assert keys(events) == ["bonus_lost"]


@pytest.mark.parametrize("version", ["advanced", "family"])
def test_c_7_4_without_a_tile_the_bonus_is_lost(version):
    state, events = rock("T02", trail=TWO_TILES[:1], cylinder=3, version=version)
    assert state.table.phase == "mode"
    assert named(events, "bonus_lost") == [{"seat": A}]


def test_c_7_5_an_exploration_tile_joins_the_unplaced_and_serves_at_once():
    state, events = rock("T04", unplaced=["E01"])
    assert state.table.own.unplaced == ("E01", "E22")
    assert state.exploration == ("E21",)
    assert [event.reveals for event in events if event.key == "explored"] == [True]
    assert "trail.add E22a" in legal(acts(state, "mode.disc"))


def test_c_7_5_nothing_when_the_stack_is_empty():
    state, events = rock("T04", explorationStack=())
    assert (state.table.own.unplaced, state.table.phase) == ((), "mode")
    assert keys(events) == ["placed", "bonus_lost"]


def test_c_7_5_family_adds_it_at_once_with_face_a():
    state, _ = rock("T04", version="family")
    assert legal(state) == ["trail.add E22a", "trail.add E22a'"]
    assert refused(state, "trail.add E22b") == ("face_a", "C-7.5")
    assert refused(state, "bonus.decline") == ("no_bonus_to_decline", "C-7.4")
    assert refused(state, "trail.add E01a") == ("not_unplaced", "C-8.8")
    state = acts(state, "trail.add E22a'")
    assert state.table.own.trail[-1] == ("E22", "a", 1)
    assert (state.table.phase, state.table.own.unplaced) == ("mode", ())


def test_no_tile_shows_a_type_twice():
    assert all(len(set(quarters)) == 4 for quarters in TERRAIN.values())
    assert all(len(face) == 4 for faces in EXPLORATION.values() for face in faces)


def test_the_top_castle_is_all_that_is_seen_of_the_stack():
    state = dealt()
    assert state.table.top not in state.below
