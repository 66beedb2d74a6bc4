"""Placements in two passes: all of them quickly, then the best few with a whole turn (5.3).

The first pass does not see what a rival would lose.
"""

from __future__ import annotations

from heapq import nlargest

from ribeira.core.game import ignore
from ribeira.core.values import Action
from ribeira.games.castelos.bots.plan_turn import against_rivals, prospect
from ribeira.games.castelos.bots.weights import Worth
from ribeira.games.castelos.rules.act import act
from ribeira.games.castelos.rules.state import State, Table
from ribeira.games.castelos.rules.steps.founding import found_offers
from ribeira.kit.advice import Sliced

THOROUGHLY = 6


def best_spots(state: State, kept: str, legal: tuple[Action, ...]) -> Sliced[dict[Action, Worth]]:
    """What each placement is worth; only the best few to the end."""
    seat = state.table.seat
    worths, tables = {}, {}
    for action in legal:
        after = act(state, seat, action, ignore)
        tables[action], worths[action] = _best_castle(after, seat, kept)
        yield
    chosen = nlargest(THOROUGHLY, legal, key=lambda action: sum(worths[action]))
    for action in chosen:
        worth = prospect(tables[action], seat, kept)
        worths[action] = worth._replace(rivals=worth.rivals + against_rivals(tables[action], seat))
        yield
    least = min(worths[action].rivals for action in chosen)
    for action in set(legal).difference(chosen):
        worths[action] = worths[action]._replace(rivals=least)
    return worths


def _best_castle(state: State, seat: int, kept: str) -> tuple[Table, Worth]:
    """The placement at a glance; of two corners for a castle the better one (C-6.2)."""
    tables = [state.table]
    if state.table.phase == "found":
        tables = [act(state, seat, corner, ignore).table for corner in found_offers(state)]
    seen = [(table, prospect(table, seat, kept, deep=False)) for table in tables]
    return max(seen, key=lambda found: sum(found[1]))
