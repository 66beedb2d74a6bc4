"""The religion track (C-12)."""

from __future__ import annotations

from ribeira.core.replace import replace
from ribeira.games.castelos.material import RELIGION, RELIGIOUS
from ribeira.games.castelos.rules.events import Emit, Religion
from ribeira.games.castelos.rules.montes import worked
from ribeira.games.castelos.rules.state import Estate, State, Table, with_own


def moved_on(table: Table, estate: Estate, steps: int) -> Estate:
    """Steps beyond the last space are lost (C-12.2)."""
    last = RELIGION[table.variant.side][-1]
    return replace(estate, religion=min(last, estate.religion + steps))


def gain(state: State, emit: Emit, steps: int, rule: str) -> State:
    """Steps on the track, if there are any (C-12.2)."""
    if not steps:
        return state
    table = state.table
    own = moved_on(table, table.own, steps)
    state = with_own(state, own)
    emit(Religion(seat=table.seat, steps=steps, space=own.religion, rule=rule), state)
    return state


def preach(state: State, emit: Emit) -> State:
    """C-12.1"""
    table = state.table
    steps = sum(shown in RELIGIOUS for shown in worked(table, table.seat))
    return gain(state, emit, steps, "C-12.1")
