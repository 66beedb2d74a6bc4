"""What is required of a step, a chase and a ride (R-6.7 to R-6.27): each requirement once, with
what is said where it is not met. The legal lists of `movement` keep to the same functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ribeira.core.values import Refusal, msg
from ribeira.games.dosrios.board_map import CITY, NEIGHBOURS, OPEN_PLACES
from ribeira.games.dosrios.material import COSTS
from ribeira.games.dosrios.names import say_space
from ribeira.games.dosrios.rules.moves.ground import (
    NEAR,
    Ground,
    Sources,
    after,
    chased_from,
    has_played,
    is_hill,
    without_fincas,
)
from ribeira.games.dosrios.rules.moves.movement import settles_after
from ribeira.games.dosrios.rules.state import State


class Attempt(NamedTuple):
    """A move that somebody would like to make."""

    state: State
    here: Ground
    verb: str
    sources: Sources
    to: str

    @property
    def left(self) -> int:
        """The points left after it."""
        return self.state.points - COSTS[self.verb]


class Required(NamedTuple):
    is_met: Callable[[Attempt], bool]
    refusal: Callable[[Attempt], Refusal]


def why_not_move(attempt: Attempt) -> Refusal | None:
    """The refusal of the first requirement that is not met."""
    for one in REQUIRED[attempt.verb]:
        if not one.is_met(attempt):
            return one.refusal(attempt)
    return None


def homeward(state: State, here: Ground) -> Attempt | None:
    """The ride to the own hacienda, wherever it leads (R-6.16)."""
    home = state.haciendas[state.active]
    attempt = Attempt(state, here, "fast", (CITY,), home) if home else None
    return attempt if attempt and all(one.is_met(attempt) for one in RIDE) else None


def settles(attempt: Attempt) -> bool:
    return settles_after(attempt.here, attempt.sources, attempt.to, attempt.left)


def _stuck(attempt: Attempt) -> Refusal:
    """A finca is the reason where all would settle if it were not there."""
    _, here, _, sources, to = attempt
    if not settles_after(without_fincas(here), sources, to, attempt.left):
        return Refusal(msg("dosrios.refusal.three_cannot_part"), "R-6.15")
    moved = after(here, sources, to)
    hex_ = to if to in here.foreign else min(here.foreign & moved.own.keys())
    rule = "R-6.24" if hex_ in here.rivals else "R-6.15"
    return Refusal(msg("dosrios.refusal.cannot_leave_finca", hex=hex_), rule)


def _stand_there(attempt: Attempt) -> bool:
    return attempt.here.own.keys() >= set(attempt.sources)


def _nobody(attempt: Attempt) -> Refusal:
    place = next(place for place in attempt.sources if place not in attempt.here.own)
    return Refusal(msg("dosrios.refusal.no_figure", place=say_space(place)), "R-6.7")


def _are_joined(attempt: Attempt) -> bool:
    return NEAR[attempt.to].issuperset(attempt.sources)


def _not_joined(attempt: Attempt) -> Refusal:
    place = next(place for place in attempt.sources if attempt.to not in NEIGHBOURS[place])
    names = {"place": say_space(place), "to": say_space(attempt.to)}
    return Refusal(msg("dosrios.refusal.not_joined", **names), "R-6.7")


def _are_enough(attempt: Attempt) -> bool:
    own, sources = attempt.here.own, attempt.sources
    return all(own[place] >= sources.count(place) for place in sources)


def _only_one(attempt: Attempt) -> Refusal:
    place = say_space(attempt.sources[0])
    return Refusal(msg("dosrios.refusal.only_one_there", place=place), "R-6.18")


def _has_points(attempt: Attempt) -> bool:
    return attempt.left >= 0


def _too_far(attempt: Attempt) -> Refusal:
    points, cost = attempt.state.points, COSTS[attempt.verb]
    if not points:
        return Refusal(msg("dosrios.refusal.no_points"), "R-6.2")
    return Refusal(msg("dosrios.refusal.too_few_points", cost=cost, points=points), "R-6.2")


def _is_open(attempt: Attempt) -> bool:
    return attempt.to not in attempt.here.closed


def _closed(attempt: Attempt) -> Refusal:
    to, here = attempt.to, attempt.here
    if to in here.shut:
        return _shut(attempt.state, here, to)
    if to in here.rivals:
        return Refusal(msg("dosrios.refusal.only_by_chasing", hex=to), "R-6.11")
    return _crowded(attempt)


def _shut(state: State, here: Ground, to: str) -> Refusal:
    """Nobody may enter that hex, whatever the force."""
    if to in state.haciendas:
        rule = "R-6.25" if to in here.rivals else "R-6.13"
        return Refusal(msg("dosrios.refusal.rival_hacienda", hex=to), rule)
    holder = next(seat for seat in range(state.seats) if to in state.figures[seat])
    if not has_played(state, holder):
        return Refusal(msg("dosrios.refusal.first_round", hex=to), "R-6.27")
    return Refusal(msg("dosrios.refusal.finca_shields", hex=to), "R-6.24")


def _has_room(attempt: Attempt) -> bool:
    return attempt.to not in attempt.here.crowded


def _crowded(attempt: Attempt) -> Refusal:
    """stackLimit=always"""
    return Refusal(msg("dosrios.refusal.no_third_figure", hex=attempt.to), "R-6.14")


def _is_prey(attempt: Attempt) -> bool:
    return attempt.to in attempt.here.prey


def _no_prey(attempt: Attempt) -> Refusal:
    to, here = attempt.to, attempt.here
    if to in OPEN_PLACES:
        return Refusal(msg("dosrios.refusal.no_chasing_there"), "R-6.26")
    if to not in here.rivals:
        return Refusal(msg("dosrios.refusal.nobody_to_chase", hex=to), "R-6.17")
    return _shut(attempt.state, here, to)


def _are_strong_enough(attempt: Attempt) -> bool:
    _, here, _, sources, to = attempt
    return chased_from(here, to, len(sources)).issuperset(sources)


def _too_weak(attempt: Attempt) -> Refusal:
    """One figure against two or from below."""
    here, place, to = attempt.here, attempt.sources[0], attempt.to
    if here.rivals[to] > 1:
        return Refusal(msg("dosrios.refusal.one_against_two", hex=to), "R-6.19")
    if is_hill(here, to):
        return Refusal(msg("dosrios.refusal.hill_against_one", hex=to), "R-6.23")
    return Refusal(msg("dosrios.refusal.not_higher", place=say_space(place), hex=to), "R-6.17")


def _pair_too_weak(attempt: Attempt) -> Refusal:
    """Two figures against two, not both from above."""
    if is_hill(attempt.here, attempt.to):
        return Refusal(msg("dosrios.refusal.pair_on_hill", hex=attempt.to), "R-6.23")
    return Refusal(msg("dosrios.refusal.both_from_above", hex=attempt.to), "R-6.19")


def _has_home(attempt: Attempt) -> bool:
    return bool(attempt.state.haciendas[attempt.state.active])


def _no_hacienda(_: Attempt) -> Refusal:
    return Refusal(msg("dosrios.refusal.no_hacienda"), "R-6.16")


def _leads_home(attempt: Attempt) -> bool:
    state = attempt.state
    return (attempt.sources, attempt.to) == ((CITY,), state.haciendas[state.active])


def _other_ride(attempt: Attempt) -> Refusal:
    home = attempt.state.haciendas[attempt.state.active]
    return Refusal(msg("dosrios.refusal.ride_from_city_home", hex=home), "R-6.16")


SOMEBODY = Required(_stand_there, _nobody)
JOINED = Required(_are_joined, _not_joined)
ENOUGH = Required(_are_enough, _only_one)
POINTS = Required(_has_points, _too_far)
ENTERED = Required(_is_open, _closed)
PREY = Required(_is_prey, _no_prey)
SETTLED = Required(settles, _stuck)

RIDE = (
    Required(_has_home, _no_hacienda),
    Required(_leads_home, _other_ride),
    SOMEBODY,
    POINTS,
    Required(_has_room, _crowded),
)
REQUIRED: dict[str, tuple[Required, ...]] = {
    "step": (SOMEBODY, JOINED, POINTS, ENTERED, SETTLED),
    "chase1": (
        SOMEBODY, JOINED, POINTS, PREY, Required(_are_strong_enough, _too_weak), SETTLED,
    ),
    "chase2": (
        SOMEBODY, JOINED, ENOUGH, POINTS, PREY, Required(_are_strong_enough, _pair_too_weak),
        SETTLED,
    ),
    "fast": (*RIDE, SETTLED),
}  # fmt: skip
"""In the order of refusing."""
