"""A new table, and the toss for its deal."""

from __future__ import annotations

from collections.abc import Sequence

from ribeira.core import match as matches
from ribeira.core.game import AnyRules
from ribeira.core.match import Match, start
from ribeira.core.meta import make_setup
from ribeira.core.replace import replace
from ribeira.live import course, toss, wire
from ribeira.live.moments import Change
from ribeira.live.table import Chair, Table, let_go, send, tell_players, with_chair


def new(
    id_: str,
    rules: AnyRules,
    options: dict[str, str],
    chairs: Sequence[Chair],
    share: str,
) -> Table:
    """A table whose game has still to be dealt. `id_` and `share` are 16 random bytes, as text."""
    setup = make_setup(rules.META, len(chairs), 0, options)
    return Table(id_, rules, setup.options, tuple(chairs), share)


def running(id_: str, match: Match, chairs: Sequence[Chair], share: str) -> Table:
    """A table at which a game is going on already; nobody tosses for it."""
    table = Table(id_, match.game, match.setup.options, tuple(chairs), share, "playing")
    return dealt(replace(table, match=matches.jump(match, 0)), matches.branch(match))


def deal(table: Table) -> Table:
    """Everybody is there: the toss begins. Seats without a guest do not take part."""
    if table.phase != "gathering" or not is_complete(table):
        return table
    tossed = tuple(at for at, chair in enumerate(table.chairs) if chair.kind == "guest")
    table = replace(table, phase="tossing", tossed=tossed)
    for line in table.greeted:
        table = send_promises(table, line)
    return _deal_if_all_are_in(table)


def is_complete(table: Table) -> bool:
    """Every guest's seat is taken, and its promise made."""
    return all(chair.promise for chair in table.chairs if chair.kind == "guest")


def toss_again(table: Table, id_: str, share: str) -> Table:
    """Before the deal: a guest of the toss has gone for good, so all begin anew."""
    if table.phase not in ("gathering", "tossing"):
        return table
    chairs = tuple(replace(chair, promise="", share="") for chair in table.chairs)
    table = replace(table, id=id_, share=share, chairs=chairs, phase="gathering", tossed=None)
    for line in table.greeted:
        table = send(table, line, welcome(table, table.lines[line].seat))
    return tell_players(table)


# The toss


def send_promises(table: Table, line: int) -> Table:
    if table.tossed is None:
        return table
    made = tuple(wire.Pledge(seat, table.chairs[seat].promise) for seat in table.tossed)
    return send(table, line, wire.Promises(made))


def send_shares(table: Table, line: int) -> Table:
    if table.tossed is None:
        return table
    opened_ = tuple(wire.Pledge(seat, table.chairs[seat].share) for seat in table.tossed)
    return send(table, line, wire.Shares(opened_))


def take_promise(table: Table, line: int, seat: int, promise: str) -> Table:
    if not toss.PROMISE.fullmatch(promise):
        return let_go(table, line, "nonsense")
    return with_chair(table, seat, promise=promise) if table.phase == "gathering" else table


def take_share(table: Table, line: int, seat: int, share: str) -> Table:
    if table.tossed is None or seat not in table.tossed:
        return table
    promised = toss.promise(table.id, toss.of_seat(seat), share)
    if not toss.SHARE.fullmatch(share) or promised != table.chairs[seat].promise:
        return let_go(table, line, "nonsense")
    if table.phase != "tossing":
        return table
    return _deal_if_all_are_in(with_chair(table, seat, share=share))


def _deal_if_all_are_in(table: Table) -> Table:
    shares = {seat: table.chairs[seat].share for seat in table.tossed or ()}
    if not all(shares.values()):
        return table
    seed = toss.seed(table.id, table.share, shares)
    setup = make_setup(table.rules.META, len(table.chairs), seed, dict(table.options))
    match = start(table.rules, setup)
    table = replace(table, phase="playing", match=match)
    for line in table.greeted:
        table = send_shares(table, line)
    return dealt(table, match)


def dealt(table: Table, match: Match) -> Table:
    table = replace(table, changes=(Change(0, match.states[0]),))
    return course.follow(course.feed(table), match)


def welcome(table: Table, seat: int | None) -> wire.Welcome:
    meta = table.rules.META
    promised = toss.promise(table.id, toss.HOST, table.share)
    is_tossed = table.phase in ("gathering", "tossing") or table.tossed is not None
    return wire.Welcome(
        wire.VERSION,
        table.id,
        meta.id,
        meta.rules,
        len(table.chairs),
        table.options,
        seat,
        promised if is_tossed else "",
        table.newest,
    )
