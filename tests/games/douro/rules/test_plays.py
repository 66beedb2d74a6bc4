"""D-5 and D-6: one play at a time, as in the examples of the rules (4.1 and 4.2).

A line: what it shows | seats | card | order | cards from P1 on | holder | deltas | next holder.
`any` is tried with every holder; `-` is a card without an order.
"""

import pytest

from ribeira.games.douro.material import order
from tests.games.douro.scene import keys, named, reveal, scene

DEFAULT = """
D-5.1 D-6.1 G-01        | 3 | R03 |  5 | 2 3 4      | any | 0 0 +2         | stays
D-5.1 G-01 swapped      | 3 | R03 |  5 | 3 2 4      | any | 0 0 +2         | stays
D-5.2 G-02              | 5 | FRA | 25 | 2 7 6 4 3  | any | -4 0 0 0 0     | stays
D-5.2 D-1.5 met         | 3 | FRA | 15 | 2 7 6      | any | 0 +4 0         | stays
D-5.3 D-6.2 G-03        | 3 | CAR | 15 | 4 4 6      | P3  | -1 -1 0        | stays
D-5.3 D-6.4 G-03b       | 3 | CAR | 15 | 4 4 6      | P1  | -2 0 0         | P2
D-5.3 met               | 3 | CAR | 15 | 4 4 8      | P3  | 0 0 +2         | stays
D-5.4 G-04              | 4 | RAP | 20 | 8 3 6 1    | any | +2 0 0 0       | stays
D-5.4 met               | 4 | RAP | 20 | 8 3 6 4    | any | 0 +2 0 0       | stays
D-5.5 G-05              | 3 | SIR | -  | 8 4 6      | any | +2 0 0         | stays
D-5.5 G-05 swapped      | 3 | SIR | -  | 8 6 4      | any | +2 0 0         | stays
D-5.5 missed            | 3 | SIR | -  | 8 2 6      | any | 0 -2 0         | stays
D-5.7 G-06              | 5 | BAR | -  | 6 1 9 3 7  | any | 0 +2 0 0 0     | stays
D-5.7 though many       | 5 | BAR | -  | 10 9 8 7 6 | any | 0 0 0 0 +2     | stays
D-5.8                   | 3 | CUS | -  | 0 4 9      | any | 0 0 0          | stays
D-6.3 G-07              | 4 | R11 | 28 | 8 8 4 8    | P4  | +1 +1 0 0      | P1
D-6.4 G-08              | 4 | R12 | 31 | 6 10 6 8   | P3  | 0 0 -2 0       | P4
D-6.4 G-08 swapped      | 4 | R12 | 31 | 6 8 6 10   | P3  | 0 0 -2 0       | P4
D-6.3 E-01              | 4 | R08 | 20 | 9 9 3 1    | P1  | 0 +2 0 0       | P2
D-6.4 E-02 three        | 5 | R09 | 28 | 1 1 1 10 4 | P1  | -2 0 0 0 0     | P2
D-6.3 E-03 all equal    | 3 | R08 | 15 | 6 6 6      | P2  | +1 0 +1        | P3
D-6.4 E-04 all equal    | 3 | R07 | 13 | 4 4 4      | P2  | 0 -2 0         | P3
D-6.6 E-05 other end    | 4 | R08 | 20 | 7 7 2 0    | P1  | 0 0 0 -2       | P2
D-6.6 E-06 the middle   | 5 | R07 | 22 | 10 6 6 2 0 | P3  | +2 0 0 0 0     | P4
D-6.3 E-07 two ties     | 4 | R08 | 20 | 9 9 2 2    | P2  | +2 0 0 0       | P3
D-6.2 E-08 two ties     | 4 | R09 | 23 | 9 9 2 2    | P2  | 0 0 -1 -1      | P3
D-6.8 E-09              | 4 | R07 | 17 | 9 9 2 4    | P4  | +1 +1 0 0      | stays
D-1.5 E-10              | 3 | FRA | 15 | 8 8 1      | P1  | 0 +4 0         | P2
D-1.5 E-11              | 5 | FRA | 25 | 2 2 2 9 3  | P4  | -2 -2 -2 0 0   | stays
D-6.5 E-12              | 5 | RAP | 25 | 10 9 3 3 4 | P3  | 0 0 0 +2 0     | P4
D-6.2 E-13              | 4 | RAP | 20 | 6 6 1 3    | P3  | +1 +1 0 0      | stays
D-6.5 E-14              | 4 | BAR | -  | 0 0 0 0    | P4  | +1 +1 +1 0     | P1
D-6.6 D-5.8 E-15        | 3 | CUS | -  | 4 4 9      | P2  | 0 0 0          | P3
D-6.4 E-17              | 3 | R01 |  1 | 0 0 0      | P1  | -2 0 0         | P2
D-6.7 E-18 no chain     | 4 | R09 | 23 | 3 3 9 9    | P2  | 0 0 +1 +1      | P3
D-6.2 gain of three     | 5 | R08 | 25 | 8 8 8 1 0  | P4  | +1 +1 +1 0 0   | stays
D-6.2 loss of three     | 5 | R15 | 49 | 1 1 1 9 10 | P4  | -1 -1 -1 0 0   | stays
D-6.5 two, BAR          | 3 | BAR | -  | 1 1 9      | P1  | 0 +2 0         | P2
D-6.6 last to first     | 5 | R15 | 49 | 1 3 4 9 9  | P5  | -2 0 0 0 0     | P1
"""

WITH_OPTION = """
O-1=tie E-01            | 4 | R08 | 20 | 9 9 3 1    | P1  | 0 +1 0 0       | P2
O-1=tie E-10            | 3 | FRA | 15 | 8 8 1      | P1  | 0 +2 0         | P2
O-1=tie E-12            | 5 | RAP | 25 | 10 9 3 3 4 | P3  | 0 0 0 +1 0     | P4
O-1=tie two others      | 4 | R11 | 28 | 8 8 4 8    | P4  | +1 +1 0 0      | P1
O-1=tie a loss          | 4 | R12 | 31 | 6 10 6 8   | P3  | 0 0 -2 0       | P4
O-2=lowest G-04         | 4 | RAP | 20 | 8 3 6 1    | any | 0 0 0 +2       | stays
O-2=lowest met          | 4 | RAP | 20 | 8 3 6 4    | any | 0 +2 0 0       | stays
O-3=scoringTie E-05     | 4 | R08 | 20 | 7 7 2 0    | P1  | 0 0 0 -2       | stays
O-3=scoringTie E-06     | 5 | R07 | 22 | 10 6 6 2 0 | P3  | +2 0 0 0 0     | stays
O-3=scoringTie E-15     | 3 | CUS | -  | 4 4 9      | P2  | 0 0 0          | stays
O-3=scoringTie E-07     | 4 | R08 | 20 | 9 9 2 2    | P2  | +2 0 0 0       | P3
O-3=scoringTie E-08     | 4 | R09 | 23 | 9 9 2 2    | P2  | 0 0 -1 -1      | stays
O-3=scoringTie G-08     | 4 | R12 | 31 | 6 10 6 8   | P3  | 0 0 -2 0       | P4
O-3=scoringTie E-14     | 4 | BAR | -  | 0 0 0 0    | P4  | +1 +1 +1 0     | P1
"""

TOWED = ("R09", "R14", "R15", "R13")  # an order of 17 for three seats (G-05)


def lines(table):
    """Each line once for each holder it is about."""
    for line in table.strip().splitlines():
        name, seats, card, asked, cards, holder, deltas, after = map(str.strip, line.split("|"))
        holders = range(int(seats)) if holder == "any" else [seat(holder)]
        for held in holders:
            moved = held if after == "stays" else seat(after)
            values = (int(seats), card, asked, numbers(cards), held, numbers(deltas), moved)
            yield pytest.param(values, id=f"{name} P{held + 1}")


def options(table):
    """The option named at the beginning of each line's id, before its other values."""
    for line in lines(table):
        name, value = line.id.split(" ")[0].split("=")
        yield pytest.param({name.replace("-", "_"): value}, *line.values, id=line.id)


def seat(name):
    return int(name.removeprefix("P")) - 1


def numbers(text):
    return tuple(map(int, text.split()))


def check(chosen, seats, card, asked, cards, holder, deltas, after):
    assert asked == str(order(card, seats) or "-")
    below = TOWED if card == "SIR" else ("R13", "R14", "R15")
    state, events = reveal(scene(card, seats, holder, below, **chosen), *cards)
    assert state.last.deltas == deltas
    assert state.points == tuple(5 + delta for delta in deltas)
    assert state.holder == after
    assert keys(events).count("phylloxera") == (after != holder)


@pytest.mark.parametrize("line", list(lines(DEFAULT)))
def test_play(line):
    check({}, *line)


@pytest.mark.parametrize(("chosen", "line"), list(options(WITH_OPTION)))
def test_play_with_option(chosen, line):
    check(chosen, *line)


@pytest.mark.parametrize(
    ("cards", "points"),
    [((4, 4, 6), (4, 4, 5)), ((4, 4, 8), (5, 5, 7))],
    ids=["D-5.3 G-03 missed", "D-5.3 met"],
)
def test_cardia_gives_the_cards_back(cards, points):
    before = scene("CAR", holder=2)
    state, events = reveal(before, *cards)
    assert state.points == points
    assert state.hands == before.hands
    assert state.spent == ((), (), ())
    assert state.returned == cards
    assert named(events, "returned") == [{"cards": cards}]


def test_d_5_5_e_16_sirga_passes_over_fogs_and_leaves_them_in_their_order():
    before = scene("SIR", holder=0, below=("RAP", "CUS", "R07", "R01", "R14", "R15"))
    state, events = reveal(before, 4, 4, 6)
    assert state.discard == ("SIR", "R07")
    assert state.stack == ("RAP", "CUS", "R01", "R14", "R15")
    assert state.disputed == "RAP"
    assert state.fogs_on_top == 2
    assert state.last.deltas == (0, 0, 2)
    assert state.holder == 1
    assert keys(events).count("phylloxera") == 1
    assert named(events, "towed") == [{"card": "R07", "level": 3, "passed": 2}]
    assert state.plays == before.plays + 1
    assert state.spent == ((4,), (4,), (6,))


def test_d_5_6_sirga_with_no_boat_to_tow_has_no_effect():
    state, events = reveal(scene("SIR", holder=0, below=("CUS", "BAR")), 4, 4, 6)
    assert state.points == (5, 5, 5)
    assert state.discard == ("SIR",)
    assert state.stack == ("CUS", "BAR")
    assert named(events, "towed") == []
    assert state.spent == ((4,), (4,), (6,))


def test_d_5_8_customs_uses_the_barrels_up():
    state, _ = reveal(scene("CUS"), 4, 4, 9)
    assert state.spent == ((4,), (4,), (9,))
    assert [len(hand) for hand in state.hands] == [9, 9, 9]


def test_d_1_4_only_one_seat_holds_the_phylloxera_and_it_goes_one_seat_on():
    state = scene("R08", holder=2)
    for card in (6, 7, 8):
        holder = state.holder
        state, events = reveal(state, card, card, card)
        assert named(events, "phylloxera") == [{"seat": holder, "to": (holder + 1) % 3}]
        assert state.holder == (holder + 1) % 3
