"""Laying a terrain tile (C-5)."""

from __future__ import annotations

from functools import cache, lru_cache

from ribeira.core.grids.squares import Cell, cells_round, neighbours, write_cell
from ribeira.core.replace import replace
from ribeira.core.values import Action, Refusal, msg
from ribeira.games.castelos.material import SHOWN, Quarters
from ribeira.games.castelos.rules.events import Emit, Placed
from ribeira.games.castelos.rules.montes import Land, beside, filled, grown, joined, land
from ribeira.games.castelos.rules.state import State, Table, Tile, with_hand, without

Place = tuple[Cell, int]
"""An empty cell, and the quarter of the tile there."""


@lru_cache(maxsize=256)
def joining(ground: Land, at_edges: bool) -> frozenset[Place]:
    """Where a rock would join another one (C-5.2)."""
    return frozenset(
        (cell, k)
        for corner, there in ground.corners.items()
        if "rock" in there
        for k, cell in enumerate(cells_round(corner))
        if not there[k] and _joins(there, k, at_edges)
    )


def _joins(there: Quarters, k: int, at_edges: bool) -> bool:
    """Whether a rock in quarter k lies edge to edge with another one, or (`rockJoins`) in one
    monte with it, also through other quarters."""
    others = beside(k) if at_edges else joined(filled(there, k, "rock"), k)
    return any(there[other] == "rock" for other in others)


def may_lie(table: Table, tile: str, cell: Cell, rotation: int) -> bool:
    """Whether the tile may lie so on an empty cell beside a tile (C-5.2)."""
    rocks = _rocks(tile)
    joins = joining(land(table.tiles), table.variant.edge_joins) if rocks else None
    return not joins or (cell, rocks[rotation]) in joins


def placements(table: Table, tile: str) -> tuple[Action, ...]:
    """Every legal placement of one tile, sorted (C-5.1, C-5.2)."""
    return _placements(land(table.tiles), tile, table.variant.edge_joins)


@lru_cache(maxsize=256)
def _placements(ground: Land, tile: str, at_edges: bool) -> tuple[Action, ...]:
    rocks = _rocks(tile)
    if rocks and (joins := joining(ground, at_edges)):
        places = sorted((cell, rocks.index(k)) for cell, k in joins)
        return tuple(_rotations(tile, cell)[rotation] for cell, rotation in places)
    return tuple(action for cell in ground.frontier for action in _rotations(tile, cell))


@cache
def _rocks(tile: str) -> tuple[int, ...]:
    """The quarter with the rock, by rotation; empty when the tile has none."""
    return tuple(shown.index("rock") for shown in SHOWN[tile] if "rock" in shown)


@lru_cache(maxsize=8192)
def _rotations(tile: str, cell: Cell) -> tuple[Action, ...]:
    """The four ways to lay a tile on a cell: the same ones again and again, turn after turn."""
    return tuple(Action("tile.place", (tile, *cell, rotation)) for rotation in range(4))


def offers(state: State) -> list[Action]:
    hand = state.hands[state.table.seat]
    return [action for tile in hand for action in placements(state.table, tile)]


def place(state: State, emit: Emit, tile: str, x: int, y: int, rotation: int) -> State:
    """C-5.1"""
    seat = state.table.seat
    state = with_hand(state, seat, without(state.hands[seat], tile))
    state = lay(state, (tile, x, y, rotation))
    emit(Placed(seat=seat, tile=tile, x=x, y=y, rotation=rotation), state)
    return state


def lay(state: State, tile: Tile) -> State:
    """A tile onto the table, from wherever it came."""
    return replace(state, table=with_tile(state.table, tile))


def with_tile(table: Table, tile: Tile) -> Table:
    turn = replace(table.turn, placed=tile[1:3], face_up="")
    return replace(table, tiles=grown(table.tiles, tile), turn=turn)


def why_not_place(state: State, tile: str, x: int, y: int, rotation: int) -> Refusal:
    if tile not in state.hands[state.table.seat]:
        return Refusal(msg("castelos.refusal.not_in_hand", tile=tile), "C-5.1")
    return why_not_there(state.table, tile, x, y, rotation)


def why_not_there(table: Table, tile: str, x: int, y: int, rotation: int) -> Refusal:
    """Why this tile may not lie there, whoever lays it (C-5.1, C-5.2)."""
    where = write_cell((x, y))
    cells = land(table.tiles).cells
    if (x, y) in cells:
        return Refusal(msg("castelos.refusal.cell_full", cell=where), "C-5.1")
    if not any(cell in cells for cell in neighbours(x, y)):
        return Refusal(msg("castelos.refusal.not_adjacent", cell=where), "C-5.1")
    if any(may_lie(table, tile, (x, y), other) for other in range(4)):
        turn = msg("castelos.refusal.turn_rock", cell=where, rotation=rotation)
        return Refusal(turn, "C-5.2")
    return Refusal(msg("castelos.refusal.join_rock", cell=where), "C-5.2")
