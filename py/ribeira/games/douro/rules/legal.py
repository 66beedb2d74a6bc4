"""Who may act, and every legal action (D-4.3, D-7.2)."""

from __future__ import annotations

from ribeira.core.values import Action
from ribeira.games.douro.rules.state import State


def to_act(state: State) -> tuple[int, ...]:
    """The seats that have still to choose; the Phantom chooses by itself (D-11)."""
    choices = {"play": state.chosen, "donate": state.donated}.get(state.stage, ())
    return tuple(seat for seat in range(state.setup.seats) if choices and choices[seat] is None)


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """One action for each card of the hand (D-4.3: passing is impossible)."""
    if seat not in to_act(state):
        return ()
    return tuple(Action(state.stage, (card,)) for card in state.hands[seat])
