"""What others have done: one sentence for each turn, and everything when more is wanted."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.app.animation import goes_on, is_sealed, reveals
from ribeira.app.playing import Playing
from ribeira.core.events import Event
from ribeira.core.match import Step
from ribeira.core.values import Message, msg

Told = tuple[Event, Message]


def told(playing: Playing, step: Step) -> tuple[Told, ...]:
    """The events of a step that the log tells the viewer, each with its sentence."""
    words, quiet = playing.module.words, playing.module.table.QUIET
    found = (
        (event, words.say_event(event=event, names=playing.table.names))
        for event in step.events
        if event.key not in quiet and event.seen_by(playing.viewer)
    )
    return tuple((event, message) for event, message in found if message)


def in_full(playing: Playing, since: int) -> tuple[Message, ...]:
    """Every sentence from that action on."""
    steps = playing.match.past[since:]
    return tuple(message for step in steps for _, message in told(playing, step))


def in_short(playing: Playing, since: int) -> tuple[Message, ...]:
    """A sentence for each turn, and what it did to the viewer; what all have chosen is told
    whole."""
    return tuple(line for run in turns(playing, since) for line in of_turn(playing, run))


def turns(playing: Playing, since: int) -> Iterator[range]:
    """The steps one after the other, as long as the same seat goes on with its turn."""
    match, first = playing.match, since
    for at in range(since, len(match.past)):
        if at > first and (not goes_on(match, at) or is_for_all(match.past, at)):
            yield range(first, at)
            first = at
    if first < len(match.past):
        yield range(first, len(match.past))


def is_for_all(past: tuple[Step, ...], at: int) -> bool:
    """The step shows what several seats have chosen in secret."""
    return at > 0 and reveals(past[at]) and is_sealed(past[at - 1])


def of_turn(playing: Playing, run: range) -> tuple[Message, ...]:
    """The turn in one sentence, and what it did to the viewer."""
    past = playing.match.past
    happened = tuple(pair for at in run for pair in told(playing, past[at]))
    if is_for_all(past, run[0]):
        return tuple(message for _, message in happened)
    if len(happened) < 2:
        return tuple(message for _, message in happened)
    events = [event for at in run for event in past[at].events if event.seen_by(playing.viewer)]
    summed = playing.module.words.say_turn(events=events, names=playing.table.names)
    return summed or _weightiest(playing, happened), *_to_viewer(playing, past[run[0]].seat, events)


def _to_viewer(playing: Playing, seat: int, events: list[Event]) -> tuple[Message, ...]:
    """What somebody else's turn did to the viewer."""
    if playing.viewer in (None, seat):
        return ()
    own = (event for event in events if getattr(event, "seat", None) == playing.viewer)
    return playing.sentences(tuple(event for event in own if event.key not in _silent(playing)))


def _silent(playing: Playing) -> frozenset[str]:
    """What the status says anyway, or nobody tells."""
    return frozenset({*playing.module.table.QUIET, "turn"})


def _weightiest(playing: Playing, happened: tuple[Told, ...]) -> Message:
    ear = playing.module.ear
    order = ear.WEIGHTY if ear else ()
    return min(happened, key=lambda pair: _weight(order, pair[0]))[1]


def _weight(order: tuple[str, ...], event: Event) -> int:
    return order.index(event.key) if event.key in order else len(order)


def news(playing: Playing, since: int) -> tuple[tuple[Message, ...], int]:
    """What is to be told since that action: first in short, then, if that was not all, in full; and
    how many lines are the short ones."""
    short, full = in_short(playing, since), in_full(playing, since)
    if len(short) == len(full):
        return full, len(full)
    return (*short, msg("ear.in_full"), *full), len(short)
