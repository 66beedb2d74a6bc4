"""Section 5.4: where the water lies after the set-up, and that every measure can be taken."""

from collections import Counter
from functools import cache
from math import isfinite

import pytest

from ribeira.core import chance
from ribeira.core.game import apply
from ribeira.core.meta import make_setup
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.board_map import HEXES
from ribeira.games.dosrios.rules.statistics import MEASURES, SEATS
from ribeira.games.dosrios.rules.water import irrigated
from tests.games.dosrios.playing import play
from tests.games.dosrios.scene import dealt
from tests.strategies import near

SET_UPS = 500
PERCENT = """
100 50 50  0 25 50 100
 50  0 31 34 40 52  50
 50 37 32 32 39 48  30
 34 39 34 32 36 43  32
 29 36 32 32 35 39  29
 28 36 31 31 33 37  28
 25 22 12 30 12 24  25
"""


@cache
def wet():
    """How often each hex was irrigated."""
    found = Counter()
    for seed in range(SET_UPS):
        state, luck = dealt(seed=seed), seed
        while state.stage == "rivers":
            (seat,) = rules.to_act(state)
            action, luck = chance.pick(luck, rules.legal_actions(state, seat))
            state, _ = apply(rules, state, seat, action)
        found.update(irrigated(state.pieces))
    return found


def printed():
    for row, line in enumerate(PERCENT.strip().splitlines(), 1):
        for column, percent in zip("ABCDEFG", line.split(), strict=True):
            yield f"{column}{row}", int(percent) / 100


@pytest.mark.parametrize(("hex_", "share"), list(printed()))
def test_5_4_how_often_a_hex_is_irrigated(hex_, share):
    rounding = 0.005 * SET_UPS
    assert near(wet()[hex_], SET_UPS, share) or abs(wet()[hex_] - share * SET_UPS) <= rounding


def test_5_4_d1_can_never_be_reached():
    assert wet()["D1"] == 0
    assert set(dict(printed())) == set(HEXES)


@pytest.mark.parametrize("seats", SEATS)
def test_every_measure_is_taken_from_a_whole_game(seats):
    match = play(make_setup(rules.META, seats, 3), 3, 3_000)
    assert rules.to_act(match.state) == ()
    for measure in MEASURES:
        samples = list(measure.take(match))
        assert samples, measure.name
        assert all(map(isfinite, samples))
        assert isfinite(measure.means[seats])
