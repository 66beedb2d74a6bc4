"""Where turns and rounds begin, for those who look back: whatever changes there.

A turn is a play, for all choose at once; a round is a half. Bad at: counting for
people; the log does that.
"""

from __future__ import annotations

from ribeira.games.douro.rules.state import State


def turn_of(state: State) -> object:
    return (state.half, state.plays, state.stage)


def round_of(state: State) -> object:
    return state.half, state.stage == "over"
