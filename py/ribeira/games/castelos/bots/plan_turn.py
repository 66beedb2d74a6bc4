"""What the rest of a turn can still bring, whatever step it has come to (C-4.2 to C-4.5).

The turns after it are only in the prices.
"""

from __future__ import annotations

from ribeira.games.castelos.bots.holdings import judge_at
from ribeira.games.castelos.bots.plan_discs import best_marking
from ribeira.games.castelos.bots.plan_workers import DEPTH, best_moves
from ribeira.games.castelos.bots.prices import holdings_of, prices_of
from ribeira.games.castelos.bots.weights import NOTHING, May, Worth
from ribeira.games.castelos.rules.flow import TURN
from ribeira.games.castelos.rules.state import Table
from ribeira.games.castelos.rules.steps.workers import begun

RIVALS = 40
"""Percent of what the rivals have on average that counts against a seat."""
PLAYING = frozenset(TURN) - {"place", "end"}
MAY = {
    "sell": May(sell=True, claim_land=True),
    "land": May(claim_land=True),
    "cons": May(claim_works=True),
}


def prospect(table: Table, seat: int, kept: str, deep: bool = True) -> Worth:
    """The position at the end of the turn that the seat plays on from here as well as it can."""
    if table.seat != seat or table.phase not in PLAYING:
        return settled(table, seat, kept)
    judge = judge_at(prices_of(table, seat, kept))
    held = holdings_of(table, seat)
    if table.phase in MAY:
        return judge.worth(held, MAY[table.phase])
    if table.phase == "mark":
        return best_marking(table, judge, held)
    if table.phase == "move":
        return best_moves(table, judge, held)
    plans = (
        judge.worth(held, NOTHING),
        best_marking(table, judge, held),
        best_moves(begun(table), judge, held, DEPTH if deep else 1),
    )
    return max(plans, key=sum)


def settled(table: Table, seat: int, kept: str) -> Worth:
    """The position if the turn ends at once."""
    return judge_at(prices_of(table, seat, kept)).worth(holdings_of(table, seat), NOTHING)


def against_rivals(table: Table, seat: int) -> int:
    """What the others have and may hope for, as it counts against the seat."""
    others = [other for other in range(len(table.estates)) if other != seat]
    if not others:
        return 0
    sums = sum(sum(settled(table, other, "")) for other in others)
    return -sums * RIVALS // 100 // len(others)
