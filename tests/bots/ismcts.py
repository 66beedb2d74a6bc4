"""A general searcher, to measure ours by: it knows the rules' contract and nothing of any game.

Information set Monte Carlo tree search: draw a state that fits the sight, walk down by upper
confidence bounds with a node for everything that a seat may see, play on at random, and count who
leads. From `py/`: `--seats strong,../tests/bots/ismcts.py --seconds 0.3`, or `--rounds 10` for a
thousand simulations a choice.
"""

from functools import cache
from math import log, sqrt

from ribeira.bots.bot import Choice
from ribeira.core import chance as draw
from ribeira.core.game import after
from ribeira.games import registry

BATCH = 100  # simulations between two choices
EXPLORE = 0.7
PLAYOUT = 120  # actions at random, then whoever leads wins: games of random moves may never end


@cache
def rules_of(kind):
    return next(r for r in map(registry.rules, registry.game_ids()) if r.Sight is kind)


class Node:
    """What a seat has tried where it saw this: visits and gains by action."""

    def __init__(self, legal):
        self.untried = list(legal)
        self.tried = {}

    def choose(self, chance):
        if self.untried:
            place, chance = draw.below(chance, len(self.untried))
            return self.untried.pop(place), chance
        known = log(1 + sum(visits for visits, _ in self.tried.values()))
        best = max(self.tried, key=lambda action: self._bound(action, known))
        return best, chance

    def _bound(self, action, known):
        visits, gains = self.tried[action]
        return gains / visits + EXPLORE * sqrt(known / visits)

    def learn(self, action, gain):
        visits, gains = self.tried.get(action, (0, 0.0))
        self.tried[action] = visits + 1, gains + gain


class Bot:
    def think(self, sight, legal, chance):
        if len(legal) == 1:
            yield Choice(legal[0])
            return
        rules = rules_of(type(sight))
        root = Node(legal)
        nodes = {(sight.seat, sight): root}
        simulations = 0
        while True:
            state, chance = rules.guess(seen=sight, chance=chance)
            state = rules.unseal(state=state, seat=sight.seat)
            chance = simulate(rules, state, root, sight.seat, nodes, chance)
            simulations += 1
            ready = simulations % BATCH == 0
            yield Choice(max(legal, key=lambda a: root.tried.get(a, (0, 0)))) if ready else None


def simulate(rules, state, root, seat, nodes, chance):
    """One game: down the tree to its first new node, then at random."""
    path = []
    node = root
    while node:
        action, chance = node.choose(chance)
        path.append((node, seat, action))
        state = after(rules, state, seat, action)
        seats = rules.to_act(state=state)
        if not seats:
            break
        seat = seats[0]
        seen = seat, rules.sight(state=state, seat=seat)
        node = nodes.get(seen)
        if node is None:
            nodes[seen] = Node(rules.legal_actions(state=state, seat=seat))
    state, chance = at_random(rules, state, chance)
    gains = gained(rules, state)
    for node, seat, action in path:
        node.learn(action, gains[seat])
    return chance


def at_random(rules, state, chance):
    for _ in range(PLAYOUT):
        seats = rules.to_act(state=state)
        if not seats:
            break
        legal = rules.legal_actions(state=state, seat=seats[0])
        action, chance = draw.pick(chance, legal)
        state = after(rules, state, seats[0], action)
    return state, chance


def gained(rules, state):
    """Each seat's share of the first place; before the end, of the greatest score."""
    points = [score.total for score in rules.scores(state=state)]
    if rules.to_act(state=state):
        first = [seat for seat, own in enumerate(points) if own == max(points)]
    else:
        first = rules.winning(state=state)
    return [1 / len(first) if seat in first else 0.0 for seat in range(len(points))]
