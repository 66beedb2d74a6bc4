"""What Dos Rios asks, how it begins and how it ends, in words made from a sight."""

from dataclasses import replace

import pytest
from hypothesis import given, settings

from ribeira.core.values import Message, msg, plural
from ribeira.games.dosrios import rules, words
from tests.games.dosrios.playing import play
from tests.games.dosrios.scene import P1, P2, P3, dealt, scene
from tests.strategies import lucks, setups

NAMES = ("Ana", "Bruno", "Clara", "Duarte")


@pytest.mark.parametrize(
    ("state", "asked", "waiting"),
    [
        (dealt(2, layout="R1"), "dosrios.status.rivers", "dosrios.status.waiting.rivers"),
        (
            scene(stage="place", figures={}),
            "dosrios.status.place",
            "dosrios.status.waiting.place",
        ),
        (scene(), "dosrios.status.actions", "dosrios.status.waiting.actions"),
        (scene(points=0), "dosrios.status.actions.no_points", "dosrios.status.waiting.actions"),
        (scene(bed="F5"), "dosrios.status.bed", "dosrios.status.waiting.bed"),
        (scene(stage="card"), "dosrios.status.card", "dosrios.status.waiting.card"),
    ],
)
def test_the_status_asks_one_and_tells_the_others_for_whom_they_wait(state, asked, waiting):
    if state.stage == "place":
        state = replace(state, figures=((), ()))
    (seat,) = rules.to_act(state)
    assert words.say_status(rules.sight(state, seat), NAMES).key == asked
    for other in (1 - seat, None):
        sentence = words.say_status(rules.sight(state, other), NAMES)
        assert sentence.key == waiting
        assert dict(sentence.values)["name"] == NAMES[seat]


@pytest.mark.parametrize(
    ("laying", "key"),
    [
        ("rotate", "dosrios.opening.laid_in_turn"),
        ("startPlayer", "dosrios.opening.laid_alone"),
    ],
)
def test_the_opening_says_who_begins_and_who_lays(laying, key):
    """R-3.1, R-4.9"""
    state = dealt(3, riverLaying=laying)
    start, laid = words.say_opening(rules.sight(state, None), NAMES)
    assert start == msg("dosrios.opening.start", name=NAMES[state.start])
    assert laid == Message(key, (("name", NAMES[state.start]),))


def won(kind="five", **more):
    """Three seats after a victory of the second."""
    fincas = {P1: "A2", P2: "B3 B4 B5 B6", P3: "F2"}
    return scene(3, stage="over", winners=(P2,), victory=kind, fincas=fincas, **more)


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        ("five", "dosrios.ranking.five"),
        ("irrigated", "dosrios.ranking.irrigated"),
        ("cap", "dosrios.ranking.cap"),
    ],
)
def test_the_ranking_says_what_decided_each_place(kind, key):
    """R-2.1, R-11.5"""
    lines = words.say_ranking(rules.sight(won(kind, money=(100, 0, 0)), None), NAMES)
    assert [line.key for line in lines] == [key, "dosrios.ranking.place", "dosrios.ranking.place"]
    assert [dict(line.values)["name"] for line in lines] == ["Bruno", "Ana", "Clara"]


def test_equals_are_told_that_the_seat_decided():
    lines = words.say_ranking(rules.sight(won(), None), NAMES)
    assert lines[2].key == "dosrios.ranking.tied"
    assert dict(lines[2].values)["before"] == "Ana"


def test_the_status_of_a_finished_game_names_all_winners():
    """R-11.2"""
    seen = rules.sight(replace(won(), winners=(P2, P3)), None)
    both = msg("list.and", first="Bruno", last="Clara")
    assert words.say_status(seen, NAMES) == plural("dosrios.status.over", 2, names=both)


@settings(max_examples=10)
@given(setups(rules.META), lucks)
def test_a_sight_ranks_like_the_state(setup, luck):
    state = play(setup, luck, 3_000).state
    lines = words.say_ranking(rules.sight(state, None), NAMES)
    names = [dict(line.values)["name"] for line in lines]
    assert names == [NAMES[seat] for seat in rules.ranking(state)]
