"""Who may act, and what each phase offers (5.2)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable
from operator import attrgetter

from ribeira.core.values import Action
from ribeira.games.castelos.rules.state import State
from ribeira.games.castelos.rules.steps import (
    claims,
    founding,
    marking,
    opening,
    placing,
    rival,
    sales,
    workers,
)

DISCS, WORKERS, TOLL = Action("mode.disc"), Action("mode.worker"), Action("toll.pay")
BY_NAME = attrgetter("verb", "at")
IN_ORDER = frozenset({"place", "mode", "mark", "sell", "move", "end"})
"""Phases that offer their actions sorted already."""


def to_act(state: State) -> tuple[int, ...]:
    """One seat, but for the contracts, which are chosen at the same time (C-2.6)."""
    if state.table.phase == "contract":
        return opening.choosing(state.kept)
    return () if state.table.phase == "over" else (state.table.seat,)


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    if seat not in to_act(state):
        return ()
    table = state.table
    if table.phase == "contract":
        return tuple(sorted(opening.contract_offers(state, seat)))
    found = OFFERS[table.phase](state)
    if table.phase not in IN_ORDER:
        found = sorted(found, key=BY_NAME)
    if marking.can_pay_toll(table):
        found = list(found)
        insort(found, TOLL, key=BY_NAME)
    return tuple(found)


def _mode_offers(_: State) -> Iterable[Action]:
    """C-4.2: discs, workers or nothing."""
    return DISCS, WORKERS, claims.END


def _end_offers(_: State) -> Iterable[Action]:
    return (claims.END,)


OFFERS: dict[str, Callable[[State], Iterable[Action]]] = {
    "face": opening.face_offers,
    "trail": opening.trail_offers,
    "rival": rival.offers,
    "shift": rival.shift_offers,
    "place": placing.offers,
    "found": founding.found_offers,
    "bonus": founding.bonus_offers,
    "mode": _mode_offers,
    "mark": marking.offers,
    "sell": sales.offers,
    "land": claims.land_offers,
    "move": workers.offers,
    "cons": claims.cons_offers,
    "end": _end_offers,
}
