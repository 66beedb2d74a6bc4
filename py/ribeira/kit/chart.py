"""Charts as values: what there is for each seat and column. The pages draw them, also as tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from ribeira.core.events import Event
from ribeira.core.match import Match
from ribeira.core.values import Message

E = TypeVar("E", bound=Event)
Name = Message | str
Rows = tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """`rows` has a row for each seat, and in it a number for each column. `flows`: the columns
    follow each other in time, and `breaks` are those before which something new begins."""

    title: Message
    columns: tuple[Name, ...]
    rows: Rows
    flows: bool = False
    breaks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Stack:
    """Bars whose parts are stacked: `rows[seat][column][layer]`."""

    title: Message
    columns: tuple[Name, ...]
    layers: tuple[Message, ...]
    rows: tuple[Rows, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A sign in a cell. `size` is between 0 and 1."""

    shape: str  # "dot", "ring", "square", "outline", "flag", "coin", "up" or "down"
    size: float = 1.0


@dataclass(frozen=True, slots=True)
class Cell:
    marks: tuple[Mark, ...] = ()
    says: tuple[Name, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class Strip:
    """A line of marks for each seat; `key` says what the less obvious marks mean."""

    title: Message
    columns: tuple[Name, ...]
    rows: tuple[tuple[Cell, ...], ...]
    key: tuple[tuple[str, Message], ...] = ()


AnyChart = Chart | Stack | Strip


def ends(match: Match, period: Callable[[Any], object]) -> tuple[Any, ...]:
    """The last state of each period: of each run of states for which `period` is equal."""
    states = match.states[: match.at + 1]
    periods = [period(state) for state in states]
    last = [n for n in range(len(periods)) if n + 1 == len(periods) or periods[n] != periods[n + 1]]
    return tuple(states[n] for n in last)


def over_time(
    title: Message, states: tuple[Any, ...], value: Callable[[Any, int], float], seats: int
) -> Chart:
    """A line for each seat: its value in each of the states, which are numbered from 1."""
    columns = tuple(str(n) for n in range(1, len(states) + 1))
    rows = tuple(tuple(value(state, seat) for state in states) for seat in range(seats))
    return Chart(title, columns, rows, flows=True)


def added(amounts: Iterable[tuple[int, int]], seats: int) -> tuple[int, ...]:
    """The sum of each seat's amounts. Seat numbers below 0 are skipped."""
    sums = [0] * seats
    for seat, amount in amounts:
        if seat >= 0:
            sums[seat] += amount
    return tuple(sums)


def running(
    title: Message,
    match: Match,
    period: Callable[[Any], object],
    gain: Callable[[Event], tuple[int, int] | None],
    seats: int,
) -> Chart:
    """What events have brought each seat by the end of each period, as in `ends`."""
    sums, columns, before = [0] * seats, [], match.states[0]
    for step, state in zip(match.past, match.states[1:], strict=False):
        if period(state) != period(before):
            columns.append(tuple(sums))
        for seat, amount in filter(None, map(gain, step.events)):
            sums[seat] += amount
        before = state
    columns.append(tuple(sums))
    names = tuple(str(n) for n in range(1, len(columns) + 1))
    return Chart(title, names, tuple(zip(*columns, strict=True)), flows=True)


def by_columns(title: Message, columns: Iterable[tuple[Name, tuple[float, ...]]]) -> Chart:
    """A chart from its columns, each with a number for each seat; empty ones are left out."""
    kept = [(name, numbers) for name, numbers in columns if any(numbers)]
    names = tuple(name for name, _ in kept)
    return Chart(title, names, tuple(zip(*(numbers for _, numbers in kept), strict=True)))


def events_of(match: Match, kind: type[E]) -> tuple[E, ...]:
    """Every event of that kind, oldest first."""
    return tuple(event for step in match.past for event in step.events if isinstance(event, kind))
