"""Beds being laid: the two rivers at the start, and the reroute after a dam (R-4, R-7)."""

from __future__ import annotations

from dataclasses import replace

from ribeira.core.values import Event
from ribeira.games.dosrios.board_map import LOWER, SPRINGS, UPPER, heights
from ribeira.games.dosrios.rules.state import State
from ribeira.games.dosrios.rules.victory import judge
from ribeira.games.dosrios.rules.water import lay, living

Told = tuple[State, tuple[Event, ...]]


def lay_chosen(state: State, seat: int, border: str) -> Told:
    """A piece that somebody chose (R-4.4), and those that follow by themselves."""
    first = _laid(seat, border, True)
    pieces = tuple(sorted((*state.pieces, border)))
    state, events = _run(replace(state, pieces=pieces, bed=LOWER[border]), seat)
    return state, (first, *events)


def _laid(seat: int, border: str, chosen: bool) -> Event:
    values = (("seat", seat), ("border", border), ("to", LOWER[border]), ("chosen", int(chosen)))
    return Event("flowed", values, "R-4.4" if chosen else "R-4.3")


def build_dam(state: State, seat: int, border: str) -> Told:
    """R-7.2; on a border with water the river turns (R-7.6 a), elsewhere nothing more (R-7.5)."""
    hands = list(state.hands)
    hands[seat] -= 1
    dams = tuple(sorted((*state.dams, border)))
    state = replace(state, hands=tuple(hands), dams=dams)
    wet = border in state.pieces
    values = (("seat", seat), ("border", border), ("wet", int(wet)))
    dammed = Event("dammed", values, "R-7.6" if wet else "R-7.5")
    if not wet:
        return state, (dammed,)
    pieces = tuple(piece for piece in state.pieces if piece != border)
    state, events = _run(replace(state, pieces=pieces, bed=UPPER[border]), seat)
    return state, (dammed, *events)


def _run(state: State, seat: int) -> Told:
    """Forced pieces until somebody has to choose or the river has ended (R-4.6, R-7.6 b)."""
    laid, bed = lay(heights(state.terrain), state.dams, state.pieces, state.bed)
    lying = len(state.pieces)
    events = tuple(_laid(state.layer(n), border, False) for n, border in enumerate(laid, lying))
    state = replace(state, pieces=tuple(sorted(state.pieces + laid)), bed=bed)
    if bed:
        return state, events
    state, more = _next_river(state, seat) if state.stage == "rivers" else _settle(state, seat)
    return state, events + more


def _next_river(state: State, seat: int) -> Told:
    """The Moreno after the Verde, the placement after both (R-4.1, R-3.4)."""
    spring = SPRINGS["M"]
    if any(UPPER[piece] == spring for piece in state.pieces):
        return replace(state, stage="place"), (Event("rivers_laid", (), "R-3.4"),)
    return _run(replace(state, bed=spring), seat)


def _settle(state: State, seat: int) -> Told:
    """Dead pieces go, then the position is judged (R-7.6 c, R-7.7)."""
    pieces = living(state.pieces)
    removed = tuple(piece for piece in state.pieces if piece not in pieces)
    dry = tuple(UPPER[piece] for piece in removed)
    values = (("seat", seat), ("removed", removed), ("dry", dry))
    state, judged = judge(replace(state, pieces=pieces))
    return state, (Event("rerouted", values, "R-7.6"), *judged)
