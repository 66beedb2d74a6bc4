"""What is kept of the deals of the day: for each day and game the table, and how it ended.

Games may be deleted; what came of them stays. Whatever in the text is nonsense is left out, and
the text is set aside then.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import Any, TypeGuard

from ribeira.app.daily.days import read_day
from ribeira.app.stored_text import read_object
from ribeira.games import registry
from ribeira.kit.view import COLOURS

DAYS = "ribeira.days"
FORMAT = 1
MOST = 3000
"""Of so many deals something is kept; then the oldest are forgotten."""
MOST_POINTS = 10**6
MORE = {"late", "place", "points"}
TABLE = re.compile(r"[0-9a-f]{8}")


@dataclass(frozen=True, slots=True)
class Deal:
    """`late`: it was begun after its day, so it counts for nothing. `place` is 0 until the game is
    over; `points` is `None` in a game that is won otherwise."""

    table: str
    late: bool = False
    place: int = 0
    points: int | None = None


Key = tuple[date, str]
Deals = Mapping[Key, Deal]


def write(deals: Deals) -> str:
    days: dict[str, dict[str, Any]] = {}
    for (day, game), deal in sorted(deals.items())[-MOST:]:
        days.setdefault(day.isoformat(), {})[game] = _fields(deal)
    return json.dumps({"format": FORMAT, "days": days})


def _fields(deal: Deal) -> dict[str, Any]:
    return {
        "table": deal.table,
        **({"late": True} if deal.late else {}),
        **({"place": deal.place} if deal.place else {}),
        **({"points": deal.points} if deal.points is not None else {}),
    }


@lru_cache(maxsize=2)
def read(text: str) -> Deals:
    """What can be read of it."""
    try:
        found = read_object(text)
    except (ValueError, RecursionError):
        return {}
    days = found.get("days") if found.get("format") == FORMAT else None
    if not isinstance(days, dict):
        return {}
    read_all = (
        ((day, game), _deal(fields))
        for name, games in days.items()
        if (day := read_day(name)) and isinstance(games, dict)
        for game, fields in games.items()
        if game in registry.game_ids()
    )
    deals = sorted((key, deal) for key, deal in read_all if deal)
    return dict(deals[-MOST:])


def _deal(fields: object) -> Deal | None:
    match fields:
        case {"table": str(table), **others} if TABLE.fullmatch(table) and others.keys() <= MORE:
            late, place = others.get("late", False), others.get("place", 0)
            points = others.get("points")
            if points is not None and not _is_number(points, -MOST_POINTS, MOST_POINTS):
                return None
            if isinstance(late, bool) and _is_number(place, 0, len(COLOURS)):
                return Deal(table, late, place, points)
    return None


def _is_number(found: object, least: int, most: int) -> TypeGuard[int]:
    """`true` is none."""
    return type(found) is int and least <= found <= most


def deal_of_table(deals: Deals, table: str) -> Key | None:
    """The day and the game that are played at that table."""
    return next((key for key, deal in deals.items() if deal.table == table), None)


def days_played(deals: Deals) -> frozenset[date]:
    """The days on which a deal of that very day was begun, and later played to its end."""
    return frozenset(day for (day, _), deal in deals.items() if deal.place and not deal.late)
