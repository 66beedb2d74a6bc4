"""Whole errands of a turn: walk there, chase them off, walk and build, walk and dam.

An errand is a row of actions that can be done one after another; a plan is made of errands. Each
comes with a rough gain, so that only the promising ones are tried. Bad at: chasing figures off
their own finca, which must be left again, and three figures that wait for each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from ribeira.core.values import Action
from ribeira.games.dosrios.beds import beds
from ribeira.games.dosrios.board_map import CITY, LOWER, NEIGHBOURS, OPEN_PLACES, UPPER
from ribeira.games.dosrios.legal import may_dam
from ribeira.games.dosrios.material import (
    BUILDS_IN_A_TURN,
    FAST_COST,
    FIGURES_ON_A_HEX,
    FINCAS,
    HILL_HEIGHT,
    PRICES,
)
from ribeira.games.dosrios.movement import Ground, ground, harmless, is_above
from ribeira.games.dosrios.notation import act
from ribeira.games.dosrios.state import State
from ribeira.games.dosrios.water import irrigated
from ribeira.games.dosrios.worth import FINCA, HACIENDA, WET, land_values

Actions = tuple[Action, ...]
Paths = Mapping[str, Actions]
Comer = tuple[int, str, str]
"""A figure that could come: the way's length, where it stands, where it would wait."""

COSTS = {"step": 1, "chase1": 1, "chase2": 2, "fast": FAST_COST}


@dataclass(frozen=True, slots=True)
class Errand:
    actions: Actions
    gain: int  # roughly, in Rio


@dataclass(frozen=True, slots=True)
class Scene:
    """What the errands of one position have in common."""

    state: State
    here: Ground
    paths: Mapping[str, Paths]  # from each place with own figures
    values: Mapping[str, tuple[int, int]]
    built: frozenset[str]  # own buildings

    def standing(self, place: str) -> int:
        """What a lone figure adds there."""
        return 0 if place in OPEN_PLACES or place in self.built else self.values[place][0]

    def moved(self, source: str, to: str) -> int:
        """What is gained by a figure that goes from one place to another."""
        lost = 0 if self.here.own[source] > 1 else self.standing(source)
        return (0 if to in self.here.own else self.standing(to)) - lost


def errands(state: State) -> tuple[list[Errand], ...]:
    """All that seems worth trying, kind by kind."""
    scene = _scene(state)
    kinds: tuple[Callable[[Scene], Iterator[Errand]], ...] = (_walks, _chases, _builds, _dams)
    return tuple(list(kind(scene)) for kind in kinds)


def _scene(state: State) -> Scene:
    here = ground(state)
    home = state.haciendas[state.active]
    return Scene(
        state=state,
        here=here,
        paths={place: _reach(here, place, state.points, home) for place in sorted(here.own)},
        values=land_values(state.terrain, state.pieces, state.row),
        built=frozenset(state.buildings(state.active)),
    )


def cost(actions: Actions) -> int:
    return sum(COSTS.get(action.verb, 0) for action in actions)


def _reach(here: Ground, place: str, points: int, home: str) -> Paths:
    """The cheapest way to every place that a figure can reach without chasing."""
    paths = _paths(here, place, points)
    if place != CITY or not home or points < FAST_COST or _crowded(here, home):
        return paths
    ride = act("fast", CITY, home)
    for to, path in _paths(here, home, points - FAST_COST).items():
        if to not in paths or cost(paths[to]) > cost(path) + FAST_COST:
            paths[to] = (ride, *path)
    return paths


def _paths(here: Ground, place: str, points: int) -> dict[str, Actions]:
    paths: dict[str, Actions] = {place: ()}
    reached = [place]
    for _ in range(points):
        edge, reached = reached, []
        for source in edge:
            for to in NEIGHBOURS[source]:
                if to in paths or to in here.shut or to in here.rivals or _crowded(here, to):
                    continue
                paths[to] = (*paths[source], act("step", source, to))
                reached.append(to)
    return paths


def _crowded(here: Ground, to: str) -> bool:
    full = here.own.get(to, 0) >= FIGURES_ON_A_HEX
    return here.strict and full and to not in OPEN_PLACES


def _walks(scene: Scene) -> Iterator[Errand]:
    for source, paths in scene.paths.items():
        for to, path in paths.items():
            if path and harmless(scene.here, 1, to):
                yield Errand(path, scene.moved(source, to))


def _chases(scene: Scene) -> Iterator[Errand]:
    here = scene.here
    for prey, group in here.rivals.items():
        if prey in here.shut or prey in here.foreign:
            continue
        if group == 2 and here.heights[prey] == HILL_HEIGHT:
            continue
        gain = scene.values[prey][0] * 3 // 2 + 40 * group
        if group == 1:
            yield from _single_chases(scene, prey, gain)
        yield from _pair_chase(scene, prey, gain)


def _single_chases(scene: Scene, prey: str, gain: int) -> Iterator[Errand]:
    for source, paths in scene.paths.items():
        above = [
            paths[near]
            for near in NEIGHBOURS[prey]
            if near in paths and is_above(scene.here, near, prey)
        ]
        path = min(above, key=cost, default=None)
        if path is not None and cost(path) < scene.state.points:
            last = path[-1].at[-1] if path else source
            lost = scene.moved(source, CITY)
            yield Errand((*path, act("chase1", str(last), prey)), gain + lost)


def _pair_chase(scene: Scene, prey: str, gain: int) -> Iterator[Errand]:
    """The two figures that are there soonest."""
    alone = scene.here.rivals[prey] == 1
    comers = sorted(
        (cost(paths[near]), source, near)
        for source, paths in scene.paths.items()
        for near in NEIGHBOURS[prey]
        if near in paths and (alone or is_above(scene.here, near, prey))
    )
    pairs = _two_figures(scene.here, comers)
    if len(pairs) < 2:
        return
    (far1, source1, near1), (far2, source2, near2) = pairs
    if far1 + far2 + 2 > scene.state.points:
        return
    walks = (*scene.paths[source1][near1], *scene.paths[source2][near2])
    lost = scene.moved(source1, CITY) + scene.moved(source2, CITY)
    yield Errand((*walks, act("chase2", *sorted((near1, near2)), prey)), gain + lost)


def _two_figures(here: Ground, comers: list[Comer]) -> list[Comer]:
    """The nearest two; the same place can send both if two stand there."""
    if not comers:
        return []
    first = comers[0]
    if here.own[first[1]] > 1:
        return [first, first]
    others = (comer for comer in comers if comer[1] != first[1])
    return [first, *islice(others, 1)]


def _builds(scene: Scene) -> Iterator[Errand]:
    state = scene.state
    seat = state.active
    if state.built == BUILDS_IN_A_TURN:
        return
    wet = irrigated(state.pieces)
    for kind, worth in (("finca", FINCA), ("hacienda", HACIENDA)):
        if state.money[seat] < PRICES[kind] or _has_all(state, kind):
            continue
        for source, to, path in _sites(scene):
            gain = worth - PRICES[kind] + scene.values[to][1] + WET * (to in wet)
            gain += scene.moved(source, to) - 10 * cost(path)
            yield Errand((*path, act(kind, to)), gain)


def _has_all(state: State, kind: str) -> bool:
    if kind == "hacienda":
        return bool(state.haciendas[state.active])
    return len(state.fincas[state.active]) == FINCAS


def _sites(scene: Scene) -> Iterator[tuple[str, str, Actions]]:
    taken = scene.state.built_on
    for source, paths in scene.paths.items():
        for to, path in paths.items():
            if to in OPEN_PLACES or to in taken:
                continue
            if not path or harmless(scene.here, 1, to):
                yield source, to, path


def _dams(scene: Scene) -> Iterator[Errand]:
    """Every bed that some figure can bring about, on the cheapest way."""
    state = scene.state
    if not state.hands[state.active]:
        return
    city = state.option("cityDams") == "yes"
    before = _watered(state, state.pieces)
    for border in state.pieces:
        if not may_dam(state.dams, border, city):
            continue
        path = _way_to(scene, border)
        if path is None:
            continue
        for chosen, pieces in beds(state.terrain, state.dams, state.pieces, border):
            flows = tuple(act("flow", way) for way in chosen)
            gain = _watered(state, pieces) - before - 10 * cost(path)
            yield Errand((*path, act("dam", border), *flows), gain)


def _way_to(scene: Scene, border: str) -> Actions | None:
    ways = [
        (cost(path), end, source, path)
        for source, paths in scene.paths.items()
        for end in (UPPER[border], LOWER[border])
        if end not in OPEN_PLACES
        for path in (paths.get(end),)
        if path is not None and (not path or harmless(scene.here, 1, end))
    ]
    return min(ways, key=lambda way: way[:3])[3] if ways else None


def _watered(state: State, pieces: tuple[str, ...]) -> int:
    """What water in a bed is worth to the active seat, against the others."""
    values = land_values(state.terrain, pieces, state.row)
    wet = irrigated(pieces)
    worth = 0
    for seat in range(state.seats):
        built = set(state.buildings(seat))
        held = set(state.figures[seat]) - OPEN_PLACES - built
        own = sum(values[hex_][0] for hex_ in held)
        own += sum(values[hex_][1] for hex_ in built) + 2 * WET * len(built & wet)
        worth += own if seat == state.active else -own // 2
    return worth
