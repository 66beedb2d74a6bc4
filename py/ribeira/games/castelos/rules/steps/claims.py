"""Cells of the landscape and the construction track (C-10, C-13)."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.replace import replace
from ribeira.core.values import Action, Message, Refusal, msg
from ribeira.games.castelos.material import CELLS, COLUMNS
from ribeira.games.castelos.names import say_terrain, say_worker
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

END = Action("turn.end")
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


def holders(table: Table, track: str, cell: CellTaken) -> list[int]:
    """The seats that have claimed the cell."""
    return [seat for seat, estate in enumerate(table.estates) if cell in taken(estate, track)]


def is_gone(table: Table, track: str, cell: CellTaken) -> bool:
    """All but the first cell of a column can be claimed only once (C-10.2, C-13.2)."""
    return cell[1] != CELLS[track][0] and bool(holders(table, track, cell))


def open_values(table: Table, track: str, terrain: str, seat: int) -> list[int]:
    """The cells of a column that the seat may still claim, each once; with `sameTypeTwice` off
    only one of the column (C-10.3, C-13.3)."""
    mine = [value for column, value in taken(table.estates[seat], track) if column == terrain]
    if mine and table.variant.one_per_type:
        return []
    cells = [(terrain, value) for value in CELLS[track] if value not in mine]
    return [cell[1] for cell in cells if not is_gone(table, track, cell)]


def may_claim(table: Table) -> bool:
    """With `claimsPerTurn` only once in a turn (C-10.3, C-13.3)."""
    return not (table.turn.claims and table.variant.one_claim)


def claimable(table: Table, track: str) -> Iterator[CellTaken]:
    """The cells within reach, but for the piece."""
    if not may_claim(table):
        return
    have = amounts(table, track)
    for terrain in COLUMNS[track]:
        if have.get(terrain, 0) >= CELLS[track][-1]:
            for value in open_values(table, track, terrain, table.seat):
                if have[terrain] >= value:
                    yield terrain, value


def payers(own: Estate) -> tuple[int, ...]:
    """Workers that may be spent: all in the territory, and the first of the reserve (C-13.3)."""
    return (own.workers.index(RESERVE), *own.afield) if RESERVE in own.workers else own.afield


def land_offers(state: State) -> Iterator[Action]:
    yield END
    own = state.table.own
    for terrain, value in claimable(state.table, "landscape"):
        for source in sources(own, terrain):
            yield Action("land.claim", (terrain, value, source))


def cons_offers(state: State) -> Iterator[Action]:
    yield END
    for terrain, value in claimable(state.table, "construction"):
        for worker in payers(state.table.own):
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
    if not may_claim(table):
        return Refusal(msg("castelos.refusal.one_claim"), often)
    if (terrain, value) in own:
        return Refusal(msg("castelos.refusal.cell_yours", **cell), exclusive)
    if is_gone(table, track, (terrain, value)):
        return Refusal(msg("castelos.refusal.cell_taken", **cell), exclusive)
    if value not in open_values(table, track, terrain, table.seat):
        return Refusal(msg("castelos.refusal.one_per_type", terrain=column), often)
    have = amounts(table, track).get(terrain, 0)
    if have < value:
        return Refusal(msg("castelos.refusal.too_few", **cell, have=have), measured)
    if track == "landscape":
        return why_not_source(table.own, terrain, piece, paid)
    return _why_not_payer(table.own, piece, paid)


def _why_not_payer(own: Estate, worker: int, rule: str) -> Refusal:
    if own.workers[worker] == TRACK:
        return Refusal(msg("castelos.refusal.worker_spent", worker=say_worker(worker)), rule)
    first = own.workers.index(RESERVE)
    said = {"worker": say_worker(worker), "first": say_worker(first)}
    return Refusal(msg("castelos.refusal.other_worker", **said), rule)
