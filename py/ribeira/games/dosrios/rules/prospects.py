"""What the cards of the row mean for each seat: what they would pay, and who will decide on them.

Bad at: advice; it counts what lies on the table.
"""

from __future__ import annotations

from ribeira.games.dosrios.material import HAND_LIMIT, HARVEST_MONEY
from ribeira.games.dosrios.rules.payout import yields
from ribeira.games.dosrios.rules.score import clockwise
from ribeira.games.dosrios.rules.state import Table

Gain = tuple[int, int]
"""Money and dams."""


def gains(table: Table, card: str) -> tuple[Gain, ...]:
    """What a card would pay each seat now (R-9.4 to R-9.7, R-1.12)."""
    stock = table.stock
    found: dict[int, Gain] = {}
    for seat in clockwise(table):
        fields, forests = yields(table, card, seat)
        dams = min(len(forests), HAND_LIMIT - table.hands[seat], stock)
        stock -= dams
        found[seat] = HARVEST_MONEY * len(fields), dams
    return tuple(found[seat] for seat in range(table.seats))


def decider(table: Table, at: int) -> int:
    """Whose decision a card of the row will be; nobody decides in the first round (R-6.4)."""
    first = table.start if table.round == 1 else table.active
    return (first + at) % table.seats
