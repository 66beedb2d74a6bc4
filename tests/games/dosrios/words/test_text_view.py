"""The table of Dos Rios as text: whole, in order, and from no more than the seat may know."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import listing
from ribeira.games.dosrios import board_map, rules, words
from tests.games.dosrios.playing import some_state
from tests.games.dosrios.scene import P1, P2, scene
from tests.strategies import lucks

NAMES = ("Ana", "Bruno", "Clara", "Duarte")


def section(seen, title):
    return next(s.lines for s in words.say_sight(seen, NAMES) if s.title.key == title)


def of_seats(seen):
    return [s for s in words.say_sight(seen, NAMES) if s.title.key == "dosrios.view.seat"]


@given(some_state(), st.sampled_from([None, 0, 1]))
def test_the_text_view_has_a_section_for_every_seat(state, seat):
    seen = rules.sight(state, seat)
    assert [dict(s.title.values)["name"] for s in of_seats(seen)] == list(NAMES[: state.seats])
    assert all(s.lines for s in words.say_sight(seen, NAMES))


@given(some_state(), st.sampled_from([None, 0, 1]), lucks)
def test_the_text_view_says_the_same_of_all_states_that_look_the_same(state, seat, luck):
    seen = rules.sight(state, seat)
    other, _ = rules.guess(seen, luck)
    assert words.say_sight(rules.sight(other, seat), NAMES) == words.say_sight(seen, NAMES)


@given(some_state(), st.sampled_from([None, 0, 1]))
def test_hidden_money_is_not_in_the_text_of_others(state, seat):
    """2.14, option money"""
    seen = rules.sight(state, seat)
    seen = replace(seen, options=tuple(sorted({**dict(seen.options), "money": "hidden"}.items())))
    others = tuple(m if s == seat else m + 7 for s, m in enumerate(seen.money))
    assert words.say_sight(replace(seen, money=others), NAMES) == words.say_sight(seen, NAMES)
    hidden = [msg("dosrios.view.seat.money.hidden") in s.lines for s in of_seats(seen)]
    assert hidden == [s != seat for s in range(seen.seats)]


def test_the_turn_says_its_points_and_buildings_while_a_bed_is_open_too():
    """R-6.2, R-7.7"""
    left = plural("dosrios.view.turn", 4, built=1)
    for bed in ("", "F5"):
        seen = rules.sight(scene(points=4, built=1, bed=bed), P2)
        assert left in section(seen, "dosrios.view.now")


def test_the_row_says_what_the_first_card_brings_and_who_decides_on_each():
    """R-3.6, R-9.5"""
    state = scene(figures={P1: "A7", P2: "B5"}, row=("W", "C", "RM"))
    assert section(rules.sight(state, None), "dosrios.view.row") == (
        msg("dosrios.view.row.decides", place=1, card=msg("dosrios.card.W"), name="Ana"),
        msg("dosrios.view.row.pays", name="Ana", money=100, dams=0),
        msg("dosrios.view.row.decides", place=2, card=msg("dosrios.card.C"), name="Bruno"),
        msg("dosrios.view.row.decides", place=3, card=msg("dosrios.card.RM"), name="Ana"),
    )


def test_a_seat_says_all_that_it_has():
    state = scene(
        figures={P1: "A2 A2 B4"},
        fincas={P1: "A2 G7"},
        haciendas={P1: "B4"},
        money=(300, 0),
        hands=(1, 2),
    )
    city = msg("dosrios.view.seat.figures.several", figures=3, space=msg("dosrios.space.CITY"))
    pair = msg("dosrios.view.seat.figures.several", figures=2, space="A2")
    some = msg("list.comma", first=pair, next="B4")
    assert of_seats(rules.sight(state, P1))[0].lines == (
        msg("dosrios.view.seat.money", money=300),
        plural("dosrios.view.seat.dams", 1),
        plural("dosrios.view.seat.figures", 6, places=msg("list.and", first=some, last=city)),
        plural("dosrios.view.seat.fincas", 2, hexes=msg("list.and", first="A2", last="G7")),
        msg("dosrios.view.seat.hacienda", hex="B4"),
        plural("dosrios.view.seat.irrigated", 2, hexes=msg("list.and", first="A2", last="B4")),
    )


def test_the_water_says_both_courses_and_the_dams():
    """R-4.6"""
    state = scene(dams="A2:DR")
    verde, moreno, dams = section(rules.sight(state, None), "dosrios.view.water")
    assert dict(verde.values)["river"] == msg("dosrios.river.V")
    assert dict(verde.values)["spaces"].values[-1] == ("last", msg("dosrios.space.LW"))
    assert dict(moreno.values)["spaces"].values[-1] == ("last", msg("dosrios.space.CITY"))
    border = msg("dosrios.view.water.border", upper="A2", lower="B2")
    assert dams == plural("dosrios.view.water.dams", 1, borders=border)


def test_the_piles_count_what_is_unknown_and_name_what_was_used():
    state = scene(deck=("W", "DV"), discard=("T",))
    assert section(rules.sight(state, None), "dosrios.view.piles") == (
        plural("dosrios.view.piles.left", 2),
        plural("dosrios.view.piles.discard", 1, cards=msg("dosrios.card.T")),
        plural("dosrios.view.piles.stock", 36),
    )


def on_the_board(state):
    """What is said of each space, by its name."""
    return [list(leaves(line)) for line in section(rules.sight(state, None), "dosrios.view.land")]


def test_the_board_is_listed_space_by_space():
    spaces = board_map.PLACES
    named = [parts[0] for parts in on_the_board(scene())]
    roads = [f"dosrios.space.{name}" for name in ("CITY", "ROADE", "ROADW")]
    assert named == [*board_map.HEXES, *roads]
    assert len(named) == len(spaces)


def test_a_space_says_what_stands_there_and_what_flows_through():
    state = scene(figures={P1: "B4 B4", P2: "D4"}, fincas={P2: "B4"}, haciendas={P1: "D4"})
    said = section(rules.sight(state, None), "dosrios.view.land")
    of = dict(zip(board_map.HEXES, said, strict=False))
    assert parts(of["B4"]) == [
        msg("dosrios.board.hex.tobacco", hex="B4"),
        msg("dosrios.board.water.verde"),
        plural("dosrios.board.figures_of", 2, name="Ana"),
        msg("dosrios.board.finca_of", name="Bruno"),
        msg("dosrios.view.land.height", height=2),
        msg("dosrios.view.land.flows", to=msg("dosrios.to.hex", hex="B5")),
        msg("dosrios.view.land.beside", places=listing(["A4", "A5", "B3", "B5", "C3", "C4"])),
    ]
    assert msg("dosrios.board.hacienda_of", name="Ana") in parts(of["D4"])
    assert msg("dosrios.board.water.moreno") in parts(of["D4"])
    assert parts(of["D1"]) == [
        msg("dosrios.board.hex.hill", hex="D1"),
        msg("dosrios.board.water.none"),
        msg("dosrios.view.land.height", height=4),
        msg("dosrios.view.land.beside", places=listing(["C1", "D2", "E1"])),
    ]


def test_a_space_says_where_dams_keep_the_water_out():
    state = scene(dams="B1:DL C1:DL")
    said = dict(
        zip(board_map.HEXES, section(rules.sight(state, None), "dosrios.view.land"), strict=False)
    )
    below = plural("dosrios.view.land.dams", 1, spaces="A2")
    assert below in parts(said["B1"])
    assert plural("dosrios.view.land.dams", 1, spaces="B1") in parts(said["A2"])


def parts(line):
    """The single things that are said of a space."""
    if line.key != "list.comma":
        return [line]
    values = dict(line.values)
    return [*parts(values["first"]), *parts(values["next"])]


def leaves(message):
    """All plain texts in a message, from the first to the last; without any, its key."""
    if not message.values:
        yield message.key
    for _, value in message.values:
        yield from leaves(value) if isinstance(value, Message) else [value]
