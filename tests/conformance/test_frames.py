"""Each event comes with the state it leads to, and no frame shows more than its viewer may know."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from ribeira.core import game as core
from ribeira.core.events import Event
from tests.conformance.played import Played, Step, few_viewers, seats_at, spread, viewers


def test_the_last_frame_is_the_state_after_the_action(played: Played) -> None:
    """But for what changes without an event: the fields that the rules name in `SILENT`."""
    silent = set(getattr(played.rules, "SILENT", ()))
    for step in played.steps:
        if step.frames:
            for path in differences(step.frames[-1][1], step.after):
                assert silent & set(path), (step.action, step.kind, path)


def differences(one: Any, other: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The way to each field that differs, by the names of the fields."""
    if is_dataclass(one) and type(one) is type(other):
        for field in fields(one):
            name = field.name
            yield from differences(getattr(one, name), getattr(other, name), (*path, name))
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for first, second in zip(one, other, strict=True):
            yield from differences(first, second, path)
    elif one != other:
        yield path


def test_whoever_asks_for_events_or_frames_or_neither_the_action_does_the_same(
    played: Played,
) -> None:
    for step in played.some_steps:
        done = step.before, step.seat, step.action
        events = tuple(event for event, _ in step.frames)
        assert core.after(played.rules, *done) == step.after
        assert core.apply(played.rules, *done) == (step.after, events)
        assert core.frames(played.rules, *done) == (step.frames, step.after)


def test_an_event_is_everybodys_or_that_of_some_seats(played: Played) -> None:
    for step in played.steps:
        seats = set(seats_at(played.rules, step.before))
        for event, _ in step.frames:
            audience = event.audience
            assert audience is None or (audience and set(audience) <= seats)
            assert event.seen_by(None) == (audience is None)
            for seat in seats:
                assert event.seen_by(seat) == (audience is None or seat in audience)


def test_a_guess_fits_every_frame(played: Played) -> None:
    rules = played.rules
    for step in played.some_steps:
        for _, state in step.frames:
            for viewer in viewers(state):
                seen = rules.sight(state, viewer)
                assert rules.sight(rules.guess(seen, 7)[0], viewer) == seen


def test_what_others_do_in_secret_is_neither_told_nor_seen(played: Played) -> None:
    """Of two actions that lead to different states, a viewer is told the same and sees the same,
    or is told and sees different things."""
    same = 0
    for step in played.some_steps:
        for viewer in few_viewers(step):
            if viewer == step.seat:
                continue
            told, shown = told_and_shown(played, step, viewer)
            for other in alternatives(played, step):
                told_then, shown_then = told_and_shown(played, other, viewer)
                assert (told_then == told) == (shown_then == shown), (step.action, other.action)
                same += told_then == told
    secret = any(event.audience is not None for step in played.steps for event, _ in step.frames)
    assert bool(same) == secret


def alternatives(played: Played, step: Step) -> Iterator[Step]:
    """The same seat does something else of the kind, and not to the same end."""
    legal = played.rules.legal_actions(step.before, step.seat)
    for action in spread([a for a in legal if a.verb == step.action.verb], 6):
        told, after = core.frames(played.rules, step.before, step.seat, action)
        if after != step.after:
            yield Step(step.before, step.seat, action, told, after)


def told_and_shown(
    played: Played, step: Step, viewer: int | None
) -> tuple[tuple[Event, ...], tuple[Any, ...]]:
    """The events that the viewer is told of, and the sights of all frames."""
    told = tuple(event for event, _ in step.frames if event.seen_by(viewer))
    states = (*(state for _, state in step.frames), step.after)
    return told, tuple(played.rules.sight(state, viewer) for state in states)
