"""Every click that cannot be is answered by a rule; which one, for the clicks that people try."""

from itertools import islice

import pytest
from hypothesis import given, settings

from ribeira.games.dosrios import rules
from ribeira.games.dosrios.board_map import PLACES
from ribeira.games.dosrios.table.clicks.intended import MODES, intended
from ribeira.games.dosrios.table.clicks.paths import paths
from ribeira.kit.clicks import next_names
from tests.games.dosrios.playing import states
from tests.games.dosrios.scene import P1, P2, scene
from tests.games.dosrios.table.test_drawing import acting, clickable, drawn, legal, parsed
from tests.strategies import lucks, setups


def asked(state, name, *clicked, seat=None):
    """The rule that answers a click."""
    seat = rules.to_act(state)[0] if seat is None else seat
    refusal = rules.why_not(state, seat, intended(rules.sight(state, seat), clicked, name))
    return refusal and refusal.rule


@pytest.mark.full
@settings(max_examples=6)
@given(setups(rules.META), lucks)
def test_whatever_is_asked_has_an_answer(setup, luck):
    for state, _, _, _ in islice(states(setup, luck), 0, None, 29):
        seat = acting(state)
        first = next_names(legal(state, seat), paths)
        for clicked in ((), *((name,) for name in first if name in MODES or name in PLACES)):
            names = clickable(parsed(drawn(state, seat, clicked=clicked)), "data-ask")
            assert [name for name in names if not asked(state, name, *clicked)] == []
        waiting = (seat + 1) % state.seats
        assert asked(state, "D4", seat=waiting) in ("R-4.9", "R-5.1", "R-6.6")


@pytest.mark.parametrize(
    ("name", "clicked", "more", "rule"),
    [
        ("B2", (), {}, "R-6.7"),  # nobody there
        ("G7", ("C3",), {}, "R-6.7"),  # too far
        ("C4", ("C3",), {"figures": {P1: "C3", P2: "C4 C4"}}, "R-6.19"),  # two rivals, one comes
        ("C4", ("C3",), {"figures": {P1: "C3", P2: "C4"}, "points": 0}, "R-6.2"),
        ("dam", (), {"hands": (0, 2)}, "R-7.2"),
        ("G5:DL", ("dam",), {}, "R-7.2"),  # nobody at that border
        ("finca", (), {"money": (400, 0)}, "R-8.1"),
        ("B2", ("finca",), {"money": (500, 0)}, "R-8.1"),  # nobody to build
        ("A1", ("CITY",), {"haciendas": {P1: "A1"}, "points": 1}, "R-6.2"),  # the ride costs two
        ("end", (), {"figures": {P1: "C3 C3 C3"}}, "R-6.14"),
        ("C4", (), {"stage": "card"}, "R-6.2"),
    ],
)
def test_the_rule_that_answers(name, clicked, more, rule):
    figures = more.pop("figures", {P1: "C3"})
    assert asked(scene(figures=figures, **more), name, *clicked) == rule
