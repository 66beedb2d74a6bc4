"""C-16: what the other value of each option changes; the default is proved where the rule is."""

import pytest

from ribeira.core.plain import from_plain, to_plain
from ribeira.games.castelos.meta import META
from ribeira.games.castelos.rules.state import State
from ribeira.games.castelos.rules.steps.marking import advances
from tests.games.castelos.rules.test_marking import BOARD, marking
from tests.games.castelos.rules.test_sales import PLACES, building, claiming, selling
from tests.games.castelos.rules.test_workers import CASTLE, CASTLE_BOARD, host, moving, on_castle
from tests.games.castelos.scene import A, acts, dealt, legal, named, opened, played, refused, scene


def test_c_16_twelve_options_and_the_version():
    assert [(option.id, option.default) for option in META.options] == [
        ("version", "advanced"),
        ("markBudget", "type"),
        ("discSlide", "off"),
        ("monteScope", "placed"),
        ("salesPerTurn", "1"),
        ("claimsPerTurn", "unlimited"),
        ("sameTypeTwice", "on"),
        ("enterCastles", "off"),
        ("turnInPlace", "off"),
        ("familyAlter", "on"),
        ("penafiel", "off"),
        ("rockJoins", "edge"),
        ("seenTrail", "moreDiscs"),
    ]


QUARTER = {"markBudget": "quarter"}


def test_c_16_mark_budget_a_quarter_serves_one_space():
    state = acts(marking(options=QUARTER), "monte.choose 0,1 NW", "cyl.advance", "disc.mark 8")
    assert state.table.turn.spent == ("pasture", "chestnut")
    assert [text.split()[1] for text in legal(state, "disc.mark")] == ["4", "6"]
    assert refused(state, "disc.mark 10") == ("quarter_spent", "C-8.6")
    state = acts(state, "cyl.advance")
    assert legal(state, "disc.mark", "cyl.advance") == []


def test_c_16_mark_budget_two_quarters_serve_two_spaces():
    board = (["T30", 0, 0, 3], ["T35", 1, 0, 2])  # wasteland on both sides of corner (1, 1)
    trail = (["E17", "b", False], ["E16", "b", False])  # wasteland scrub wasteland meat | …
    state = marking(0, options=QUARTER, board=board, placed=(1, 0), trail=trail)
    state, events = played(state, "monte.choose 1,0 SW")
    assert named(events, "chose_monte")[0]["shows"] == ("wasteland", "wasteland")
    state = acts(state, "disc.mark 2", "disc.mark 4")
    assert refused(state, "disc.mark 6") == ("quarter_spent", "C-8.6")


def test_c_16_mark_budget_tells_montes_apart_by_how_often_they_show_a_terrain():
    board = (["T18", 1, 1, 2], ["T30", 1, 0, 1], ["T22", 0, 0, 3])
    one_house, two_houses = "monte.choose 0,0 NE", "monte.choose 0,0 SE"  # and a wasteland each
    by_type = legal(marking(board=board, placed=(0, 0)), "monte.choose")
    by_quarter = legal(marking(board=board, placed=(0, 0), options=QUARTER), "monte.choose")
    assert one_house in by_type
    assert two_houses not in by_type
    assert {one_house, two_houses} <= set(by_quarter)


@pytest.mark.parametrize(
    ("options", "cylinder"),
    [pytest.param({}, None, id="off"), pytest.param({"discSlide": True}, 5, id="on")],
)
def test_c_16_disc_slide(options, cylinder):
    state = acts(marking(4, trailDiscs=(5,), options=options), "monte.choose 0,1 NW")
    if cylinder is None:
        assert legal(state, "cyl.advance") == []
    else:
        state = acts(state, "cyl.advance")
        assert (state.table.own.cylinder, state.table.own.marks) == (cylinder, ())


def test_c_16_disc_slide_uses_no_quarter():
    options = {"discSlide": True, **QUARTER}
    state = acts(marking(4, trailDiscs=(5,), options=options), "monte.choose 0,1 NW", "cyl.advance")
    assert state.table.turn.spent == ()


@pytest.mark.parametrize(
    ("options", "steps"),
    [
        pytest.param({}, 2, id="neither"),
        pytest.param({"discSlide": True}, 6, id="discSlide"),
        pytest.param(QUARTER, 2, id="markBudget"),
        pytest.param({"discSlide": True, **QUARTER}, 3, id="both"),
    ],
)
def test_c_16_disc_slide_and_mark_budget_count_in_how_far_a_monte_carries(options, steps):
    """What a preview says is what can be gone: with a disc on the lake that the monte lacks."""
    trail = (["E07", "a", False], ["E07", "a", False])  # wheat chestnut wheat lake, twice
    table = marking(0, options=options, trail=trail, trailDiscs=(3,)).table
    assert advances(table, ("wheat", "chestnut")) == steps


def test_c_16_monte_scope_any_monte():
    state = marking(options={"monteScope": "any"})
    chosen = legal(state, "monte.choose")
    assert any("-1,0" in text for text in chosen)
    shown = [frozenset(named(played(state, text)[1], "chose_monte")[0]["shows"]) for text in chosen]
    assert len(shown) == len(set(shown))
    state = acts(state, "monte.choose -1,0 NW")
    assert state.table.turn.monte == (-1, 0, 0)
    assert refused(marking(options={"monteScope": "any"}), "monte.choose 9,9 NW") == (
        "no_tile",
        "C-1.1",
    )


def test_c_16_sales_per_turn_several_each_with_its_own_disc():
    state = selling(3, options={"salesPerTurn": "unlimited"})
    state = acts(state, "sell penha-garcia chestnut reserve")
    assert state.table.phase == "sell"
    state = acts(state, "sell penha-garcia olive reserve")
    assert state.table.phase == "land"
    assert (state.table.own.discs, state.table.own.mealhas) == (0, 12)


def test_c_16_claims_per_turn_one_landscape():
    state = acts(claiming(options={"claimsPerTurn": 1}), "land.claim lake 4 reserve")
    assert legal(state) == ["turn.end"]
    assert refused(state, "land.claim lake 3 reserve") == ("one_claim", "C-10.3")


def test_c_16_claims_per_turn_one_construction():
    state = acts(building(options={"claimsPerTurn": 1}), "cons.claim milestone 2 w2")
    assert refused(state, "cons.claim milestone 3 w3") == ("one_claim", "C-13.3")


def test_c_16_same_type_twice_off():
    options = {"sameTypeTwice": False}
    state = acts(claiming(options=options), "land.claim lake 4 reserve")
    assert all("lake" not in text for text in legal(state, "land.claim"))
    assert refused(state, "land.claim lake 3 reserve") == ("one_per_type", "C-10.3")
    state = acts(building(PLACES, options=options), "cons.claim milestone 2 w2")
    assert refused(state, "cons.claim milestone 3 w3") == ("one_per_type", "C-13.3")


def entering():
    """A worker at the crossroads beside a castle on which another seat's worker stands."""
    state = moving(
        ["tile", 1, 0, 0],
        board=CASTLE_BOARD,
        castles=[CASTLE],
        placed=(1, 1),
        options={"enterCastles": True},
        rivals=(host(["castle", 2, 1]),),
    )
    return acts(state, "worker.step w0 2,0")


def test_c_16_enter_castles_free_of_charge():
    assert "worker.lay SW" in legal(entering())
    state, events = played(entering(), "worker.lay SW")
    assert state.table.own.workers[0] == ("castle", 2, 1, 0)
    assert [event.key for event in events] == ["worker_entered"]
    assert [estate.mealhas for estate in state.table.estates] == [0, 0]


def test_c_16_enter_castles_also_for_the_added_worker():
    state = acts(on_castle(options={"enterCastles": True}), "worker.add", "worker.lay NE")
    assert state.table.own.workers[1] == ("castle", 2, 1, 0)


def test_c_16_turn_in_place_costs_a_move():
    state = moving(["tile", 0, 0, 0], options={"turnInPlace": True})
    state = acts(state, "worker.step w0 0,0")
    assert state.table.turn.moves == 0
    state = acts(state, "worker.lay SE")
    assert state.table.own.workers[0] == ("quarter", 0, 0, 2)


def test_c_16_family_alter():
    state = opened(2, version="family", familyAlter=False).state
    state = acts(state, legal(state, "tile.place")[0], "mode.disc")
    assert legal(state, "trail.alter") == []
    tile = state.table.own.trail[3][0]
    assert refused(state, f"trail.alter 3 {tile}b") == ("family_trail", "C-3.4")


def test_c_16_rock_joins_rock_through_another_quarter():
    board = (["SA", 0, 0, 0], ["T21", -1, 0, 0])
    state = scene(board=board, players=({"hand": ["T10"]}, {}), options={"rockJoins": "monte"})
    assert legal(state, "tile.place") == ["tile.place T10 -1,-1 r2", "tile.place T10 0,-1 r3"]


def test_c_16_a_seen_trail_never_comes_back():
    state = marking(trailDiscs=[4], options={"seenTrail": "never"})
    state = acts(state, "trail.alter 1 E16a")
    assert refused(state, "trail.alter 1 E16b") == ("seen_arrangement", "C-8.8")


def test_options_that_came_later_leave_old_games_as_they_were():
    """What they remember stays out of plain values, and so of checksums."""
    old = {"rockJoins": "monte", "seenTrail": "never"}
    state = acts(marking(trailDiscs=[4], options=old), "monte.choose 0,1 NW", "disc.mark 8")
    state = acts(state, "trail.alter 1 E16a")
    assert not old.keys() & dict(state.setup.options).keys()
    plain = to_plain(state)
    assert not {"edge_joins", "more_discs"} & plain["table"]["variant"].keys()
    assert "seen_with" not in plain["table"]["turn"]
    assert from_plain(State, plain) == state
    new = acts(marking(trailDiscs=[4]), "trail.alter 1 E16a")
    assert from_plain(State, to_plain(new)) == new
    assert to_plain(new)["table"]["turn"]["seen_with"]


def test_c_16_penafiel_is_the_seventh_castle():
    castles = {
        castle for seed in range(20) for castle in (dealt(2, seed, penafiel=True).table.top,)
    }
    assert "penafiel" in castles
    assert len(dealt(2, penafiel=True).below) == 6


def test_the_defaults_hold_where_nothing_is_said():
    state = scene(board=BOARD, phase="mark", placed=(0, 1))
    assert all(" 0,1 " in text for text in legal(state, "monte.choose"))
    assert state.table.seat == A
