"""C-17: alone against the silent rival."""

import pytest

from ribeira.core.grids.squares import neighbours
from ribeira.core.match import play, start
from ribeira.core.meta import make_setup
from ribeira.games.castelos import rules
from ribeira.games.castelos.rules.montes import land
from ribeira.games.castelos.rules.state import State
from ribeira.games.castelos.rules.steps.contracts import solo_goal
from tests.games.castelos.scene import (
    A,
    acts,
    dealt,
    ended,
    keys,
    legal,
    named,
    opened,
    played,
    refused,
    scene,
)

LAKES = (["E07", "b", False], ["E11", "b", False], ["E20", "b", False])


def rivals_turn(board, *pile, stack=(), **player):
    """The silent rival is to place the tiles of that pile."""
    state = scene(board=board, phase="rival", players=(player,), castleStack=stack, rivals=True)
    return _with_rival(state, pile)


def _with_rival(state, pile):
    names = State.__dataclass_fields__
    return State(**{name: getattr(state, name) for name in names if name != "rival"}, rival=pile)


@pytest.mark.parametrize("version", ["advanced", "family"])
def test_c_17_1_twelve_rounds_two_tiles_in_hand_ten_to_draw_and_a_rivals_pile(version):
    state = dealt(1, version=version)
    assert state.table.variant.rounds == 12
    assert [len(state.hands[A]), len(state.pile), len(state.rival)] == [2, 10, 12]
    assert len({*state.hands[A], *state.pile, *state.rival}) == 24


def test_c_17_1_the_rival_plays_first_in_each_round():
    state = opened(1).state
    assert state.table.phase == "rival"
    assert all(text.startswith("rival.place") for text in legal(state))
    assert refused(state, "turn.end") == ("not_now", "C-17.1")
    assert refused(state, "toll.pay") == ("toll_own_turn", "C-8.9")


def test_c_17_2_face_down_on_the_empty_cell_that_touches_most_tiles():
    board = (["SB", 0, 0, 0], ["T21", 1, 0, 0], ["T22", 1, 1, 0])
    assert legal(rivals_turn(board, "T34")) == ["rival.place 0,1"]
    assert refused(rivals_turn(board, "T34"), "rival.place 2,0") == ("not_busiest", "C-17.2")
    assert len(legal(rivals_turn(board[:1], "T34"))) == 4


def test_c_17_2_turned_up_without_rotating():
    state, events = played(rivals_turn((["SB", 0, 0, 0],), "T34"), "rival.place 0,-1")
    assert state.table.tiles[-1] == ("T34", 0, -1, 0)
    assert state.table.phase == "place"
    assert [event.reveals for event in events] == [True]
    assert state.rival == ()


def test_c_17_2_a_rock_that_has_to_join_is_moved_by_the_player():
    state = acts(rivals_turn((["SA", 0, 0, 0],), "T01"), "rival.place 1,0")
    assert (state.table.phase, state.table.turn.face_up) == ("shift", "T01")
    assert legal(state) == ["rival.shift -1,0 r1", "rival.shift 0,-1 r3"]
    assert refused(state, "rival.shift 1,0 r0") == ("join_rock", "C-5.2")
    assert refused(state, "rival.shift -1,0 r0") == ("turn_rock", "C-5.2")
    assert refused(state, "tile.place T39 0,1 r0") == ("not_now", "C-17.2")
    state, events = played(state, "rival.shift 0,-1 r3")
    assert state.table.tiles[-1] == ("T01", 0, -1, 3)
    assert (state.table.phase, state.table.turn.face_up) == ("place", "")
    assert keys(events) == ["rival_shifted"]


def test_c_17_2_a_rock_that_joins_stays():
    board = (["SA", 0, 0, 2],)  # its rock is SE
    state = acts(rivals_turn(board, "T01"), "rival.place 1,0")
    assert state.table.phase == "shift"
    board = (["SA", 0, 0, 1],)  # its rock is NE, so that a rock NW to the east lies beside it
    state = acts(rivals_turn(board, "T01"), "rival.place 1,0")
    assert state.table.phase == "place"


def test_c_17_2_no_bonus_and_a_castle_as_usual():
    board = (["SA", 0, 0, 2], ["T21", 1, 0, 0], ["T30", 0, 1, 0])
    state = rivals_turn(board, "T01", stack=("idanha",))
    state, events = played(state, "rival.place 1,1")
    assert keys(events) == ["rival_placed", "founded"]
    assert named(events, "founded")[0]["seat"] == -1
    assert state.table.own.mealhas == 0
    assert state.table.phase == "place"


def test_c_17_2_the_player_chooses_between_two_castles_of_the_rival():
    board = (
        ["SA", 0, 0, 0],
        ["T01", 1, 0, 3],
        ["T37", 2, 0, 0],
        ["T30", 0, 1, 0],
        ["T02", 2, 1, 0],
    )
    state = acts(rivals_turn(board, "T24", stack=("idanha", "sabugal")), "rival.place 1,1")
    assert legal(state) == ["castle.found 1,1", "castle.found 2,1"]
    state = acts(state, "castle.found 1,1")
    assert (state.table.phase, state.table.turn.rivals) == ("place", False)


def test_c_17_3_the_players_turn_is_unchanged_and_the_last_two_rounds_bring_no_tile():
    match = start(rules, make_setup(rules.META, 1, 4))
    drawn = 0
    while rules.to_act(match.state):
        action = next(
            (a for a in rules.legal_actions(match.state, A) if a.verb == "turn.end"),
            rules.legal_actions(match.state, A)[0],
        )
        match = play(match, A, action)
        drawn += "drawn" in keys(match.steps[-1].events)
    assert drawn == 10
    assert (match.state.pile, match.state.rival, match.state.hands) == ((), (), ((),))
    assert len(match.state.table.tiles) == 25


def test_c_17_4_the_player_keeps_both_contracts_and_the_castles():
    state = dealt(1)
    assert state.table.phase == "face"
    assert state.table.contracts[0] == "K00"
    assert len(set(state.table.contracts)) == 3


@pytest.mark.parametrize(
    ("card", "goal"),
    [
        pytest.param("K00", 3, id="C-17.4 castle"),
        pytest.param("K02", 4, id="C-17.4 product"),
        pytest.param("K08", 4, id="C-17.4 landscape"),
        pytest.param("K16", 3, id="C-17.4 construction"),
    ],
)
def test_goals(card, goal):
    assert solo_goal(card) == goal


@pytest.mark.parametrize(("cylinder", "won"), [(4, ()), (6, (("K08", A),))])
def test_c_17_4_a_contract_is_earned_by_reaching_its_goal(cylinder, won):
    player = {"trail": LAKES, "cylinder": cylinder}
    state, events = ended(scene(players=(player,), publicContracts=("K08",)))
    assert state.table.awards == won
    assert {event.rule for event in events if event.key.startswith("contract")} == {"C-17.4"}


def test_the_rivals_cell_really_touches_most():
    state = opened(1, 3).state
    for _ in range(3):
        cells = land(state.table.tiles).cells
        texts = legal(state)
        most = max(
            sum(near in cells for near in neighbours(*cell))
            for cell in land(state.table.tiles).frontier
        )
        for text in texts:
            x, y = map(int, text.split()[1].split(","))
            assert sum(near in cells for near in neighbours(x, y)) == most
        state = acts(state, texts[0])
        while state.table.phase != "rival":
            ending = [text for text in legal(state) if text == "turn.end"]
            state = acts(state, (ending or legal(state))[0])
