"""Claims are worth what the moment shows; what is not there is told by its name."""

import pytest

from ribeira.core.learning.claims import ClaimError, Moment, fits, value
from ribeira.core.match import play, start
from ribeira.core.meta import make_setup
from ribeira.games import registry


def moment(since=0):
    rules = registry.rules("douro")
    match = start(rules, make_setup(rules.META, 3, 1))
    match = play(match, 0, rules.read("play 4"))
    return Moment(match, 0, ("Ana", "Bruno", "Clara"), {"double": lambda _, n: 2 * int(n)}, since)


@pytest.mark.parametrize(
    ("claim", "worth"),
    [
        *(("calc 7", 7), ("calc 2 + 3 * 4", 20), ("calc 13 / 5", 2), ("calc 1 - 3", -2)),
        *(("name 1", "Bruno"), ("name (calc 2 - 1)", "Bruno"), ("place B4", "B4")),
        *(("my double 4", 8), ("my double (my double 1)", 4), ("count nothing", 0)),
        *(("event chosen seat", 0), ("count chosen", 1), ("done 0", 4)),
        *(("score 0", 5), ("length hand", 10), ("sight table", 3), ("legal play *", 0)),
    ],
)
def test_what_claims_are_worth(claim, worth):
    assert value(moment(), claim) == worth


@pytest.mark.parametrize(
    "claim",
    ["event nothing sum", "name 7", "my nothing", "dance", "sight nothing", "calc x", "score 9"],
)
def test_what_is_not_there_is_an_error(claim):
    with pytest.raises(ClaimError, match=claim.split()[0]):
        value(moment(), claim)


def test_events_before_the_last_action_are_no_news():
    assert moment(since=0).events
    assert moment(since=1).events == ()


def test_patterns_fit_what_is_written():
    match = moment().match
    action = match.past[0].action
    assert fits(match, action, ("play 4",))
    assert fits(match, action, ("donate *", "play *"))
    assert not fits(match, action, ("play", "donate *"))
