"""Who may act, why an action is refused, and actions as text."""

import pytest

from ribeira.core import game
from ribeira.core.values import Action
from ribeira.games.douro import rules
from tests.games.douro.scene import P1, P2, P3, P4, final, half_time, reveal, scene


def waiting():
    """P1 has chosen, the others have not."""
    return game.after(rules, scene("R08"), P1, Action("play", (4,)))


def donating():
    return reveal(half_time(), 7, 7, 7)[0]


def given_by_p1():
    return game.after(rules, donating(), P1, Action("donate", (4,)))


def spent():
    """Everybody has played a 4."""
    return reveal(scene("R08"), 4, 4, 4)[0]


def over():
    return final((1, 2, 3))[0]


@pytest.mark.parametrize(
    ("make", "seat", "action", "key", "rule"),
    [
        pytest.param(over, P1, ("play", 6), "over", "D-4.11", id="the game is over"),
        pytest.param(waiting, P4, ("play", 6), "seat", "D-1.1", id="no such seat"),
        pytest.param(waiting, -1, ("play", 6), "seat", "D-1.1", id="a seat before the first"),
        pytest.param(waiting, P1, ("play", 6), "chosen", "D-4.3", id="D-4.3 chosen already"),
        pytest.param(given_by_p1, P1, ("donate", 6), "chosen", "D-7.2", id="D-7.2 given already"),
        pytest.param(waiting, P2, ("donate", 6), "not_half_time", "D-7.2", id="no half-time yet"),
        pytest.param(donating, P2, ("play", 6), "half_time", "D-7.2", id="D-7.2 a gift is due"),
        pytest.param(waiting, P2, ("play", 5), "no_such_card", "D-2.1", id="D-2.1 there is no 5"),
        pytest.param(waiting, P2, ("play",), "no_such_card", "D-2.1", id="no card at all"),
        pytest.param(waiting, P2, ("play", 6, 7), "no_such_card", "D-2.1", id="two cards"),
        pytest.param(spent, P3, ("play", 4), "not_in_hand", "D-4.3", id="D-4.3 played before"),
    ],
)
def test_refusal(make, seat, action, key, rule):
    verb, *cards = action
    refusal = rules.why_not(make(), seat, Action(verb, tuple(cards)))
    assert (refusal.message.key, refusal.rule) == (f"douro.refusal.{key}", rule)


def test_the_phantom_is_no_seat_to_act_for():
    assert rules.why_not(scene("R08", seats=2), P3, Action("play", (4,))).rule == "D-1.1"


@pytest.mark.parametrize(
    ("action", "text"),
    [(Action("play", (7,)), "play 7"), (Action("donate", (10,)), "donate 10")],
)
def test_notation(action, text):
    assert rules.write(action) == text


@pytest.mark.parametrize(
    "text",
    ["", "7", "play", "play ", "play 5", "play 11", "play  7", " play 7", "play 7 ", "play 07"],
)
def test_text_that_nearly_is_an_action_is_refused(text):
    with pytest.raises(ValueError, match="not an action"):
        rules.read(text)


@pytest.mark.parametrize("text", ["play ٧", "Play 7", "pass 7", "play 7 8", "play -1", "play\n7"])
def test_other_text_is_refused(text):
    with pytest.raises(ValueError, match="not an action"):
        rules.read(text)
