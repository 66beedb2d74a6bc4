"""What follows what, from the set-up to the end (C-2, C-4, C-14).

A phase asks a seat for an action; a step asks nobody and is carried out at once. Only this file and
the dealing set a phase.
"""

from __future__ import annotations

from collections.abc import Callable

from ribeira.games.castelos.rules.events import Emit, Round
from ribeira.games.castelos.rules.state import State, Turn, on_table
from ribeira.games.castelos.rules.steps import contracts, draw_tile, founding, opening, religion
from ribeira.games.castelos.rules.steps.sales import can_sell


def go_on(state: State, verb: str, emit: Emit) -> State:
    """All that happens after an action, up to the next phase that asks for one."""
    if verb == "toll.pay":  # C-8.9: at any time, and then all goes on as before
        return state
    next_one = NEXT[state.table.phase](state, verb)
    while next_one in STEPS:
        state = STEPS[next_one](state, emit)
        next_one = NEXT[next_one](state, verb)
    return state if next_one == state.table.phase else on_table(state, phase=next_one)


def _after_trail(state: State, _: str) -> str:
    """C-2.9; in the family version a trail begins with two tiles (C-3.3)."""
    table = state.table
    if table.variant.family and table.own.unplaced:
        return "trail"
    return "round" if _is_last_seat(state) else "next trail"


def _after_placing(state: State, _: str) -> str:
    """C-6.2: the seat chooses only where there is a choice."""
    corners = founding.candidates(state.table)
    if len(corners) > 1:
        return "found"
    return "only castle" if corners else _after_founding(state)


def _after_founding(state: State, _: str = "") -> str:
    """The silent rival gets no bonus, and the player goes on (C-17.2)."""
    return "next turn" if state.table.turn.rivals else "rock bonus"


def _sell_or_claim(state: State) -> str:
    """Selling is skipped when there is nothing to sell (C-4.3)."""
    return "sell" if can_sell(state.table) else _claim(state)


def _claim(state: State) -> str:
    """The family version has no tracks (C-3.4)."""
    return "end" if state.table.variant.family else "land"


def _after_turn(state: State, _: str) -> str:
    """C-14.2"""
    if not _is_last_seat(state):
        return "next turn"
    return "finish" if state.table.round == state.table.variant.rounds else "round"


def _first_phase(state: State) -> str:
    """C-17.1"""
    return "rival" if state.table.variant.solo else "place"


def _is_last_seat(state: State) -> bool:
    return _next_seat(state) == state.table.first


def _next_seat(state: State) -> int:
    return (state.table.seat + 1) % len(state.table.estates)


Follows = dict[str, Callable[[State, str], str]]
"""From the phase or step that is done, with the state and the verb of the action."""

SETTING_UP: Follows = {
    "contract": lambda state, _: "contract" if opening.choosing(state.kept) else "open contracts",
    "open contracts": lambda *_: "face",
    "face": lambda *_: "trail",
    "trail": _after_trail,
    "next trail": lambda *_: "trail",
}
ROUND: Follows = {
    "round": lambda state, _: _first_phase(state),
    "rival": lambda state, _: "shift" if state.table.turn.face_up else _after_placing(state, _),
    "shift": _after_placing,
}
PLACING: Follows = {
    "place": _after_placing,
    "found": _after_founding,
    "only castle": _after_founding,
    "rock bonus": lambda state, _: "bonus" if state.table.turn.bonus else "mode",
    "bonus": lambda *_: "mode",
}
MODE: Follows = {
    "mode": lambda _, verb: {"mode.disc": "mark", "mode.worker": "move"}.get(verb, "draw"),
}
DISCS: Follows = {
    "mark": lambda state, verb: _sell_or_claim(state) if verb == "mark.done" else "mark",
    "sell": lambda state, verb: _sell_or_claim(state) if verb == "sell" else _claim(state),
    "land": lambda _, verb: "draw" if verb == "turn.end" else "land",
}
WORKERS: Follows = {
    "move": lambda _, verb: "religion" if verb == "move.done" else "move",
    "religion": lambda state, _: "end" if state.table.variant.family else "cons",  # C-3.4
    "cons": lambda _, verb: "draw" if verb == "turn.end" else "cons",
}
ENDING: Follows = {
    "end": lambda *_: "draw",
    "draw": _after_turn,
    "next turn": lambda *_: "place",
    "finish": lambda *_: "over",
}
TURN = tuple(PLACING | MODE | DISCS | WORKERS | ENDING)
"""What a turn consists of, in order; it goes through discs or workers (C-4.2 to C-4.4)."""
NEXT = SETTING_UP | ROUND | PLACING | MODE | DISCS | WORKERS | ENDING


def is_past(step: str, phase: str) -> bool:
    """Whether a turn that has come to that phase has left the step behind (C-4.5)."""
    return TURN.index(step) < TURN.index(phase)


def _pass_turn(state: State, _: Emit) -> State:
    return on_table(state, seat=_next_seat(state), turn=Turn())


def _begin_round(state: State, emit: Emit) -> State:
    """C-4.1; alone, the silent rival plays first in each round (C-17.1)."""
    table = state.table
    turn = Turn(rivals=table.variant.solo)
    state = on_table(state, round=table.round + 1, seat=table.first, turn=turn)
    emit(Round(round=state.table.round, of=table.variant.rounds), state)
    return state


STEPS: dict[str, Callable[[State, Emit], State]] = {
    "open contracts": lambda state, emit: opening.open_contracts(_at_phase(state, "face"), emit),
    "next trail": _pass_turn,
    "round": lambda state, emit: _begin_round(_at_phase(state, _first_phase(state)), emit),
    "only castle": founding.found_only,
    "rock bonus": founding.rock_bonus,
    "religion": religion.preach,
    "draw": draw_tile.draw_tile,
    "next turn": _pass_turn,
    "finish": lambda state, emit: contracts.finish(_at_phase(state, "over"), emit),
}


def _at_phase(state: State, phase: str) -> State:
    """The phase in which a step is shown, where it is not the one before."""
    return on_table(state, phase=phase)
