"""The verbs of all actions, and what carries each out (5.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ribeira.core.replace import replace
from ribeira.core.values import Action
from ribeira.games.castelos.rules import flow
from ribeira.games.castelos.rules.events import Emit, Mode
from ribeira.games.castelos.rules.state import State
from ribeira.games.castelos.rules.steps import (
    building,
    claims,
    founding,
    marking,
    opening,
    placing,
    rival,
    sales,
    workers,
)


def act(state: State, seat: int, action: Action, emit: Emit) -> State:
    """One legal action, and all that follows before the next one."""
    if action.verb == "contract.keep":  # the only choice that seats make at the same time
        state = opening.keep(state, emit, seat, str(action.at[0]))
    elif action.verb in DOERS:
        state = DOERS[action.verb](state, emit, *action.at)
    return flow.go_on(state, action.verb, emit)


def _choose_discs(state: State, emit: Emit) -> State:
    """C-4.3"""
    emit(Mode(seat=state.table.seat, mode="disc", rule="C-4.3"), state)
    return state


def _choose_workers(state: State, emit: Emit) -> State:
    """C-4.4"""
    state = replace(state, table=workers.begun(state.table))
    emit(Mode(seat=state.table.seat, mode="worker", rule="C-4.4"), state)
    return state


def _add_tile(state: State, emit: Emit, *laid: Any) -> State:
    """For a rock bonus, or while marking (C-7, C-8.8)."""
    if state.table.phase == "bonus":
        return founding.add_for_bonus(state, emit, laid)
    return building.add(state, emit, laid, "C-8.8")


DOERS: dict[str, Callable[..., State]] = {  # the others only go on to the next phase
    "start.face": opening.lay_start,
    "trail.start": lambda state, emit, *laid: opening.start_trail(state, emit, laid),
    "rival.place": rival.place,
    "rival.shift": rival.shift,
    "tile.place": placing.place,
    "castle.found": founding.found,
    "bonus.decline": founding.decline,
    "mode.disc": _choose_discs,
    "mode.worker": _choose_workers,
    "toll.pay": marking.pay_toll,
    "monte.choose": marking.choose,
    "cyl.advance": marking.advance,
    "disc.mark": marking.mark,
    "trail.add": _add_tile,
    "trail.alter": lambda state, emit, n, *laid: building.alter(state, emit, n, laid),
    "sell": sales.sell,
    "land.claim": claims.claim_landscape,
    "worker.add": workers.add,
    "worker.step": workers.step,
    "worker.lay": workers.lay,
    "cons.claim": claims.claim_construction,
}
