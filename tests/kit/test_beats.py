"""Events are grouped into beats: some are shown together, others one after the other."""

from ribeira.core.events import Event
from ribeira.kit.beats import Beat, beats


class Quiet(Event, key="quiet"):
    pass


class Step(Event, key="step"):
    pass


class Stride(Event, key="stride"):
    pass


class Won(Event, key="won"):
    card: int


class Lost(Event, key="lost"):
    card: int


STEP = Beat("step", 1)
AWARD = Beat("award", 1, by=lambda event: event.card)
PLAN = {"step": STEP, "stride": STEP, "won": AWARD, "lost": AWARD}


def test_events_of_one_group_or_of_none_are_shown_together():
    assert beats((Quiet(), Step(), Quiet(), Stride(), Quiet()), PLAN) == ((STEP, 5),)


def test_events_for_which_by_differs_are_shown_one_by_one():
    events = (Won(card=1), Quiet(), Lost(card=2), Won(card=2))
    assert beats(events, PLAN) == ((AWARD, 2), (AWARD, 4))


def test_groups_follow_each_other():
    assert beats((Step(), Won(card=1), Step()), PLAN) == ((STEP, 1), (AWARD, 2), (STEP, 3))
