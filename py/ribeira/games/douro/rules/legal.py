"""Who may act, and every legal action (D-4.3, D-7.2)."""

from __future__ import annotations

from functools import cache

from ribeira.core.values import Action
from ribeira.games.douro.rules.state import State


def to_act(state: State) -> tuple[int, ...]:
    """The seats that have still to choose; the Phantom chooses by itself (D-11)."""
    if state.stage == "over":
        return ()
    choices = state.choices
    return tuple([seat for seat in range(state.setup.seats) if choices[seat] is None])


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """One action for each card of the hand (D-4.3: passing is impossible)."""
    if seat not in to_act(state):
        return ()
    return _actions(state.stage, state.hands[seat])


@cache
def _actions(verb: str, hand: tuple[int, ...]) -> tuple[Action, ...]:
    """Kept because hands are few and bots ask for them all the time."""
    return tuple(Action(verb, (card,)) for card in hand)
