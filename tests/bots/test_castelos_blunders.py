"""What no good player of 6 Castelos does (rules 6.1, by number), with any random numbers."""

import pytest

from ribeira.bots.arena import decide
from ribeira.bots.levels import make
from ribeira.games.castelos import rules
from ribeira.games.castelos.material import RELIGIOUS
from ribeira.games.castelos.rules.montes import is_closed, lying, shows
from ribeira.games.castelos.rules.steps.contracts import winner
from tests.games.castelos.bots.test_value import CHESTNUTS, SQUARE, marking, selling
from tests.games.castelos.rules.test_sales import BOARD, TRAIL, claiming
from tests.games.castelos.scene import A, B, acts, scene

MOODS = range(16)


@pytest.fixture(params=["good", "strong"])
def bot(request):
    return make("castelos", request.param)


def turns(bot, state):
    """The state at the end of the turn, and the actions of it, for each random number."""
    for luck in MOODS:
        after, done = state, []
        while rules.to_act(after) and _turn(after) == _turn(state):
            choice = decide(rules, bot, after, after.table.seat, luck + len(done))
            done.append(rules.write(choice.action))
            after = acts(after, done[-1])
        yield after, done


def _turn(state):
    return state.table.round, state.table.seat


def firsts(bot, state):
    return {
        rules.write(decide(rules, bot, state, rules.to_act(state)[0], luck).action)
        for luck in MOODS
    }


def test_1_a_tile_is_placed_where_its_monte_fits_the_trail(bot):
    """G3: only west of the lake does the monte show what the next spaces ask for."""
    trail = (["E20", "a", False], ["E16", "b", False], ["E12", "a", False])
    state = scene(
        board=(["SA", 0, 0, 0], ["T30", -1, 0, 3]),
        round=10,
        players=({"trail": trail, "cylinder": 2, "hand": ["T37"]}, {}),
    )
    for after, _ in turns(bot, state):
        assert after.table.estates[A].cylinder + len(after.table.estates[A].marks) >= 4


def test_2_the_trail_is_arranged_for_the_monte_at_hand(bot):
    state = marking(trail=(["E20", "a", False],), cylinder=3, unplaced=("E16", "E05"))
    for after, done in turns(bot, state):
        assert any(text.startswith("trail.add") for text in done)
        assert after.table.estates[A].cylinder > 3 or after.table.estates[A].marks


def test_3_the_cylinder_goes_where_it_can(bot):
    for after, _ in turns(bot, marking()):
        own = after.table.estates[A]
        assert own.cylinder > 2
        assert all(mark > own.cylinder for mark in own.marks)


def test_4_the_last_disc_takes_the_dearest_cell(bot):
    state = claiming({"discs": 1}, round=10)
    assert firsts(bot, state) == {"land.claim lake 4 reserve"}


def test_5_a_good_sale_is_not_skipped_in_the_last_round(bot):
    assert firsts(bot, selling(round=10)) == {"sell penha-garcia chestnut reserve"}


def test_6_the_castle_stands_where_its_market_pays_more(bot):
    six = (*TRAIL, ["E17", "a", False])
    seller = {"trail": six, "cylinder": 11, "hand": ["T24"]}
    stack = ["penha-garcia", "idanha"]
    state = scene(board=BOARD[:-1], round=10, players=(seller, {}), castleStack=stack)
    state = acts(state, "tile.place T24 1,1 r0")
    places = ("castle.found 1,1", "castle.found 2,1")
    better = max(places, key=lambda text: acts(state, text).table.castles[0].factor)
    assert firsts(bot, state) == {better}


def test_7_the_tile_that_founds_is_kept_until_it_pays_and_then_used(bot):
    """The only market for our chestnuts is the one that this tile of rock brings about."""
    seller = {**CHESTNUTS, "hand": ["T24"], "discs": 2, "workers": ["track"] * 5}
    stack = ["penha-garcia", "idanha"]
    state = scene(board=BOARD[:-1], round=10, players=(seller, {}), castleStack=stack)
    for after, done in turns(bot, state):
        assert [castle.id for castle in after.table.castles] == ["penha-garcia"]
        assert any(text.startswith("sell penha-garcia") for text in done)


def test_8_workers_go_out_early(bot):
    board = (*SQUARE, ["T22", 0, -1, 0])
    state = scene(board=board, phase="mode", round=1, placed=(0, -1), players=({}, {}))
    assert all(done[:2] == ["mode.worker", "worker.add"] for _, done in turns(bot, state))


@pytest.mark.parametrize("round_", [1, 3, 5])
def test_9_a_worker_goes_where_its_monte_can_still_grow(bot, round_):
    """Two montes with one place to pray each: that in the middle of the four tiles is closed."""
    board = (["SA", 0, 0, 0], ["T11", -1, 0, 2], ["T26", -1, -1, 1], ["T07", 0, -1, 2])
    state = scene(board=board, phase="move", round=round_, placed=(0, -1))
    for quarter, closed in (("SW", True), ("NE", False)):
        found = prayers(acts(state, "worker.add", f"worker.lay {quarter}"))
        assert found == [(closed, 1)]
    for after, _ in turns(bot, state):
        assert prayers(after) == [(False, 1)]


def prayers(state):
    """Of each monte of the first seat whether it is closed, and how many places to pray it has."""
    table = state.table
    return [
        (is_closed(table, monte[:2]), len(RELIGIOUS.intersection(shows(table, monte))))
        for monte in lying(table, A)
    ]


def test_10_nobody_is_paid_for_a_monte_that_is_no_better(bot):
    walker = {"workers": [["tile", 0, 0, 1], *["track"] * 4], "mealhas": 6}
    state = scene(
        board=SQUARE,
        phase="move",
        round=9,
        placed=(0, 1),
        players=(walker, {"workers": [["tile", 1, 0, 3]]}),
    )
    assert all(after.table.estates[B].mealhas == 0 for after, _ in turns(bot, state))


def test_11_a_cell_is_paid_by_the_worker_whose_montes_are_not_needed(bot):
    workers = [["tile", 1, 0, 3], ["tile", -1, 0, 2]] + ["track"] * 3
    state = scene(board=SQUARE, phase="cons", round=10, players=({"workers": workers}, {}))
    for _, done in turns(bot, state):
        assert done[:2] == ["cons.claim milestone 3 w1", "cons.claim milestone 2 w0"]


def test_12_the_last_turn_is_not_spent_on_hopes(bot):
    workers = [["tile", 1, 0, 3], ["tile", -1, 0, 2]]
    state = scene(
        board=SQUARE, phase="mode", round=10, placed=(-1, 1), players=({"workers": workers}, {})
    )
    assert all(after.table.estates[A].constructions for after, _ in turns(bot, state))


def test_13_a_space_that_wins_a_contract_is_marked_in_the_last_turn(bot):
    rival = {"trail": TRAIL, "cylinder": 4, "contract": "K11"}
    state = marking(round=10, publicContracts=["K06"], rival=rival, discs=1, cylinder=2)
    assert all(winner(after.table, "K06") == A for after, _ in turns(bot, state))


def last_seat(contract, rival):
    """G3 once more, but the turn is the last of the game."""
    trail = (["E20", "a", False], ["E16", "b", False], ["E12", "a", False])
    return scene(
        board=(["SA", 0, 0, 0], ["T30", -1, 0, 3], ["T37", 0, 1, 3]),
        phase="mark",
        placed=(0, 1),
        round=10,
        current=B,
        publicContracts=[contract],
        players=(rival, {"trail": trail, "cylinder": 2}),
    )


def test_14_the_last_seat_goes_one_space_beyond_a_tie(bot):
    one_wasteland = {"trail": (["E20", "b", False],), "cylinder": 1}
    state = last_seat("K09", one_wasteland)
    assert winner(state.table, "K09") == A
    assert all(winner(after.table, "K09") == B for after, _ in turns(bot, state))


def test_14_the_last_seat_spoils_what_it_cannot_win(bot):
    one_pasture = {"trail": (["E20", "a", False],), "cylinder": 4}
    state = last_seat("K06", one_pasture)
    assert winner(state.table, "K06") == A
    assert all(winner(after.table, "K06") != A for after, _ in turns(bot, state))
