"""A question sent as text gets the answer that a direct call gets."""

import json

import pytest

from ribeira.bots import desk
from ribeira.bots.arena import decide
from ribeira.bots.levels import BOTS, make
from tests.bots.positions import DOURO, positions


def request(name, state, seat, luck):
    legal = DOURO.legal_actions(state, seat)
    return desk.ask("douro", name, DOURO.sight(state, seat), legal, 0.3, luck)


@pytest.mark.parametrize("name", BOTS)
def test_the_round_trip_equals_the_direct_call(name):
    bot = make("douro", name)
    for state, seat, luck in positions():
        direct = decide(DOURO, bot, state, seat, 0.3, luck)
        assert desk.told(desk.answer(request(name, state, seat, luck))) == direct


def test_an_answer_says_what_each_choice_is_worth_and_why():
    state, seat, luck = next(positions(4))
    answer = json.loads(desk.answer(request("good", state, seat, luck)))
    first = answer["reasons"][0]
    assert answer["action"] in [ranked["action"] for ranked in answer["reasons"]]
    assert first["value"] == pytest.approx(sum(part["points"] for part in first["parts"]))
    assert {part["key"] for part in first["parts"]} <= {
        "douro.why.here",
        "douro.why.keeps",
        "douro.why.keeps_for",
        "douro.why.catches",
        "douro.why.passes_on",
    }


def test_a_request_holds_nothing_but_the_sight_of_its_seat():
    state, seat, luck = next(positions(4))
    asked = json.loads(request("good", state, seat, luck))
    assert set(asked) == {"game", "bot", "sight", "legal", "budget", "chance"}
    assert str(state.chance) not in json.dumps(asked["sight"])
