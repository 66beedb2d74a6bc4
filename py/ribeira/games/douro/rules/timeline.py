"""Where turns and rounds begin, for those who look back: a turn is a play, a round is a half."""

from __future__ import annotations

from ribeira.games.douro.rules.state import State


def turn_of(state: State) -> object:
    return (state.half, state.plays, state.stage)


def round_of(state: State) -> object:
    return state.half, state.stage == "over"
