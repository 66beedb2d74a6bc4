"""The turn and the round of a state, for those who look back."""

from __future__ import annotations

from ribeira.games.castelos.rules.state import State


def turn_of(state: State) -> object:
    return (state.table.round, state.table.seat)


def round_of(state: State) -> object:
    return state.table.round
