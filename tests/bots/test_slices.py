"""Bots yield often, so that the page stays responsive where they cannot run in a worker.

Function calls are counted instead of time, so that the result is the same on a busy machine.
"""

import sys
from itertools import islice

import pytest

from ribeira.bots.levels import make
from ribeira.games import registry
from tests.bots.positions import positions

MOST = 80_000
"""Function calls allowed between two yield points. Only the tables that Douro computes once come
near it, in some seven milliseconds of CPython; the rest stays below 10,000."""
MOST_SLICES = 600
"""So many slices of each decision are looked at."""


class Counter:
    """A context that counts the function calls inside it."""

    def __init__(self):
        self.calls = 0

    def __enter__(self):
        sys.setprofile(self._called)

    def __exit__(self, *_):
        sys.setprofile(None)

    def _called(self, _frame, event, _function):
        self.calls += event in ("call", "c_call")


def longest(thoughts):
    """The most calls between two yield points."""
    most = 0
    for _ in range(MOST_SLICES):
        counter = Counter()
        with counter:
            ended = not list(islice(thoughts, 1))
        most = max(most, counter.calls)
        if ended:
            break
    return most


@pytest.mark.parametrize("game", registry.game_ids())
@pytest.mark.parametrize("name", ["good", "strong"])
def test_little_is_done_between_two_yield_points(game, name):
    rules, bot = registry.rules(game), make(game, name)
    for state, seat, luck in positions(game=game):
        legal = rules.legal_actions(state, seat)
        assert longest(bot.think(rules.sight(state, seat), legal, luck)) < MOST


def test_a_bot_that_yields_too_late_is_found_out():
    def thoughts():
        yield sum(abs(number) for number in range(2 * MOST))

    assert longest(thoughts()) > MOST
