"""What a seat is shown of a game: for each change its sight, and the events that it may know of.

`show` is what the host sends and what a guest makes again at the end, to compare; `read` is what a
guest makes of a text that anybody may have written.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, is_dataclass
from functools import cache
from hashlib import sha256
from typing import Any, TypeAlias

from ribeira.core.events import Event
from ribeira.core.game import AnyRules, frames
from ribeira.core.values import Action, Setup
from ribeira.live import strict, wire
from ribeira.live.strict import LEAVES, NotThatError, names_of

Path: TypeAlias = tuple[int | str, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """One change of a game: a seat's action, its deal, or an action taken back. `before` is the
    state from which the seat acted; `at` counts the actions of the game after it."""

    at: int
    state: Any
    seat: int = wire.NOBODY
    action: Action | None = None
    before: Any = None


@dataclass(frozen=True, slots=True)
class Shown:
    """A moment as a guest keeps it: `sight` and the events with the sights after them are the
    game's own values. `digest` stands for the text that it came as."""

    moment: int
    at: int
    seat: int
    sight: Any
    frames: tuple[tuple[Event, Any], ...]
    digest: str


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


# Shown by the host


@dataclass(frozen=True)
class Told:
    """A change with the events of its action, worked out once for all guests."""

    change: Change
    frames: tuple[tuple[Event, Any], ...]


def tell(rules: AnyRules, change: Change) -> Told:
    if change.action is None:
        return Told(change, ())
    return Told(change, frames(rules, change.before, change.seat, change.action)[0])


def show(rules: AnyRules, told: Told, moment: int, viewer: int | None) -> str:
    """The message to that seat. Without the frames where it would be too long for one."""
    change = told.change
    sight = strict.write(rules.sight(state=change.state, seat=viewer))
    shown = wire.Moment(moment, change.at, change.seat, sight, tuple(_frames(rules, told, viewer)))
    text = wire.write(shown)
    if len(text) > wire.FROM_HOST:
        text = wire.write(wire.Moment(moment, change.at, change.seat, sight, ()))
    return text


def _frames(rules: AnyRules, told: Told, viewer: int | None) -> Iterator[wire.Frame]:
    seen = [(event, state) for event, state in told.frames if event.seen_by(viewer)]
    if not seen:
        return
    sight = rules.sight(state=told.change.before, seat=viewer)
    for event, state in seen:
        then = rules.sight(state=state, seat=viewer)
        fields = strict.Json([type(event).__name__, strict.write(event)])
        yield wire.Frame(fields, tuple(changes(sight, then)))
        sight = then


# Differences


def changes(old: Any, new: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Where the new value differs, and what is written there."""
    if old is new or old == new:
        return
    if type(old) is tuple and _same_places(old, new):
        for at, item in enumerate(new):
            yield from changes(old[at], item, (*path, at))
    elif is_dataclass(old) and type(old) is type(new) and names_of(old) == names_of(new):
        for name in names_of(new):
            yield from changes(getattr(old, name), getattr(new, name), (*path, name))
    else:
        yield path, strict.write(new)


def _same_places(old: tuple[Any, ...], new: Any) -> bool:
    """Rows of as many values each, none of them a mere number or text."""
    both = type(new) is tuple and len(old) == len(new)
    return both and LEAVES.isdisjoint(map(type, (*old, *new)))


def changed(old: Any, differences: tuple[tuple[Path, Any], ...]) -> Any:
    """What is written of the new value, from that of the old; `NotThatError` where there is no such
    place."""
    for path, value in differences:
        old = _put(old, path, value)
    return old


def _put(old: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    step, rest = path[0], path[1:]
    if type(old) is dict and step in old:
        return {**old, step: _put(old[step], rest, value)}
    if type(old) is list and isinstance(step, int) and 0 <= step < len(old):
        return [*old[:step], _put(old[step], rest, value), *old[step + 1 :]]
    raise NotThatError("no such place")


# Read by a guest


def read(
    rules: AnyRules, setup: Setup, viewer: int | None, found: wire.Moment, before: Any, text: str
) -> Shown:
    """The moment as values, where some world looks like that. `before` is the sight that the guest
    has of the moment before, if it has one: else there are no frames.

    What is wrong may raise any error: rules may rely on what `sight` gives.
    """
    sight = strict.read(rules.Sight, found.sight)
    check(rules, setup, viewer, sight)
    if not -1 <= found.seat < setup.seats or found.at < 0:
        raise NotThatError("no such seat")
    shown = tuple(_read_frames(rules, viewer, found, before)) if before is not None else ()
    return Shown(found.moment, found.at, found.seat, sight, shown, digest(text))


def check(rules: AnyRules, setup: Setup, viewer: int | None, sight: Any) -> None:
    """Whether a world looks like that to the viewer, and the rules can go on from it."""
    world = world_of(rules, sight)
    if rules.sight(state=world, seat=viewer) != sight:
        raise NotThatError("no world looks like that")
    if (world.setup.seats, world.setup.options) != (setup.seats, setup.options):
        raise NotThatError("another game")
    for seat in rules.to_act(state=world):
        rules.legal_actions(state=world, seat=seat)
    rules.scores(state=world)


def world_of(rules: AnyRules, sight: Any) -> Any:
    """Some state that looks like that. Who acts, what is legal for the viewer, the open points: all
    of it is the same in each (tests/live/test_guessed.py)."""
    return rules.guess(seen=sight, chance=1)[0]


def _read_frames(
    rules: AnyRules, viewer: int | None, found: wire.Moment, before: Any
) -> Iterator[tuple[Event, Any]]:
    plain = strict.write(before)
    for frame in found.frames:
        event = read_event(rules, frame.event)
        if not event.seen_by(viewer):
            raise NotThatError("not meant for this seat")
        plain = changed(plain, frame.changes)
        yield event, strict.read(rules.Sight, plain)


def read_event(rules: AnyRules, plain: Any) -> Event:
    """What `[name of the class, fields]` stands for: two kinds may have one key."""
    name, fields = strict.read(tuple[str, strict.Json], plain)
    kind = _kinds(rules.EVENTS).get(name)
    if kind is None:
        raise NotThatError("no such event")
    event: Event = strict.read(kind, fields)
    return event


@cache
def _kinds(events: tuple[type[Event], ...]) -> dict[str, type[Event]]:
    return {kind.__name__: kind for kind in events}
