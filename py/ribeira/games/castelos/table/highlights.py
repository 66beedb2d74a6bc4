"""The table at one moment: what lies where, and what has just come or changed.

While an action is being shown, `overlay` makes each moment from the one before it. The helpers here
read events and change one thing. Bad at: knowing what an event means.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, cast

from ribeira.core.values import Event
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import Estate, Laid, Table


@dataclass(frozen=True, slots=True)
class Moment:
    """What lies where. `fresh` names what has just come or changed."""

    seen: Sight
    table: Table
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    kept: str
    has_kept: tuple[bool, ...]
    pile: int
    below: int
    exploration: int
    rival: int
    fresh: frozenset[str] = frozenset()
    ended: bool = False

    @property
    def own(self) -> int | None:
        return self.seen.seat


def number(event: Event, name: str) -> int:
    return cast(int, event[name])


def text(event: Event, name: str) -> str:
    return cast(str, event[name])


def laid(event: Event) -> Laid:
    return cast(Laid, event["laid"])


def put(row: tuple[Any, ...], at: int, thing: Any) -> tuple[Any, ...]:
    return (*row[:at], thing, *row[at + 1 :])


def changed(now: Moment, *fresh: str, **table: Any) -> Moment:
    return replace(now, table=replace(now.table, **table), fresh=now.fresh | set(fresh))


def with_estate(now: Moment, seat: int, estate: Estate, *fresh: str, **table: Any) -> Moment:
    return changed(now, *fresh, estates=put(now.table.estates, seat, estate), **table)


def with_own(now: Moment, event: Event, *fresh: str, **changes: Any) -> Moment:
    """Changes to the estate of the event's seat."""
    seat = number(event, "seat")
    return with_estate(now, seat, replace(now.table.estates[seat], **changes), *fresh)


def estate_of(now: Moment, event: Event) -> Estate:
    return now.table.estates[number(event, "seat")]
