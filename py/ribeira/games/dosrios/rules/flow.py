"""The order of play: who may act, and what follows what. `stage` is set only here and in `setup`.

rivers > place > actions > card > actions > card > ... > over
"""

from __future__ import annotations

from collections.abc import Callable

from ribeira.core.replace import replace
from ribeira.games.dosrios.board_map import SPRINGS, UPPER
from ribeira.games.dosrios.material import PLACED, POINTS
from ribeira.games.dosrios.rules import card_row, laying, score, setup
from ribeira.games.dosrios.rules.events import (
    ActionsEnded,
    Emit,
    Ended,
    RiversLaid,
    TurnBegun,
    Won,
)
from ribeira.games.dosrios.rules.state import State


def to_act(state: State) -> tuple[int, ...]:
    """The one seat that has to choose; nobody when all is over."""
    if state.stage == "over":
        return ()
    if state.stage == "rivers":
        return (laying.layer(state),)
    if state.stage == "place":
        return (state.placing,)
    return (state.active,)


def verbs_now(state: State) -> tuple[str, ...]:
    """What the moment is for, sorted: nothing but laying while a bed is open (R-7.7)."""
    return VERBS["rivers"] if state.bed else VERBS[state.stage]


def follow(state: State, verb: str, emit: Emit) -> State:
    """All that comes by itself after an action of that verb; nothing after a step or a chase."""
    followed = FOLLOWERS.get(verb)
    return followed(state, emit) if followed else state


def _after_piece(state: State, emit: Emit) -> State:
    """Forced pieces lay themselves, then somebody chooses or the river has ended (R-4.3, R-4.4)."""
    if state.bed:
        state = laying.lay_forced(state, emit)
    if state.bed:
        return state
    return _after_river(state, emit) if state.stage == "rivers" else _after_reroute(state, emit)


def _after_river(state: State, emit: Emit) -> State:
    """The Moreno after the Verde, the placement after both (R-4.1, R-3.4)."""
    if all(UPPER[piece] != SPRINGS["M"] for piece in state.pieces):
        return _after_piece(replace(state, bed=SPRINGS["M"]), emit)
    state = replace(state, stage="place")
    emit(RiversLaid(), state)
    return state


def _after_dam(state: State, emit: Emit) -> State:
    """A dry dam changes nothing more (R-7.5)."""
    return _after_piece(state, emit) if state.bed else state


def _after_reroute(state: State, emit: Emit) -> State:
    """R-7.6 c, R-7.7"""
    return _after_building(laying.clear_dead(state, emit), emit)


def _after_building(state: State, emit: Emit) -> State:
    """R-11.1"""
    return _over_if_won(state, *score.winners(state), emit)


def _after_placing(state: State, emit: Emit) -> State:
    """The last figure placed opens the game (R-5.3, R-3.4)."""
    if any(len(own) < PLACED for own in state.figures):
        return state
    state = setup.gather(state, emit)
    return _begin_turn(card_row.lay_out(state, emit), emit)


def _begin_turn(state: State, emit: Emit) -> State:
    """R-6.2"""
    state = replace(state, stage="actions", points=POINTS, built=0)
    emit(TurnBegun(seat=state.active, round=state.round), state)
    return state


def _after_actions(state: State, emit: Emit) -> State:
    """The card part; there is none in the first round (R-6.4)."""
    ended = ActionsEnded(seat=state.active, unused=state.points)
    stage = "card" if state.has_card_part else state.stage
    state = replace(state, stage=stage, points=0)
    emit(ended, state)
    return state if state.has_card_part else _end_turn(state, emit)


def _end_turn(state: State, emit: Emit) -> State:
    """The turn goes clockwise, unless the game ends between two turns (R-6.6)."""
    state = replace(state, turns=state.turns + 1, points=0)
    state = _over_if_won(state, *score.winners_between_turns(state), emit)
    return state if state.stage == "over" else _begin_turn(state, emit)


def _over_if_won(state: State, winners: tuple[int, ...], victory: str, emit: Emit) -> State:
    """R-11.3"""
    if not winners:
        return state
    state = replace(state, stage="over", bed="", winners=winners, victory=victory)
    rule = "R-11.5" if victory == "cap" else "R-2.1"
    for seat in winners:
        emit(Won(seat=seat, kind=victory, rule=rule), state)
    emit(Ended(ranking=score.ranking(state)), state)
    return state


VERBS: dict[str, tuple[str, ...]] = {
    "rivers": ("flow",),
    "place": ("place",),
    "actions": ("chase1", "chase2", "dam", "end", "fast", "finca", "hacienda", "step"),
    "card": ("shift", "use"),
}
"""By stage."""

FOLLOWERS: dict[str, Callable[[State, Emit], State]] = {
    "place": _after_placing,
    "flow": _after_piece,
    "dam": _after_dam,
    "finca": _after_building,
    "hacienda": _after_building,
    "end": _after_actions,
    "use": _end_turn,
    "shift": _end_turn,
}


def turn_of(state: State) -> object:
    return state.turns


def round_of(state: State) -> object:
    return state.round
