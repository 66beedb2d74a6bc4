"""Why an action is not legal, with the rule that says so."""

from __future__ import annotations

from ribeira.core.values import Action, Refusal, msg
from ribeira.games.douro.material import BARRELS
from ribeira.games.douro.rules.legal import legal_actions, to_act
from ribeira.games.douro.rules.state import State


def why_not(state: State, seat: int, action: Action) -> Refusal | None:
    if action in legal_actions(state, seat):
        return None
    if state.stage == "over":
        return Refusal(msg("douro.refusal.over"), "D-4.11")
    if not 0 <= seat < state.setup.seats:
        return Refusal(msg("douro.refusal.seat"), "D-1.1")
    if seat not in to_act(state):
        return Refusal(msg("douro.refusal.chosen"), "D-4.3" if state.stage == "play" else "D-7.2")
    if action.verb != state.stage:
        return _wrong_stage(state)
    return _wrong_card(action)


def _wrong_stage(state: State) -> Refusal:
    if state.stage == "donate":
        return Refusal(msg("douro.refusal.half_time"), "D-7.2")
    return Refusal(msg("douro.refusal.not_half_time"), "D-7.2")


def _wrong_card(action: Action) -> Refusal:
    card = action.at[0] if len(action.at) == 1 else ""
    if card not in BARRELS:
        return Refusal(msg("douro.refusal.no_such_card", card=str(card)), "D-2.1")
    return Refusal(msg("douro.refusal.not_in_hand", card=card), "D-4.3")
