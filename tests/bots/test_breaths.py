"""No thought holds its breath for long: that is how the page stays alive without a worker.

Calls are counted and not time, so that no busy machine can change the answer.
"""

import sys
from itertools import islice

import pytest

from ribeira.bots.levels import make
from ribeira.games import registry
from tests.bots.positions import positions

MOST = 80_000
"""Calls of functions between two breaths. Only what Douro works out once for all positions comes
near it, in some seven milliseconds of CPython; the rest stays below 10,000."""
BREATHS = 600


class Counter:
    """Counts what is called while it is open."""

    def __init__(self):
        self.calls = 0

    def __enter__(self):
        sys.setprofile(self._called)

    def __exit__(self, *_):
        sys.setprofile(None)

    def _called(self, _frame, event, _function):
        self.calls += event in ("call", "c_call")


def longest(thoughts):
    """The most calls between two breaths."""
    most = 0
    for _ in range(BREATHS):
        counter = Counter()
        with counter:
            ended = not list(islice(thoughts, 1))
        most = max(most, counter.calls)
        if ended:
            break
    return most


@pytest.mark.parametrize("game", registry.game_ids())
@pytest.mark.parametrize("name", ["good", "strong"])
def test_between_two_breaths_little_is_done(game, name):
    rules, bot = registry.rules(game), make(game, name)
    for state, seat, luck in positions(game=game):
        legal = rules.legal_actions(state, seat)
        assert longest(bot.think(rules.sight(state, seat), legal, luck)) < MOST


def test_a_bot_that_holds_its_breath_is_found_out():
    def pondering():
        yield sum(abs(number) for number in range(2 * MOST))

    assert longest(pondering()) > MOST
