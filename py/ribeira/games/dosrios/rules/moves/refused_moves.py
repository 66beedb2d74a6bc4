"""Why a figure may not step, chase or ride (R-6.7 to R-6.27), rule by rule."""

from __future__ import annotations

from ribeira.core.values import Refusal, msg
from ribeira.games.dosrios.board_map import CITY, NEIGHBOURS, OPEN_PLACES
from ribeira.games.dosrios.material import FAST_COST, FIGURES_ON_A_HEX
from ribeira.games.dosrios.names import say_space
from ribeira.games.dosrios.rules.moves.ground import (
    Ground,
    after,
    ground,
    has_played,
    is_above,
    is_hill,
)
from ribeira.games.dosrios.rules.moves.movement import settles_after
from ribeira.games.dosrios.rules.state import State

Why = Refusal | None


def step(state: State, source: str, to: str) -> Why:
    here = ground(state)
    return (
        _nobody(here, source)
        or _not_joined(source, to)
        or _too_far(state, 1)
        or _closed(state, here, to)
        or _held(here, to)
        or _crowded(here, to)
        or _stuck(here, (source,), to, state.points - 1)
    )


def chase1(state: State, source: str, to: str) -> Why:
    here = ground(state)
    return (
        _nobody(here, source)
        or _not_joined(source, to)
        or _too_far(state, 1)
        or _no_prey(state, here, to)
        or _too_weak(here, source, to)
        or _stuck(here, (source,), to, state.points - 1)
    )


def chase2(state: State, first: str, second: str, to: str) -> Why:
    here = ground(state)
    return (
        _nobody(here, first)
        or _nobody(here, second)
        or _not_joined(first, to)
        or _not_joined(second, to)
        or _no_partner(here, first, second)
        or _too_far(state, 2)
        or _no_prey(state, here, to)
        or _pair_too_weak(here, first, second, to)
        or _stuck(here, (first, second), to, state.points - 2)
    )


def fast(state: State, source: str, to: str) -> Why:
    here = ground(state)
    home = state.haciendas[state.active]
    if not home:
        return Refusal(msg("dosrios.refusal.no_hacienda"), "R-6.16")
    if (source, to) != (CITY, home):
        return Refusal(msg("dosrios.refusal.ride_from_city_home", hex=home), "R-6.16")
    return (
        _nobody(here, source)
        or _too_far(state, FAST_COST)
        or _crowded(here, to)
        or _stuck(here, (source,), to, state.points - FAST_COST)
    )


def _nobody(here: Ground, place: str) -> Why:
    if place in here.own:
        return None
    return Refusal(msg("dosrios.refusal.no_figure", place=say_space(place)), "R-6.7")


def _not_joined(source: str, to: str) -> Why:
    if to in NEIGHBOURS[source]:
        return None
    names = {"place": say_space(source), "to": say_space(to)}
    return Refusal(msg("dosrios.refusal.not_joined", **names), "R-6.7")


def _too_far(state: State, cost: int) -> Why:
    if state.points >= cost:
        return None
    if not state.points:
        return Refusal(msg("dosrios.refusal.no_points"), "R-6.2")
    return Refusal(msg("dosrios.refusal.too_few_points", cost=cost, points=state.points), "R-6.2")


def _closed(state: State, here: Ground, to: str) -> Why:
    """The hexes that nobody may enter, whatever the force."""
    if to not in here.shut:
        return None
    if to in state.haciendas:
        rule = "R-6.25" if to in here.rivals else "R-6.13"
        return Refusal(msg("dosrios.refusal.rival_hacienda", hex=to), rule)
    holder = next(seat for seat in range(state.seats) if to in state.figures[seat])
    if not has_played(state, holder):
        return Refusal(msg("dosrios.refusal.first_round", hex=to), "R-6.27")
    return Refusal(msg("dosrios.refusal.finca_shields", hex=to), "R-6.24")


def _held(here: Ground, to: str) -> Why:
    if to not in here.rivals:
        return None
    return Refusal(msg("dosrios.refusal.only_by_chasing", hex=to), "R-6.11")


def _crowded(here: Ground, to: str) -> Why:
    """stackLimit=always"""
    if to in OPEN_PLACES or not here.strict or here.own.get(to, 0) < FIGURES_ON_A_HEX:
        return None
    return Refusal(msg("dosrios.refusal.no_third_figure", hex=to), "R-6.14")


def _no_prey(state: State, here: Ground, to: str) -> Why:
    if to in OPEN_PLACES:
        return Refusal(msg("dosrios.refusal.no_chasing_there"), "R-6.26")
    if to not in here.rivals:
        return Refusal(msg("dosrios.refusal.nobody_to_chase", hex=to), "R-6.17")
    return _closed(state, here, to)


def _too_weak(here: Ground, source: str, to: str) -> Why:
    if here.rivals[to] > 1:
        return Refusal(msg("dosrios.refusal.one_against_two", hex=to), "R-6.19")
    if is_hill(here, to):
        return Refusal(msg("dosrios.refusal.hill_against_one", hex=to), "R-6.23")
    if not is_above(here, source, to):
        return Refusal(msg("dosrios.refusal.not_higher", place=say_space(source), hex=to), "R-6.17")
    return None


def _no_partner(here: Ground, first: str, second: str) -> Why:
    if first != second or here.own[first] > 1:
        return None
    return Refusal(msg("dosrios.refusal.only_one_there", place=say_space(first)), "R-6.18")


def _pair_too_weak(here: Ground, first: str, second: str, to: str) -> Why:
    if here.rivals[to] == 1:
        return None
    if is_hill(here, to):
        return Refusal(msg("dosrios.refusal.pair_on_hill", hex=to), "R-6.23")
    if not (is_above(here, first, to) and is_above(here, second, to)):
        return Refusal(msg("dosrios.refusal.both_from_above", hex=to), "R-6.19")
    return None


def _stuck(here: Ground, sources: tuple[str, ...], to: str, left: int) -> Why:
    """R-6.15; a finca is the reason where all would settle if it were not there."""
    if settles_after(here, sources, to, left):
        return None
    free = here._replace(foreign=frozenset())
    if not settles_after(free, sources, to, left):
        return Refusal(msg("dosrios.refusal.three_cannot_part"), "R-6.15")
    moved = after(here, sources, to)
    hex_ = to if to in here.foreign else min(here.foreign & moved.own.keys())
    rule = "R-6.24" if hex_ in here.rivals else "R-6.15"
    return Refusal(msg("dosrios.refusal.cannot_leave_finca", hex=hex_), rule)
