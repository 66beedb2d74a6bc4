"""The silent rival of the solo mode: it only lays tiles (C-17.2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ribeira.core.grids.squares import Cell, neighbours, write_cell
from ribeira.core.values import Action, Event, Refusal, msg
from ribeira.games.castelos.rules.montes import land
from ribeira.games.castelos.rules.state import State, Table, Told, on_table
from ribeira.games.castelos.rules.steps.founding import after_placing
from ribeira.games.castelos.rules.steps.placing import lay, placements, why_not_there


def busiest(table: Table) -> tuple[Cell, ...]:
    """The empty cells that touch most tiles."""
    ground = land(table.tiles)
    touching = {
        cell: sum(near in ground.cells for near in neighbours(*cell)) for cell in ground.frontier
    }
    most = max(touching.values())
    return tuple(cell for cell in ground.frontier if touching[cell] == most)


def offers(state: State) -> Iterator[Action]:
    return (Action("rival.place", cell) for cell in busiest(state.table))


def place(state: State, x: int, y: int) -> Told:
    """Face down first, then turned up as it lies; it moves only if its rock must join another."""
    tile, rest = state.rival[0], state.rival[1:]
    state = replace(state, rival=rest)
    values = (("tile", tile), ("x", x), ("y", y), ("left", len(rest)))
    event = Event("rival_placed", values, "C-17.2", reveals=True)
    if Action("tile.place", (tile, x, y, 0)) not in placements(state.table.tiles, tile):
        turn = replace(state.table.turn, face_up=tile)
        return on_table(state, phase="shift", turn=turn), (event,)
    state, events = after_placing(replace(state, table=lay(state.table, (tile, x, y, 0))))
    return state, (event, *events)


def shift_offers(state: State) -> Iterator[Action]:
    legal = placements(state.table.tiles, state.table.turn.face_up)
    return (Action("rival.shift", action.at[1:]) for action in legal)


def shift(state: State, x: int, y: int, rotation: int) -> Told:
    tile = state.table.turn.face_up
    values = (("tile", tile), ("x", x), ("y", y), ("rotation", rotation))
    table = lay(state.table, (tile, x, y, rotation))
    state, events = after_placing(replace(state, table=table))
    return state, (Event("rival_shifted", values, "C-17.2"), *events)


def why_not_place(x: int, y: int) -> Refusal:
    most = msg("castelos.refusal.not_busiest", cell=write_cell((x, y)))
    return Refusal(most, "C-17.2")


def why_not_shift(table: Table, x: int, y: int, rotation: int) -> Refusal:
    return why_not_there(table, table.turn.face_up, x, y, rotation)
