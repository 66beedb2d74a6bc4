"""Rules 2.2 to 2.4: what lies out at the start, the laying of the rivers, the placement rounds."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.core.grids import hexes as hexgrid
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.board_map import (
    DOWN,
    HEX_CELLS,
    HEXES,
    LOWER,
    MOUTHS,
    SPRING_CELLS,
    UPPER,
    heights,
)
from ribeira.games.dosrios.material import CARDS, DESPERADOS, SLOTS, TILES
from ribeira.games.dosrios.rules.card_row import lay_out
from ribeira.games.dosrios.rules.water import bed_from, course, irrigated, outlets
from tests.games.dosrios.scene import dealt, do, hexes, legal, named, scene, why
from tests.strategies import near

R1 = heights(dealt(layout="R1").terrain)
SEEDS = range(600)


def settled(state, choose=min):
    """The state after all rivers are laid."""
    while state.stage == "rivers":
        state, _ = do(state, choose(legal(state)))
    return state


def placed(state):
    while state.stage == "place":
        state, events = do(state, legal(state)[0])
    return state, events


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r_3_1_every_seat_starts_as_often(seats):
    starts = Counter(dealt(seats, seed).start for seed in SEEDS)
    assert all(near(starts[seat], len(SEEDS), 1 / seats) for seat in range(seats))


def test_r_3_2_every_tile_lies_in_every_slot_and_turned_each_way_as_often():
    whole = Counter()
    for seed in SEEDS:
        kinds = dict(zip(HEXES, dealt(seed=seed).terrain, strict=True))
        letters = ["".join(kinds[hex_] for hex_ in slot) for slot in SLOTS]
        assert Counter(map(lowest_turn, letters)) == Counter(map(lowest_turn, TILES))
        whole[letters[0]] += 1
    assert near(whole["HHF"], len(SEEDS), 1 / 36)  # tile 11 is the only one with two hills
    assert near(sum(whole[turn] for turn in ("FCF", "CFF", "FFC")), len(SEEDS), 1 / 12)


def lowest_turn(letters):
    return min(letters[i:] + letters[:i] for i in range(3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r_3_3_what_everybody_takes(seats):
    state, _ = placed(settled(dealt(seats)))
    assert [len(own) for own in state.figures] == [6] * seats
    assert state.fincas == ((),) * seats
    assert state.haciendas == ("",) * seats
    assert state.money == (0,) * seats
    assert state.hands == (2,) * seats


def test_r_3_4_rivers_then_placement_then_cards():
    state = dealt()
    assert (state.stage, state.row) == ("rivers", ())
    assert why(state, "place A1") == ("rivers_first", "R-3.4")
    state = settled(state)
    assert (state.stage, state.row, legal(state)[0]) == ("place", (), "place A1")
    state, events = placed(state)
    assert (state.stage, state.round, state.points) == ("actions", 1, 6)
    keys = [event.key for event in events]
    assert keys == ["placed", "gathered", "row_laid", "turn"]


def laid_out(seats, luck):
    """The state with its first row, and what happened."""
    events = []
    state = lay_out(replace(dealt(seats), chance=luck), lambda event, _: events.append(event))
    return state, events


@given(st.integers(0, 2**32 - 1), st.sampled_from([2, 3, 4]))
def test_r_3_5_the_first_row_holds_no_desperados(luck, seats):
    state, (events,) = laid_out(seats, luck)
    assert len(state.row) == seats + 1
    assert not set(state.row) & set(DESPERADOS)
    assert Counter(state.row + state.deck) == Counter(CARDS)
    assert set(events.aside) <= set(DESPERADOS)
    assert events.reveals


def test_r_3_5_a_desperado_lies_anywhere_in_the_pile_as_often():
    decks = [laid_out(2, luck)[0].deck for luck in SEEDS]
    assert near(sum(deck[0] in DESPERADOS for deck in decks), len(SEEDS), 2 / 12)


def test_r_3_6_the_row_is_a_queue():
    state = scene(stage="card", row=("W", "C", "RV"))
    after, events = do(state, "shift")
    assert named(events, "shifted") == [{"seat": 0, "card": "W"}]
    assert after.row == ("C", "RV", "W")


def test_r_4_1_the_verde_is_laid_before_the_moreno():
    state = dealt()
    assert state.pieces == ("SV:DL",)
    assert state.bed == "A1"
    while "SM" not in {UPPER[piece] for piece in state.pieces}:
        assert course(state.pieces, "M") == ()
        state, _ = do(state, legal(state)[0])
    assert course(state.pieces, "V")[-1] in MOUTHS


def test_r_4_2_a_piece_leads_over_a_downward_border():
    for border, upper in UPPER.items():
        from_ = {**HEX_CELLS, **SPRING_CELLS}[upper]
        direction = border.partition(":")[2]
        assert direction in ("D", "DL", "DR")
        if LOWER[border] in HEX_CELLS:
            assert hexgrid.step(from_, direction) == HEX_CELLS[LOWER[border]]
    assert why(dealt(), "flow B1:D") == ("bed_elsewhere", "R-4.2")


@pytest.mark.parametrize(
    ("space", "dams", "to"),
    [
        ("SV", "", "A1"),  # forest before hill
        ("A2", "", "A3"),
        ("B4", "", "B5"),  # field before forest and hill
        ("B4", "B4:D", "A5"),  # a dam bars the lowest way
        ("A5", "A5:DR", "A6"),  # upwards too, when nothing lower is open
        ("C4", "C4:DL C4:DR", "C5"),
        ("C7", "", "LW"),  # lake before city
        ("C7", "C7:D C7:DL", "CITY"),
        ("D7", "", "CITY"),
        ("D7", "D7:D", "C7"),
        ("E7", "", "LE"),
        ("A7", "A7:D", "B7"),
    ],
)
def test_r_4_3_r_4_8_the_lowest_open_way(space, dams, to):
    assert [LOWER[border] for border in outlets(R1, dams.split(), space)] == [to]


@pytest.mark.parametrize(
    ("space", "to"),
    [("A1", "A2 B1"), ("B3", "B4 C3"), ("B6", "B7 A7 C6"), ("D6", "D7 C6 E6")],
)
def test_r_4_4_ties_are_chosen(space, to):
    assert [LOWER[border] for border in outlets(R1, (), space)] == to.split()
    found = tuple(border for border in DOWN[space] if LOWER[border] in to.split())
    assert outlets(R1, (), space) == found


def test_r_4_4_a_higher_way_is_refused():
    state = replace(dealt(layout="R1"), bed="B3", pieces=("A3:DR",))
    assert legal(state) == ["flow B3:D", "flow B3:DR"]
    assert why(state, "flow B3:DL") == ("lower_way", "R-4.3")
    assert why(replace(state, dams=("B3:D",)), "flow B3:D") == ("dam_bars", "R-4.3")


@pytest.mark.parametrize(
    ("space", "dams", "border"),
    [
        ("B7", "", "B7:D"),
        ("B7", "B7:D", "B7:DL"),
        ("C7", "", "C7:D"),
        ("E7", "", "E7:D"),
        ("F7", "F7:D", "F7:DR"),
    ],
)
def test_r_4_5_no_choice_between_borders_of_the_same_water(space, dams, border):
    assert outlets(R1, dams.split(), space) == (border,)


def test_r_4_6_a_river_ends_at_a_hex_that_flows_on():
    """EC-20's courses: the Verde enters D4, which has an outgoing piece."""
    state = scene(verde="A1 B1 C1 C2 C3 D4")
    bed = bed_from(state.terrain, (), state.pieces, "D4")
    assert (bed.laid, bed.forks) == ((), ())
    assert course(state.pieces, "V")[5:] == ("D4", "D5", "D6", "D7", "CITY")


@given(st.integers(0, 2**32 - 1), st.sampled_from([2, 3, 4]))
def test_r_1_11_r_4_6_r_4_10_set_ups(seed, seats):
    """One outgoing piece for each space, courses of 7 to 15 hexes that end in water, deeper and
    deeper, and never more pieces than there are."""
    state = settled(dealt(seats, seed), choose=lambda texts: texts[seed % len(texts)])
    uppers = [UPPER[piece] for piece in state.pieces]
    assert len(uppers) == len(set(uppers)) <= 40
    for river in "VM":
        spaces = course(state.pieces, river)
        assert spaces[-1] in MOUTHS
        assert 7 <= len(hexes(spaces)) <= 15
        depths = [hexgrid.depth(HEX_CELLS[hex_]) for hex_ in hexes(spaces)]
        assert all(1 <= b - a <= 2 for a, b in pairwise(depths))


def test_r_4_7_from_the_meeting_on_there_is_one_course():
    state = scene(verde="A1 B1 C1 C2 C3 D4")
    verde, moreno = course(state.pieces, "V"), course(state.pieces, "M")
    assert verde[verde.index("D4") :] == moreno[moreno.index("D4") :]
    assert irrigated(state.pieces) == {*hexes(verde), *hexes(moreno)}


def test_r_4_8_roads_never_take_water():
    assert not {"ROADE", "ROADW"} & set(LOWER.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r_4_9_the_seats_lay_in_turn_and_forced_pieces_count(seats):
    state = dealt(seats, seed=5)
    assert rules.to_act(state) == ((state.start + 1) % seats,)
    layers = [state.start]
    while state.stage == "rivers":
        (seat,) = rules.to_act(state)
        assert seat == (state.start + len(state.pieces)) % seats
        state, events = do(state, legal(state)[-1])
        layers += [piece["seat"] for piece in named(events, "flowed")]
    assert layers == [(state.start + n) % seats for n in range(len(state.pieces))]
    assert why(dealt(seats, seed=5), "flow A1:D") is None
    other = rules.why_not(dealt(seats, seed=5), dealt(seats, seed=5).start, rules.read("end"))
    assert (other.message.key, other.rule) == ("dosrios.refusal.other_lays", "R-4.9")


def test_r_4_9_start_player_lays_both_rivers():
    state = dealt(3, seed=5, riverLaying="startPlayer")
    while state.stage == "rivers":
        assert rules.to_act(state) == (state.start,)
        state, events = do(state, legal(state)[0])
        assert {piece["seat"] for piece in named(events, "flowed")} == {state.start}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r_5_1_three_rounds_of_one_figure_each(seats):
    state = settled(dealt(seats))
    order = []
    while state.stage == "place":
        order += rules.to_act(state)
        other = rules.why_not(state, (order[-1] + 1) % seats, rules.read("place A1"))
        assert (other.message.key, other.rule) == ("dosrios.refusal.other_places", "R-5.1")
        state, _ = do(state, legal(state)[0])
    assert order == [(state.start + n) % seats for n in range(3 * seats)]


def test_r_5_2_where_figures_may_be_placed():
    state = settled(dealt(3, seed=2))
    state, _ = do(state, "place A1", "place B1", "place C1")
    state, _ = do(state, "place A1")
    assert "place A1" not in legal(state)
    assert why(state, "place A1") == ("rival_holds", "R-5.2")
    state, _ = do(state, "place B1", "place D1")
    assert len(legal(state)) == 49 - 4
    assert why(state, "place A1") == ("two_placed", "R-5.2")
    assert why(state, "step A1 A2") == ("place_first", "R-5.1")
    with pytest.raises(ValueError, match="place CITY"):
        rules.read("place CITY")


def test_r_5_3_the_other_three_go_into_the_city():
    state, events = placed(settled(dealt(4)))
    assert all(own.count("CITY") == 3 for own in state.figures)
    assert named(events, "gathered") == [{"figures": 3}]
    assert why(state, "place G7") == ("placement_over", "R-5.3")
