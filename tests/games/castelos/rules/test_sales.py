"""C-9, C-10 and C-13: markets, and the cells of both tracks."""

import pytest

from ribeira.games.castelos.material import CELLS, COLUMNS
from ribeira.games.castelos.rules.state import TRACK
from ribeira.games.castelos.rules.steps.sales import open_markets
from ribeira.games.castelos.rules.trail import owned
from tests.games.castelos.scene import A, B, acts, legal, named, played, refused, scene

BOARD = (
    ["SA", 0, 0, 0],
    ["T01", 1, 0, 3],
    ["T37", 2, 0, 0],
    ["T30", 0, 1, 0],
    ["T02", 2, 1, 0],
    ["T24", 1, 1, 0],
)
CASTLE = {"id": "penha-garcia", "corner": [2, 1], "open": ["chestnut", "meat", "olive"]}
TRAIL = (["E16", "a", False], ["E12", "a", False])
# chestnut toll chestnut olive | chestnut toll chestnut flax
LAKES = (["E07", "b", False], ["E11", "b", False], ["E20", "b", False])
# lake toll lake scrub | lake toll lake pasture | wasteland toll wasteland lake


def selling(cylinder=4, markets=CASTLE["open"], phase="sell", options=None, **player):
    player = {"trail": TRAIL, "cylinder": cylinder, "discs": 2, **player}
    castle = {**CASTLE, "open": markets}
    return scene(
        board=BOARD,
        castles=[castle],
        phase=phase,
        placed=(1, 1),
        players=(player, {}),
        options=options,
    )


def claiming(own=None, rival=None, options=None, **more):
    """Seven spaces with four lakes are owned."""
    player = {"trail": LAKES, "cylinder": 11, "discs": 3, **(own or {})}
    return scene(phase="land", players=(player, rival or {}), options=options, **more)


def test_c_9_1_one_sale_and_on_to_the_landscapes():
    state = acts(selling(), "sell penha-garcia chestnut reserve")
    assert state.table.phase == "land"
    assert refused(state, "sell penha-garcia olive reserve") == ("too_late", "C-4.5")


@pytest.mark.parametrize(
    ("player", "markets", "sales"),
    [
        pytest.param(
            {"cylinder": 3}, ["chestnut", "olive"], {"chestnut", "olive"}, id="C-9.2 what is owned"
        ),
        pytest.param({"cylinder": 3}, ["olive"], {"olive"}, id="C-9.2 open markets only"),
        pytest.param({"cylinder": 3}, ["meat"], set(), id="C-9.2 no meat"),
        pytest.param({"cylinder": 0}, ["olive"], set(), id="C-9.2 no olive yet"),
        pytest.param({"cylinder": 3, "discs": 0}, ["olive"], set(), id="C-9.2 no disc"),
    ],
)
def test_sales_offered(player, markets, sales):
    state = acts(selling(phase="mark", markets=markets, **player), "mark.done")
    assert {text.split()[2] for text in legal(state, "sell")} == sales
    assert state.table.phase == ("sell" if sales else "land")


@pytest.mark.parametrize(
    ("text", "player", "markets", "why"),
    [
        pytest.param(
            "sell idanha wheat reserve", {}, ["meat"], ("no_castle", "C-9.2"), id="C-9.2 castle"
        ),
        pytest.param(
            "sell penha-garcia flax reserve",
            {},
            ["meat"],
            ("no_market", "C-9.2"),
            id="C-9.2 market",
        ),
        pytest.param(
            "sell penha-garcia chestnut reserve",
            {},
            ["meat"],
            ("market_closed", "C-9.5"),
            id="C-9.5 closed",
        ),
        pytest.param(
            "sell penha-garcia meat reserve", {}, ["meat"], ("no_goods", "C-9.2"), id="C-9.2 goods"
        ),
        pytest.param(
            "sell penha-garcia chestnut reserve",
            {"trailDiscs": [6]},
            ["chestnut"],
            ("disc_on_it", "C-9.4"),
            id="C-9.4 the disc over the product",
        ),
        pytest.param(
            "sell penha-garcia olive reserve",
            {"trailDiscs": [7], "discs": 0},
            ["olive"],
            ("no_disc_in_reserve", "C-9.4"),
            id="C-9.4 empty reserve",
        ),
        pytest.param(
            "sell penha-garcia olive 6",
            {"trailDiscs": [7]},
            ["olive"],
            ("no_disc_there", "C-9.4"),
            id="C-9.4 no disc there",
        ),
        pytest.param(
            "sell penha-garcia olive reserve",
            {"discs": 0},
            ["olive"],
            ("no_disc_left", "C-9.4"),
            id="C-9.4 no disc at all",
        ),
    ],
)
def test_refused_sales(text, player, markets, why):
    assert refused(selling(markets=markets, **player), text) == why


@pytest.mark.parametrize(
    ("player", "source", "income", "left"),
    [
        pytest.param({}, "reserve", 12, 3, id="C-9.3 G4 three at factor four"),
        pytest.param({"cylinder": 0}, "reserve", 4, 1, id="C-9.3 one"),
        pytest.param(
            {"cylinder": 2, "trailDiscs": [4]}, "4", 12, 2, id="C-9.4 X11 counted, then lifted"
        ),
    ],
)
def test_income(player, source, income, left):
    state, events = played(selling(**player), f"sell penha-garcia chestnut {source}")
    assert state.table.own.mealhas == income
    assert owned(state.table.own)["chestnut"] == left
    assert named(events, "sold")[0]["mealhas"] == income


@pytest.mark.parametrize(
    ("marks", "discs", "sources"),
    [
        pytest.param([7], 1, ["reserve", "7"], id="C-9.4 X12 from anywhere"),
        pytest.param([4, 6], 1, ["reserve", "4", "6"], id="C-9.4 none lies on olives"),
        pytest.param([7], 0, ["7"], id="C-9.4 from the trail only"),
    ],
)
def test_sources_for_olives(marks, discs, sources):
    state = selling(3, trailDiscs=marks, discs=discs)
    assert [text.split()[3] for text in legal(state, "sell") if "olive" in text] == sources


def test_c_9_4_any_one_of_several_discs_over_the_product():
    state = selling(0, trailDiscs=[4, 6, 7])
    assert [text.split()[3] for text in legal(state, "sell")] == ["4", "6"]


def test_c_9_5_the_market_is_closed_to_all():
    state = acts(selling(), "sell penha-garcia chestnut reserve")
    assert state.table.castles[0].discs == (("chestnut", A),)
    assert open_markets(state.table.castles[0]) == ("meat", "olive")


@pytest.mark.parametrize(
    ("own", "rival", "cells"),
    [
        pytest.param({}, {}, {2, 3, 4}, id="C-10.1 four lakes reach every cell"),
        pytest.param({"cylinder": 4}, {}, {2, 3}, id="C-10.1 three lakes"),
        pytest.param({"cylinder": 1}, {}, set(), id="C-10.1 one lake"),
        pytest.param({}, {"landscapes": [["lake", 4]]}, {2, 3, 4}, id="C-10.2 the top for all"),
        pytest.param({"landscapes": [["lake", 4]]}, {}, {2, 3}, id="C-10.2 once per seat"),
        pytest.param({}, {"landscapes": [["lake", 3]]}, {2, 4}, id="C-10.2 the others once"),
        pytest.param({"discs": 0}, {}, set(), id="C-10.1 no disc"),
    ],
)
def test_landscape_cells(own, rival, cells):
    offered = legal(claiming(own, rival), "land.claim")
    assert {int(text.split()[2]) for text in offered if "lake" in text} == cells


def test_c_10_3_several_cells_in_a_turn_each_with_its_own_disc():
    state, events = played(claiming(), "land.claim lake 4 reserve", "land.claim lake 3 reserve")
    assert state.table.own.landscapes == (("lake", 4), ("lake", 3))
    assert state.table.own.discs == 1
    assert [(values["points"], values["item"]) for values in named(events, "claimed")] == [
        (4, "landscapes"),
        (3, "landscapes"),
    ]


def test_c_10_3_each_is_checked_at_that_moment():
    state = claiming({"cylinder": 4, "trailDiscs": [11], "discs": 0})
    assert legal(state, "land.claim") == [f"land.claim lake {value} 11" for value in (2, 3, 4)]
    state = acts(state, "land.claim lake 3 11")
    assert owned(state.table.own)["lake"] == 3
    assert refused(state, "land.claim lake 2 reserve") == ("no_disc_left", "C-10.4")


@pytest.mark.parametrize(
    ("text", "own", "rival", "why"),
    [
        pytest.param("lake 1 reserve", {}, {}, ("no_cell", "C-10.1"), id="C-10.1 no such cell"),
        pytest.param("rock 2 reserve", {}, {}, ("too_few", "C-10.1"), id="C-10.1 too few"),
        pytest.param(
            "lake 3 reserve",
            {},
            {"landscapes": [["lake", 3]]},
            ("cell_taken", "C-10.2"),
            id="C-10.2",
        ),
        pytest.param(
            "lake 4 reserve",
            {"landscapes": [["lake", 4]]},
            {},
            ("cell_yours", "C-10.2"),
            id="C-10.2 yours",
        ),
        pytest.param(
            "lake 4 reserve",
            {"cylinder": 4, "trailDiscs": [11]},
            {},
            ("disc_on_it", "C-10.4"),
            id="C-10.4 the disc over the lake",
        ),
    ],
)
def test_refused_landscapes(text, own, rival, why):
    assert refused(claiming(own, rival), f"land.claim {text}") == why


def test_c_10_4_the_disc_never_returns():
    state = acts(claiming({"cylinder": 4, "trailDiscs": [11]}), "land.claim lake 4 11")
    assert (state.table.own.marks, state.table.own.discs) == ((), 3)


# Workers on T27 SW (two milestones and wheat) and T25 SE (milestone, pasture, flax, flax).
MILESTONES = (
    ["SA", 0, 0, 0],
    ["T27", 1, 0, 3],
    ["T24", 0, 1, 1],
    ["T25", -1, 0, 0],
    ["T30", -1, 1, 0],
)
PLACES = (["tile", 1, 0, 3], ["tile", -1, 0, 2])


def building(workers=PLACES, rival=None, options=None, castles=(), **own):
    return scene(
        board=MILESTONES,
        phase="cons",
        players=({"workers": workers, **own}, rival or {}),
        options=options,
        castles=castles,
    )


@pytest.mark.parametrize(
    ("workers", "rival", "cells"),
    [
        pytest.param(PLACES, {}, {2, 3}, id="C-13.1 three milestones together"),
        pytest.param(PLACES[:1], {}, {2}, id="C-13.1 two"),
        pytest.param(PLACES[1:], {}, set(), id="C-13.1 one"),
        pytest.param((*PLACES, ["tile", 0, 0, 2]), {}, {2, 3}, id="C-13.1 each monte once"),
        pytest.param(PLACES, {"constructions": [["milestone", 3]]}, {2}, id="C-13.2 the 3 is gone"),
        pytest.param((*PLACES, "track", "track", "track"), {}, {2, 3}, id="C-13.3 none in reserve"),
    ],
)
def test_construction_cells(workers, rival, cells):
    offered = legal(building(workers, rival), "cons.claim")
    assert {int(text.split()[2]) for text in offered} == cells


def test_c_13_2_the_top_cell_for_every_seat_once():
    board = (
        ["T24", 0, 0, 2],
        ["T27", 1, 0, 3],
        ["T36", 1, 1, 3],
        ["T25", 0, 1, 3],  # four milestones round (1, 1)
        ["T35", 2, 0, 0],  # and one at (2, 1)
    )
    workers = (["tile", 0, 0, 2], ["tile", 2, 0, 3])
    player, rival = {"workers": workers}, {"constructions": [["milestone", 5]]}
    state = scene(board=board, phase="cons", players=(player, rival))
    state = acts(state, "cons.claim milestone 5 w2")
    assert refused(state, "cons.claim milestone 5 w3") == ("cell_yours", "C-13.2")
    assert "cons.claim milestone 3 w3" in legal(state)


def test_c_13_3_from_the_reserve_the_territory_or_a_castle():
    places = (*PLACES, ["castle", 1, 1])
    state = building(places)
    assert legal(state, "cons.claim")[:4] == [f"cons.claim milestone 2 w{n}" for n in range(4)]
    assert refused(state, "cons.claim milestone 2 w4") == ("other_worker", "C-13.3")
    state, events = played(state, "cons.claim milestone 3 w2")
    assert state.table.own.workers[2] == TRACK
    assert named(events, "claimed")[0]["item"] == "constructions"


def test_c_13_3_a_worker_that_leaves_no_longer_counts():
    state = acts(building(), "cons.claim milestone 3 w0")
    assert refused(state, "cons.claim milestone 2 w1") == ("too_few", "C-13.1")
    state = acts(building(), "cons.claim milestone 3 w1")
    assert "cons.claim milestone 2 w0" in legal(state)


@pytest.mark.parametrize(
    ("text", "own", "why"),
    [
        pytest.param("milestone 4 w0", {}, ("no_cell", "C-13.1"), id="C-13.1 no such cell"),
        pytest.param("cross 2 w0", {}, ("too_few", "C-13.1"), id="C-13.1 too few"),
        pytest.param(
            "milestone 3 w0",
            {"constructions": [["milestone", 3]]},
            ("cell_yours", "C-13.2"),
            id="C-13.2 yours",
        ),
        pytest.param(
            "milestone 3 w2",
            {"workers": [*PLACES, "track"]},
            ("worker_spent", "C-13.3"),
            id="C-13.3 spent",
        ),
    ],
)
def test_refused_constructions(text, own, why):
    assert refused(building(**own), f"cons.claim {text}") == why


@pytest.mark.parametrize("track", ["landscape", "construction"])
def test_c_10_2_c_13_2_every_column_has_the_same_cells(track):
    assert len(CELLS[track]) == 3
    assert len(COLUMNS[track]) == {"landscape": 6, "construction": 5}[track]


def test_rival_seats_look_at_their_own_trail():
    state = claiming({}, {"trail": LAKES, "cylinder": 4}, current=B)
    assert {int(text.split()[2]) for text in legal(state, "land.claim")} == {2, 3}
