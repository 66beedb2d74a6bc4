"""Counts wins and losses in a row: after three wins the next level is suggested, after three losses
the one below.

Kept for each game on this device. Only games of one person against bots count, at the level of the
strongest bot. Any place but the first is a loss.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from ribeira.app.stored_text import read_object
from ribeira.app.tables import Table
from ribeira.bots.levels import LEVELS

ENOUGH = 3
MOST = 1_000_000
"""Nobody wins more often in a row."""


@dataclass(frozen=True, slots=True)
class Streak:
    """`run` counts wins upwards and losses downwards; `table` is the last one that counted."""

    level: str = ""
    run: int = 0
    table: str = ""


Streaks = dict[str, Streak]


def counted(streak: Streak, table: Table) -> Streak:
    """The streak after the end of that game, if it counts and was not counted yet."""
    level = level_of(table)
    if table.acting or not level or table.practice or table.id == streak.table:
        return streak
    (person,) = table.people
    won = table.match.game.ranking(state=table.match.state)[0] == person
    run = streak.run if level == streak.level and (streak.run > 0) == won else 0
    return Streak(level, run + 1 if won else run - 1, table.id)


def level_of(table: Table) -> str:
    """The strongest bot against a single person, or nothing."""
    levels = [LEVELS.index(player.bot) for player in table.players if player.bot in LEVELS]
    return LEVELS[max(levels)] if levels and len(table.people) == 1 else ""


def suggestion(streak: Streak) -> str:
    """The level to try next, or nothing."""
    if abs(streak.run) < ENOUGH:
        return ""
    at = LEVELS.index(streak.level) + (1 if streak.run > 0 else -1)
    return LEVELS[at] if 0 <= at < len(LEVELS) else ""


def write(streaks: Streaks) -> str:
    return json.dumps({game: asdict(streak) for game, streak in streaks.items()})


def read(text: str) -> Streaks:
    """The streaks in the text; `ValueError` for what `write` would not have written."""
    return {game: _streak(fields) for game, fields in read_object(text).items()}


def _streak(fields: object) -> Streak:
    match fields:
        case {"level": str(level), "run": int(run), "table": str(table), **others}:
            counts = level in LEVELS if run else level in ("", *LEVELS)
            if counts and abs(run) <= MOST and not others and type(run) is int:
                return Streak(level, run, table)
    raise ValueError("no streak")
