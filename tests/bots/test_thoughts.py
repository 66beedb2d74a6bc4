"""A bot whose thoughts are counted answers the same on every device: in long and short slices, on
quick and slow clocks, when somebody wants to hurry it, and in the Python of the page.
"""

import json
import os
import subprocess
import sys

import pytest

from ribeira.bots import protocol, session
from ribeira.bots.bot import Choice
from ribeira.bots.levels import THOUGHTS
from ribeira.games import registry
from tests.bots.days import at_once, played
from tools.places import ROOT

GAMES = registry.game_ids()
SOME = 12
PYODIDE = ["node", "tools/pyodide/run.mjs", "tools/pyodide/run_days.py", "/project=.", "--"]


class Clock:
    """Each look at it takes so long."""

    def __init__(self, tick):
        self.time, self.tick = 0.0, tick

    def __call__(self):
        self.time += self.tick
        return self.time


def in_slices(seconds, tick, hurried=False):
    """Answers as a device does on which a slice and a look at the clock take so long."""

    def answer(request):
        asked = session.Session(request, Clock(tick))
        while not asked.work(seconds):
            if hurried:
                asked.hurry()
        return asked.answer()

    return answer


@pytest.mark.parametrize("game", GAMES)
def test_slices_and_speed_change_nothing(game):
    plain = played(game, SOME)
    assert len(plain) == SOME
    assert played(game, SOME, in_slices(0.04, 0.0001)) == plain
    assert played(game, SOME, in_slices(0.01, 3.0, hurried=True)) == plain


@pytest.fixture
def counting(monkeypatch):
    """A bot that changes its choice with every thought and knows no end; its thoughts so far."""
    thoughts = []

    class Counting:
        first = 3

        def think(self, _sight, legal, _chance):
            while True:
                thoughts.append(len(thoughts) + 1)
                late = len(thoughts) >= self.first
                yield Choice(legal[len(thoughts) % len(legal)]) if late else None

    monkeypatch.setattr(session, "make", lambda *_: Counting())
    Counting.thoughts = thoughts
    return Counting


@pytest.mark.parametrize("tick", [0.0, 0.001, 1000.0])
def test_the_choice_after_so_many_thoughts_counts(counting, tick):
    played("douro", 1, in_slices(1, tick, hurried=True))
    assert len(counting.thoughts) == counting.first - 1 + THOUGHTS


def test_a_yield_point_without_a_choice_is_not_counted(counting):
    """A bot that remembers a position needs fewer of them."""
    played("douro", 1)
    chosen = len(counting.thoughts)
    counting.thoughts.clear()
    counting.first = 50
    played("douro", 1)
    assert chosen == THOUGHTS + 2
    assert len(counting.thoughts) == THOUGHTS + 49


def test_a_request_has_either_a_time_or_a_number_of_thoughts():
    (asked,) = requests_of("douro", 1)
    assert asked["thoughts"] == THOUGHTS
    assert "budget" not in asked


def requests_of(game, actions):
    found = []

    def answer(request):
        found.append(json.loads(request))
        return at_once(request)

    played(game, actions, answer)
    return found


@pytest.mark.full
@pytest.mark.cpython_only
@pytest.mark.parametrize("actions", [40])
def test_both_pythons_play_alike(actions):
    """The one that runs here, also with another order of sets, and Pyodide's."""
    here = output([sys.executable, "-m", "tests.bots.days", str(actions)], PYTHONHASHSEED="1")
    other = output([sys.executable, "-m", "tests.bots.days", str(actions)], PYTHONHASHSEED="2")
    page = output([*PYODIDE, str(actions)])
    assert len(here.splitlines()) == len(GAMES)
    assert here == other
    assert here == page


def output(command, **environment):
    path = os.pathsep.join((str(ROOT / "py"), str(ROOT)))
    environment = {**os.environ, "PYTHONPATH": path, **environment}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=900
    )
    return done.stdout


def test_an_answer_can_be_read_as_a_choice():
    (text, *_) = [line for line in played("douro", 3) if "{" in line]
    assert protocol.read_answer(text.partition(" ")[2]).reasons
