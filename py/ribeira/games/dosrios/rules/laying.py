"""Laying beds: the two rivers before the game, and the reroute after a dam (R-4, R-7)."""

from __future__ import annotations

from ribeira.core.replace import replace
from ribeira.games.dosrios.board_map import LOWER, UPPER
from ribeira.games.dosrios.rules.events import Dammed, Emit, Flowed, Rerouted
from ribeira.games.dosrios.rules.state import State
from ribeira.games.dosrios.rules.water import bed_from, ends_at, living, without


def layer(state: State) -> int:
    """The seat that lays the next piece (R-4.9, R-7.7)."""
    if state.stage == "rivers" and state.option("riverLaying") == "rotate":
        return (state.start + len(state.pieces)) % state.seats
    return state.active


def lay_piece(state: State, border: str, emit: Emit, *, chosen: bool = True) -> State:
    """R-4.2; a river that has ended leaves no open bed."""
    to, rule = LOWER[border], "R-4.4" if chosen else "R-4.3"
    laid = Flowed(seat=layer(state), border=border, to=to, chosen=int(chosen), rule=rule)
    bed = "" if ends_at(state.pieces, to) else to
    state = replace(state, pieces=tuple(sorted((*state.pieces, border))), bed=bed)
    emit(laid, state)
    return state


def lay_forced(state: State, emit: Emit) -> State:
    """Pieces until somebody has to choose or the river has ended (R-4.6, R-7.6 b)."""
    for border in bed_from(state.terrain, state.dams, state.pieces, state.bed).laid:
        state = lay_piece(state, border, emit, chosen=False)
    return state


def build_dam(state: State, seat: int, border: str, emit: Emit) -> State:
    """R-7.2; on a border with water the river has to turn (R-7.6 a)."""
    wet = border in state.pieces
    hands = (*state.hands[:seat], state.hands[seat] - 1, *state.hands[seat + 1 :])
    state = replace(
        state,
        hands=hands,
        dams=tuple(sorted((*state.dams, border))),
        pieces=without(state.pieces, border),
        bed=UPPER[border] if wet else "",
    )
    rule = "R-7.6" if wet else "R-7.5"
    emit(Dammed(seat=seat, border=border, wet=int(wet), rule=rule), state)
    return state


def clear_dead(state: State, emit: Emit) -> State:
    """The pieces that no river reaches any more go (R-7.6 c)."""
    pieces = living(state.pieces)
    removed = tuple(piece for piece in state.pieces if piece not in pieces)
    state = replace(state, pieces=pieces)
    dry = tuple(UPPER[piece] for piece in removed)
    emit(Rerouted(seat=state.active, removed=removed, dry=dry), state)
    return state
