"""The silent rival of the solo mode: it only lays tiles (C-17.2)."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.grids.squares import Cell
from ribeira.core.replace import replace
from ribeira.core.values import Action, Refusal, msg
from ribeira.games.castelos.names import say_cell
from ribeira.games.castelos.rules.events import Emit, RivalPlaced, RivalShifted
from ribeira.games.castelos.rules.montes import land
from ribeira.games.castelos.rules.state import State, Table, on_table
from ribeira.games.castelos.rules.steps.placing import lay, may_lie, placements, why_not_there


def busiest(table: Table) -> tuple[Cell, ...]:
    """The empty cells that touch most tiles."""
    touching = land(table.tiles).touching
    most = max(touching.values())
    return tuple(sorted([cell for cell, tiles in touching.items() if tiles == most]))


def offers(state: State) -> Iterator[Action]:
    return (Action("rival.place", cell) for cell in busiest(state.table))


def place(state: State, emit: Emit, x: int, y: int) -> State:
    """Face down first, then turned up as it lies; it moves only if its rock must join another."""
    tile, rest = state.rival[0], state.rival[1:]
    state = replace(state, rival=rest)
    if may_lie(state.table, tile, (x, y), 0):
        state = lay(state, (tile, x, y, 0))
    else:
        state = on_table(state, turn=replace(state.table.turn, face_up=tile))
    emit(RivalPlaced(tile=tile, x=x, y=y, left=len(rest)), state)
    return state


def shift_offers(state: State) -> Iterator[Action]:
    legal = placements(state.table, state.table.turn.face_up)
    return (Action("rival.shift", action.at[1:]) for action in legal)


def shift(state: State, emit: Emit, x: int, y: int, rotation: int) -> State:
    tile = state.table.turn.face_up
    state = lay(state, (tile, x, y, rotation))
    emit(RivalShifted(tile=tile, x=x, y=y, rotation=rotation), state)
    return state


def why_not_place(x: int, y: int) -> Refusal:
    most = msg("castelos.refusal.not_busiest", cell=say_cell((x, y)))
    return Refusal(most, "C-17.2")


def why_not_shift(table: Table, x: int, y: int, rotation: int) -> Refusal:
    return why_not_there(table, table.turn.face_up, x, y, rotation)
