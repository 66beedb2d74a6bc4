"""Cells of the landscape and the construction track (C-10, C-13)."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.replace import replace
from ribeira.core.values import Action, Message, Refusal, msg
from ribeira.games.castelos.material import CELLS, COLUMNS
from ribeira.games.castelos.names import say_terrain
from ribeira.games.castelos.rules.events import ConstructionClaimed, Emit, LandscapeClaimed
from ribeira.games.castelos.rules.montes import worked
from ribeira.games.castelos.rules.state import (
    RESERVE,
    TRACK,
    CellTaken,
    Estate,
    State,
    Table,
    with_own,
)
from ribeira.games.castelos.rules.steps.sales import why_not_source
from ribeira.games.castelos.rules.trail import owned, sources, take_disc

RULES = {  # track → measure, exclusive cells, piece, number of cells in a turn
    "landscape": ("C-10.1", "C-10.2", "C-10.4", "C-10.3"),
    "construction": ("C-13.1", "C-13.2", "C-13.3", "C-13.3"),
}


def taken(estate: Estate, track: str) -> tuple[CellTaken, ...]:
    return estate.landscapes if track == "landscape" else estate.constructions


def amounts(table: Table, track: str) -> dict[str, int]:
    """Terrain → what the seat has of it (C-10.1, C-13.1)."""
    if track == "landscape":
        return owned(table.own)
    shown = worked(table, table.seat)
    return {terrain: shown.count(terrain) for terrain in set(shown)}


def is_open(table: Table, track: str, cell: CellTaken) -> bool:
    """C-10.2, C-13.2: the first cell of a column once for every seat, the others once in all."""
    if cell[1] == CELLS[track][0]:
        return cell not in taken(table.own, track)
    return all(cell not in taken(estate, track) for estate in table.estates)


def claimable(table: Table, track: str) -> Iterator[CellTaken]:
    """The cells within reach, but for the piece."""
    variant = table.variant
    if table.turn.claims and variant.one_claim:
        return
    have = amounts(table, track)
    used = {terrain for terrain, _ in taken(table.own, track)} if variant.one_per_type else set()
    for terrain in COLUMNS[track]:
        if have.get(terrain, 0) < CELLS[track][-1] or terrain in used:
            continue
        for value in CELLS[track]:
            if have[terrain] >= value and is_open(table, track, (terrain, value)):
                yield terrain, value


def payers(own: Estate) -> tuple[int, ...]:
    """Workers that may be spent: all in the territory, and the first of the reserve (C-13.3)."""
    workers = enumerate(own.workers)
    outside = tuple(n for n, worker in workers if worker not in (RESERVE, TRACK))
    return (own.workers.index(RESERVE), *outside) if RESERVE in own.workers else outside


def land_offers(state: State) -> Iterator[Action]:
    yield Action("turn.end")
    own = state.table.own
    for terrain, value in claimable(state.table, "landscape"):
        for source in sources(own, terrain):
            yield Action("land.claim", (terrain, value, source))


def cons_offers(state: State) -> Iterator[Action]:
    yield Action("turn.end")
    workers = payers(state.table.own)
    for terrain, value in claimable(state.table, "construction"):
        for worker in workers:
            yield Action("cons.claim", (terrain, value, worker))


def claim_landscape(state: State, emit: Emit, terrain: str, value: int, source: int) -> State:
    """C-10.1"""
    own = take_disc(state.table.own, source)
    own = replace(own, landscapes=(*own.landscapes, (terrain, value)))
    state = _claimed(state, own)
    emit(
        LandscapeClaimed(
            seat=state.table.seat, terrain=terrain, points=value, item="landscapes", source=source
        ),
        state,
    )
    return state


def claim_construction(state: State, emit: Emit, terrain: str, value: int, worker: int) -> State:
    """The worker counts for this cell and is gone for the next (C-13.3)."""
    own = state.table.own
    workers = (*own.workers[:worker], TRACK, *own.workers[worker + 1 :])
    own = replace(own, workers=workers, constructions=(*own.constructions, (terrain, value)))
    state = _claimed(state, own)
    emit(
        ConstructionClaimed(
            seat=state.table.seat,
            terrain=terrain,
            points=value,
            item="constructions",
            worker=worker,
        ),
        state,
    )
    return state


def _claimed(state: State, own: Estate) -> State:
    turn = state.table.turn
    return with_own(state, own, turn=replace(turn, claims=turn.claims + 1))


def why_not_claim(table: Table, track: str, terrain: str, value: int, piece: int) -> Refusal:
    measured, exclusive, paid, often = RULES[track]
    column = say_terrain(terrain)
    cell: dict[str, Message | int] = {"terrain": column, "value": value}
    own = taken(table.own, track)
    if terrain not in COLUMNS[track] or value not in CELLS[track]:
        return Refusal(msg("castelos.refusal.no_cell", **cell), measured)
    if table.turn.claims and table.variant.one_claim:
        return Refusal(msg("castelos.refusal.one_claim"), often)
    if (terrain, value) in own:
        return Refusal(msg("castelos.refusal.cell_yours", **cell), exclusive)
    if not is_open(table, track, (terrain, value)):
        return Refusal(msg("castelos.refusal.cell_taken", **cell), exclusive)
    if table.variant.one_per_type and any(other == terrain for other, _ in own):
        return Refusal(msg("castelos.refusal.one_per_type", terrain=column), often)
    have = amounts(table, track).get(terrain, 0)
    if have < value:
        return Refusal(msg("castelos.refusal.too_few", **cell, have=have), measured)
    if track == "landscape":
        return why_not_source(table.own, terrain, piece, paid)
    return _why_not_payer(table.own, piece, paid)


def _why_not_payer(own: Estate, worker: int, rule: str) -> Refusal:
    if own.workers[worker] == TRACK:
        return Refusal(msg("castelos.refusal.worker_spent", worker=worker), rule)
    first = own.workers.index(RESERVE)
    return Refusal(msg("castelos.refusal.other_worker", worker=worker, first=first), rule)
