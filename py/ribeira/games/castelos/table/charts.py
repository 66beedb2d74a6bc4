"""Charts of a finished game (6.2 of the rules file)."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.events import Event
from ribeira.core.match import Match, Step
from ribeira.core.values import Message, msg
from ribeira.games.castelos.material import CONTRACTS
from ribeira.games.castelos.names import say_castle, say_terrain
from ribeira.games.castelos.rules.events import Founded, Mode, Paid, Sold
from ribeira.games.castelos.rules.score import SOURCES, points, total
from ribeira.games.castelos.rules.state import NOBODY, State
from ribeira.games.castelos.rules.steps.contracts import winner
from ribeira.games.castelos.rules.steps.sales import income
from ribeira.games.castelos.terms import TERMS
from ribeira.kit.chart import (
    AnyChart,
    Cell,
    Chart,
    Mark,
    Name,
    Stack,
    Strip,
    added,
    by_columns,
    ends,
    events_of,
    over_time,
)

RICHEST = 30
"""Mealhas of a sale from which on its bubble is no larger."""

FASTEST = 8
"""Steps on the religion track in one turn from which on a cell is no darker."""

TURNS = {
    "disc": ("square", msg("castelos.chart.disc_turn")),
    "worker": ("dot", msg("castelos.chart.worker_turn")),
}
NO_TURN = ("outline", msg("castelos.chart.no_turn"))
FLAG = ("flag", msg("castelos.chart.founding"))
COIN = ("coin", msg("castelos.chart.payment"))


def charts(match: Match) -> tuple[AnyChart, ...]:
    table = match.state.table
    seats = len(table.estates)
    rounds = tuple(s for s in ends(match, lambda state: state.table.round) if s.table.round)
    numbers = tuple(str(state.table.round) for state in rounds)
    turns = _strip(match, seats, numbers)
    return (
        over_time(msg("castelos.chart.points"), rounds, _points, seats),
        Stack(
            msg("castelos.chart.sources"),
            numbers,
            tuple(map(TERMS.say_item, SOURCES)),
            tuple(tuple(_sources(state, seat) for state in rounds) for seat in range(seats)),
        ),
        Stack(
            msg("castelos.chart.trail"),
            numbers,
            (msg("castelos.chart.cylinder"), msg("castelos.chart.discs")),
            tuple(tuple(_owned(state, seat) for state in rounds) for seat in range(seats)),
        ),
        over_time(msg("castelos.chart.religion"), rounds, _religion, seats),
        over_time(msg("castelos.chart.workers"), rounds, _workers, seats),
        _sales(match, seats, numbers),
        turns,
        _steps(rounds, turns, seats),
        _turns(match, seats),
    )


def _points(state: State, seat: int) -> int:
    return total(state.table, seat)


def _sources(state: State, seat: int) -> tuple[int, ...]:
    """As the game would end here: contracts count for whoever leads in them."""
    table, (contracts, *others) = state.table, points(state.table, seat)
    if not table.awards:
        cards = (*table.contracts, *filter(None, state.kept))
        contracts = sum(CONTRACTS[card][1] for card in cards if winner(table, card) == seat)
    return contracts, *others


def _owned(state: State, seat: int) -> tuple[int, int]:
    """Spaces up to the cylinder, and those beyond it under discs."""
    estate = state.table.estates[seat]
    return estate.cylinder + 1, sum(mark > estate.cylinder for mark in estate.marks)


def _religion(state: State, seat: int) -> int:
    return state.table.estates[seat].religion


def _workers(state: State, seat: int) -> int:
    """Those in the territory."""
    return len(state.table.estates[seat].afield)


# Sales and turns, round by round


def _rounds(match: Match) -> Iterator[tuple[int, State, Step]]:
    """The place of the round, the state before the step, and the step."""
    for state, step in zip(match.states, match.past, strict=False):
        if state.table.round:
            yield state.table.round - 1, state, step


def _grid(seats: int, columns: int) -> list[list[Cell]]:
    return [[Cell()] * columns for _ in range(seats)]


def _put(cells: list[list[Cell]], seat: int, at: int, mark: Mark, says: Message) -> None:
    cell = cells[seat][at]
    cells[seat][at] = Cell((*cell.marks, mark), (*cell.says, says))


def _strip_of(
    title: Message,
    columns: tuple[Name, ...],
    cells: list[list[Cell]],
    key: tuple[tuple[str, Message], ...],
) -> Strip:
    return Strip(title, columns, tuple(map(tuple, cells)), key)


def _sales(match: Match, seats: int, columns: tuple[str, ...]) -> Strip:
    """Sales as full bubbles; hollow ones where a rival was quicker with goods that the seat had."""
    cells = _grid(seats, len(columns))
    for at, state, step in _rounds(match):
        for event in step.events:
            if isinstance(event, Sold):
                _put_sale(cells, at, state, event)
    key = (("dot", msg("castelos.chart.sold")), ("ring", msg("castelos.chart.lost")))
    return _strip_of(msg("castelos.chart.sales"), columns, cells, key)


def _put_sale(cells: list[list[Cell]], at: int, state: State, sale: Sold) -> None:
    market: dict[str, Message | str] = {
        "product": say_terrain(sale.product),
        "castle": say_castle(sale.castle),
    }
    for seat, estate in enumerate(state.table.estates):
        paid = income(estate, sale.product, sale.factor)
        size = min(1.0, paid / RICHEST)
        if seat == sale.seat:
            numbers = {"goods": sale.goods, "factor": sale.factor, "mealhas": paid}
            says = msg("castelos.chart.sale", **numbers, **market)
            _put(cells, seat, at, Mark("dot", size), says)
        elif paid:
            says = msg("castelos.chart.lost_sale", mealhas=paid, **market)
            _put(cells, seat, at, Mark("ring", size), says)


def _strip(match: Match, seats: int, columns: tuple[str, ...]) -> Strip:
    """What each turn was used for, with castles founded and payments received."""
    cells = _grid(seats, len(columns))
    for at, _, step in _rounds(match):
        for event in step.events:
            _put_turn(cells, at, event)
    shown = [[_with_turn(cell) for cell in row] for row in cells]
    key = (*TURNS.values(), NO_TURN, FLAG, COIN)
    return _strip_of(msg("castelos.chart.strip"), columns, shown, key)


def _with_turn(cell: Cell) -> Cell:
    """A turn that was neither of discs nor of workers gets a mark too."""
    if any(mark.shape in ("square", "dot") for mark in cell.marks):
        return cell
    shape, says = NO_TURN
    return Cell((Mark(shape, 0.7), *cell.marks), (says, *cell.says))


def _put_turn(cells: list[list[Cell]], at: int, event: Event) -> None:
    match event:
        case Mode():
            shape, says = TURNS[event.mode]
            _put(cells, event.seat, at, Mark(shape, 0.7), says)
        case Founded() if event.seat != NOBODY:
            _put(cells, event.seat, at, Mark(FLAG[0]), FLAG[1])
        case Paid():
            _put(cells, event.to, at, Mark(COIN[0]), COIN[1])


def _steps(rounds: tuple[State, ...], turns: Strip, seats: int) -> Strip:
    """What each worker turn brought on the religion track, and with how many workers."""
    cells = _grid(seats, len(rounds))
    for seat, row in enumerate(turns.rows):
        before = 0
        for at, (turn, state) in enumerate(zip(row, rounds, strict=True)):
            steps, before = _religion(state, seat) - before, _religion(state, seat)
            if any(mark.shape == "dot" for mark in turn.marks):
                says = msg("castelos.chart.steps", steps=steps, workers=_workers(state, seat))
                mark = Mark("up", min(1.0, steps / FASTEST))
                cells[seat][at] = Cell((mark,), (says,), f"+{steps}")
    return _strip_of(msg("castelos.chart.pace"), turns.columns, cells, ())


def _turns(match: Match, seats: int) -> Chart:
    modes = events_of(match, Mode)
    disc = ((event.seat, 1) for event in modes if event.mode == "disc")
    worker = ((event.seat, 1) for event in modes if event.mode == "worker")
    founded = ((event.seat, 1) for event in events_of(match, Founded))
    received = ((event.to, event.mealhas) for event in events_of(match, Paid))
    return by_columns(
        msg("castelos.chart.turns"),
        [
            (msg("castelos.chart.disc"), added(disc, seats)),
            (msg("castelos.chart.worker"), added(worker, seats)),
            (msg("castelos.chart.founded"), added(founded, seats)),
            (msg("castelos.chart.received"), added(received, seats)),
        ],
    )
