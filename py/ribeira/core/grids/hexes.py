"""Flat-topped hexes in axial coordinates (q, r), as on redblobgames.com: columns stand upright.

Which cells a board has, and what they are called, is in each game's own map.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt

Cell = tuple[int, int]

STEPS: dict[str, Cell] = {
    "D": (0, 1),
    "DL": (-1, 1),
    "DR": (1, 0),
    "U": (0, -1),
    "UL": (-1, 0),
    "UR": (1, -1),
}


def step(cell: Cell, direction: str) -> Cell:
    """The cell next to this one."""
    q, r = STEPS[direction]
    return cell[0] + q, cell[1] + r


def depth(cell: Cell) -> int:
    """How far south a cell lies, in half hexes: `D` adds 2, `DL` and `DR` add 1."""
    return 2 * cell[1] + cell[0]


def centre(cell: Cell, size: float) -> tuple[float, float]:
    """Where a cell's middle is drawn; `size` is from the middle to a corner."""
    q, r = cell
    return 1.5 * size * q, sqrt(3) * size * (r + q / 2)


def corners(cell: Cell, size: float) -> tuple[tuple[float, float], ...]:
    """The six corners, clockwise on the screen from the eastern one."""
    x, y = centre(cell, size)
    turns = (pi / 3 * corner for corner in range(6))
    return tuple((x + size * cos(turn), y + size * sin(turn)) for turn in turns)
