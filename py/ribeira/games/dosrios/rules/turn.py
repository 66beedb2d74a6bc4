"""From turn to turn: the end of the actions, the next seat, and the checks between them (R-6)."""

from __future__ import annotations

from dataclasses import replace

from ribeira.core.values import Event
from ribeira.games.dosrios.material import POINTS
from ribeira.games.dosrios.rules.state import State
from ribeira.games.dosrios.rules.victory import judge_turn

Told = tuple[State, tuple[Event, ...]]


def begin(state: State) -> Told:
    """The active seat gets its points (R-6.2)."""
    state = replace(state, stage="actions", points=POINTS, built=0)
    values = (("seat", state.active), ("round", state.round))
    return state, (Event("turn", values, "R-6.6"),)


def end_actions(state: State, seat: int) -> Told:
    """R-6.3; in the first round there is no card part (R-6.4)."""
    ended = Event("actions_ended", (("seat", seat), ("unused", state.points)), "R-6.3")
    if state.round > 1:
        return replace(state, stage="card", points=0), (ended,)
    state, events = pass_on(state)
    return state, (ended, *events)


def pass_on(state: State) -> Told:
    """The turn goes clockwise, unless the game ends between two turns (R-6.6)."""
    state = replace(state, turns=state.turns + 1, points=0)
    state, events = judge_turn(state)
    if state.stage == "over":
        return state, events
    return begin(state)
