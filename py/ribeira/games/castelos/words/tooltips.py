"""Tooltips of a quarter: its terrain and monte, who has workers there, what a worker would pay."""

from __future__ import annotations

from collections import Counter

from ribeira.core.grids.squares import read_cell, write_cell
from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import Names, Words, listing
from ribeira.games.castelos.names import covered, say_quarter, say_terrain
from ribeira.games.castelos.rules.montes import Monte, is_closed, land, lying, monte_at, shows
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import Table
from ribeira.games.castelos.rules.steps.founding import has_room
from ribeira.games.castelos.rules.steps.workers import owed

Lines = tuple[Message, ...]
READ = (0, 1, 3, 2)
"""The quarters as one reads: NW, NE, SW, SE."""


def say_thing(seen: Sight, name: str, names: Names) -> Lines:
    """The tooltip of `quarter-1,0-2`, or of all quarters of `cell-1,0`."""
    kind, _, rest = name.partition("-")
    if kind == "cell":
        x, y = read_cell(rest)
        return tuple(line for k in READ for line in _say_quarter(seen, x, y, k, names))
    place, k = rest.rsplit("-", 1)
    return _say_quarter(seen, *read_cell(place), int(k), names)


def _say_quarter(seen: Sight, x: int, y: int, k: int, names: Names) -> Lines:
    table = seen.table
    monte = monte_at(table, x, y, k)
    if monte is None:
        return (covered((x, y), k),)
    return (
        msg(
            "castelos.tell.quarter",
            terrain=say_terrain(land(table.tiles).cells[x, y][k]),
            quarter=say_quarter(k),
            cell=write_cell((x, y)),
        ),
        _say_monte(table, monte),
        *_say_people(seen, monte, names),
    )


def _say_monte(table: Table, monte: Monte) -> Message:
    """What hangs together, and whether a castle could still come of it (C-1.5, C-6.1)."""
    shown = shows(table, monte)
    corner = monte[:2]
    if is_closed(table, corner):
        return msg("castelos.tell.monte.closed", shown=_count(shown))
    if "rock" in shown and has_room(table, corner):
        return msg("castelos.tell.monte.rock", shown=_count(shown))
    return msg("castelos.tell.monte.open", shown=_count(shown))


def _count(shown: tuple[str, ...]) -> Words:
    counts = Counter(shown)
    return listing(
        [msg("castelos.words.has", name=say_terrain(kind), count=n) for kind, n in counts.items()]
    )


def _say_people(seen: Sight, monte: Monte, names: Names) -> Lines:
    """Who has workers in the monte, and what it would cost to come there (C-11.8)."""
    there = [seat for seat in range(seen.seats) if monte in lying(seen.table, seat)]
    price = 0 if seen.seat is None else owed(seen.table, seen.seat).get(monte, 0)
    said: Lines = ()
    if there:
        said += (msg("castelos.tell.workers", names=listing([names[seat] for seat in there])),)
    if price:
        said += (plural("castelos.tell.price", price),)
    return said
