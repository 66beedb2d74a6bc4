"""The land monte by monte, for who holds it in the head: where each lies, what it holds, whether it
is closed, and how far castles are.
"""

from __future__ import annotations

from ribeira.core.grids.squares import Corner, distance, write_cell
from ribeira.core.values import Message, msg
from ribeira.core.wording import Names, Words, listing
from ribeira.games.castelos.names import say_castle, say_quarter
from ribeira.games.castelos.rules.montes import (
    Monte,
    all_montes,
    is_closed,
    lying,
    quarters_of,
    shows,
)
from ribeira.games.castelos.rules.state import Table
from ribeira.games.castelos.words.phrases import say_shown

ALONE = 1
"""A quarter that hangs together with no other is told with its tile."""


def say_montes(table: Table, names: Names) -> tuple[Message, ...]:
    found = (monte for monte in all_montes(table) if len(shows(table, monte)) > ALONE)
    return tuple(_monte(table, monte, names) for monte in found)


def _monte(table: Table, monte: Monte, names: Names) -> Message:
    x, y, k = quarters_of(table, monte)[0]
    corner = monte[:2]
    values: dict[str, str | Message] = {
        "quarter": say_quarter(k),
        "cell": write_cell((x, y)),
        "shown": say_shown(shows(table, monte)),
        "beside": _beside(table, corner, monte, names),
    }
    if is_closed(table, corner):
        return msg("castelos.view.montes.closed", **values)
    return msg("castelos.view.montes.open", **values)


def _beside(table: Table, corner: Corner, monte: Monte, names: Names) -> Words:
    """How far castles are, and who has workers there."""
    castles: list[Words] = [
        msg(
            "castelos.view.montes.castle",
            castle=say_castle(castle.id),
            distance=distance(castle.corner, corner),
        )
        for castle in table.castles
    ]
    seats = [names[seat] for seat in range(len(table.estates)) if monte in lying(table, seat)]
    there: list[Words] = [msg("castelos.tell.workers", names=listing(seats))] if seats else []
    parts = castles + there
    return listing(parts) if parts else msg("castelos.view.montes.no_castle")
