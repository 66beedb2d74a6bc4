"""Every legal action, sorted by its verb and names (5.2): whatever meets all requirements."""

from __future__ import annotations

from ribeira.core.values import Action
from ribeira.games.dosrios.rules.flow import to_act, verbs_now
from ribeira.games.dosrios.rules.moves.ground import Ground, ground
from ribeira.games.dosrios.rules.moves.move_requirements import homeward, settles
from ribeira.games.dosrios.rules.moves.movement import chases, steps
from ribeira.games.dosrios.rules.notation import action_of
from ribeira.games.dosrios.rules.requirements import DAM, FINCA, HACIENDA, REQUIREMENTS
from ribeira.games.dosrios.rules.state import State

Actions = list[Action]


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    if seat not in to_act(state):
        return ()
    verbs = verbs_now(state)
    if "end" in verbs:
        return tuple(_deeds(state, seat))
    if state.stage == "card":
        return tuple(map(action_of, verbs))
    (verb,) = verbs
    return tuple(REQUIREMENTS[verb].legal(state, seat))


def _deeds(state: State, seat: int) -> Actions:
    """Everything that is open in the action part, verb by verb (R-6.2)."""
    here, points = ground(state), state.points
    end = [] if here.offending else [action_of("end")]
    return [
        *chases(here, points), *DAM.legal(state, seat), *end, *_rides(state, here),
        *FINCA.legal(state, seat), *HACIENDA.legal(state, seat), *steps(here, points),
    ]  # fmt: skip


def _rides(state: State, here: Ground) -> Actions:
    """R-6.16"""
    attempt = homeward(state, here)
    return [action_of("fast", *attempt.sources, attempt.to)] if attempt and settles(attempt) else []
