"""From one state to the next: every verb of the atomic actions and what carries it out (5.2).

The rules themselves are in the files named after what they are about.
"""

from __future__ import annotations

from collections.abc import Callable

from ribeira.core.game import Emit
from ribeira.core.values import Action, Event
from ribeira.games.castelos.rules import flow
from ribeira.games.castelos.rules.state import State, Told, on_table
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


def act(state: State, seat: int, action: Action, emit: Emit[Event, State]) -> State:
    after, events = apply(state, seat, action)
    for event in events:
        emit(event, state)
    return after


def apply(state: State, seat: int, action: Action) -> Told:
    """One legal action."""
    if action.verb == "contract.keep":  # the only choice that seats make at the same time
        return opening.keep(state, seat, *_texts(action))
    return DOERS[action.verb](state, *action.at)


def _texts(action: Action) -> tuple[str]:
    (card,) = action.at
    assert isinstance(card, str)
    return (card,)


def _choose_discs(state: State) -> Told:
    """C-4.3"""
    return on_table(state, phase="mark"), (_mode(state, "disc", "C-4.3"),)


def _choose_workers(state: State) -> Told:
    """C-4.4"""
    return workers.begin(state), (_mode(state, "worker", "C-4.4"),)


def _mode(state: State, mode: str, rule: str) -> Event:
    return Event("mode", (("seat", state.table.seat), ("mode", mode)), rule)


def _add_tile(state: State, tile: str, face: str, turned: int) -> Told:
    """For a rock bonus, or while marking (C-7, C-8.8)."""
    if state.table.phase == "bonus":
        return founding.add_for_bonus(state, (tile, face, turned))
    return building.add(state, (tile, face, turned), "C-8.8")


def _sell(state: State, castle: str, product: str, source: int) -> Told:
    """C-9.1: on to the landscapes when nothing more can be sold."""
    state, events = sales.sell(state, castle, product, source)
    return flow.after_marking(state), events


def _silently(then: Callable[[State], State]) -> Callable[[State], Told]:
    return lambda state: (then(state), ())


DOERS: dict[str, Callable[..., Told]] = {
    "start.face": opening.lay_start,
    "trail.start": lambda state, *laid: opening.start_trail(state, laid),
    "rival.place": rival.place,
    "rival.shift": rival.shift,
    "tile.place": placing.place,
    "castle.found": lambda state, x, y: founding.found(state, (x, y)),
    "bonus.decline": founding.decline,
    "mode.disc": _choose_discs,
    "mode.worker": _choose_workers,
    "turn.end": flow.end_turn,
    "toll.pay": marking.pay_toll,
    "monte.choose": marking.choose,
    "cyl.advance": marking.advance,
    "disc.mark": marking.mark,
    "trail.add": _add_tile,
    "trail.alter": lambda state, slot, *laid: building.alter(state, slot, laid),
    "mark.done": _silently(flow.after_marking),
    "sell": _sell,
    "sell.skip": _silently(flow.after_selling),
    "land.claim": claims.claim_landscape,
    "worker.add": workers.add,
    "worker.step": workers.step,
    "worker.lay": workers.lay,
    "move.done": flow.after_moving,
    "cons.claim": claims.claim_construction,
}
