"""A whole turn in one sentence: what the seat did, in the order of the turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import Names, listing
from ribeira.games.castelos.names import say_castle, say_cell
from ribeira.games.castelos.rules import events as kinds


def say_turn(events: Sequence[kinds.Event], names: Names) -> Message | None:
    """Nothing while no tile has been laid: the game has not begun."""
    seats = {event.seat for event in events if isinstance(event, kinds.Placed)}
    if len(seats) != 1:
        return None
    (seat,) = seats
    own = [event for event in events if getattr(event, "seat", None) == seat]
    return msg("story.turn", name=names[seat], deeds=listing(list(_deeds(own))))


def _deeds(events: Sequence[kinds.Event]) -> Iterator[Message]:
    for event in events:
        if isinstance(event, kinds.Placed):
            yield msg("castelos.turn.places", cell=say_cell((event.x, event.y)))
        if isinstance(event, kinds.Founded):
            yield msg("castelos.turn.founds", castle=say_castle(event.castle))
    yield from (say for say in _counted(events) if dict(say.values)["n"])


def _counted(events: Sequence[kinds.Event]) -> Iterator[Message]:
    money = sum(event.mealhas for event in events if isinstance(event, kinds.Sold))
    yield plural("castelos.turn.marks", _number(events, kinds.Marked))
    yield plural("castelos.turn.sells", money)
    yield plural("castelos.turn.landscapes", _number(events, kinds.LandscapeClaimed))
    yield plural("castelos.turn.adds", _number(events, kinds.WorkerAdded))
    yield plural("castelos.turn.walks", _number(events, kinds.WorkerStepped))
    yield plural("castelos.turn.constructions", _number(events, kinds.ConstructionClaimed))


def _number(events: Sequence[kinds.Event], kind: type) -> int:
    return sum(isinstance(event, kind) for event in events)
