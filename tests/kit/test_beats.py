"""Events are grouped into beats: some are shown together, others one after the other."""

from ribeira.core.values import Event
from ribeira.kit.beats import Beat, beats

STEP, AWARD = Beat("step", 1), Beat("award", 1, by=lambda event: dict(event.values)["card"])
PLAN = {"step": STEP, "stride": STEP, "won": AWARD, "lost": AWARD}


def event(key, **values):
    return Event(key, tuple(values.items()))


def test_events_of_one_group_or_of_none_are_shown_together():
    events = (event("quiet"), event("step"), event("quiet"), event("stride"), event("quiet"))
    assert beats(events, PLAN) == ((STEP, 5),)


def test_events_that_differ_in_the_named_value_are_shown_one_by_one():
    events = (event("won", card=1), event("quiet"), event("lost", card=2), event("won", card=2))
    assert beats(events, PLAN) == ((AWARD, 2), (AWARD, 4))


def test_groups_follow_each_other():
    events = (event("step"), event("won", card=1), event("step"))
    assert beats(events, PLAN) == ((STEP, 1), (AWARD, 2), (STEP, 3))
