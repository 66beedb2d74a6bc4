"""The tile that is drawn at the end of a turn (C-14.1)."""

from __future__ import annotations

from ribeira.games.castelos.material import UNDRAWN_ROUNDS
from ribeira.games.castelos.rules.events import Drawn, Drew, Emit
from ribeira.games.castelos.rules.state import State, Table, with_hand


def draws(table: Table) -> bool:
    """In the last rounds nothing is drawn."""
    return table.round <= table.variant.rounds - UNDRAWN_ROUNDS


def draw_tile(state: State, emit: Emit) -> State:
    """Everybody sees that a tile was drawn, only the seat which."""
    if not draws(state.table):
        return state
    seat = state.table.seat
    tile, pile = state.pile[0], state.pile[1:]
    state = with_hand(state, seat, tuple(sorted((*state.hands[seat], tile))), pile=pile)
    emit(Drawn(seat=seat, left=len(pile)), state)
    emit(Drew(seat=seat, tile=tile), state)
    return state
