"""Where turns and rounds begin, for those who look back: whatever changes there.

A turn is a seat's, a round one of each. Bad at: counting for people; the log does that.
"""

from __future__ import annotations

from ribeira.games.castelos.rules.state import State


def turn_of(state: State) -> object:
    return (state.table.round, state.table.seat)


def round_of(state: State) -> object:
    return state.table.round
