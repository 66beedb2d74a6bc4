"""A request sent as text gets the answer that a direct call gets, in time and in slices."""

import json

import pytest

from ribeira.bots import protocol, session
from ribeira.bots.arena import decide
from ribeira.bots.bot import Choice
from ribeira.bots.levels import BOTS, make
from ribeira.core.values import Action
from tests.bots.positions import DOURO, positions


class Watch:
    """A clock that goes on by one at every call."""

    def __init__(self, tick=1.0):
        self.time, self.tick = 0.0, tick

    def __call__(self):
        self.time += self.tick
        return self.time


def request(name, state, seat, luck, budget=0.0):
    legal = DOURO.legal_actions(state, seat)
    return protocol.ask("douro", name, DOURO.sight(state, seat), legal, budget, luck)


def answer(text):
    asked = session.Session(text)
    while not asked.work(1):
        pass
    return asked.answer()


@pytest.fixture
def changing_bot(monkeypatch):
    """A bot that yields twice, then changes its choice each time; the list grows as it thinks."""
    come = []

    class ChangingBot:
        def think(self, _sight, legal, _chance):
            for n in range(2, 100):
                come.append(n)
                yield Choice(legal[n % len(legal)]) if n > 3 else None

    monkeypatch.setattr(session, "make", lambda *_: ChangingBot())
    return come


@pytest.mark.parametrize("name", BOTS)
def test_the_round_trip_equals_the_direct_call(name):
    bot = make("douro", name)
    for state, seat, luck in positions():
        direct = decide(DOURO, bot, state, seat, luck, rounds=1)
        assert protocol.read_answer(answer(request(name, state, seat, luck))) == direct


def test_an_answer_says_what_each_choice_is_worth_and_why():
    state, seat, luck = next(positions(4))
    answered = json.loads(answer(request("good", state, seat, luck)))
    first = answered["reasons"][0]
    assert answered["action"] in [ranked["action"] for ranked in answered["reasons"]]
    assert first["value"] == pytest.approx(sum(part["points"] for part in first["parts"]))
    assert {part["key"] for part in first["parts"]} <= {
        "douro.why.here",
        "douro.why.keeps",
        "douro.why.keeps_for",
        "douro.why.catches",
        "douro.why.others",
        "douro.why.passes_on",
    }


def test_a_request_holds_nothing_but_the_sight_of_its_seat():
    state, seat, luck = next(positions(4))
    asked = json.loads(request("good", state, seat, luck))
    assert set(asked) == {"game", "bot", "sight", "legal", "budget", "chance"}
    assert str(state.chance) not in json.dumps(asked["sight"])


def test_a_slice_is_no_longer_than_it_may_be(changing_bot):
    asked = session.Session(request("good", *next(positions(3)), budget=1000), Watch())
    assert not asked.work(4)
    assert 1 <= len(changing_bot) <= 4


def test_when_the_time_is_up_the_last_choice_counts(changing_bot):
    asked = session.Session(request("good", *next(positions(3)), budget=20), Watch())
    while not asked.work(3):
        pass
    assert 5 < changing_bot[-1] < 30
    card = changing_bot[-1] % 10
    assert protocol.read_answer(asked.answer()).action == Action(
        "play", (card if card < 5 else card + 1,)
    )


def test_a_bot_in_a_hurry_still_thinks_until_it_has_something_to_say(changing_bot):
    asked = session.Session(request("good", *next(positions(3)), budget=1e9), Watch())
    asked.work(1)
    asked.hurry()
    while not asked.work(1):
        pass
    assert changing_bot[-1] == 4
