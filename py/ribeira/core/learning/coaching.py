"""What a coach tells at a table: each new thing once, when it happens or is asked for first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from ribeira.core.events import Event
from ribeira.core.values import Action

E_contra = TypeVar("E_contra", bound=Event, contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


def always(_event: Any, _seen: Any) -> bool:
    return True


@dataclass(frozen=True)  # no slots: a frozen, slotted Generic fails when subscripted (3.11)
class Note(Generic[E_contra, V_contra]):
    """Told when an event of that kind fits for the first time. `text` is the key of the sentence,
    by which it is remembered that it was told; `seen` is what the seat that looks may know."""

    text: str
    rules: tuple[str, ...]
    event: type[Event]
    fits: Callable[[E_contra, V_contra], bool] = always


@dataclass(frozen=True)
class Start(Generic[V_contra]):
    """Told when the seat is asked at such a table for the first time."""

    text: str
    rules: tuple[str, ...]
    fits: Callable[[V_contra], bool]


AnyNote: TypeAlias = Note[Any, Any] | Start[Any]


@dataclass(frozen=True)
class Regret(Generic[V_contra]):
    """Asked before an action of that verb, if it holds and a good player would do something else.
    `text` is the key of the reason; `holds` gets what the seat may know, its legal actions and the
    one that it has chosen."""

    text: str
    verb: str
    holds: Callable[[V_contra, tuple[Action, ...], Action], bool]


AnyRegret: TypeAlias = Regret[Any]


def regret(
    regrets: tuple[AnyRegret, ...], seen: Any, legal: tuple[Action, ...], action: Action
) -> str | None:
    """The reason of the first one that holds."""
    fitting = (each for each in regrets if each.verb == action.verb)
    return next((each.text for each in fitting if each.holds(seen, legal, action)), None)


def due(
    notes: tuple[AnyNote, ...], told: frozenset[str], news: tuple[Event, ...], seen: Any
) -> AnyNote | None:
    """The first note that fits and was not told yet. `news` are the events that the seat may know
    of, since it acted last."""
    untold = (note for note in notes if note.text not in told)
    return next((note for note in untold if _fits(note, news, seen)), None)


def _fits(note: AnyNote, news: tuple[Event, ...], seen: Any) -> bool:
    if isinstance(note, Start):
        return note.fits(seen)
    return any(isinstance(event, note.event) and note.fits(event, seen) for event in news)
