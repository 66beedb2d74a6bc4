"""The board as tables: places, who is joined to whom, and the borders that can carry water.

Everything follows from where seven columns of hexes, two springs, two lakes and the city lie; the
tests compare it with the printed lists. Names sort in the order of the legal actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ribeira.core.grids.hexes import STEPS, Cell, step
from ribeira.games.dosrios.material import (
    CITY_HEIGHT,
    FRAME,
    LAKE_HEIGHT,
    SLOTS,
    TERRAIN_HEIGHT,
    TILES,
    Layout,
)

CITY, ROADS, LAKES = "CITY", ("ROADE", "ROADW"), ("LE", "LW")
SPRINGS = {"V": "SV", "M": "SM"}  # river → spring; the Verde is laid first
OPEN_PLACES = frozenset((CITY, *ROADS))  # any number of anybody's figures
MOUTHS = frozenset((CITY, *LAKES))

_COLUMNS = {"A": -3, "B": -3, "C": -3, "D": -4, "E": -4, "F": -5, "G": -6}  # r of row 1
HEX_CELLS: dict[str, Cell] = {
    f"{column}{row}": (q, top + row - 1)
    for q, (column, top) in enumerate(_COLUMNS.items(), -3)
    for row in range(1, 8)
}
HEXES = tuple(HEX_CELLS)
SPRING_CELLS: dict[str, Cell] = {"SV": (-2, -4), "SM": (2, -6)}
MOUTH_CELLS: dict[Cell, str] = {
    (-3, 4): "LW", (-2, 4): "LW", (-1, 4): "LW", (0, 3): CITY,
    (1, 3): "LE", (2, 2): "LE", (3, 1): "LE",
}  # fmt: skip
PLACES = tuple(sorted((*HEXES, *OPEN_PLACES)))
"""Where figures can stand."""

_AT: dict[Cell, str] = {cell: name for name, cell in HEX_CELLS.items()} | MOUTH_CELLS


def _down(cell: Cell) -> dict[str, str]:
    """The spaces that water can reach from a cell, by direction in the order of R-4.5."""
    below = {direction: _AT.get(step(cell, direction)) for direction in ("D", "DL", "DR")}
    return {direction: space for direction, space in below.items() if space}


_ENDS = {
    f"{space}:{direction}": (space, below)
    for space, cell in (HEX_CELLS | SPRING_CELLS).items()
    for direction, below in _down(cell).items()
}
BORDERS = tuple(sorted(_ENDS))
UPPER = {border: upper for border, (upper, _) in _ENDS.items()}
LOWER = {border: lower for border, (_, lower) in _ENDS.items()}
DOWN = {
    space: tuple(border for border in BORDERS if UPPER[border] == space)
    for space in (*HEXES, *SPRING_CELLS)
}
"""The borders below each space, in the order in which R-4.5 prefers them."""

HEXES_AT = {border: tuple(end for end in _ENDS[border] if end in HEX_CELLS) for border in BORDERS}
"""The one or two hexes at each border, the upper one first."""

BORDERS_OF = {hex_: tuple(b for b in BORDERS if hex_ in HEXES_AT[b]) for hex_ in HEXES}
"""All borders of a hex that can carry water, above and below it (R-7.2)."""

_ROAD_HEXES = {"ROADW": ("A4", "A5", "A6"), "ROADE": ("G4", "G5", "G6")}


def _joined(place: str) -> set[str]:
    if place == CITY:
        return {*ROADS, "C7", "D7", "E7"}
    if place in _ROAD_HEXES:
        return {CITY, *_ROAD_HEXES[place]}
    around = {_AT.get(step(HEX_CELLS[place], direction)) for direction in STEPS}
    roads = {road for road, hexes in _ROAD_HEXES.items() if place in hexes}
    return {near for near in around if near} - set(LAKES) | roads


NEIGHBOURS = {place: tuple(sorted(_joined(place))) for place in PLACES}


@lru_cache(maxsize=64)
def land(terrain: str) -> Mapping[str, str]:
    """Each hex's terrain; `terrain` holds the letters in the order of HEXES."""
    return dict(zip(HEXES, terrain, strict=True))


@lru_cache(maxsize=64)
def heights(terrain: str) -> Mapping[str, int]:
    """How high each place and each water lies (R-1.7)."""
    hexes = {hex_: TERRAIN_HEIGHT[letter] for hex_, letter in land(terrain).items()}
    return hexes | dict.fromkeys(OPEN_PLACES, CITY_HEIGHT) | dict.fromkeys(LAKES, LAKE_HEIGHT)


@lru_cache(maxsize=64)
def higher(terrain: str) -> Mapping[str, frozenset[str]]:
    """The neighbours that lie above each place."""
    height = heights(terrain)
    return {
        place: frozenset(near for near in around if height[near] > height[place])
        for place, around in NEIGHBOURS.items()
    }


def assemble(layout: Layout) -> str:
    """The terrain of all hexes when the tiles lie so (R-1.8, R-1.9)."""
    letters = dict(FRAME)
    for slot, (tile, turned) in zip(SLOTS, layout, strict=True):
        for corner, letter in enumerate(TILES[tile - 1]):
            letters[slot[(corner + turned) % 3]] = letter
    return "".join(letters[hex_] for hex_ in HEXES)
