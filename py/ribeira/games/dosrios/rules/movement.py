"""Steps and chases: who may enter which hex from where, and whether all can settle afterwards.

A `Ground` is what movement sees of a position; it is made once and never changed. A move is the
places its figures leave, in order of their names, and the place they enter: one figure is a step or
a single chase, two are a pair chase (R-6.20).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass

from ribeira.games.dosrios.board_map import NEIGHBOURS, OPEN_PLACES, heights
from ribeira.games.dosrios.material import FIGURES, FIGURES_ON_A_HEX
from ribeira.games.dosrios.rules.state import Figures, State, Table

Counts = Mapping[str, int]
Move = tuple[tuple[str, ...], str]


@dataclass(frozen=True, slots=True)
class Ground:
    """The active player's view of the board."""

    own: Counts  # own figures by place
    rivals: Counts  # rival figures by hex
    shut: Set[str]  # hexes that may not be entered in any way
    foreign: Set[str]  # hexes with a rival finca: no rest there
    heights: Counts
    strict: bool  # stackLimit=always: no third figure even in passing


def ground(state: State) -> Ground:
    seat = state.active
    others = [other for other in range(state.seats) if other != seat]
    rivals: dict[str, int] = {}
    for other in others:
        for place in state.figures[other]:
            if place not in OPEN_PLACES:
                rivals[place] = rivals.get(place, 0) + 1
    own: dict[str, int] = {}
    for place in state.figures[seat]:
        own[place] = own.get(place, 0) + 1
    foreign = {finca for other in others for finca in state.fincas[other]}
    return Ground(
        own=own,
        rivals=rivals,
        shut=_shut(state, others, foreign, rivals),
        foreign=foreign,
        heights=heights(state.terrain),
        strict=state.option("stackLimit") == "always",
    )


def _shut(state: State, others: list[int], foreign: set[str], rivals: Counts) -> set[str]:
    shut = {state.haciendas[other] for other in others}
    if state.turns < state.seats:
        for other in others:
            if not has_played(state, other):
                shut.update(state.figures[other])
        shut -= OPEN_PLACES
    if state.option("fincaShield") == "yes":
        shut.update(foreign & rivals.keys())
    return shut


def has_played(table: Table, seat: int) -> bool:
    """Whether a seat has finished its first turn (R-6.27)."""
    return (seat - table.start) % table.seats < table.turns


def moves(here: Ground, points: int) -> Iterator[Move]:
    """Every legal step and chase (R-6.7 to R-6.27), by place left and place entered."""
    calm = not excess(here)
    for place in sorted(here.own):
        for sources, to in leaving(here, place):
            cost = len(sources)
            if cost > points or sources[0] != place:
                continue
            at_rest = calm and harmless(here, cost, to)
            if at_rest or settles_after(here, sources, to, points - cost):
                yield sources, to


def leaving(here: Ground, place: str) -> Iterator[Move]:
    """The steps and chases that take a figure off a place, whatever comes of them later."""
    for to in NEIGHBOURS[place]:
        if to in here.shut:
            continue
        if to in here.rivals:
            yield from _chases(here, place, to)
        elif not here.strict or to in OPEN_PLACES or here.own.get(to, 0) < FIGURES_ON_A_HEX:
            yield (place,), to


def _chases(here: Ground, place: str, to: str) -> Iterator[Move]:
    """The single chase and the pair chases of one hex that a figure of a place takes part in."""
    alone = here.rivals[to] == 1
    above = is_above(here, place, to)
    if alone and above:
        yield (place,), to
    if not (alone or above):
        return
    for partner in NEIGHBOURS[to]:
        there = here.own.get(partner, 0) > (partner == place)
        if there and (alone or is_above(here, partner, to)):
            yield (place, partner) if place <= partner else (partner, place), to


def is_above(here: Ground, place: str, to: str) -> bool:
    return here.heights[place] > here.heights[to]


def harmless(here: Ground, figures: int, to: str) -> bool:
    """Whether so many figures more can stay at a place (R-6.14)."""
    crowd = here.own.get(to, 0) + figures
    return to in OPEN_PLACES or (crowd <= FIGURES_ON_A_HEX and to not in here.foreign)


def settles_after(here: Ground, sources: tuple[str, ...], to: str, left: int) -> bool:
    """R-6.15: whether all own figures can come to rest with the points left after a move."""
    return _settles(after(here, sources, to), left)


def after(here: Ground, sources: tuple[str, ...], to: str) -> Ground:
    own = dict(here.own)
    for source in sources:
        own[source] -= 1
        if not own[source]:
            del own[source]
    own[to] = own.get(to, 0) + len(sources)
    rivals = {hex_: n for hex_, n in here.rivals.items() if hex_ != to}
    return Ground(own, rivals, here.shut, here.foreign, here.heights, here.strict)


def excess(here: Ground) -> dict[str, int]:
    """The hexes that offend against R-6.14, and how many figures must leave each."""
    over = {
        place: n if place in here.foreign else n - FIGURES_ON_A_HEX
        for place, n in here.own.items()
        if place not in OPEN_PLACES
    }
    return {place: n for place, n in over.items() if n > 0}


def _settles(here: Ground, points: int) -> bool:
    offending = excess(here)
    if not offending:
        return True
    owed = sum(offending.values())
    if owed > points:  # each figure that leaves costs a point
        return False
    if all(_room_around(here, place) >= owed for place in offending):
        return True
    return any(
        _settles(after(here, sources, to), points - len(sources))
        for place in offending
        for sources, to in leaving(here, place)
        if len(sources) <= points
    )


def _room_around(here: Ground, place: str) -> int:
    """How many figures could step off a place and stay where they come to."""
    near = [to for to in NEIGHBOURS[place] if to not in here.shut and to not in here.rivals]
    if not OPEN_PLACES.isdisjoint(near):
        return FIGURES
    quiet = [to for to in near if to not in here.foreign]
    return sum(max(0, FIGURES_ON_A_HEX - here.own.get(to, 0)) for to in quiet)


def with_moved(figures: Figures, seat: int, sources: tuple[str, ...], to: str) -> Figures:
    """All figures after some of a seat's have gone from their places to another."""
    moved = list(figures[seat])
    for source in sources:
        moved.remove(source)
        moved.append(to)
    return (*figures[:seat], tuple(sorted(moved)), *figures[seat + 1 :])
