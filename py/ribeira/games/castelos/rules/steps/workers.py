"""Adding, moving, laying and paying workers (C-11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from ribeira.core.grids.squares import Cell, Corner, cells_round, corners_of, neighbours
from ribeira.core.kept import kept
from ribeira.core.replace import replace
from ribeira.core.values import Action, Refusal, msg
from ribeira.games.castelos.material import GOLD
from ribeira.games.castelos.names import covered, say_cell, say_worker
from ribeira.games.castelos.rules.events import (
    Emit,
    Paid,
    WorkerAdded,
    WorkerEntered,
    WorkerLaid,
    WorkerStepped,
)
from ribeira.games.castelos.rules.montes import (
    Monte,
    land,
    lying,
    lying_at,
    monte_at,
    montes_of,
)
from ribeira.games.castelos.rules.state import (
    NOBODY,
    RESERVE,
    Castle,
    State,
    Table,
    Tile,
    Turn,
    Worker,
    on_table,
    with_own,
)

DONE, ADD = Action("move.done"), Action("worker.add")
LAY = tuple(Action("worker.lay", (k,)) for k in range(4))

Owed = Mapping[Monte, int]
"""Montes that cost something, and the price in mealhas."""


def owed(table: Table, seat: int) -> Owed:
    """A gold coin for every host, a seat with workers in the monte (C-11.8)."""
    estates = table.estates
    hosts = [estate.workers for estate in estates[:seat] + estates[seat + 1 :]]
    return _owed(table.tiles, *hosts)


@kept
def _owed(tiles: tuple[Tile, ...], *hosts: tuple[Worker, ...]) -> Owed:
    prices: dict[Monte, int] = {}
    for workers in hosts:
        for monte in montes_of(tiles, workers):
            prices[monte] = prices.get(monte, 0) + GOLD
    return prices


class Occupied(NamedTuple):
    """What may keep a worker from being laid: corners with a castle, those where others have
    workers, and the cells of which each corner is one or the other, which are few."""

    castles: frozenset[Corner]
    hosts: frozenset[Corner]
    cells: frozenset[Cell]


def occupied(table: Table) -> Occupied:
    """For the seat whose turn it is. Montes and prices are looked at only where it says so."""
    estates, seat = table.estates, table.seat
    hosts = [estate.workers for estate in estates[:seat] + estates[seat + 1 :]]
    return _occupied(table.castles, *hosts)


@kept
def _occupied(castles: tuple[Castle, ...], *hosts: tuple[Worker, ...]) -> Occupied:
    under = frozenset([castle.corner for castle in castles])
    theirs = frozenset[Corner]().union(*map(lying_at, hosts))
    either = under | theirs
    cells = [
        (x, y)
        for x, y in either
        if (x + 1, y) in either and (x, y + 1) in either and (x + 1, y + 1) in either
    ]
    return Occupied(under, theirs, frozenset(cells))


def ends(table: Table, there: Occupied, cell: Cell) -> list[int]:
    """The quarters of a tile on which a worker may be laid (C-11.6, C-11.8)."""
    found = []
    for k, corner in enumerate(corners_of(*cell)):
        if corner in there.castles:
            if table.variant.enter_castles:
                found.append(k)
        elif corner not in there.hosts or _can_pay(table, cell, k):
            found.append(k)
    return found


def _can_pay(table: Table, cell: Cell, k: int) -> bool:
    """C-11.8"""
    monte = monte_at(table, *cell, k)
    return monte is not None and owed(table, table.seat).get(monte, 0) <= table.own.mealhas


def can_end(table: Table, there: Occupied, cell: Cell, moves: int) -> bool:
    """Whether a worker that stands there finds a quarter within so many moves (C-11.9)."""
    if cell not in there.cells:
        return True  # as mostly
    cells = land(table.tiles).cells
    seen, edge = {cell}, {cell}
    while True:
        if any(ends(table, there, at) for at in edge):
            return True
        edge = {near for at in edge for near in neighbours(*at) if near in cells} - seen
        if not moves or not edge:
            return False
        seen |= edge
        moves -= 1


def start(worker: Worker) -> tuple[Cell, ...]:
    """The cells from which it walks (C-11.3, C-11.4)."""
    where, x, y, _ = worker
    return cells_round((x, y)) if where == "castle" else ((x, y),)


@lru_cache(maxsize=4096)
def near(worker: Worker, turn_in_place: bool) -> tuple[Cell, ...]:
    """Where one move may take it, if there are tiles, sorted (C-11.3, C-11.4; with `turnInPlace`
    also its own tile)."""
    where, x, y, _ = worker
    reached = {cell for at in start(worker) for cell in neighbours(*at)}
    return tuple(sorted(reached | {(x, y)} if where == "quarter" and turn_in_place else reached))


def can_add(table: Table, there: Occupied) -> bool:
    """C-11.1, before anything has moved; C-11.9 for the new worker, which may walk on."""
    turn = table.turn
    if turn.moved or RESERVE not in table.own.workers:
        return False
    return can_end(table, there, _placed(table), turn.moves + 1)


def offers(state: State) -> list[Action]:
    """Sorted, because the ways of a worker are sorted once and for all."""
    table = state.table
    there, walker = occupied(table), table.turn.walker
    if walker == NOBODY:
        found = [DONE, ADD] if can_add(table, there) else [DONE]
    else:
        _, x, y, _ = table.own.workers[walker]
        found = [LAY[k] for k in ends(table, there, (x, y))]
    return found + _steps(table, there) if table.turn.moves else found


def movable(table: Table) -> Iterator[int]:
    """The walker, or when none walks each worker that has not yet (C-11.5)."""
    walker = table.turn.walker
    return unmoved(table) if walker == NOBODY else iter((walker,))


def unmoved(table: Table) -> Iterator[int]:
    """Those that have not been added or moved and lie again (C-11.5)."""
    return (n for n in table.own.afield if n not in table.turn.moved)


def _steps(table: Table, there: Occupied) -> list[Action]:
    laid, few = land(table.tiles).cells, there.cells
    left, in_place = table.turn.moves - 1, table.variant.turn_in_place
    found: list[Action] = []
    for n in movable(table):
        steps = _steps_of(n, table.own.workers[n], in_place)
        found += [
            step
            for cell, step in steps
            if cell in laid and (cell not in few or can_end(table, there, cell, left))
        ]
    return found


@lru_cache(maxsize=4096)
def _steps_of(n: int, worker: Worker, turn_in_place: bool) -> tuple[tuple[Cell, Action], ...]:
    steps = [(cell, Action("worker.step", (n, *cell))) for cell in near(worker, turn_in_place)]
    return tuple(steps)


def begun(table: Table) -> Table:
    """C-11.2: the moves of the turn; a worker that is added brings one more."""
    return replace(table, turn=replace(table.turn, moves=len(table.own.afield)))


def _put(state: State, n: int, worker: Worker, turn: Turn) -> State:
    own = state.table.own
    own = replace(own, workers=(*own.workers[:n], worker, *own.workers[n + 1 :]))
    return with_own(state, own, turn=turn)


def add(state: State, emit: Emit) -> State:
    """C-11.1, C-11.2"""
    table = state.table
    n = table.own.workers.index(RESERVE)
    x, y = table.turn.placed
    turn = replace(table.turn, walker=n, moves=table.turn.moves + 1)
    state = _put(state, n, ("crossroads", x, y, 0), turn)
    emit(WorkerAdded(seat=table.seat, worker=n, x=x, y=y), state)
    return state


def step(state: State, emit: Emit, n: int, x: int, y: int) -> State:
    """C-11.3"""
    table = state.table
    turn = replace(table.turn, walker=n, moves=table.turn.moves - 1)
    state = _put(state, n, ("crossroads", x, y, 0), turn)
    emit(WorkerStepped(seat=table.seat, worker=n, x=x, y=y), state)
    return state


def lay(state: State, emit: Emit, k: int) -> State:
    """C-11.6, and the payment of C-11.8; with `enterCastles` also onto a castle, free of charge."""
    table = state.table
    n = table.turn.walker
    _, x, y, _ = table.own.workers[n]
    monte = monte_at(table, x, y, k)
    corner = corners_of(x, y)[k]
    down: Worker = ("castle", *corner, 0) if monte is None else ("quarter", x, y, k)
    moved = tuple(sorted((*table.turn.moved, n)))
    state = _put(state, n, down, replace(table.turn, walker=NOBODY, moved=moved))
    if monte is None:
        emit(WorkerEntered(seat=table.seat, worker=n, x=x, y=y, quarter=k), state)
        return state
    emit(WorkerLaid(seat=table.seat, worker=n, x=x, y=y, quarter=k), state)
    return _pay_hosts(state, emit, monte)


def _pay_hosts(state: State, emit: Emit, monte: Monte) -> State:
    """C-11.8"""
    payer = state.table.seat
    if monte[:2] not in occupied(state.table).hosts:
        return state
    for host in range(len(state.table.estates)):
        if host != payer and monte in lying(state.table, host):
            state = _give(_give(state, payer, -GOLD), host, GOLD)
            emit(Paid(seat=payer, to=host, mealhas=GOLD), state)
    return state


def _give(state: State, seat: int, mealhas: int) -> State:
    estates = state.table.estates
    richer = replace(estates[seat], mealhas=estates[seat].mealhas + mealhas)
    return on_table(state, estates=(*estates[:seat], richer, *estates[seat + 1 :]))


def why_not_add(table: Table) -> Refusal:
    turn = table.turn
    if RESERVE not in table.own.workers:
        return Refusal(msg("castelos.refusal.no_worker_in_reserve"), "C-11.1")
    if turn.moved or turn.walker != NOBODY:
        return Refusal(msg("castelos.refusal.add_first"), "C-11.1")
    return Refusal(msg("castelos.refusal.nowhere_to_lie", cell=say_cell(_placed(table))), "C-11.9")


def _placed(table: Table) -> Cell:
    x, y = table.turn.placed
    return x, y


def why_not_step(table: Table, n: int, x: int, y: int) -> Refusal:
    own, turn = table.own, table.turn
    if n >= len(own.workers):
        return Refusal(msg("castelos.refusal.no_such_worker", worker=say_worker(n)), "C-2.2")
    if n not in own.afield:
        return Refusal(msg("castelos.refusal.worker_away", worker=say_worker(n)), "C-1.11")
    if turn.walker not in (NOBODY, n):
        return Refusal(msg("castelos.refusal.lay_first", worker=say_worker(turn.walker)), "C-11.6")
    if n in turn.moved:
        return Refusal(msg("castelos.refusal.has_moved", worker=say_worker(n)), "C-11.5")
    if not turn.moves:
        return Refusal(msg("castelos.refusal.no_moves"), "C-11.2")
    return _why_not_cell(table, own.workers[n], (x, y))


def _why_not_cell(table: Table, worker: Worker, cell: Cell) -> Refusal:
    where = say_cell(cell)
    if cell not in land(table.tiles).cells:
        return Refusal(msg("castelos.refusal.no_tile", cell=where), "C-11.3")
    if cell not in near(worker, table.variant.turn_in_place):
        own_tile = worker[0] == "quarter" and cell == worker[1:3]
        if own_tile:
            return Refusal(msg("castelos.refusal.own_tile"), "C-11.7")
        return Refusal(msg("castelos.refusal.too_far", cell=where), "C-11.3")
    return Refusal(msg("castelos.refusal.nowhere_to_lie", cell=where), "C-11.9")


def why_not_lay(table: Table, k: int) -> Refusal:
    walker = table.turn.walker
    if walker == NOBODY:
        return Refusal(msg("castelos.refusal.nobody_stands"), "C-11.7")
    _, x, y, _ = table.own.workers[walker]
    monte = monte_at(table, x, y, k)
    if monte is None:
        return Refusal(covered((x, y), k), "C-11.6")
    price = owed(table, table.seat)[monte]
    have = table.own.mealhas
    return Refusal(msg("castelos.refusal.too_dear", price=price, have=have), "C-11.8")


def why_not_done(table: Table) -> Refusal:
    return Refusal(
        msg("castelos.refusal.lay_first", worker=say_worker(table.turn.walker)), "C-11.6"
    )
