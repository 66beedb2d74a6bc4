"""Contracts: what is measured, who earns them, and the end of the game (C-15, C-17.4)."""

from __future__ import annotations

from dataclasses import replace

from ribeira.core.values import Event, Plain
from ribeira.games.castelos.material import (
    CONSTRUCTIONS,
    CONTRACTS,
    RELIGION,
    SOLO_GOALS,
)
from ribeira.games.castelos.rules.montes import worked
from ribeira.games.castelos.rules.score import SOURCES, points, ranking, winners
from ribeira.games.castelos.rules.state import NOBODY, Estate, State, Table, Told, on_table
from ribeira.games.castelos.rules.trail import owned


def measure(table: Table, card: str, seat: int) -> int:
    """How much of what the contract counts the seat has (C-15.2)."""
    counted = CONTRACTS[card][0]
    if counted == "castle":
        discs = sum(seller == seat for castle in table.castles for _, seller in castle.discs)
        return discs + sum(worker[0] == "castle" for worker in table.estates[seat].workers)
    if counted in CONSTRUCTIONS:
        return worked(table, seat).count(counted)
    return owned(table.estates[seat]).get(counted, 0)


def measures(table: Table, card: str) -> tuple[int, ...]:
    return tuple(measure(table, card, seat) for seat in range(len(table.estates)))


def winner(table: Table, card: str) -> int:
    """The seat with strictly most (C-15.2); nothing is a tie of all. Alone, it takes the goal."""
    counts = measures(table, card)
    if table.variant.solo:
        return 0 if counts[0] >= solo_goal(card) else NOBODY
    best = max(counts)
    return counts.index(best) if counts.count(best) == 1 else NOBODY


def solo_goal(card: str) -> int:
    """C-17.4"""
    counted = CONTRACTS[card][0]
    with_workers = counted == "castle" or counted in CONSTRUCTIONS
    return SOLO_GOALS["workers" if with_workers else "trail"]


def religion(table: Table, estate: Estate, steps: int) -> Estate:
    """Steps beyond the last space are lost (C-12.2)."""
    last = RELIGION[table.variant.side][-1]
    return replace(estate, religion=min(last, estate.religion + steps))


def finish(state: State) -> Told:
    """Reveal, award, score, rank (C-15.1)."""
    revealed = tuple(card for card in state.kept if card)
    events: tuple[Event, ...] = ()
    if revealed:
        events += (Event("revealed", (("contracts", revealed),), "C-15.2", reveals=True),)
    state = on_table(state, phase="over", revealed=revealed)
    state, told = _award(state, (*state.table.contracts, *revealed))
    events += told + _scored(state.table)
    values = (("ranking", ranking(state)), ("winners", winners(state.table)))
    return state, (*events, Event("ended", values, "C-15.5"))


def _award(state: State, cards: tuple[str, ...]) -> Told:
    events = []
    for card in cards:
        table = state.table
        seat = winner(table, card)
        values: tuple[tuple[str, Plain], ...] = (
            ("contract", card),
            ("measures", measures(table, card)),
        )
        if seat == NOBODY:
            events.append(Event("contract_lost", values, _rule(table)))
            continue
        _, vp, bonus, amount = CONTRACTS[card]
        values += (("seat", seat), ("points", vp), ("item", "contracts"))
        values += (("bonus", bonus), ("amount", amount))
        events.append(Event("contract_won", values, _rule(table)))
        estates = tuple(
            _with_bonus(table, estate, bonus, amount) if at == seat else estate
            for at, estate in enumerate(table.estates)
        )
        state = on_table(state, estates=estates, awards=(*table.awards, (card, seat)))
    return state, tuple(events)


def _rule(table: Table) -> str:
    return "C-17.4" if table.variant.solo else "C-15.2"


def _with_bonus(table: Table, estate: Estate, bonus: str, amount: int) -> Estate:
    """C-15.3"""
    if bonus == "religion":
        return religion(table, estate, amount)
    return replace(estate, mealhas=estate.mealhas + amount)


def _scored(table: Table) -> tuple[Event, ...]:
    """The tracks, religion and wealth of every seat (C-15.4); contracts were told one by one."""
    return tuple(
        Event("scored", (("seat", seat), ("item", item), ("points", vp)), "C-15.4")
        for item_at, item in enumerate(SOURCES[1:], start=1)
        for seat in range(len(table.estates))
        if (vp := points(table, seat)[item_at])
    )
