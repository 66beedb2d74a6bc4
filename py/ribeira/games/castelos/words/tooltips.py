"""Tooltips: the rules of each thing on the table; of a quarter also its monte, who has workers
there, and what a worker would pay."""

from __future__ import annotations

from collections import Counter

from ribeira.core.grids.squares import read_cell
from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import Names, Words, listing
from ribeira.games.castelos.material import CONSTRUCTIONS
from ribeira.games.castelos.names import covered, say_cell, say_quarter, say_terrain
from ribeira.games.castelos.rules.montes import Monte, is_closed, land, lying, monte_at, shows
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import Table
from ribeira.games.castelos.rules.steps.founding import has_room
from ribeira.games.castelos.rules.steps.workers import owed
from ribeira.kit.learning.explained import Explained, Rules, rules_for

Lines = tuple[Message, ...]
READ = (0, 1, 3, 2)
"""The quarters as one reads: NW, NE, SW, SE."""


EXPLAINED: Explained = (
    ("castle-*", ("C-6.1", "C-6.5")),
    ("corner-*", ("C-6.2",)),
    ("lay-*", ("C-11.6", "C-11.8")),
    ("market-*", ("C-9.2", "C-9.3")),
    ("markets*", ("C-6.5",)),
    ("next-castle", ("C-2.3", "C-6.3")),
    ("contract-*", ("C-15.2",)),
    ("contracts", ("C-15.2",)),
    ("offer-*", ("C-2.6", "C-15.2")),
    ("kept", ("C-2.6", "C-15.2")),
    ("seat-*-contract", ("C-2.6",)),
    ("exploration", ("C-2.5", "C-7.5")),
    ("pile", ("C-2.4", "C-14.1")),
    ("rival*", ("C-17.1", "C-17.2")),
    ("S?", ("C-2.8",)),
    ("hand-*", ("C-5.1", "C-5.2")),
    ("place", ("C-5.1", "C-5.2")),
    ("turn-right", ("C-5.1",)),
    ("turn-left", ("C-5.1",)),
    ("forecast", ("C-1.5", "C-8.4")),
    ("outlooks", ("C-8.3", "C-8.4")),
    ("gains", ("C-6.5", "C-7.1")),
    ("path", ("C-4.2", "C-4.5")),
    ("tip", ("C-4.2",)),
    ("mode-disc", ("C-4.3",)),
    ("mode-worker", ("C-4.4",)),
    ("mark-done", ("C-8.10",)),
    ("move-done", ("C-11.11",)),
    ("sell-skip", ("C-9.1",)),
    ("toll-pay", ("C-8.9",)),
    ("toll", ("C-8.9",)),
    ("turn-end", ("C-14.1",)),
    ("cyl-advance", ("C-8.4", "C-8.2")),
    ("worker-add", ("C-11.1",)),
    ("bonus-*", ("C-7.4", "C-7.5")),
    ("moves", ("C-11.2",)),
    ("seat-*-space-*", ("C-8.2", "C-8.4")),
    ("space-*", ("C-9.4",)),
    ("seat-*-trail", ("C-8.1", "C-8.2")),
    ("unplaced-*", ("C-2.5", "C-8.8")),
    ("slot-*", ("C-8.8",)),
    ("way*", ("C-8.8",)),
    ("seat-*-discs", ("C-8.5", "C-9.5")),
    ("seat-*-workers", ("C-11.1", "C-12.1")),
    ("seat-*-worker-*", ("C-11.2", "C-12.1")),
    ("worker*", ("C-11.1", "C-13.3")),
    ("seat-*-hand", ("C-14.1",)),
    ("seat-*-mealhas", ("C-1.12", "C-15.4")),
    ("seat-*-points", ("C-15.1",)),
    ("seat*", ("C-15.5",)),
    ("religion*", ("C-12.1", "C-15.4")),
    ("pawn-*", ("C-12.1",)),
    *((f"track-{kind}*", ("C-13.1", "C-13.2")) for kind in CONSTRUCTIONS),
    ("track-*", ("C-10.1", "C-10.2")),
    ("cell", ("C-5.1", "C-5.2")),
    ("quarter*", ("C-1.5", "C-1.6")),
)


def say_thing(seen: Sight, name: str, names: Names) -> Lines:
    """Of `quarter-1,0-2`, or of all quarters of `cell-1,0`."""
    kind, _, rest = name.partition("-")
    if kind == "cell" and _is_laid(seen, rest):
        x, y = read_cell(rest)
        return tuple(line for k in READ for line in _say_quarter(seen, x, y, k, names))
    if kind == "quarter":
        place, k = rest.rsplit("-", 1)
        return _say_quarter(seen, *read_cell(place), int(k), names)
    return ()


def rules_of(seen: Sight, name: str) -> Rules:
    kind, _, rest = name.partition("-")
    if kind == "cell":
        return rules_for(EXPLAINED, "quarter" if _is_laid(seen, rest) else "cell")
    return rules_for(EXPLAINED, name)


def _is_laid(seen: Sight, cell: str) -> bool:
    return read_cell(cell) in land(seen.table.tiles).cells


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
            cell=say_cell((x, y)),
        ),
        say_monte(table, monte),
        *_say_people(seen, monte, names),
    )


def say_monte(table: Table, monte: Monte) -> Message:
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
        [
            msg("castelos.words.goods", terrain=say_terrain(kind), count=n)
            for kind, n in counts.items()
        ]
    )


def _say_people(seen: Sight, monte: Monte, names: Names) -> Lines:
    """Who has workers in the monte, and what it would cost to come there (C-11.8)."""
    there = [names[seat] for seat in range(seen.seats) if monte in lying(seen.table, seat)]
    workers = (msg("castelos.tell.workers", names=listing(there)),) if there else ()
    return (*workers, *say_price(seen, monte))


def say_price(seen: Sight, monte: Monte) -> Lines:
    """What it would cost the viewer to come there, if anything."""
    price = 0 if seen.seat is None else owed(seen.table, seen.seat).get(monte, 0)
    return (plural("castelos.tell.price", price),) if price else ()
