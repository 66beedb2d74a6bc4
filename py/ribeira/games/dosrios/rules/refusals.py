"""Why an action is refused, with the rule that says so: that of the first requirement not met.

What is required stands in `requirements` and `move_requirements`, from which the legal list is made
too; whose turn it is and what the moment is for, in `flow`.
"""

from __future__ import annotations

from ribeira.core.values import Action, Refusal, msg
from ribeira.games.dosrios.names import say_space
from ribeira.games.dosrios.rules.flow import to_act, verbs_now
from ribeira.games.dosrios.rules.moves.ground import ground
from ribeira.games.dosrios.rules.moves.move_requirements import REQUIRED, Attempt, why_not_move
from ribeira.games.dosrios.rules.notation import is_action
from ribeira.games.dosrios.rules.requirements import REQUIREMENTS
from ribeira.games.dosrios.rules.state import State


def why_not(state: State, seat: int, action: Action) -> Refusal | None:
    if seat not in to_act(state):
        return _not_your_turn(state, seat)
    if not is_action(action):
        return Refusal(msg("dosrios.refusal.no_such_action"), "R-6.2")
    verb, at = action.verb, tuple(map(str, action.at))
    if verb not in verbs_now(state):
        return _wrong_moment(state, verb)
    if verb in REQUIREMENTS:
        return REQUIREMENTS[verb].why_not(state, seat, *at)
    if verb in REQUIRED:
        return why_not_move(Attempt(state, ground(state), verb, at[:-1], at[-1]))
    return _restless(state) if verb == "end" else None


def _not_your_turn(state: State, seat: int) -> Refusal:
    if state.stage == "over":
        return Refusal(msg("dosrios.refusal.over"), "R-11.3")
    if not 0 <= seat < state.seats:
        return Refusal(msg("dosrios.refusal.seat"), "R-6.6")
    if state.stage == "rivers":
        return Refusal(msg("dosrios.refusal.other_lays"), "R-4.9")
    if state.stage == "place":
        return Refusal(msg("dosrios.refusal.other_places"), "R-5.1")
    return Refusal(msg("dosrios.refusal.not_your_turn"), "R-6.6")


def _wrong_moment(state: State, verb: str) -> Refusal:
    """Every verb has its stage, and nothing but laying is done while a bed is open."""
    if verb == "flow":
        return Refusal(msg("dosrios.refusal.no_bed"), "R-7.11")
    if state.stage == "rivers":
        return Refusal(msg("dosrios.refusal.rivers_first"), "R-3.4")
    if state.bed:
        return Refusal(msg("dosrios.refusal.bed_open", space=say_space(state.bed)), "R-7.7")
    if state.stage == "place":
        return Refusal(msg("dosrios.refusal.place_first"), "R-5.1")
    if verb == "place":
        return Refusal(msg("dosrios.refusal.placement_over"), "R-5.3")
    if state.stage == "card":
        return Refusal(msg("dosrios.refusal.actions_over"), "R-6.2")
    if not state.has_card_part:
        return Refusal(msg("dosrios.refusal.no_cards_yet"), "R-6.4")
    return Refusal(msg("dosrios.refusal.end_first"), "R-6.2")


def _restless(state: State) -> Refusal | None:
    """R-6.3, R-6.14"""
    here = ground(state)
    for hex_ in here.offending:
        if hex_ in here.foreign:
            return Refusal(msg("dosrios.refusal.stands_on_finca", hex=hex_), "R-6.14")
        return Refusal(msg("dosrios.refusal.three_stand", hex=hex_), "R-6.14")
    return None
