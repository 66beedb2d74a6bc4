"""A table as its host knows it: the match, who sits where, the lines to the guests.

All of it is one frozen value. What is to be sent, closed or told collects in `out`;
`ribeira.live.host` has the functions, and whoever calls them empties it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ribeira.core.game import AnyRules
from ribeira.core.match import Match
from ribeira.core.replace import replace
from ribeira.live import wire
from ribeira.live.moments import Change

HOST = -1
"""The people at the host's device, where they are asked as one."""

MOST_LINES = 12
"""Five guests, and some who look on."""


@dataclass(frozen=True, slots=True)
class Send:
    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Drop:
    """Close the line, after what has been sent. `why` is one of `wire.REASONS`, or empty when its
    guest has come back by another one."""

    line: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """Something that the people at the host's device are told."""

    message: wire.Said | wire.Wished | wire.Settled | wire.Checked


@dataclass(frozen=True, slots=True)
class Pocket:
    """One half of the next line to that guest, to be kept until this one is dead."""

    line: int
    message: wire.Spare | wire.Spared


Out: TypeAlias = Send | Drop | Note | Pocket


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat. A guest's has its `token` once it has joined. `done` is the name of its last choice,
    `cover` who plays for it while it is away ("host", "bot" or nobody)."""

    kind: str
    name: str = ""
    colour: str = ""
    shape: str = ""
    bot: str = ""
    token: str = ""
    promise: str = ""
    share: str = ""
    done: str = ""
    cover: str = ""
    true: bool | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A connection. `place` is the seat that its invitation was for; `token` its guest's, once it
    has said hello. `sent` and `seen` count moments; `since` and `count` its messages in the last
    second."""

    place: int | None
    token: str = ""
    seat: int | None = None
    sent: int = -1
    seen: int = -1
    since: int = 0
    count: int = 0


@dataclass(frozen=True, slots=True)
class Pending:
    """A wish to take an action back, and who has still to answer."""

    wish: int
    seat: int
    asked: frozenset[int]


@dataclass(frozen=True, slots=True)
class Table:
    """`phase` is "gathering", "tossing", "playing" or "over". `changes` are the moments of the game
    from the deal on, and `story` has a line for each but the deal. `tossed` has the seats that take
    part in the toss."""

    id: str
    rules: AnyRules
    options: tuple[tuple[str, str], ...]
    chairs: tuple[Chair, ...]
    share: str
    phase: str = "gathering"
    tossed: tuple[int, ...] | None = None
    match: Match | None = None
    changes: tuple[Change, ...] = ()
    story: tuple[str, ...] = ()
    wishes: int = 0
    pending: Pending | None = None
    lines: Mapping[int, Line] = field(default_factory=dict)
    out: tuple[Out, ...] = ()

    @property
    def greeted(self) -> tuple[int, ...]:
        """The lines whose guests have said hello."""
        return tuple(line for line, it in self.lines.items() if it.token)

    @property
    def newest(self) -> int:
        """The number of the newest moment; -1 before the deal."""
        return len(self.changes) - 1

    @property
    def to_act(self) -> tuple[int, ...]:
        """Who is waited for."""
        return self.match.game.to_act(state=self.match.state) if self.match else ()

    def line_of(self, seat: int) -> int | None:
        return next((line for line, it in self.lines.items() if it.seat == seat), None)

    def state_of(self, seat: int) -> str:
        """One of `wire.STATES`."""
        chair = self.chairs[seat]
        if chair.kind != "guest" or self.line_of(seat) is not None:
            return "here"
        return (chair.cover or "away") if chair.token else "open"

    def players(self) -> wire.Players:
        return wire.Players(
            tuple(
                wire.Player(
                    chair.name, chair.colour, chair.shape, chair.kind, chair.bot, self.state_of(at)
                )
                for at, chair in enumerate(self.chairs)
            )
        )

    @property
    def has_people_here(self) -> bool:
        """Whether somebody plays on the host's device."""
        return any("host" in (chair.kind, chair.cover) for chair in self.chairs)


def with_chair(table: Table, seat: int, **changes: Any) -> Table:
    chairs = list(table.chairs)
    chairs[seat] = replace(chairs[seat], **changes)
    return replace(table, chairs=tuple(chairs))


def with_line(table: Table, line: int, **changes: Any) -> Table:
    return replace(table, lines={**table.lines, line: replace(table.lines[line], **changes)})


def without_line(table: Table, line: int) -> Table:
    return replace(table, lines={at: it for at, it in table.lines.items() if at != line})


def send(table: Table, line: int, message: wire.FromHost) -> Table:
    return replace(table, out=(*table.out, Send(line, wire.write(message))))


def send_all(table: Table, message: wire.FromHost) -> Table:
    """To everybody who has said hello."""
    text = wire.write(message)
    return replace(table, out=(*table.out, *(Send(line, text) for line in table.greeted)))


def note(table: Table, message: wire.Said | wire.Wished | wire.Settled | wire.Checked) -> Table:
    """To everybody, and to the people at the host's device."""
    table = send_all(table, message)
    return replace(table, out=(*table.out, Note(message)))


def let_go(table: Table, line: int, why: str) -> Table:
    """The guest is told why, and the line closed."""
    table = send(table, line, wire.Bye(why))
    return without_line(replace(table, out=(*table.out, Drop(line, why))), line)


def take_out(table: Table) -> tuple[Table, tuple[Out, ...]]:
    return replace(table, out=()), table.out


def tell_players(table: Table) -> Table:
    return send_all(table, table.players())
