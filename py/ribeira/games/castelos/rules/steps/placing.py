"""Laying a terrain tile (C-5)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain

from ribeira.core.grids.squares import Cell, Corner, cells_round, neighbours
from ribeira.core.kept import kept
from ribeira.core.replace import replace
from ribeira.core.values import Action, Refusal, msg
from ribeira.games.castelos.material import SHOWN, Quarters
from ribeira.games.castelos.names import say_cell
from ribeira.games.castelos.rules.events import Emit, Placed
from ribeira.games.castelos.rules.montes import Land, beside, filled, grown, joined, land
from ribeira.games.castelos.rules.state import State, Table, Tile, with_hand, without

Joining = dict[Cell, tuple[int, ...]]
"""Empty cells, and which quarters of a tile there would join a rock to another one."""


@kept
def joining(ground: Land, at_edges: bool) -> Joining:
    """Where a rock would join another one (C-5.2)."""
    found: Joining = {}
    for corner in ground.rocky:
        for cell, k in _joining_at(corner, ground.corners[corner], at_edges):
            found[cell] = (*found.get(cell, ()), k)
    return found


@lru_cache(maxsize=4096)
def _joining_at(corner: Corner, there: Quarters, at_edges: bool) -> tuple[tuple[Cell, int], ...]:
    cells = enumerate(cells_round(corner))
    return tuple((cell, k) for k, cell in cells if _is_joined(there, k, at_edges))


def _is_joined(there: Quarters, k: int, at_edges: bool) -> bool:
    """Whether a rock in the empty quarter k would lie edge to edge with another one, or
    (`rockJoins`) in one monte with it, also through other quarters."""
    others = beside(k) if at_edges else joined(filled(there, k, "rock"), k)
    return not there[k] and any(there[other] == "rock" for other in others)


def may_lie(table: Table, tile: str, cell: Cell, rotation: int) -> bool:
    """Whether the tile may lie so on an empty cell beside a tile (C-5.2)."""
    rocks = _rocks(tile)
    joins = joining(land(table.tiles), table.variant.edge_joins) if rocks else None
    return not joins or rocks[rotation] in joins.get(cell, ())


def placements(table: Table, tile: str) -> tuple[Action, ...]:
    """Every legal placement of one tile, sorted (C-5.1, C-5.2)."""
    ground, rocks, ways = land(table.tiles), _rocks(tile), _ways(tile)
    if rocks and (joins := joining(ground, table.variant.edge_joins)):
        there = [cell for cell in ground.frontier if cell in joins]
        return tuple(
            [
                way
                for cell in there
                for way, k in zip(ways[cell], rocks, strict=True)
                if k in joins[cell]
            ]
        )
    return tuple(chain.from_iterable(map(ways.__getitem__, ground.frontier)))


@cache
def _rocks(tile: str) -> tuple[int, ...]:
    """The quarter with the rock, by rotation; empty when the tile has none."""
    return tuple(shown.index("rock") for shown in SHOWN[tile] if "rock" in shown)


MOST_CELLS = 400
"""More than games reach."""


class _Ways(dict[Cell, tuple[Action, ...]]):
    """The four ways to lay a tile on a cell: the same ones again and again, turn after turn."""

    def __init__(self, tile: str) -> None:
        super().__init__()
        self.tile = tile

    def __missing__(self, cell: Cell) -> tuple[Action, ...]:
        if len(self) >= MOST_CELLS:
            self.clear()
        ways = (Action("tile.place", (self.tile, *cell, rotation)) for rotation in range(4))
        self[cell] = tuple(ways)
        return self[cell]


_ways = cache(_Ways)


def offers(state: State) -> tuple[Action, ...]:
    hand, table = state.hands[state.table.seat], state.table
    if len(hand) == 2:  # as mostly
        return placements(table, hand[0]) + placements(table, hand[1])
    return tuple(chain.from_iterable([placements(table, tile) for tile in hand]))


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
    where = say_cell((x, y))
    cells = land(table.tiles).cells
    if (x, y) in cells:
        return Refusal(msg("castelos.refusal.cell_full", cell=where), "C-5.1")
    if not any(cell in cells for cell in neighbours(x, y)):
        return Refusal(msg("castelos.refusal.not_adjacent", cell=where), "C-5.1")
    if any(may_lie(table, tile, (x, y), other) for other in range(4)):
        turn = msg("castelos.refusal.turn_rock", cell=where, rotation=rotation)
        return Refusal(turn, "C-5.2")
    return Refusal(msg("castelos.refusal.join_rock", cell=where), "C-5.2")
