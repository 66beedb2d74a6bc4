"""The donations are shown: the lowest pays, the highest gains (D-9.1 to D-9.5)."""

from __future__ import annotations

from ribeira.core.replace import replace
from ribeira.games.douro.rules.events import CharityVoid, Emit, GiftsShown
from ribeira.games.douro.rules.play import pass_on
from ribeira.games.douro.rules.score import emit_points, post
from ribeira.games.douro.rules.settle import Stake, Verdict, moves_on, settle
from ribeira.games.douro.rules.state import State

PAYS = Stake("lowest", -1, 1, 1, "D-9.2")
GETS = Stake("highest", +1, 1, 1, "D-9.2")


def give_to_charity(state: State, emit: Emit) -> State:
    gifts, options = tuple(gift for gift in state.donated if gift is not None), state.options
    emit(GiftsShown(cards=gifts), state)
    low = settle(gifts, state.holder, PAYS, options)
    high = settle(gifts, state.holder, GETS, options)
    if len(set(gifts)) == 1 and options.equal_gifts_void:  # D-9.4
        emit(CharityVoid(), state)
    else:  # D-9.3: losses first
        state = _post(_post(state, low, PAYS, emit), high, GETS, emit)
    if options.charity_moves and moves_on(
        gifts, state.holder, (low.extreme, high.extreme), options
    ):
        state = pass_on(state, "D-9.5", emit)
    return state


def _post(state: State, verdict: Verdict, stake: Stake, emit: Emit) -> State:
    tally, forgiven = post(state.tally, verdict.deltas, "charity")
    state = replace(state, tally=tally)
    emit_points(state, verdict, stake, "charity", forgiven, emit)
    return state
