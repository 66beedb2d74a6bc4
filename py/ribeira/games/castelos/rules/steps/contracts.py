"""Contracts: what is measured, who earns them, and the end of the game (C-15, C-17.4)."""

from __future__ import annotations

from ribeira.core.replace import replace
from ribeira.games.castelos.material import (
    CONSTRUCTIONS,
    CONTRACTS,
    SOLO_GOALS,
)
from ribeira.games.castelos.rules.events import (
    ContractLost,
    ContractWon,
    Emit,
    Ended,
    Revealed,
    Scored,
)
from ribeira.games.castelos.rules.montes import worked
from ribeira.games.castelos.rules.score import SOURCES, points, ranking, winners
from ribeira.games.castelos.rules.state import NOBODY, Estate, State, Table, on_table
from ribeira.games.castelos.rules.steps.religion import moved_on
from ribeira.games.castelos.rules.trail import owned

Counts = tuple[int, ...]
"""A number of each seat."""


def measured(table: Table, seat: int) -> dict[str, int]:
    """How much the seat has of whatever contracts count (C-15.2)."""
    works = dict(zip(CONSTRUCTIONS, map(worked(table, seat).count, CONSTRUCTIONS), strict=True))
    return owned(table.estates[seat]) | works | {"castle": on_castles(table, seat)}


def on_castles(table: Table, seat: int) -> int:
    """Discs and workers."""
    discs = sum(seller == seat for castle in table.castles for _, seller in castle.discs)
    return discs + sum(worker[0] == "castle" for worker in table.estates[seat].workers)


def measures(table: Table, card: str) -> Counts:
    """How much of what the contract counts each seat has."""
    return _counts(card, _all_measured(table))


def _all_measured(table: Table) -> list[dict[str, int]]:
    return [measured(table, seat) for seat in range(len(table.estates))]


def _counts(card: str, have: list[dict[str, int]]) -> Counts:
    counted = CONTRACTS[card][0]
    return tuple(its.get(counted, 0) for its in have)


def leader(table: Table, card: str) -> int:
    """Who has won the contract, else who would."""
    return dict(table.awards).get(card, NOBODY) if table.phase == "over" else winner(table, card)


def winner(table: Table, card: str) -> int:
    return _winner(table, card, measures(table, card))


def _winner(table: Table, card: str, counts: Counts) -> int:
    """The seat with strictly most (C-15.2); nothing is a tie of all. Alone, it takes the goal."""
    if table.variant.solo:
        return 0 if counts[0] >= solo_goal(card) else NOBODY
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else NOBODY


def solo_goal(card: str) -> int:
    """C-17.4"""
    counted = CONTRACTS[card][0]
    with_workers = counted == "castle" or counted in CONSTRUCTIONS
    return SOLO_GOALS["workers" if with_workers else "trail"]


def finish(state: State, emit: Emit) -> State:
    """Reveal, award, score, rank (C-15.1)."""
    state = _reveal(state, emit)
    have = _all_measured(state.table)
    for card in (*state.table.contracts, *state.table.revealed):
        state = _award(state, emit, card, _counts(card, have))
    _emit_scores(state, emit)
    emit(Ended(ranking=ranking(state), winners=winners(state.table)), state)
    return state


def _reveal(state: State, emit: Emit) -> State:
    """C-15.2"""
    revealed = tuple(card for card in state.kept if card)
    if revealed:
        state = on_table(state, revealed=revealed)
        emit(Revealed(contracts=revealed), state)
    return state


def _award(state: State, emit: Emit, card: str, counts: Counts) -> State:
    """C-15.2; alone against a goal (C-17.4)."""
    table = state.table
    seat = _winner(table, card, counts)
    rule = "C-17.4" if table.variant.solo else "C-15.2"
    if seat == NOBODY:
        emit(ContractLost(contract=card, measures=counts, rule=rule), state)
        return state
    _, vp, bonus, amount = CONTRACTS[card]
    estates = tuple(
        _with_bonus(table, estate, bonus, amount) if at == seat else estate
        for at, estate in enumerate(table.estates)
    )
    state = on_table(state, estates=estates, awards=(*table.awards, (card, seat)))
    emit(
        ContractWon(
            contract=card,
            measures=counts,
            seat=seat,
            points=vp,
            item="contracts",
            bonus=bonus,
            amount=amount,
            rule=rule,
        ),
        state,
    )
    return state


def _with_bonus(table: Table, estate: Estate, bonus: str, amount: int) -> Estate:
    """C-15.3"""
    if bonus == "religion":
        return moved_on(table, estate, amount)
    return replace(estate, mealhas=estate.mealhas + amount)


def _emit_scores(state: State, emit: Emit) -> None:
    """The tracks, religion and wealth of every seat (C-15.4); contracts come one by one."""
    rows = [points(state.table, seat) for seat in range(len(state.table.estates))]
    for at, item in enumerate(SOURCES[1:], start=1):
        for seat, row in enumerate(rows):
            if vp := row[at]:
                emit(Scored(seat=seat, item=item, points=vp), state)
