"""The row of boats that everybody sees coming, and what is known of the stack behind it (D-4.1)."""

from __future__ import annotations

from ribeira.core.replace import replace
from ribeira.games.douro.material import is_fog, level
from ribeira.games.douro.rules.events import Emit, FogNext, LaidOut
from ribeira.games.douro.rules.state import State


def lay_out(state: State, emit: Emit) -> State:
    """New boats once the Valley is empty (D-4.10)."""
    if state.valley or not state.stack:
        return state
    valley, stack = laid_out(state.stack)
    state = replace(
        state, valley=valley, stack=stack, fogs_on_top=known_fogs(stack, state.fogs_on_top)
    )
    if valley:
        emit(LaidOut(levels=tuple(map(level, valley)), left=len(stack)), state)
    else:
        emit(FogNext(left=len(stack)), state)
    return state


def laid_out(stack: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The boats above the first fog card, and the rest of the stack (D-4.1)."""
    boats = next((place for place, card in enumerate(stack) if is_fog(card)), len(stack))
    return stack[:boats], stack[boats:]


def known_fogs(stack: tuple[str, ...], known: int) -> int:
    """How many top cards everybody knows to be fogs: the top card's back is always seen."""
    return max(known, 1 if stack and is_fog(stack[0]) else 0)
