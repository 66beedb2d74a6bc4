"""What the active player can reach in the rest of the turn without chasing, and what a place is
worth to a figure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ribeira.core.values import Action
from ribeira.games.dosrios.board_map import NEIGHBOURS, OPEN_PLACES
from ribeira.games.dosrios.bots.weights import land_values
from ribeira.games.dosrios.material import COSTS
from ribeira.games.dosrios.rules.moves.ground import Ground, ground
from ribeira.games.dosrios.rules.moves.move_requirements import Attempt, homeward
from ribeira.games.dosrios.rules.notation import action_of
from ribeira.games.dosrios.rules.state import State

Actions = tuple[Action, ...]
Paths = Mapping[str, Actions]
NO_WAY: Actions = ()


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
    ride = homeward(state, here)
    return Reach(
        state=state,
        here=here,
        paths={place: _reach(here, place, state.points, ride) for place in sorted(here.own)},
        values=land_values(state.terrain, state.pieces, state.row),
        built=frozenset(state.buildings(state.active)),
    )


def cost(actions: Actions) -> int:
    return sum(COSTS.get(action.verb, 0) for action in actions)


def _reach(here: Ground, place: str, points: int, ride: Attempt | None) -> Paths:
    """The cheapest way to every place that a figure can reach without chasing."""
    paths = _paths(here, place, points)
    if ride is None or place not in ride.sources:
        return paths
    action = action_of(ride.verb, place, ride.to)
    for to, path in _paths(here, ride.to, ride.left).items():
        if to not in paths or cost(paths[to]) > cost(path) + COSTS[ride.verb]:
            paths[to] = (action, *path)
    return paths


def _paths(here: Ground, place: str, points: int) -> dict[str, Actions]:
    closed, paths = here.closed, {place: NO_WAY}
    reached = [place]
    for _ in range(points):
        edge, reached = reached, []
        for source in edge:
            for to in NEIGHBOURS[source]:
                if to in paths or to in closed:
                    continue
                paths[to] = (*paths[source], action_of("step", source, to))
                reached.append(to)
    return paths
