"""C-2 and C-3: what is dealt, and the choices before the first round."""

from itertools import permutations

import pytest

from ribeira.core.game import apply
from ribeira.core.meta import SetupError, make_setup
from ribeira.core.values import Action
from ribeira.games.castelos import rules
from ribeira.games.castelos.material import (
    CONTRACTS,
    EXPLORATION,
    MARKETS,
    RELIGIOUS,
    TERRAIN,
)
from ribeira.games.castelos.rules.setup import removable
from tests.games.castelos.scene import acts, dealt, keys, legal, named, opened, refused

VERSIONS = ("advanced", "family")


def test_c_2_1_the_start_seat_is_drawn_by_lot():
    assert {dealt(3, seed).table.first for seed in range(20)} == {0, 1, 2}
    with pytest.raises(SetupError):
        make_setup(rules.META, 5, 1)


@pytest.mark.parametrize(("version", "pieces"), [("advanced", 5), ("family", 4)])
def test_c_2_2_c_3_1_pieces(version, pieces):
    for estate in dealt(3, version=version).table.estates:
        assert len(estate.workers) == estate.discs == pieces
        assert {worker[0] for worker in estate.workers} == {"reserve"}
        assert (estate.religion, estate.trail) == (0, ())


@pytest.mark.parametrize("options", [{}, {"penafiel": True}])
def test_c_2_3_castles_in_a_stack_with_only_the_top_visible(options):
    state = dealt(2, **options)
    castles = {state.table.top, *state.below}
    assert castles == set(MARKETS) - (set() if options else {"penafiel"})
    assert len({dealt(2, seed).table.top for seed in range(30)}) == 6


@pytest.mark.parametrize(("seats", "left_out"), [(2, 20), (3, 10), (4, 0)])
def test_c_2_4_ten_tiles_for_each_seat(seats, left_out):
    state = dealt(seats)
    tiles = [*state.pile, *(tile for hand in state.hands for tile in hand)]
    assert {len(hand) for hand in state.hands} == {2}
    assert len(state.pile) == 8 * seats
    assert len(set(tiles)) == len(tiles) == len(TERRAIN) - left_out


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("version", VERSIONS)
def test_c_2_5_four_exploration_tiles_each_and_six_in_the_stack(seats, version):
    state = dealt(seats, version=version)
    tiles = [*state.exploration, *(t for e in state.table.estates for t in e.unplaced)]
    assert {len(estate.unplaced) for estate in state.table.estates} == {4}
    assert len(state.exploration) == 6
    assert len(set(tiles)) == len(tiles)
    assert set(tiles) <= set(EXPLORATION)


def keep_all(state, seats):
    happened = ()
    for seat in seats:
        state, events = apply(rules, state, seat, rules.legal_actions(state, seat)[0])
        happened += events
    return state, happened


def test_c_2_6_contracts_are_chosen_at_the_same_time():
    state = dealt(3)
    assert state.table.contracts == ("K00",)
    assert rules.to_act(state) == (0, 1, 2)
    dealt_cards = [card for cards in state.dealt for card in cards]
    assert len(set(dealt_cards)) == 6
    assert "K00" not in dealt_cards
    assert {len(rules.legal_actions(state, seat)) for seat in range(3)} == {2}
    state, _ = keep_all(state, (1,))
    assert rules.to_act(state) == (0, 2)
    assert state.table.contracts == ("K00",)


def test_c_2_6_the_order_of_choosing_never_matters():
    ends = {keep_all(dealt(3), order)[0] for order in permutations(range(3))}
    assert len(ends) == 1


def test_c_2_6_the_last_choice_opens_the_other_cards():
    before = dealt(3)
    state, events = keep_all(before, (0, 1, 2))
    given = {card for cards in before.dealt for card in cards} - set(state.kept)
    assert set(state.table.contracts) == {"K00", *given}
    assert state.table.phase == "face"
    (opened_cards,) = named(events, "opened")
    assert set(opened_cards["contracts"]) == given
    assert [event.audience for event in events if event.key == "kept"] == [(0,), (1,), (2,)]
    assert [event.reveals for event in events if event.key == "opened"] == [True]


def test_c_2_6_what_is_not_dealt_cannot_be_kept():
    state = dealt(2)
    other = next(card for card in CONTRACTS if card not in state.dealt[0])
    assert refused(state, f"contract.keep {other}", seat=0) == ("not_dealt", "C-2.6")
    state, _ = keep_all(state, (0,))
    card = state.dealt[0][0]
    assert refused(state, f"contract.keep {card}", seat=0) == ("has_kept", "C-2.6")
    assert refused(state, "turn.end", seat=1) == ("not_now", "C-2.6")


@pytest.mark.parametrize(
    ("seats", "version", "money"),
    [
        pytest.param(2, "advanced", [2, 1], id="C-2.7 two"),
        pytest.param(4, "advanced", [4, 3, 2, 1], id="C-2.7 four"),
        pytest.param(3, "family", [5, 5, 5], id="C-3.1 family"),
        pytest.param(1, "advanced", [2], id="C-17.4 alone"),
        pytest.param(1, "family", [5], id="C-17.4 alone, family"),
    ],
)
def test_start_money(seats, version, money):
    state = dealt(seats, 5, version=version)
    first = state.table.first
    found = [estate.mealhas for estate in state.table.estates]
    assert found[first:] + found[:first] == money


def test_c_2_8_the_first_seat_lays_the_start_tile():
    state, _ = keep_all(dealt(2, 3), (0, 1))
    assert rules.to_act(state) == (state.table.first,)
    assert legal(state) == ["start.face A", "start.face B"]
    assert acts(state, "start.face B").table.tiles == (("SB", 0, 0, 0),)
    assert refused(state, "trail.start E01a") == ("not_now", "C-2.8")


def test_c_2_9_each_seat_lays_the_first_tile_of_its_trail():
    state, _ = keep_all(dealt(2, 3), (0, 1))
    state = acts(state, "start.face A")
    first = state.table.first
    tile = state.table.own.unplaced[2]
    assert len(legal(state)) == 4 * 4
    stranger = state.table.estates[1 - first].unplaced[0]
    assert refused(state, f"trail.start {stranger}a") == ("not_unplaced", "C-2.9")
    state = acts(state, f"trail.start {tile}b'")
    estate = state.table.estates[first]
    assert (estate.trail, estate.cylinder, len(estate.unplaced)) == (((tile, "b", 1),), 0, 3)
    assert rules.to_act(state) == (1 - first,)
    state = acts(state, legal(state)[0])
    assert (state.table.phase, state.table.round, state.table.seat) == ("place", 1, first)


def test_c_3_1_no_contracts_in_the_family_version():
    state = dealt(3, version="family")
    assert (state.table.phase, state.table.contracts, state.dealt) == ("face", (), ((),) * 3)


@pytest.mark.parametrize(
    ("seats", "rounds", "pile", "out"),
    [
        pytest.param(4, 8, 24, 8, id="C-3.2 four"),
        pytest.param(3, 10, 24, 10, id="C-3.2 three"),
        pytest.param(2, 12, 20, 16, id="C-3.2 two"),
    ],
)
def test_family_tiles(seats, rounds, pile, out):
    state = dealt(seats, version="family")
    tiles = [*state.pile, *(tile for hand in state.hands for tile in hand)]
    assert (state.table.variant.rounds, len(state.pile)) == (rounds, pile)
    assert len(TERRAIN) - len(tiles) == out


def test_c_3_2_only_tiles_without_cross_and_chapel_are_removed_first():
    shares = {version: religious_share(version) for version in VERSIONS}
    assert sum(map(removable, TERRAIN)) == 20
    assert shares["advanced"] == pytest.approx(1 / 2, abs=0.03)
    assert shares["family"] == pytest.approx(2 / 3, abs=0.03)  # 20 of the 30 that are left


def religious_share(version):
    piles = [dealt(2, seed, version=version).pile for seed in range(80)]
    tiles = [tile for pile in piles for tile in pile]
    return sum(not RELIGIOUS.isdisjoint(TERRAIN[tile]) for tile in tiles) / len(tiles)


def test_c_3_3_a_family_trail_is_built_at_once_with_face_a():
    state = acts(dealt(2, 4, version="family"), "start.face A")
    first = state.table.first
    sizes = []
    for _ in range(4):
        assert rules.to_act(state) == (first,)
        assert refused(state, f"trail.start {state.table.own.unplaced[0]}b") == ("face_a", "C-3.3")
        sizes.append(len(legal(state)))
        state = acts(state, legal(state)[-1])
    assert sizes == [8, 6, 4, 2]
    assert {laid[1] for laid in state.table.estates[first].trail} == {"a"}
    assert rules.to_act(state) == (1 - first,)


def test_c_3_4_no_cells_but_alterations_in_the_family_version():
    state = opened(2, version="family").state
    state = acts(state, legal(state, "tile.place")[0])
    marking = acts(state, "mode.disc")
    tile = marking.table.own.trail[3][0]
    assert f"trail.alter 3 {tile}b'" in legal(marking)
    assert legal(marking, "trail.add") == []
    selling = acts(marking, "mark.done")
    assert refused(selling, "land.claim lake 2 reserve") == ("no_tracks", "C-3.4")
    moving = acts(state, "mode.worker", "move.done")
    assert refused(moving, "cons.claim house 2 w0") == ("no_tracks", "C-3.4")
    assert moving.table.phase == "end"


def test_equal_set_ups_are_equal_games():
    assert dealt(3, 9) == dealt(3, 9)
    assert dealt(3, 9) != dealt(3, 10)


def test_the_opening_is_told_in_order():
    match = opened(2, 1)
    happened = [key for step in match.steps for key in keys(step.events)]
    assert happened[-1] == "round"
    assert happened.count("trail_started") == 2
    assert Action("start.face", ("A",)) in [step.action for step in match.steps]
