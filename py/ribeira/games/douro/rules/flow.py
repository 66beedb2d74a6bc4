"""The order of a game: what follows once all have chosen. Only here does `stage` change.

    play ──> play ──> ... ──> half-time: donate ──> play ──> ... ──> over

A play ends with a new Valley, the half-time or the end (D-4.9 to D-4.11).
"""

from __future__ import annotations

from ribeira.core.replace import replace
from ribeira.games.douro.material import BARRELS
from ribeira.games.douro.rules.charity import give_to_charity
from ribeira.games.douro.rules.events import Emit, Ended, HalfTime, SecondHalf
from ribeira.games.douro.rules.play import play
from ribeira.games.douro.rules.score import ranking
from ribeira.games.douro.rules.state import State
from ribeira.games.douro.rules.valley import lay_out


def go_on(state: State, emit: Emit) -> State:
    """All have chosen."""
    if state.stage == "donate":
        return _begin_second_half(state, emit)
    state = play(state, emit)
    if state.half == 1 and not any(state.hands):  # D-7.1
        return _begin_half_time(state, emit)
    return _end_unless_more(lay_out(state, emit), emit)


def _begin_half_time(state: State, emit: Emit) -> State:
    """All ten cards come back, and everybody is to give one of them (D-7.2)."""
    if state.options.lays_out_first:
        state = lay_out(state, emit)
    state = replace(
        state,
        stage="donate",
        hands=(BARRELS,) * state.table,
        spent=((),) * state.table,
        earlier=state.spent,
        returned=(None,) * state.table,
    )
    emit(HalfTime(plays=state.plays), state)
    return state


def _begin_second_half(state: State, emit: Emit) -> State:
    """All have given: nine cards each, and on with the plays (D-7.3, D-7.4)."""
    pairs = zip(state.hands, state.donated, strict=True)
    hands = tuple(tuple(card for card in hand if card != gift) for hand, gift in pairs)
    state = replace(state, stage="play", half=2, hands=hands)
    emit(SecondHalf(), state)
    if not state.options.lays_out_first:
        state = lay_out(state, emit)
    return _end_unless_more(state, emit)


def _end_unless_more(state: State, emit: Emit) -> State:
    """D-4.11, D-7.10"""
    if (state.valley or state.stack) and any(state.hands):
        return state
    state = give_to_charity(replace(state, stage="over"), emit)
    emit(Ended(ranking=ranking(state)), state)
    return state
