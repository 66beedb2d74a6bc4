"""Every table and every frame can be drawn, and every legal action is reached by clicks."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from ribeira.core.events import Event
from ribeira.core.match import jump
from ribeira.kit.beats import beats
from ribeira.kit.chart import Chart
from tests.conformance.drawings import Drawing, check, click_through, drawn, name_of
from tests.conformance.played import (
    FULL,
    SPREAD,
    Played,
    few_viewers,
    seats_at,
    spread,
    view_of,
)

FEW = 60
"""So many legal actions at most where all clicks are tried."""
CLICKS = 100 if FULL else 25
"""So many series of clicks on the way to an action."""


def test_every_table_can_be_drawn_for_everybody(played: Played) -> None:
    for step in played.some_steps:
        for viewer in few_viewers(step):
            check(drawn(played, step.before, viewer))
    for match in played.matches:
        check(drawn(played, match.state, None))


def test_only_who_may_act_is_offered_something(played: Played) -> None:
    for step in played.some_steps[::3]:
        for viewer in few_viewers(step):
            drawing = drawn(played, step.before, viewer)
            offered = drawing.all("data-action") + drawing.all("data-pick")
            acts = viewer in played.rules.to_act(step.before)
            assert bool(offered) == acts
            if acts and played.game.clicks is None:  # then every action is one click
                legal = played.rules.legal_actions(step.before, viewer)
                assert sorted(offered) == sorted(map(played.rules.write, legal))


def test_every_frame_can_be_drawn_for_everybody(played: Played) -> None:
    for step in played.some_steps:
        for shown, (_, state) in enumerate(step.frames, start=1):
            for viewer in few_viewers(step):
                told = tuple(e for e, _ in step.frames[:shown] if e.seen_by(viewer))
                check(drawn(played, state, viewer, events=told))


def test_states_that_look_the_same_are_drawn_the_same(played: Played) -> None:
    for step in played.some_steps[::3]:
        for viewer in few_viewers(step):
            guessed, _ = played.rules.guess(played.rules.sight(step.before, viewer), 7)
            assert drawn(played, guessed, viewer) == drawn(played, step.before, viewer)


def test_every_legal_action_is_reached_by_clicks_and_offered_once(played: Played) -> None:
    rules, clicks = played.rules, played.game.clicks
    stepwise = clicks.STEPWISE if clicks else ()
    verbs = set()
    for state, seat in choices(played):
        legal = rules.legal_actions(state, seat)
        verbs |= {action.verb for action in legal}
        reached = set()
        for clicked, action, drawing in click_through(played, state, seat):
            offered = Counter(drawing.all("data-action"))
            assert set(offered.values()) <= {1}, (clicked, offered)
            reached |= set(offered)
            if action and action.verb not in stepwise:
                reached.add(rules.write(action))
            named = Counter(
                (node.attrib["data-pick"], name_of(node))
                for node in drawing.nodes
                if node.get("data-pick")
            )
            assert set(named.values()) <= {1}, (clicked, named)
        assert reached == set(map(rules.write, legal))
    assert verbs == {action.verb for action in played.actions}


def choices(played: Played) -> Iterator[tuple[Any, int]]:
    """For each set of verbs that somebody had to choose from, the state with the fewest choices."""
    found: dict[frozenset[str], tuple[int, Any, int]] = {}
    for state in played.some_states:
        for seat in played.rules.to_act(state):
            legal = played.rules.legal_actions(state, seat)
            kind = frozenset(action.verb for action in legal)
            if len(legal) < found.get(kind, (FEW,))[0]:
                found[kind] = len(legal), state, seat
    yield from ((state, seat) for _, state, seat in found.values())


def test_after_every_click_on_the_way_something_is_asked(played: Played) -> None:
    clicks = played.game.clicks
    if clicks is None:
        pytest.skip("every action is one click")
    for action in played.actions:
        for path in clicks.paths(action):
            waits = action.verb in clicks.STEPWISE  # also when all is chosen
            for at in range(1, len(path) + waits):
                assert (action.verb, at) in clicks.NEXT


def test_no_way_to_click_an_action_begins_with_another(played: Played) -> None:
    clicks = played.game.clicks
    if clicks is None:
        pytest.skip("every action is one click")
    for state in played.some_states:
        for seat in played.rules.to_act(state):
            legal = played.rules.legal_actions(state, seat)
            every = [path for action in legal for path in clicks.paths(action)]
            begun = {path[:at] for path in every for at in range(1, len(path))}
            assert len(set(every)) == len(every)
            assert begun.isdisjoint(every)


def test_what_cannot_be_clicked_means_an_action_that_is_refused_with_a_rule(
    played: Played,
) -> None:
    clicks, rules = played.game.clicks, played.rules
    if clicks is None:
        pytest.skip("every action is one click")
    for state, seat in choices(played):
        seen = rules.sight(state, seat)
        for clicked, action, drawing in islice(click_through(played, state, seat), CLICKS):
            for name in set() if action else set(drawing.all("data-ask")):
                refused = rules.why_not(state, seat, clicks.intended(seen, clicked, name))
                assert refused, (clicked, name)
                assert refused.rule, (clicked, name)


def test_what_is_dropped_is_a_legal_action_or_is_refused_or_means_nothing(played: Played) -> None:
    dragging, rules = played.game.dragging, played.rules
    if dragging is None:
        pytest.skip("nothing can be dragged")
    dropped = 0
    for state, seat in choices(played):
        seen, legal = rules.sight(state, seat), rules.legal_actions(state, seat)
        for thing in set(drawn(played, state, seat).all("data-drag")):
            clicked = (dragging.grabbed(thing),)
            lifted = drawn(played, state, seat, clicked=clicked)
            for place in set(lifted.all("data-drop")):
                found = dragging.dropped(seen, legal, clicked, thing, place)
                if found:
                    refusal = rules.why_not(state, seat, found[1])
                    assert bool(refusal) == (found[1] not in legal)
                    dropped += not refusal
    assert dropped


def test_a_thumb_and_the_cover_stand_alone(played: Played) -> None:
    check(Drawing(played.game.table.draw_cover()))
    for match in played.matches:
        for state in (match.states[0], match.states[len(match.states) // 2], match.state):
            seen, view = played.rules.sight(state, None), view_of(played.rules, state)
            check(Drawing(played.game.table.draw_thumb(seen=seen, view=view)))


def test_what_is_said_of_kinds_of_events_is_said_of_kinds_that_there_are(played: Played) -> None:
    table = played.game.table
    kinds = {kind.key for kind in kinds_of(played)}
    if kinds:
        assert {*table.BEATS, *table.SEEN, *table.QUIET, *table.MOVING} <= kinds
        assert {event.key for step in played.steps for event, _ in step.frames} <= kinds


def kinds_of(played: Played) -> Iterator[type[Event]]:
    """The kinds of events that the game's rules declare."""
    package = played.rules.__name__  # type: ignore[attr-defined]
    waiting = [Event]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind is not Event and kind.__module__.startswith(package):
            yield kind


def test_an_animation_that_waits_has_something_to_say(played: Played) -> None:
    for step in played.steps:
        events = tuple(event for event, _ in step.frames)
        animation = beats(events, played.game.table.BEATS)
        assert [shown for _, shown in animation] == sorted({shown for _, shown in animation})
        for beat, _ in animation:
            if beat.stop:
                assert played.game.interludes is not None
                seen = played.rules.sight(step.after, None)
                assert played.game.interludes.say_interlude(beat.group, seen)


def test_a_chart_has_a_row_for_each_seat_and_a_number_for_each_column(played: Played) -> None:
    for match in played.matches:
        for at in (*spread(range(len(match.steps)), SPREAD), len(match.steps)):
            there = jump(match, at)
            for chart in played.game.table.charts(there):
                if chart.columns:
                    assert len(chart.rows) == len(seats_at(played.rules, there.state))
                    assert {len(row) for row in chart.rows} == {len(chart.columns)}
                if isinstance(chart, Chart):
                    assert all(0 < at < len(chart.columns) for at in chart.breaks)
