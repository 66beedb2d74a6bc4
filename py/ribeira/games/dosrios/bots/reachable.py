"""What the active player can reach in the rest of the turn without chasing, and what a place is
worth to a figure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ribeira.core.values import Action
from ribeira.games.dosrios.board_map import CITY, NEIGHBOURS, OPEN_PLACES
from ribeira.games.dosrios.bots.weights import land_values
from ribeira.games.dosrios.material import FAST_COST, FIGURES_ON_A_HEX
from ribeira.games.dosrios.rules.moves.ground import Ground, ground
from ribeira.games.dosrios.rules.notation import action_of
from ribeira.games.dosrios.rules.state import State

Actions = tuple[Action, ...]
Paths = Mapping[str, Actions]
COSTS = {"step": 1, "chase1": 1, "chase2": 2, "fast": FAST_COST}


@dataclass(frozen=True, slots=True)
class Reach:
    """What the goals of one position have in common."""

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


def reach_of(state: State) -> Reach:
    here = ground(state)
    home = state.haciendas[state.active]
    return Reach(
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
    ride = action_of("fast", CITY, home)
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
                paths[to] = (*paths[source], action_of("step", source, to))
                reached.append(to)
    return paths


def _crowded(here: Ground, to: str) -> bool:
    full = here.own.get(to, 0) >= FIGURES_ON_A_HEX
    return here.strict and full and to not in OPEN_PLACES
