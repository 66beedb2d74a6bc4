"""What a host does: gives each guest its sight, takes the choices of its seat, and no more.

    table = host.opened(table, line, place)      a guest's line is open
    table = host.heard(table, line, text, now)   a guest has said something
    table, out = take_out(table)                 what is to be sent now

A table begins in `tossing`, its game goes on in `course`, and `wishes` are for taking back.
"""

from __future__ import annotations

import re

from ribeira.core.replace import replace
from ribeira.kit.names import clean
from ribeira.live import course, tossing, wire, wishes
from ribeira.live.invitation import is_half
from ribeira.live.phrases import PHRASES
from ribeira.live.table import (
    MOST_LINES,
    Chair,
    Drop,
    Line,
    Pocket,
    Table,
    let_go,
    note,
    send,
    tell_players,
    with_chair,
    with_line,
    without_line,
)

MOST_A_SECOND = 30
"""Messages of one guest; acknowledgements of something new are not counted."""
LONGEST_NAME = 24
TOKEN = re.compile(r"[0-9a-f]{32}")


# Lines


def opened(table: Table, line: int, place: int | None) -> Table:
    """A connection stands. Nothing is told until its guest has said hello."""
    table = replace(table, lines={**table.lines, line: Line(place)})
    if len(table.lines) <= MOST_LINES:
        return table
    silent = (other for other, it in table.lines.items() if not it.token and other != line)
    return let_go(table, next(silent, line), "full")


def closed(table: Table, line: int) -> Table:
    """A connection is gone; its guest may come back by another."""
    if line not in table.lines:
        return table
    seat = table.lines[line].seat
    return tell_players(wishes.not_asked(without_line(table, line), seat))


def heard(table: Table, line: int, text: str, now: int) -> Table:
    """What a guest has said. `now` is in milliseconds."""
    if line not in table.lines:
        return table
    if len(text) > wire.FROM_GUEST:
        return let_go(table, line, "size")
    try:
        message = wire.from_guest(text)
    except wire.NonsenseError:
        return let_go(table, line, "nonsense")
    it = table.lines[line]
    if not (isinstance(message, wire.Seen) and message.moment > it.seen):
        since, count = (it.since, it.count + 1) if now - it.since < 1000 else (now, 1)
        table = with_line(table, line, since=since, count=count)
        if count > MOST_A_SECOND:
            return let_go(table, line, "rate")
    if bool(it.token) == isinstance(message, wire.Hello):  # first, and only first
        return let_go(table, line, "nonsense")
    return _take(table, line, message)


def _take(table: Table, line: int, message: wire.FromGuest) -> Table:
    match message:
        case wire.Hello():
            return _greet(table, line, message)
        case wire.Seen(moment):
            return course.seen(table, line, moment)
        case wire.Say(phrase):
            return _say(table, line, phrase)
        case wire.More(first):
            return course.tell_story(table, line, first)
        case wire.Spare() | wire.Spared():
            return _pocket(table, line, message)
        case wire.Bye():
            return closed(replace(table, out=(*table.out, Drop(line, "left"))), line)
    seat = table.lines[line].seat
    if seat is None:  # whoever looks on says nothing else
        return let_go(table, line, "nonsense")
    return _take_of(table, line, seat, message)


def _take_of(table: Table, line: int, seat: int, message: wire.FromGuest) -> Table:
    """What only a guest with a seat may say."""
    match message:
        case wire.Promise(promise):
            return tossing.take_promise(table, line, seat, promise)
        case wire.Share(share):
            return tossing.take_share(table, line, seat, share)
        case wire.Choice():
            return course.choose(table, line, seat, message)
        case wire.Wish(moment):
            return wishes.wish(table, seat) if moment == table.newest else table
        case wire.Answer(wish=number, yes=yes):
            return wishes.answer(table, seat, number, yes)
        case wire.Verdict(true) if table.phase == "over":
            return note(with_chair(table, seat, true=true), wire.Checked(seat, true))
        case _:
            return let_go(table, line, "nonsense")


# Joining, and coming back


def _greet(table: Table, line: int, hello: wire.Hello) -> Table:
    if hello.version != wire.VERSION:
        return let_go(table, line, "version")
    if not TOKEN.fullmatch(hello.token):
        return let_go(table, line, "nonsense")
    tokens = [chair.token for chair in table.chairs]
    place = table.lines[line].place
    seat = tokens.index(hello.token) if hello.token in tokens else place
    if seat is not None and hello.token not in tokens:
        if table.chairs[seat].kind != "guest" or table.chairs[seat].token:
            return let_go(table, line, "taken")
        name = clean(hello.name, LONGEST_NAME) or table.chairs[seat].name
        table = with_chair(table, seat, token=hello.token, name=name)
    if seat is not None:
        table = with_chair(table, seat, cover="")
    table = with_line(_without_older(table, hello.token), line, token=hello.token, seat=seat)
    table = tell_players(send(table, line, tossing.welcome(table, seat)))
    knows = hello.table == table.id and hello.seen >= -1
    return _catch_up(table, line, min(hello.seen if knows else table.newest - 1, table.newest))


def _without_older(table: Table, token: str) -> Table:
    """The guest has come back before its former line was found to be dead."""
    for older, it in tuple(table.lines.items()):
        if it.token == token:
            table = without_line(replace(table, out=(*table.out, Drop(older))), older)
    return table


def _catch_up(table: Table, line: int, seen: int) -> Table:
    """What the guest has missed: all of it if it was here before, else only how things stand."""
    table = tossing.send_promises(table, line)
    if not table.changes:
        return table
    table = tossing.send_shares(table, line)
    table = course.feed(with_line(table, line, sent=seen, seen=seen))
    pending, seat = table.pending, table.lines[line].seat
    if pending and seat is not None:
        table = send(table, line, wire.Wished(pending.wish, pending.seat))
    return course.send_end(table, line)


# People


def change_chair(table: Table, seat: int, chair: Chair) -> Table:
    """Another player at the seat; its guest, if there is one, is let go."""
    line = table.line_of(seat)
    if line is not None:
        table = let_go(table, line, "taken")
    return tell_players(
        with_chair(
            table, seat, **{name: getattr(chair, name) for name in Chair.__dataclass_fields__}
        )
    )


def cover(table: Table, seat: int, by: str) -> Table:
    """Who plays for a guest while it is away: "host", "bot" or nobody."""
    return tell_players(with_chair(table, seat, cover=by))


def say(table: Table, seat: int, phrase: str) -> Table:
    return note(table, wire.Said(seat, phrase))


def _say(table: Table, line: int, phrase: str) -> Table:
    if phrase not in PHRASES:
        return let_go(table, line, "nonsense")
    seat = table.lines[line].seat
    return say(table, wire.NOBODY if seat is None else seat, phrase)


def _pocket(table: Table, line: int, message: wire.Spare | wire.Spared) -> Table:
    if not is_half(message):
        return let_go(table, line, "nonsense")
    return replace(table, out=(*table.out, Pocket(line, message)))


def close(table: Table) -> Table:
    """The host goes: everybody is told."""
    for line in tuple(table.lines):
        table = let_go(table, line, "closed")
    return table
