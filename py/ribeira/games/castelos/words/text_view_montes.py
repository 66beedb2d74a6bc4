"""The land monte by monte, for who holds it in the head: where each lies, what it holds, whether it
is closed, and how far castles are.
"""

from __future__ import annotations

from ribeira.core.grids.squares import Corner, distance
from ribeira.core.values import Message, msg
from ribeira.core.wording import Names, listing, sequence
from ribeira.games.castelos.names import say_castle, say_cell, say_quarter
from ribeira.games.castelos.rules.montes import (
    Monte,
    all_montes,
    lying,
    quarters_of,
    shows,
)
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import Table
from ribeira.games.castelos.words.tooltips import say_monte, say_price

ALONE = 1
"""A quarter that hangs together with no other is told by its tile, unless there is more to say."""


def say_montes(seen: Sight, names: Names) -> tuple[Message, ...]:
    montes = tuple(all_montes(seen.table))
    told = tuple(_monte(seen, monte, names) for monte in montes if _matters(seen, monte))
    return (*told, msg("castelos.view.montes.others")) if len(told) < len(montes) else told


def _matters(seen: Sight, monte: Monte) -> bool:
    table = seen.table
    shown = shows(table, monte)
    peopled = any(monte in lying(table, seat) for seat in range(seen.seats))
    return len(shown) > ALONE or "rock" in shown or peopled or bool(say_price(seen, monte))


def _monte(seen: Sight, monte: Monte, names: Names) -> Message:
    table = seen.table
    x, y, k = quarters_of(table, monte)[0]
    line = msg(
        "castelos.view.montes.line",
        quarter=say_quarter(k),
        cell=say_cell((x, y)),
        monte=say_monte(table, monte),
        beside=_beside(table, monte[:2], monte, names),
    )
    for price in say_price(seen, monte):
        return msg("castelos.view.montes.price", line=line, price=price)
    return line


def _beside(table: Table, corner: Corner, monte: Monte, names: Names) -> Message:
    """How far castles are, and who has workers there."""
    castles: list[Message] = [
        msg(
            "castelos.view.montes.castle",
            castle=say_castle(castle.id),
            distance=distance(castle.corner, corner),
        )
        for castle in table.castles
    ]
    seats = [names[seat] for seat in range(len(table.estates)) if monte in lying(table, seat)]
    there = [msg("castelos.view.montes.workers", names=listing(seats))] if seats else []
    return sequence((castles or [msg("castelos.view.montes.no_castle")]) + there)
