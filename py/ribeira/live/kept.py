"""A table or a guest as text, to be kept where a page keeps things, so that both come back after
their page has died. What is read may have been changed by anybody: it opens wholly, or not at all.

The first line is an object, and each further line one of the story or of what was shown.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from ribeira.codec import errors, games
from ribeira.codec.textfile import depth
from ribeira.core.match import IllegalAction
from ribeira.core.meta import SetupError, make_setup
from ribeira.core.replace import replace
from ribeira.core.values import Setup
from ribeira.live import moments, strict, wire
from ribeira.live.again import Again
from ribeira.live.guest import Guest
from ribeira.live.strict import Json
from ribeira.live.table import Chair, Table
from ribeira.live.wire import Pledge

FORMAT = 1
MOST = 1 << 20
MAX_DEPTH = 10


class NotKeptError(ValueError):
    """No text of ours, or none of these rules."""


@dataclass(frozen=True, slots=True)
class Game:
    id: str
    rules: int
    seats: int
    options: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class KeptTable:
    format: int
    game: Game
    id: str
    share: str
    phase: str
    seed: int
    tossed: tuple[int, ...] | None
    wishes: int
    chairs: tuple[Chair, ...]


@dataclass(frozen=True, slots=True)
class KeptGuest:
    format: int
    game: Game | None
    token: str
    secret: str
    name: str
    table: str
    share: str
    seat: int | None
    promise: str
    late: bool
    promises: tuple[Pledge, ...]
    shares: tuple[Pledge, ...]
    newest: tuple[int, int, int, Json] | None
    choice: wire.Choice | None


PHASES = ("gathering", "tossing", "playing", "over")


# Written


def write_table(table: Table) -> str:
    meta, match = table.rules.META, table.match
    kept = KeptTable(
        FORMAT,
        Game(meta.id, meta.rules, len(table.chairs), table.options),
        table.id,
        table.share,
        table.phase,
        match.setup.seed if match else 0,
        table.tossed,
        table.wishes,
        table.chairs,
    )
    return "\n".join([_line(kept), *table.story])


def write_guest(guest: Guest) -> str:
    setup, newest = guest.setup, guest.newest
    rules = guest.rules.META.rules if guest.rules else 0
    kept = KeptGuest(
        FORMAT,
        Game(setup.game, rules, setup.seats, setup.options) if setup else None,
        guest.token,
        guest.secret,
        guest.name,
        guest.table,
        guest.share,
        guest.seat,
        guest.promise,
        guest.late,
        _pledges(guest.promises),
        _pledges(guest.shares),
        (newest.moment, newest.at, newest.seat, strict.Json(strict.write(newest.sight)))
        if newest
        else None,
        guest.choice,
    )
    shown = (f"{moment} {text}" for moment, text in guest.digests.items())
    return "\n".join([_line(kept), *shown])


def _line(kept: KeptTable | KeptGuest) -> str:
    return json.dumps(strict.write(kept), separators=(",", ":"))


def _pledges(texts: Mapping[int, str]) -> tuple[Pledge, ...]:
    return tuple(Pledge(seat, text) for seat, text in texts.items())


# Read


def read_table(text: str) -> Table:
    """The table with nobody on a line yet."""
    try:
        head, lines = _lines(text)
        return _table(strict.read(KeptTable, head), lines)
    except (ValueError, LookupError, IllegalAction, SetupError, RecursionError) as error:
        raise NotKeptError(str(error)[:80]) from error


def read_guest(text: str) -> Guest:
    """The guest without a line."""
    try:
        head, lines = _lines(text)
        return _guest(strict.read(KeptGuest, head), lines)
    except Exception as error:  # rules may raise anything at a sight that no game has
        raise NotKeptError(str(error)[:80]) from error


def _lines(text: str) -> tuple[object, list[str]]:
    head, *lines = text[:MOST].split("\n")
    if len(text) > MOST or depth(head) > MAX_DEPTH:
        raise NotKeptError("too large")
    return json.loads(head), lines


def _set_up(game: Game, seed: int = 0) -> Setup:
    rules = games.find(game.id)
    if rules.META.rules != game.rules:
        raise errors.RulesError(game.rules, rules.META.rules)
    return make_setup(rules.META, game.seats, seed, dict(game.options))


def _table(kept: KeptTable, story: list[str]) -> Table:
    setup = _set_up(kept.game, kept.seed)
    is_sound = kept.format == FORMAT and kept.phase in PHASES and len(kept.chairs) == setup.seats
    if not is_sound or any(not 0 <= seat < setup.seats for seat in kept.tossed or ()):
        raise NotKeptError("not sound")
    table = Table(
        kept.id,
        games.find(setup.game),
        setup.options,
        kept.chairs,
        kept.share,
        kept.phase,
        kept.tossed,
        wishes=kept.wishes,
    )
    if kept.phase in ("gathering", "tossing"):
        return table
    again = Again(table.rules, setup)
    told = [again.dealt, *map(again.go_on, story)]
    changes = tuple(it.change for it in told)
    return replace(table, match=again.match(), changes=changes, story=tuple(story))


def _guest(kept: KeptGuest, shown: list[str]) -> Guest:
    if kept.format != FORMAT:
        raise NotKeptError("not sound")
    guest = Guest(kept.token, kept.secret, kept.name)
    if kept.game is None:
        return guest
    setup = _set_up(kept.game)
    rules = games.find(setup.game)
    digests = {int(moment): text for moment, text in (line.split(" ") for line in shown)}
    guest = replace(
        guest,
        table=kept.table,
        share=kept.share,
        rules=rules,
        setup=setup,
        seat=kept.seat,
        promise=kept.promise,
        late=kept.late,
        promises={it.seat: it.text for it in kept.promises},
        shares={it.seat: it.text for it in kept.shares},
        digests=digests,
        choice=kept.choice,
    )
    if kept.newest is None:
        return guest
    moment, at, seat, sight = kept.newest
    found = wire.Moment(moment, at, seat, sight, ())
    newest = moments.read(rules, setup, kept.seat, found, None, "")
    return replace(guest, shown=(replace(newest, digest=digests[moment]),))
