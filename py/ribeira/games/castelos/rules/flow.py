"""From step to step, turn to turn and round to round (C-4, C-12, C-14).

The steps themselves are elsewhere; here is only what comes after what.
"""

from __future__ import annotations

from dataclasses import replace

from ribeira.core.values import Event
from ribeira.games.castelos.material import RELIGIOUS, UNDRAWN_ROUNDS
from ribeira.games.castelos.rules.montes import worked
from ribeira.games.castelos.rules.state import State, Table, Told, Turn, on_table, with_own
from ribeira.games.castelos.rules.steps.contracts import finish, religion
from ribeira.games.castelos.rules.steps.sales import can_sell

OWN_PHASES = frozenset(
    {"place", "found", "bonus", "mode", "mark", "sell", "land", "move", "cons", "end"}
)
"""The phases of a turn. `end` is the family version's last one, where nothing is claimed."""


def begin_round(state: State, number: int) -> Told:
    """C-4.1; alone, the silent rival plays first in each round (C-17.1)."""
    table = state.table
    phase = "rival" if table.variant.solo else "place"
    turn = Turn(rivals=table.variant.solo)
    state = on_table(state, phase=phase, round=number, seat=table.first, turn=turn)
    return state, (Event("round", (("round", number), ("of", table.variant.rounds)), "C-4.1"),)


def after_marking(state: State) -> State:
    """Selling is skipped when there is nothing to sell (C-4.3)."""
    return on_table(state, phase="sell") if can_sell(state.table) else after_selling(state)


def after_selling(state: State) -> State:
    """C-3.4: no landscapes in the family version."""
    return on_table(state, phase="end" if state.table.variant.family else "land")


def after_moving(state: State) -> Told:
    """Religion (C-12), and on to the constructions, which the family version lacks (C-3.4)."""
    table = state.table
    steps = sum(shown in RELIGIOUS for shown in worked(table, table.seat))
    state, events = gain_religion(state, steps, "C-12.1")
    return on_table(state, phase="end" if table.variant.family else "cons"), events


def gain_religion(state: State, steps: int, rule: str) -> Told:
    """Steps on the religion track, if there are any (C-12.2)."""
    if not steps:
        return state, ()
    table = state.table
    own = religion(table, table.own, steps)
    values = (("seat", table.seat), ("steps", steps), ("space", own.religion))
    return with_own(state, own), (Event("religion", values, rule),)


def end_turn(state: State) -> Told:
    """Draw, then the next seat, the next round or the end (C-14)."""
    state, events = _draw(state)
    table = state.table
    after = (table.seat + 1) % len(table.estates)
    if after != table.first:
        return on_table(state, phase="place", seat=after, turn=Turn()), events
    if table.round == table.variant.rounds:  # C-14.2
        state, told = finish(state)
    else:
        state, told = begin_round(state, table.round + 1)
    return state, events + told


def draws(table: Table) -> bool:
    """C-14.1"""
    return table.round <= table.variant.rounds - UNDRAWN_ROUNDS


def _draw(state: State) -> Told:
    """Everybody sees that a tile was drawn, only the seat which."""
    if not draws(state.table):
        return state, ()
    seat = state.table.seat
    tile, pile = state.pile[0], state.pile[1:]
    hand = tuple(sorted((*state.hands[seat], tile)))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    values = (("seat", seat), ("left", len(pile)))
    return replace(state, hands=hands, pile=pile), (
        Event("drawn", values, "C-14.1"),
        Event("drew", (("seat", seat), ("tile", tile)), "C-14.1", (seat,), reveals=True),
    )
