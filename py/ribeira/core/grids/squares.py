"""An unbounded grid of square cells whose four quarters meet at the corners.

x grows eastward, y southward. Corner (x, y) is the north-west corner of cell (x, y). Quarters are
numbered 0 to 3: NW, NE, SE, SW.
"""

from __future__ import annotations

Cell = tuple[int, int]
Corner = tuple[int, int]
Quarter = tuple[int, int, int]
"""A cell's x and y, and the number of the quarter."""

QUARTERS = ("NW", "NE", "SE", "SW")


def neighbours(x: int, y: int) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells that share a side: north, east, south, west."""
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def corners_of(x: int, y: int) -> tuple[Corner, Corner, Corner, Corner]:
    """The corner that each quarter of the cell touches, by the quarter's number."""
    return (x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)


def cells_round(corner: Corner) -> tuple[Cell, Cell, Cell, Cell]:
    """The cells that meet at a corner, by the number of the quarter with which they touch it."""
    x, y = corner
    return (x, y), (x - 1, y), (x - 1, y - 1), (x, y - 1)


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """How many steps, straight or diagonal, lie between two cells or two corners."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def write_cell(cell: tuple[int, int]) -> str:
    """The name of a cell or a corner: `2,-1`."""
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> tuple[int, int]:
    x, _, y = text.partition(",")
    cell = int(x), int(y)
    if write_cell(cell) != text:
        raise ValueError(f"not a place on a square grid: {text!r}")
    return cell
