"""Worker turns: who walks where, what it costs, what it counts (C-11 to C-13).

Workers walk one after another, the best few sets of montes kept after each. That a worker leaves a
monte so that another one may take its place more cheaply is not considered.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import nlargest

from ribeira.core.grids.squares import Cell, neighbours
from ribeira.core.replace import replace
from ribeira.games.castelos.bots.holdings import Judge
from ribeira.games.castelos.bots.montes_seen import Ground, Show, ground_of, look, lying_shows
from ribeira.games.castelos.bots.prices import summed
from ribeira.games.castelos.bots.weights import WORKER_TURN, Holdings, Worth
from ribeira.games.castelos.material import GOLD
from ribeira.games.castelos.rules.montes import Monte
from ribeira.games.castelos.rules.state import NOBODY, RESERVE, Table, Worker
from ribeira.games.castelos.rules.steps.workers import Owed, owed, start, unmoved

WIDTH, DEPTH, TRIED = 3, 3, 8
GIFT = -20  # a gold coin in a rival's hands

Spot = tuple[int, Monte, Show, int]
"""Somewhere to lie: moves, monte, what it shows, price."""


@dataclass(frozen=True, slots=True)
class Party:
    """Workers on their way: where they lie, who may walk now, who then, moves left, money paid."""

    lying: tuple[tuple[int, Monte, Show], ...]
    walkers: tuple[tuple[int, Worker], ...]
    waiting: tuple[tuple[int, Worker], ...]
    moves: int
    paid: int
    afield: int
    reserve: int
    adds: bool = False


def best_moves(table: Table, judge: Judge, held: Holdings, depth: int = DEPTH) -> Worth:
    """The worker turn at its best from here."""
    ground, prices = ground_of(table), owed(table, table.seat)
    layer = list(_parties(table, ground))
    at_rest = [party for party in layer if table.turn.walker == NOBODY and not party.adds]
    best = [_judged(party, judge, held) for party in at_rest]
    seen: set[object] = set()
    for _ in range(depth):
        walked = (after for party in layer for after in _walks(party, ground, prices, held))
        found = [(*_judged(after, judge, held), after) for after in _new(walked, seen)]
        found = nlargest(WIDTH, found, key=lambda judged: judged[0])
        best += [judged[:2] for judged in found]
        layer = [judged[2] for judged in found]
    return max(best)[1] if best else judge.worth(held, WORKER_TURN)


def _new(parties: Iterator[Party], seen: set[object]) -> Iterator[Party]:
    """Those whose montes, moves and money have not come up before."""
    for party in parties:
        key = (frozenset(monte for _, monte, _ in party.lying), party.moves, party.paid)
        if key not in seen:
            seen.add(key)
            yield party


def _parties(table: Table, ground: Ground) -> Iterator[Party]:
    """Who may walk: the one that stands, or everybody, or first the one that is added."""
    own, turn = table.own, table.turn
    lying = tuple(
        (n, *monte)
        for n, worker in enumerate(own.workers)
        for monte in lying_shows(ground, (worker,)).items()
    )
    free = tuple((n, own.workers[n]) for n in unmoved(table))
    reserve, afield = own.workers.count(RESERVE), len(own.afield)
    if turn.walker != NOBODY:
        stood = ((turn.walker, own.workers[turn.walker]),)
        waiting = tuple(other for other in free if other[0] != turn.walker)
        yield Party(lying, stood, waiting, turn.moves, 0, afield, reserve)
        return
    yield Party(lying, free, free, turn.moves, 0, afield, reserve)
    if reserve and not turn.moved:
        n = own.workers.index(RESERVE)
        x, y = turn.placed
        added = ((n, ("crossroads", x, y, 0)),)
        yield Party(lying, added, free, turn.moves + 1, 0, afield + 1, reserve - 1, adds=True)


def _walks(party: Party, ground: Ground, prices: Owed, held: Holdings) -> Iterator[Party]:
    """Each worker that may walk, to the most promising of the montes in its reach."""
    for n, worker in party.walkers:
        spots = reached(ground, worker, party.moves, prices)
        rest = tuple(other for other in party.lying if other[0] != n)
        around = {monte for _, monte, _ in rest}
        money = held.mealhas - party.paid
        spots = [spot for spot in spots if spot[3] <= money and spot[1] not in around]
        for moves, monte, show, price in nlargest(TRIED, spots, key=_promise):
            waiting = tuple(other for other in party.waiting if other[0] != n)
            yield replace(
                party,
                lying=(*rest, (n, monte, show)),
                walkers=waiting,
                waiting=waiting,
                moves=party.moves - moves,
                paid=party.paid + price,
            )


def _promise(spot: Spot) -> tuple[int, int, Monte]:
    """A guess at what a monte is worth, before it is weighed."""
    moves, monte, (built, chapels, open_quarters), price = spot
    return 10 * sum(built) + 12 * chapels + open_quarters - 4 * moves - 8 * price, -moves, monte


def reached(ground: Ground, worker: Worker, moves: int, prices: Owed) -> list[Spot]:
    """Every monte where the worker may come to lie, by the shortest way."""
    found: dict[Monte, Spot] = {}
    edge = set(start(worker))
    seen = set(edge)
    for walked in range(moves + 1):
        if walked or worker[0] == "crossroads":
            _note(ground, edge, walked, prices, found)
        if walked < moves:
            edge = _beyond(ground, edge) - seen
            seen |= edge
    return list(found.values())


def _note(
    ground: Ground, edge: set[Cell], walked: int, prices: Owed, found: dict[Monte, Spot]
) -> None:
    for x, y in edge:
        for k in range(4):
            spot = look(ground, x, y, k)
            if spot is not None and spot[0] not in found:
                found[spot[0]] = (walked, *spot, prices.get(spot[0], 0))


def _beyond(ground: Ground, edge: set[Cell]) -> set[Cell]:
    cells = ground.land.cells
    return {near for cell in edge for near in neighbours(*cell) if near in cells}


def _judged(party: Party, judge: Judge, held: Holdings) -> tuple[int, Worth]:
    montes = {monte: show for _, monte, show in party.lying}
    built, chapels, open_quarters = summed(tuple(montes.values()))
    now = held._replace(
        mealhas=held.mealhas - party.paid,
        built=built,
        chapels=chapels,
        open_quarters=open_quarters,
        afield=party.afield,
        reserve=party.reserve,
    )
    worth = judge.worth(now, WORKER_TURN)
    worth = worth._replace(rivals=party.paid // GOLD * GIFT)
    return sum(worth), worth
