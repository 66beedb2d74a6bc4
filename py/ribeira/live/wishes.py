"""A seat would like to take its last action back: the others are asked."""

from __future__ import annotations

from ribeira.core import match as matches
from ribeira.core.replace import replace
from ribeira.live import course, wire
from ribeira.live.table import HOST, Pending, Table, note


def wish(table: Table, seat: int) -> Table:
    """The seat would like to take its last action back: all others who are here are asked."""
    match = table.match
    if table.phase != "playing" or table.pending or match is None:
        return table
    if matches.why_not_undo(match, seat):
        return table
    asked = {it.seat for it in table.lines.values() if it.seat not in (None, seat)}
    is_here = table.chairs[seat].kind == "host" or table.chairs[seat].cover == "host"
    if table.has_people_here and not is_here:
        asked.add(HOST)
    pending = Pending(table.wishes + 1, seat, frozenset(at for at in asked if at is not None))
    table = replace(table, wishes=table.wishes + 1, pending=pending)
    return _undo_if_all_agree(note(table, wire.Wished(pending.wish, seat)))


def answer(table: Table, who: int, number: int, yes: bool) -> Table:
    """`who` is a seat, or `HOST`."""
    pending = table.pending
    if not pending or pending.wish != number or who not in pending.asked:
        return table
    if not yes:
        settled = wire.Settled(pending.wish, pending.seat, False)
        return note(replace(table, pending=None), settled)
    return not_asked(table, who)


def not_asked(table: Table, who: int | None) -> Table:
    """It has agreed, or gone."""
    pending = table.pending
    if not pending or who not in pending.asked:
        return table
    left = replace(pending, asked=pending.asked - {who})
    return _undo_if_all_agree(replace(table, pending=left))


def _undo_if_all_agree(table: Table) -> Table:
    pending, match = table.pending, table.match
    if not pending or pending.asked or match is None:
        return table
    table = note(replace(table, pending=None), wire.Settled(pending.wish, pending.seat, True))
    return course.follow(table, matches.branch(matches.undo(match)))
