"""The game at a host's table: it goes on, and everybody is shown what they have not seen."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ribeira.core import match as matches
from ribeira.core.match import IllegalAction, Match, Step
from ribeira.core.replace import replace
from ribeira.core.values import Action
from ribeira.live import moments, wire
from ribeira.live.again import UNDO, line_of
from ribeira.live.moments import Change, Told
from ribeira.live.table import Send, Table, let_go, note, send, with_chair, with_line

WINDOW = 16
"""Moments under way to a guest before it has acknowledged the first of them."""
STORY = 6000
"""Characters of the story in one message."""
NAME_OF_CHOICE = re.compile(r"[0-9a-f]{16}")


def follow(table: Table, match: Match) -> Table:
    """The game has gone on at the host's device: the same game, some steps taken back or added."""
    old = table.match
    assert old is not None
    assert table.rules is match.game
    kept = _in_common(old.past, match.past)
    for at in range(old.at - 1, kept - 1, -1):
        change = Change(at, match.states[at] if at <= kept else old.states[at])
        table = _note_change(table, change, UNDO)
    for at in range(kept, match.at):
        step = match.steps[at]
        change = Change(at + 1, match.states[at + 1], step.seat, step.action, match.states[at])
        table = _note_change(table, change, line_of(table.rules, step))
    if len(table.changes) == 0 or match.past == old.past:
        return replace(table, match=match)
    table = feed(_lapsed(replace(table, match=match)))
    return finish(table) if not table.to_act else table


def _in_common(one: tuple[Step, ...], two: tuple[Step, ...]) -> int:
    """How many first steps are the same ones."""
    count = 0
    for first, second in zip(one, two, strict=False):
        if first is not second and first != second:
            break
        count += 1
    return count


def _note_change(table: Table, change: Change, line: str) -> Table:
    return replace(table, changes=(*table.changes, change), story=(*table.story, line))


def _lapsed(table: Table) -> Table:
    """The game has gone on meanwhile."""
    pending = table.pending
    if not pending:
        return table
    settled = wire.Settled(pending.wish, pending.seat, False)
    return note(replace(table, pending=None), settled)


def play(table: Table, seat: int, action: Action) -> Table:
    """A seat acts, whoever plays it. Raises `IllegalAction`."""
    assert table.match is not None
    return follow(table, matches.play(table.match, seat, action))


def choose(table: Table, line: int, seat: int, choice: wire.Choice) -> Table:
    if not NAME_OF_CHOICE.fullmatch(choice.name):
        return let_go(table, line, "nonsense")
    if table.chairs[seat].done == choice.name:  # heard twice, done once
        return send(table, line, wire.Done(choice.name))
    try:
        action = table.rules.read(text=choice.action)
        if table.phase != "playing" or not _still_asked(table, seat, choice.moment):
            raise ValueError("asked for something else by now")
        table = play(with_chair(table, seat, done=choice.name), seat, action)
    except (ValueError, LookupError, IllegalAction):
        return send(table, line, wire.Refused(choice.name))
    return send(table, line, wire.Done(choice.name))  # after the moment that it led to


def _still_asked(table: Table, seat: int, moment: int) -> bool:
    """Whether the seat is asked for the same as at the moment that its guest looked at: others may
    have chosen in secret meanwhile, but nothing was taken back."""
    if not 0 <= moment <= table.newest:
        return False
    later = table.changes[moment + 1 :]
    if any(change.action is None or change.seat == seat for change in later):
        return False
    then, now = table.changes[moment].state, table.changes[-1].state
    legal = table.rules.legal_actions
    return legal(state=then, seat=seat) == legal(state=now, seat=seat)


# What guests are shown


def feed(table: Table) -> Table:
    """Everybody is shown what they have not seen, as much as may be under way."""
    told: dict[int, Told] = {}
    for line in table.greeted:
        it = table.lines[line]
        most = min(table.newest, it.seen + WINDOW)
        for moment in range(it.sent + 1, most + 1):
            if moment not in told:
                told[moment] = moments.tell(table.rules, table.changes[moment])
            text = moments.show(table.rules, told[moment], moment, it.seat)
            table = replace(table, out=(*table.out, Send(line, text)))
        table = with_line(table, line, sent=max(most, it.sent))
    return table


def seen(table: Table, line: int, moment: int) -> Table:
    it = table.lines[line]
    if moment > it.sent:
        return let_go(table, line, "nonsense")
    return feed(with_line(table, line, seen=moment)) if moment > it.seen else table


# The end


def finish(table: Table) -> Table:
    """The game is over, or its people have had enough of it: now everybody may know all."""
    if table.phase != "playing":
        return table
    table = replace(table, phase="over")
    for line in table.greeted:
        table = send_end(table, line)
    return table


def send_end(table: Table, line: int) -> Table:
    if table.phase != "over" or table.match is None:
        return table
    share = table.share if table.tossed is not None else ""
    seed, over = table.match.setup.seed, not table.to_act
    return send(table, line, wire.End(share, seed, len(table.story), over))


def tell_story(table: Table, line: int, first: int) -> Table:
    if table.phase != "over" or not 0 <= first < max(1, len(table.story)):
        return let_go(table, line, "nonsense")
    return send(table, line, wire.Story(first, tuple(_piece(table.story[first:]))))


def _piece(lines: Iterable[str]) -> Iterable[str]:
    """As many lines as one message holds."""
    left, room = STORY, 400
    for text in lines:
        left, room = left - len(text), room - 1
        if left < 0 or room < 0:
            return
        yield text
