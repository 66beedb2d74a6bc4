"""GT-1: one complete game of the rules (4.3), line by line.

A line: play | card | cards | sum | holder before | deltas | holder after | scores.
"""

from dataclasses import replace
from itertools import pairwise

import pytest

from ribeira.games.douro import rules
from ribeira.games.douro.rules.valley import laid_out
from tests.games.douro.scene import P1, P2, P3, donate, first, keys, named, reveal, with_stack

STACK = "R05 R10 FRA R01 R14 R08 BAR R03 R11 CAR R07 R13 SIR RAP CUS R09 R04 R15 R06 R12 R02"

FIRST_HALF = """
 1 | R05 | 0 2 9   | 11 | P2 | 0 0 +2  | P2 | 5 5 7
 2 | R10 | 10 0 6  | 16 | P2 | 0 -2 0  | P2 | 5 3 7
 3 | FRA | 3 6 0   |  9 | P2 | 0 0 -4  | P2 | 5 3 3
 4 | R01 | 2 3 2   |  7 | P2 | 0 +2 0  | P2 | 5 5 3
 5 | R14 | 8 9 4   | 21 | P2 | 0 0 -2  | P2 | 5 5 1
 6 | R08 | 9 1 3   | 13 | P2 | 0 -2 0  | P2 | 5 3 1
 7 | BAR | 7 8 7   | 22 | P2 | +1 0 +1 | P2 | 6 3 2
 8 | R03 | 6 10 10 | 26 | P2 | 0 0 +2  | P3 | 6 3 4
 9 | R11 | 4 7 8   | 19 | P3 | -2 0 0  | P3 | 4 3 4
10 | CAR | 1 4 1   |  6 | P3 | 0 0 -2  | P1 | 4 3 2
11 | R07 | 1 4 1   |  6 | P1 | -2 0 0  | P2 | 2 3 2
"""
SECOND_HALF = """
12 | R13 | 3 8 10  | 21 | P2 | -2 0 0  | P2 | 0 3 2
13 | SIR | 0 2 6   |  8 | P2 | -2 0 0  | P2 | 0 3 2
14 | RAP | 1 3 3   |  7 | P2 | 0 0 +2  | P3 | 0 3 4
15 | CUS | 2 10 8  | 20 | P3 | 0 0 0   | P3 | 0 3 4
16 | R04 | 9 1 7   | 17 | P3 | +2 0 0  | P3 | 2 3 4
17 | R15 | 10 4 1  | 15 | P3 | 0 0 -2  | P3 | 2 3 2
18 | R06 | 8 6 9   | 23 | P3 | 0 0 +2  | P3 | 2 3 4
19 | R12 | 6 9 2   | 17 | P3 | 0 0 -2  | P3 | 2 3 2
20 | R02 | 4 0 0   |  4 | P3 | +2 0 0  | P1 | 4 3 2
"""
GIFTS = (7, 7, 4)
LAYOUTS = ["R05 R10", "R01 R14 R08", "R03 R11", "R07 R13", "", "", "R04 R15 R06 R12 R02"]


def beginning(**options):
    valley, stack = laid_out(tuple(STACK.split()))
    return replace(with_stack(first(3, **options), stack, valley), holder=P2)


def rows(table):
    for line in table.strip().splitlines():
        play, card, cards, total, before, deltas, after, scores = map(str.strip, line.split("|"))
        yield int(play), card, numbers(cards), int(total), before, numbers(deltas), after, scores


def numbers(text):
    return tuple(map(int, text.split()))


def check(state, events, row):
    play, card, cards, total, before, deltas, after, scores = row
    assert (state.plays, state.last.card, state.last.cards) == (play, card, cards)
    assert named(events, "revealed") == [{"cards": cards, "sum": total}]
    assert f"P{state.last.holder + 1}" == before
    assert state.last.deltas == deltas
    if play < 20:  # after the last play charity has already changed these
        assert f"P{state.holder + 1}" == after
        assert state.points == numbers(scores)


def play_all(table, state):
    """Every play of the table, checked; the states after each and all events."""
    states, shown = [state], ()
    for row in rows(table):
        state, events = reveal(state, *row[2])
        check(state, events, row)
        states.append(state)
        shown += events
    return states, shown


def whole_trace(**options):
    first_half, shown = play_all(FIRST_HALF, beginning(**options))
    middle, events = donate(first_half[-1], *GIFTS)
    second_half, more = play_all(SECOND_HALF, middle)
    return first_half + second_half, shown + events + more


def test_gt_1_every_play():
    states, _ = whole_trace()
    assert states[-1].stage == "over"


def test_gt_1_the_eleventh_play_is_forced():
    states, _ = play_all(FIRST_HALF, beginning())
    assert [len(rules.legal_actions(states[10], seat)) for seat in (P1, P2, P3)] == [1, 1, 1]


def test_gt_1_layouts():
    states, _ = whole_trace()
    laid = [states[0].valley]
    laid += [after.valley for fog, after in pairwise(states) if not fog.valley]
    assert [" ".join(valley) for valley in laid] == LAYOUTS


def test_gt_1_half_time_shows_one_level_5():
    states, _ = play_all(FIRST_HALF, beginning())
    assert states[-1].stage == "donate"
    assert rules.sight(states[-1], P1).valley == (5,)


def test_gt_1_sirga_tows_r09_past_two_fogs_and_p1_is_forgiven():
    _, shown = whole_trace()
    assert named(shown, "towed") == [{"card": "R09", "level": 3, "passed": 2}]
    assert named(shown, "forgiven") == [{"seat": P1, "points": 2}]


def test_gt_1_charity():
    states, shown = whole_trace()
    assert named(shown, "charity") == [{"cards": GIFTS}]
    charity = shown[keys(shown).index("charity") :]
    assert [(event.key, event.seat) for event in charity if event.key in ("lost", "gained")] == [
        ("lost", P3),
        ("gained", P2),
    ]
    assert states[-1].points == (4, 4, 1)


@pytest.mark.parametrize(
    ("option", "holder", "ranking"),
    [
        pytest.param("yes", P2, (P1, P2, P3), id="GT-1 O-4 yes"),
        pytest.param("no", P1, (P2, P1, P3), id="GT-1 O-4 no"),
    ],
)
def test_ranking(option, holder, ranking):
    states, _ = whole_trace(O_4=option)
    assert states[-1].points == (4, 4, 1)
    assert states[-1].holder == holder
    assert rules.ranking(states[-1]) == ranking
