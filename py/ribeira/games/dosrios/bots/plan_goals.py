"""What a turn is planned from: walk there, chase them off, walk and build, walk and dam.

Each goal is a row of actions that can be done one after another, with a rough gain, so that only
the promising ones are tried. Left out are chases of figures on their own finca, which has to be
left again, and three figures that wait for each other: they cost much and bring little.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice

from ribeira.games.dosrios.board_map import CITY, HEXES_AT, NEIGHBOURS
from ribeira.games.dosrios.bots.reachable import Actions, Reach, cost, reach_of
from ribeira.games.dosrios.bots.weights import FINCA, HACIENDA, WET, land_values
from ribeira.games.dosrios.material import COSTS, PRICES
from ribeira.games.dosrios.rules.moves.ground import Ground, chased_from, harmless
from ribeira.games.dosrios.rules.notation import action_of
from ribeira.games.dosrios.rules.requirements import DAM, REQUIREMENTS
from ribeira.games.dosrios.rules.state import State
from ribeira.games.dosrios.rules.water import irrigated, possible_beds

Comer = tuple[int, str, str]
"""A figure that could come: what the way costs, where it stands, where it would wait."""


@dataclass(frozen=True, slots=True)
class Goal:
    actions: Actions
    gain: int  # roughly, in Rio


def goals(state: State) -> tuple[Iterator[Goal], ...]:
    """All that seems worth trying, kind by kind, one by one."""
    reach = reach_of(state)
    kinds: tuple[Callable[[Reach], Iterator[Goal]], ...] = (_walks, _chases, _builds, _dams)
    return tuple(kind(reach) for kind in kinds)


def _walks(reach: Reach) -> Iterator[Goal]:
    for source, paths in reach.paths.items():
        for to, path in paths.items():
            if path and harmless(reach.here, 1, to):
                yield Goal(path, reach.moved(source, to))


def _chases(reach: Reach) -> Iterator[Goal]:
    here = reach.here
    for prey, group in here.rivals.items():
        if prey not in here.prey or prey in here.foreign:
            continue
        gain = reach.values[prey][0] * 3 // 2 + 40 * group
        yield from _single_chases(reach, prey, gain)
        yield from _pair_chase(reach, prey, gain)


def _single_chases(reach: Reach, prey: str, gain: int) -> Iterator[Goal]:
    strong = chased_from(reach.here, prey, 1)
    for source, paths in reach.paths.items():
        coming = [paths[near] for near in NEIGHBOURS[prey] if near in paths and near in strong]
        path = min(coming, key=cost, default=None)
        if path is not None and cost(path) + COSTS["chase1"] <= reach.state.points:
            last = path[-1].at[-1] if path else source
            lost = reach.moved(source, CITY)
            yield Goal((*path, action_of("chase1", str(last), prey)), gain + lost)


def _pair_chase(reach: Reach, prey: str, gain: int) -> Iterator[Goal]:
    """The two figures that are there soonest."""
    strong = chased_from(reach.here, prey, 2)
    comers = sorted(
        (cost(paths[near]), source, near)
        for source, paths in reach.paths.items()
        for near in NEIGHBOURS[prey]
        if near in paths and near in strong
    )
    pairs = _two_figures(reach.here, comers)
    if len(pairs) < 2:
        return
    (far1, source1, near1), (far2, source2, near2) = pairs
    if far1 + far2 + COSTS["chase2"] > reach.state.points:
        return
    walks = (*reach.paths[source1][near1], *reach.paths[source2][near2])
    lost = reach.moved(source1, CITY) + reach.moved(source2, CITY)
    yield Goal((*walks, action_of("chase2", *sorted((near1, near2)), prey)), gain + lost)


def _two_figures(here: Ground, comers: list[Comer]) -> list[Comer]:
    """The nearest two; the same place can send both if two stand there."""
    if not comers:
        return []
    first = comers[0]
    if here.own[first[1]] > 1:
        return [first, first]
    others = (comer for comer in comers if comer[1] != first[1])
    return [first, *islice(others, 1)]


def _builds(reach: Reach) -> Iterator[Goal]:
    state = reach.state
    wet = irrigated(state.pieces)
    for kind, worth in (("finca", FINCA), ("hacienda", HACIENDA)):
        for source, to, path in _sites(
            reach, REQUIREMENTS[kind].open_to_comers(state, state.active)
        ):
            gain = worth - PRICES[kind] + reach.values[to][1] + WET * (to in wet)
            gain += reach.moved(source, to) - 10 * cost(path)
            yield Goal((*path, action_of(kind, to)), gain)


def _sites(reach: Reach, sites: frozenset[str]) -> Iterator[tuple[str, str, Actions]]:
    for source, paths in reach.paths.items():
        for to, path in paths.items():
            if to in sites and (not path or harmless(reach.here, 1, to)):
                yield source, to, path


def _dams(reach: Reach) -> Iterator[Goal]:
    """Every bed that some figure can bring about, by the cheapest path."""
    state = reach.state
    sites = DAM.open_to_comers(state, state.active)
    if not sites:
        return
    before = _watered(state, state.pieces)
    for border in state.pieces:
        if border not in sites:
            continue
        path = _path_to(reach, border)
        if path is None:
            continue
        for chosen, pieces in possible_beds(state.terrain, state.dams, state.pieces, border):
            flows = tuple(action_of("flow", fork) for fork in chosen)
            gain = _watered(state, pieces) - before - 10 * cost(path)
            yield Goal((*path, action_of("dam", border), *flows), gain)


def _path_to(reach: Reach, border: str) -> Actions | None:
    found = [
        (cost(path), end, source, path)
        for source, paths in reach.paths.items()
        for end in HEXES_AT[border]
        for path in (paths.get(end),)
        if path is not None and (not path or harmless(reach.here, 1, end))
    ]
    return min(found, key=lambda one: one[:3])[3] if found else None


def _watered(state: State, pieces: tuple[str, ...]) -> int:
    """What water in a bed is worth to the active seat, against the others."""
    values = land_values(state.terrain, pieces, state.row)
    wet = irrigated(pieces)
    worth = 0
    for seat in range(state.seats):
        built = state.buildings(seat)
        own = sum(values[hex_][0] for hex_ in state.held(seat).difference(built))
        own += sum(values[hex_][1] for hex_ in built) + 2 * WET * len(wet.intersection(built))
        worth += own if seat == state.active else -own // 2
    return worth
