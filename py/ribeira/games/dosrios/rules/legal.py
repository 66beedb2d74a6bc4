"""Every legal action, sorted by its verb and names (5.2)."""

from __future__ import annotations

from ribeira.core.values import Action, Refusal
from ribeira.games.dosrios.board_map import (
    BORDERS_OF,
    CITY,
    HEXES,
    OPEN_PLACES,
    heights,
)
from ribeira.games.dosrios.material import (
    BUILDS_IN_A_TURN,
    FAST_COST,
    FIGURES_ON_A_HEX,
    FINCAS,
    PRICES,
)
from ribeira.games.dosrios.rules import refusals
from ribeira.games.dosrios.rules.flow import to_act
from ribeira.games.dosrios.rules.moves.ground import Ground, ground
from ribeira.games.dosrios.rules.moves.movement import chases, settles_after, steps
from ribeira.games.dosrios.rules.notation import action_of
from ribeira.games.dosrios.rules.state import State
from ribeira.games.dosrios.rules.water import free_borders, outlets

Actions = list[Action]


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    if seat not in to_act(state):
        return ()
    if state.bed:
        found = outlets(heights(state.terrain), state.dams, state.bed)
        return tuple(action_of("flow", border) for border in found)
    if state.stage == "place":
        taken = _taken(state, seat)
        return tuple(action_of("place", hex_) for hex_ in HEXES if hex_ not in taken)
    if state.stage == "card":
        return (action_of("shift"), action_of("use"))
    return tuple(_deeds(state))


def why_not(state: State, seat: int, action: Action) -> Refusal | None:
    if action in legal_actions(state, seat):
        return None
    return refusals.reason(state, seat, action, to_act(state))


def _taken(state: State, seat: int) -> set[str]:
    """The hexes on which the seat may put no figure (R-5.2)."""
    own = state.figures[seat]
    rivals = set().union(*state.figures) - set(own)
    return rivals | {hex_ for hex_ in own if own.count(hex_) == FIGURES_ON_A_HEX}


def _deeds(state: State) -> Actions:
    """Everything that is open in the action part, verb by verb (R-6.2)."""
    here = ground(state)
    end = [] if here.offending else [action_of("end")]
    return [
        *chases(here, state.points), *_dams(state, here), *end, *_fast(state, here),
        *_buildings(state, here), *steps(here, state.points),
    ]  # fmt: skip


def _fast(state: State, here: Ground) -> Actions:
    """R-6.16"""
    home = state.haciendas[state.active]
    if not home or CITY not in here.own or state.points < FAST_COST:
        return []
    if here.strict and here.own.get(home, 0) >= FIGURES_ON_A_HEX:
        return []
    settles = settles_after(here, (CITY,), home, state.points - FAST_COST)
    return [action_of("fast", CITY, home)] if settles else []


def _dams(state: State, here: Ground) -> Actions:
    """R-7.1 to R-7.3"""
    if not state.hands[state.active]:
        return []
    free = free_borders(state.dams, state.option("cityDams") == "yes")
    near = {border for hex_ in here.own.keys() - OPEN_PLACES for border in BORDERS_OF[hex_]}
    return [action_of("dam", border) for border in sorted(near & free)]


def _buildings(state: State, here: Ground) -> Actions:
    """R-8.1"""
    seat = state.active
    money = state.money[seat]
    if state.built == BUILDS_IN_A_TURN or money < min(PRICES.values()):
        return []
    free = sorted(here.own.keys() - OPEN_PLACES - state.built_on)
    actions: Actions = []
    if money >= PRICES["finca"] and len(state.fincas[seat]) < FINCAS:
        actions += [action_of("finca", hex_) for hex_ in free]
    if money >= PRICES["hacienda"] and not state.haciendas[seat]:
        actions += [action_of("hacienda", hex_) for hex_ in free]
    return actions
