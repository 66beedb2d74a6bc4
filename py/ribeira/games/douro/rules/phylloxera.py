"""The card that goes from seat to seat and is bad luck in every tie (D-6.6 to D-6.8)."""

from __future__ import annotations

from ribeira.core.replace import replace
from ribeira.games.douro.rules.events import Emit, PassedOn
from ribeira.games.douro.rules.options import Options
from ribeira.games.douro.rules.state import State


def moves_on(
    cards: tuple[int, ...], holder: int, ends: tuple[tuple[int, ...], ...], options: Options
) -> bool:
    """Whether the card goes on to the next seat (D-6.6, D-9.5, O-3).

    `ends` are the groups of seats at the ends that were scored.
    """
    if options.any_tie_moves:
        return cards.count(cards[holder]) > 1
    return any(holder in end and len(end) > 1 for end in ends)


def pass_on(state: State, rule: str, emit: Emit) -> State:
    """One seat clockwise, once (D-6.6, D-6.7)."""
    before, after = state.holder, (state.holder + 1) % state.table
    state = replace(state, holder=after)
    emit(PassedOn(before, after, rule), state)
    return state
