"""What the advice sees, and the blunders of section 6.1 that it avoids."""

from collections import Counter

import pytest

from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.core import chance as draw
from ribeira.core.game import after
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.games.castelos import rules
from ribeira.games.castelos.bots.plan_turn import prospect
from ribeira.games.castelos.bots.value import REASONS, rank
from ribeira.games.castelos.bots.weights import Worth
from ribeira.kit.advice import finished
from tests.games.castelos.rules.test_sales import BOARD, CASTLE, TRAIL, claiming
from tests.games.castelos.scene import A, B, acts, scene

GAME = registry.rules("castelos")
OPTIONS = (
    {"version": "advanced"},
    {"version": "family"},
    {"markBudget": "quarter", "discSlide": "on", "monteScope": "any", "penafiel": "on"},
    {"salesPerTurn": "unlimited", "claimsPerTurn": "1", "sameTypeTwice": "off"},
    {"enterCastles": "on", "turnInPlace": "on", "version": "family", "familyAlter": "on"},
)


def advice(state):
    (seat, *_) = rules.to_act(state)
    return finished(rank(rules.sight(state, seat), rules.legal_actions(state, seat)))


def best(state):
    return rules.write(advice(state)[0].action)


def some_states(every=6):
    """Positions of each phase from random games of every kind; the same on each run."""
    for number, options in enumerate(OPTIONS):
        for seats in (1, 2, 3, 4) if number < 2 else (2,):
            met = Counter()
            for state in random_game(make_setup(rules.META, seats, 100 * number + seats, options)):
                met[state.table.phase] += 1
                if met[state.table.phase] % every == 1:
                    yield state


def random_game(setup):
    state, luck = rules.deal(setup), setup.seed
    while acting := rules.to_act(state):
        yield state
        action, luck = draw.pick(luck, rules.legal_actions(state, acting[0]))
        state = after(rules, state, acting[0], action)


# What is asked of a game's advice


def test_every_part_of_the_worth_has_its_words():
    assert tuple(REASONS) == Worth._fields


@pytest.mark.full
@pytest.mark.parametrize("version", ["advanced", "family"])
def test_it_beats_random_play_every_time(version):
    bots = make("castelos", "good"), make("castelos", "random")
    for seed in (1, 2):
        match = play_game(GAME, make_setup(rules.META, 2, seed, {"version": version}), bots, seed)
        mine, theirs = (score.total for score in rules.scores(match.state))
        assert mine > 2 * theirs


# Known blunders (6.1): each of these is avoided


SQUARE = (["SA", 0, 0, 0], ["T27", 1, 0, 3], ["T24", 0, 1, 1], ["T25", -1, 0, 0], ["T30", -1, 1, 0])
"""G8: monte (0,1) shows a milestone, monte (1,1) two."""
CHESTNUTS = {"trail": TRAIL, "cylinder": 4}


def selling(round=5, **player):  # noqa: A002
    return scene(
        board=BOARD,
        castles=[CASTLE],
        phase="sell",
        placed=(1, 1),
        round=round,
        players=({"trail": TRAIL, "cylinder": 4, "discs": 2, **player}, {}),
    )


def marking(round=5, rival=None, publicContracts=("K00",), **player):  # noqa: A002, N803
    """G3: monte (0,1) shows pasture, wasteland and chestnut."""
    trail = (["E20", "a", False], ["E16", "b", False], ["E12", "a", False])
    return scene(
        board=(["SA", 0, 0, 0], ["T30", -1, 0, 3], ["T37", 0, 1, 3]),
        phase="mark",
        placed=(0, 1),
        round=round,
        publicContracts=publicContracts,
        players=({"trail": trail, "cylinder": 2, **player}, rival or {}),
    )


def rated(state, text):
    """What an action is worth, against the least that is legal."""
    (ranked,) = [choice for choice in advice(state) if rules.write(choice.action) == text]
    return ranked.value


def played(state):
    """The actions of whoever always takes the best, until the turn has passed."""
    begun = state.table.round, state.table.seat
    done = []
    while rules.to_act(state) and (state.table.round, state.table.seat) == begun:
        done.append(best(state))
        state = acts(state, done[-1])
    return state, done


def test_a_good_sale_is_not_skipped_in_the_last_round():  # item 5
    assert best(selling(round=10)) == "sell penha-garcia chestnut reserve"


def test_a_poor_sale_waits_while_there_is_time():  # items 4 and 5
    poor = {"trail": (["E12", "b", True], ["E16", "a", False]), "cylinder": 4, "discs": 1}
    assert best(selling(round=2, **poor)) == "sell.skip"


def test_of_two_markets_the_one_with_more_goods():  # item 4
    state = selling(round=10, trail=(["E16", "a", False], ["E12", "a", False]))
    assert rated(state, "sell penha-garcia chestnut reserve") > rated(
        state, "sell penha-garcia olive reserve"
    )


def test_the_dearest_cell_or_all_that_is_in_reach():  # items 4 and 11
    _, done = played(claiming({"discs": 1}, round=10))
    assert done[0] == "land.claim lake 4 reserve"
    state, _ = played(claiming(round=10))
    assert sum(value for _, value in state.table.estates[A].landscapes) == 9


def test_a_cell_is_paid_by_the_worker_whose_montes_are_not_needed():  # item 11; X19
    workers = [["tile", 1, 0, 3], ["tile", -1, 0, 2]] + ["track"] * 3
    state = scene(board=SQUARE, phase="cons", round=10, players=({"workers": workers}, {}))
    state, done = played(state)
    assert done[0] == "cons.claim milestone 3 w1"
    assert done[1] == "cons.claim milestone 2 w0"


def test_nobody_is_paid_for_a_monte_that_is_no_better():  # item 10
    walker = {"workers": [["tile", 0, 0, 1]], "mealhas": 6}
    free = scene(board=SQUARE, phase="move", round=5, placed=(0, 1), players=(walker, {}))
    there = {"workers": [["tile", 1, 0, 3]]}
    paid = scene(board=SQUARE, phase="move", round=5, placed=(0, 1), players=(walker, there))
    assert played(free)[0].table.estates[A].mealhas == 6
    assert played(paid)[0].table.estates[B].mealhas == 0


def test_workers_go_out_early():  # item 8
    state = scene(
        board=(*SQUARE, ["T22", 0, -1, 0]), phase="mode", round=1, placed=(0, -1), players=({}, {})
    )
    _, done = played(state)
    assert done[:2] == ["mode.worker", "worker.add"]


def test_an_open_monte_is_better_than_a_closed_one():  # item 9
    board = (["SB", 0, 0, 0], ["T21", -1, 0, 0], ["T38", -1, -1, 0], ["T24", 0, -1, 0])
    players = ({"workers": [["tile", 0, 0, 0]]}, {})
    closed, growing = (
        prospect(scene(board=tiles, players=players, phase="end", round=3).table, A, "")
        for tiles in (board, board[:3])
    )
    assert closed.growth < growing.growth


def test_the_cylinder_goes_where_it_can_and_discs_lie_beyond():  # item 3; G3
    state, done = played(marking())
    assert done.count("cyl.advance") == 2
    assert min(state.table.estates[A].marks) > state.table.estates[A].cylinder == 4


def test_no_tile_of_the_trail_is_turned_for_nothing():  # item 2
    state = marking(unplaced=(), round=10, cylinder=11)
    assert best(state) in ("mark.done", "monte.choose 0,1 NW")
    assert not any("trail." in text for text in played(state)[1])


def test_the_trail_is_arranged_for_the_monte_at_hand():  # item 2
    state = marking(trail=(["E20", "a", False],), cylinder=3, unplaced=("E16", "E05"), round=5)
    state, done = played(state)
    assert any(text.startswith("trail.add") for text in done)
    assert state.table.estates[A].cylinder > 3


def test_a_space_that_wins_a_contract_is_marked_in_the_last_turn():  # item 13
    other = {"trail": TRAIL, "cylinder": 4, "contract": "K11"}
    state = marking(round=10, publicContracts=["K06"], rival=other, discs=1, cylinder=2)
    (won,) = [part for part in advice(state)[0].parts if part.reason.key.endswith("contracts")]
    assert won.points > 1


def test_the_castle_stands_where_its_market_pays_more():  # item 6; G2
    hand = {**CHESTNUTS, "hand": ["T24"]}
    state = scene(board=BOARD[:-1], players=(hand, {}), castleStack=["penha-garcia", "idanha"])
    state = acts(state, "tile.place T24 1,1 r0")
    better = max(
        ("castle.found 1,1", "castle.found 2,1"),
        key=lambda text: acts(state, text).table.castles[0].factor,
    )
    assert best(state) == better


def test_the_last_turn_is_not_spent_on_hopes():  # item 12
    workers = [["tile", 1, 0, 3], ["tile", -1, 0, 2]]
    state = scene(
        board=SQUARE,
        phase="mode",
        round=10,
        placed=(-1, 1),
        players=({"workers": workers, "discs": 5}, {}),
    )
    state, done = played(state)
    assert done[0] == "mode.worker"
    assert state.table.estates[A].constructions


# Known answers: the same on both Pythons

KNOWN = (
    "monte.choose 1,2 SW: 606",
    "worker.add: 498",
    "mark.done: 20",
    "turn.end: 0",
    "sell sortelha olive reserve: 135",
    "trail.add E16a: 267",
    "trail.alter 1 E20b: 612",
    "sell penamacor chestnut 13: 57",
    "mark.done: 20",
    "rival.shift 3,1 r0: 0",
    "trail.add E13a: 0",
    "mode.worker: 144",
    "worker.lay NW: 52",
    "trail.alter 1 E08a: 362",
    "turn.end: 0",
    "trail.add E07a: 0",
    "tile.place T29 2,-2 r1: 236",
    "disc.mark 8: 120",
    "turn.end: 0",
    "trail.alter 1 E13a: 397",
    "trail.add E10b: 217",
    "monte.choose 1,0 SW: 346",
    "worker.add: 196",
    "trail.alter 3 E20a': 220",
)


def known(state):
    """The best action and its value in hundredths of a point."""
    (first, *_) = advice(state)
    return f"{rules.write(first.action)}: {round(100 * first.value)}"


def test_the_advice_is_the_same_on_every_python():
    chosen = [state for state in some_states(every=20) if state.table.round > 2]
    assert tuple(map(known, chosen[::3])) == KNOWN
