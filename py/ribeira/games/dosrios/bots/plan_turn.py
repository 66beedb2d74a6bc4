"""Plans whole turns: goals one after another, the best few positions kept at every depth.

A position that is reached in several ways counts once, with the most points left; each plan
remembers the actions with which it may begin.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from heapq import nlargest

from ribeira.core.game import after
from ribeira.core.replace import replace
from ribeira.core.values import Action
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.bots.plan_goals import goals
from ribeira.games.dosrios.bots.reachable import Actions
from ribeira.games.dosrios.bots.weights import Worth, judged
from ribeira.games.dosrios.rules.legal import legal_actions
from ribeira.games.dosrios.rules.moves.ground import ground
from ribeira.games.dosrios.rules.notation import action_of
from ribeira.games.dosrios.rules.state import State
from ribeira.kit.advice import Sliced

WIDTH, DEPTH = 5, 5
TRIED = (8, 4, 4, 4)  # walks, chases, buildings, dams
TOGETHER = 8  # goals found between two yield points
UNREST = -400  # figures stand where they may not stay
EFFORT = 4  # Rio for each point left: a detour is never free


@dataclass(frozen=True, slots=True)
class Plan:
    """Where some actions lead, and what that is worth if the turn ends there."""

    firsts: frozenset[Action]
    state: State
    worth: Worth

    @property
    def rank(self) -> int:
        return sum(self.worth)


def best_plans(state: State, legal: Actions) -> Sliced[dict[Action, Worth]]:
    """The best turn that begins with each of the legal actions."""
    seat = state.active
    best: dict[Action, Plan] = {}
    started: list[Plan] = []
    for action in legal:
        for plan in _started(state, seat, action):
            started.append(plan)
            yield
    _note(best, started)
    layer = started if state.bed else [_plan(frozenset(), state, seat)]
    known = {_position(plan.state): plan.state.points for plan in layer}
    for _ in range(DEPTH):
        layer = yield from _deeper(layer, known, seat)
        _note(best, layer)
    return {action: best[action].worth for action in legal}


def _note(best: dict[Action, Plan], plans: Iterable[Plan]) -> None:
    for plan in plans:
        for first in plan.firsts:
            if first not in best or best[first].rank < plan.rank:
                best[first] = plan


def _started(state: State, seat: int, action: Action) -> Iterator[Plan]:
    """That action alone, with every bed that may follow."""
    firsts = frozenset((action,))
    if action == action_of("end"):
        yield _plan(firsts, state, seat)
        return
    for settled in _settled(after(rules, state, seat, action)):
        yield _plan(firsts, settled, seat)


def _settled(state: State) -> Iterator[State]:
    if not state.bed:
        yield state
        return
    for action in legal_actions(state, state.active):
        yield from _settled(after(rules, state, state.active, action))


def _plan(firsts: frozenset[Action], state: State, seat: int) -> Plan:
    worth = judged(state, seat)._replace(effort=EFFORT * state.points)
    if not state.winners and ground(state).offending:
        worth = worth._replace(unrest=UNREST)
    return Plan(firsts, state, worth)


def _deeper(layer: list[Plan], known: dict[object, int], seat: int) -> Sliced[list[Plan]]:
    """The positions one goal further on from the best of the layer, the new ones only."""
    found: dict[object, Plan] = {}
    for plan in nlargest(WIDTH, layer, key=lambda plan: plan.rank):
        if plan.state.winners:
            continue
        for actions in (yield from _promising(plan.state)):
            done = _done(plan.state, seat, actions)
            firsts = plan.firsts or frozenset(actions[:1])
            _keep(found, known, firsts, done)
            yield
    return list(found.values())


def _keep(
    found: dict[object, Plan], known: dict[object, int], firsts: frozenset[Action], done: State
) -> None:
    position = _position(done)
    if known.get(position, -1) > done.points:
        return
    other = found.get(position)
    if other and other.state.points == done.points:
        found[position] = replace(other, firsts=other.firsts | firsts)
    elif known.get(position, -1) < done.points:
        known[position] = done.points
        found[position] = _plan(firsts, done, done.active)


def _position(state: State) -> object:
    """Equal for plans that lead to the same position, whatever points are left."""
    return state.figures, state.pieces, state.dams, state.fincas, state.haciendas


def _promising(state: State) -> Sliced[list[Actions]]:
    chosen: list[Actions] = []
    for most, kind in zip(TRIED, goals(state), strict=True):
        found = []
        for goal in kind:
            found.append(goal)
            if len(found) % TOGETHER == 0:
                yield
        best = nlargest(most, found, key=lambda goal: goal.gain)
        chosen += [goal.actions for goal in best]
        yield
    return chosen


def _done(state: State, seat: int, actions: Actions) -> State:
    for action in actions:
        if state.winners:
            break
        state = after(rules, state, seat, action)
    return state
