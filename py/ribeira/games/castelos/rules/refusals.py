"""Why an action is not legal, with the number of the rule (5.2)."""

from __future__ import annotations

from collections.abc import Callable

from ribeira.core.values import N_, Action, Refusal, msg
from ribeira.games.castelos.rules import flow
from ribeira.games.castelos.rules.legal import legal_actions, to_act
from ribeira.games.castelos.rules.notation import is_well_formed
from ribeira.games.castelos.rules.state import State
from ribeira.games.castelos.rules.steps import (
    building,
    claims,
    founding,
    marking,
    opening,
    placing,
    rival,
    sales,
    workers,
)


def why_not(state: State, seat: int, action: Action) -> Refusal | None:
    if action in legal_actions(state, seat):
        return None
    if state.table.phase == "over":
        return Refusal(msg("castelos.refusal.over"), "C-14.2")
    if not 0 <= seat < len(state.table.estates):
        return Refusal(msg("castelos.refusal.seat"), "C-2.1")
    if seat not in to_act(state):
        if state.table.phase == "contract":
            return Refusal(msg("castelos.refusal.has_kept"), "C-2.6")
        return Refusal(msg("castelos.refusal.not_your_turn"), "C-4.1")
    if not is_well_formed(action):
        return Refusal(msg("castelos.refusal.not_an_action"))
    return _why_not(state, action)


def _why_not(state: State, action: Action) -> Refusal:
    verb, phase = action.verb, state.table.phase
    if (refuse := REFUSERS.get((phase, verb))) is not None:
        return refuse(state, *action.at)
    if verb == "toll.pay":
        return marking.why_not_toll(state.table)
    if verb in ("land.claim", "cons.claim") and state.table.variant.family:
        return Refusal(msg("castelos.refusal.no_tracks"), "C-3.4")
    if verb == "bonus.decline":
        return Refusal(msg("castelos.refusal.no_bonus_to_decline"), "C-7.4")
    return _why_not_now(verb, phase)


def _why_not_now(verb: str, phase: str) -> Refusal:
    """The verb belongs to another step: it comes too late, too early, or to the wrong half."""
    home = HOME.get(verb)
    if home and phase in flow.TURN:
        if {phase, home} & flow.DISCS.keys() and {phase, home} & flow.WORKERS.keys():
            return Refusal(msg("castelos.refusal.other_half"), "C-4.2")
        if flow.is_past(home, phase):
            return Refusal(msg("castelos.refusal.too_late"), "C-4.5")
    wait, rule = WAITS[phase]
    return Refusal(msg("castelos.refusal.not_now", wait=msg(wait)), rule)


HOME = {  # the phase of a turn to which a verb belongs
    "tile.place": "place",
    "castle.found": "found",
    "bonus.decline": "bonus",
    "mode.disc": "mode",
    "mode.worker": "mode",
    "monte.choose": "mark",
    "cyl.advance": "mark",
    "disc.mark": "mark",
    "trail.add": "mark",
    "trail.alter": "mark",
    "mark.done": "mark",
    "sell": "sell",
    "sell.skip": "sell",
    "land.claim": "land",
    "worker.add": "move",
    "worker.step": "move",
    "worker.lay": "move",
    "move.done": "move",
    "cons.claim": "cons",
    "turn.end": "end",
}
WAITS = {  # what has to be done first, and the rule that wants it
    "contract": (N_("castelos.wait.contract"), "C-2.6"),
    "face": (N_("castelos.wait.face"), "C-2.8"),
    "trail": (N_("castelos.wait.trail"), "C-2.9"),
    "rival": (N_("castelos.wait.rival"), "C-17.1"),
    "shift": (N_("castelos.wait.shift"), "C-17.2"),
    "place": (N_("castelos.wait.place"), "C-4.2"),
    "found": (N_("castelos.wait.found"), "C-6.2"),
    "bonus": (N_("castelos.wait.bonus"), "C-7.1"),
    "mode": (N_("castelos.wait.mode"), "C-4.2"),
    "mark": (N_("castelos.wait.mark"), "C-8.10"),
    "sell": (N_("castelos.wait.sell"), "C-4.3"),
    "land": (N_("castelos.wait.land"), "C-4.3"),
    "move": (N_("castelos.wait.move"), "C-4.4"),
    "cons": (N_("castelos.wait.cons"), "C-4.4"),
    "end": (N_("castelos.wait.end"), "C-4.2"),
}
Refuse = Callable[..., Refusal]
REFUSERS: dict[tuple[str, str], Refuse] = {
    ("contract", "contract.keep"): lambda _, card: opening.why_not_keep(card),
    ("trail", "trail.start"): lambda state, *laid: opening.why_not_start(state.table, laid),
    ("rival", "rival.place"): lambda _, x, y: rival.why_not_place(x, y),
    ("shift", "rival.shift"): lambda state, *at: rival.why_not_shift(state.table, *at),
    ("place", "tile.place"): placing.why_not_place,
    ("found", "castle.found"): lambda state, *at: founding.why_not_found(state.table, at),
    ("bonus", "trail.add"): lambda state, *laid: founding.why_not_bonus_add(state.table, laid),
    ("mark", "monte.choose"): lambda state, *at: marking.why_not_choose(state.table, *at),
    ("mark", "cyl.advance"): lambda state: marking.why_not_advance(state.table),
    ("mark", "disc.mark"): lambda state, at: marking.why_not_mark(state.table, at),
    ("mark", "trail.add"): lambda _, *laid: building.why_not_add(laid[0]),
    ("mark", "trail.alter"): lambda state, n, *laid: building.why_not_alter(state.table, n, laid),
    ("sell", "sell"): lambda state, *at: sales.why_not_sell(state.table, *at),
    ("land", "land.claim"): lambda state, *at: claims.why_not_claim(state.table, "landscape", *at),
    ("move", "worker.add"): lambda state: workers.why_not_add(state.table),
    ("move", "worker.step"): lambda state, *at: workers.why_not_step(state.table, *at),
    ("move", "worker.lay"): lambda state, k: workers.why_not_lay(state.table, k),
    ("move", "move.done"): lambda state: workers.why_not_done(state.table),
    ("cons", "cons.claim"): lambda state, *at: claims.why_not_claim(
        state.table, "construction", *at
    ),
}
