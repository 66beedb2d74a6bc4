"""The deal of a day as a table: the same set-up and opponents on every device."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from hashlib import sha256

from ribeira.app.animation import is_sealed
from ribeira.app.daily.days import say_day
from ribeira.app.draft import new_draft, seat_players
from ribeira.app.seats.cast import characters
from ribeira.app.seats.players import Player
from ribeira.app.tables import Table
from ribeira.core import chance
from ribeira.core.chance import SEEDS
from ribeira.core.match import Match
from ribeira.core.values import Message, msg

SEATS = {"douro": 3}
"""One person and bots; in the other games one bot."""

LEVELS = ("first", "easy", "easy", "good", "good", "strong", "strong")
"""How well they play, from Monday to Sunday."""


def seed_of(game: str, day: date) -> int:
    digest = sha256(f"{game} {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEEDS


def players_of(
    game: str, day: date, say: Callable[[Message], str], me: Player | None = None
) -> tuple[Player, ...]:
    """The person, with the name and face of last time, and that day's opponents."""
    level, count = LEVELS[day.weekday()], SEATS.get(game, 2)
    first, *others = new_draft(game, say, 0).places[:count]
    cast, luck = characters(game, level), seed_of(game, day)
    who = (cast[(luck + n) % len(cast)] for n in range(len(others)))
    bots = (
        replace(seat, bot=level).named(one.name, one.id)
        for seat, one in zip(others, who, strict=True)
    )
    return (first.named(me.name, me.face) if me else first, *bots)


def deal_of_day(
    game: str, day: date, say: Callable[[Message], str], name: str, me: Player | None = None
) -> Table:
    """`name` is the id of the table in storage."""
    players = players_of(game, day, say, me)
    draft = replace(new_draft(game, say, seed_of(game, day)), seats=len(players), places=players)
    table = seat_players(draft, say, name)
    return replace(table, fixed=True, title=say(msg("day.title", date=say_day(day))))


# Opponents whose chance is fixed


def moment_of_choice(match: Match, at: int, seat: int) -> int:
    """After how many actions the seat had to begin to choose: secret choices of others that came
    since then, sooner or later, change nothing for it."""
    while at and is_sealed(match.steps[at - 1]) and match.steps[at - 1].seat != seat:
        if seat not in match.game.to_act(state=match.states[at - 1]):
            break
        at -= 1
    return at


def chance_of(match: Match, at: int, seat: int) -> int:
    """The chance for that choice, which follows from the deal alone."""
    before = sum(step.seat == seat for step in match.steps[:at])
    bits, _ = chance.step(match.setup.seed | seat << 32 | before << 40)
    return bits
