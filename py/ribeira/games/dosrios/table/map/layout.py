"""Where things lie on the drawn map: hexes, waters, city, roads and borders. A hex is 80 wide."""

from __future__ import annotations

from functools import cache
from math import atan2, degrees, sqrt

from ribeira.core.grids.hexes import Cell, centre, corners, step
from ribeira.games.dosrios.board_map import CITY, HEX_CELLS, SPRING_CELLS, UPPER

Point = tuple[float, float]

SIZE = 40
HALF = sqrt(3) / 2 * SIZE
"""Half of a hex's height."""

LEFT, TOP, WIDTH, HEIGHT = -268, -362, 536, 618
VIEW_BOX = f"{LEFT} {TOP} {WIDTH} {HEIGHT}"

CITY_CELL: Cell = (0, 3)
ROAD_SPOTS: dict[str, Point] = {"ROADW": (-245, -HALF), "ROADE": (245, -HALF)}
_CELLS = HEX_CELLS | SPRING_CELLS | {CITY: CITY_CELL}


@cache
def spot(space: str) -> Point:
    """The middle of a space."""
    return ROAD_SPOTS[space] if space in ROAD_SPOTS else _rounded(centre(_CELLS[space], SIZE))


@cache
def outline(space: str, size: float = SIZE) -> tuple[Point, ...]:
    """The corners of a hex; a smaller `size` lies inside it."""
    x, y = centre(_CELLS[space], SIZE)
    inner = centre(_CELLS[space], size)
    return tuple((a - inner[0] + x, b - inner[1] + y) for a, b in corners(_CELLS[space], size))


@cache
def below(border: str) -> Point:
    """The middle of the cell below a border; lakes have several."""
    return _rounded(centre(step(_CELLS[UPPER[border]], border.partition(":")[2]), SIZE))


@cache
def middle(border: str) -> Point:
    """The middle of a border."""
    (x, y), (u, v) = spot(UPPER[border]), below(border)
    return (x + u) / 2, (y + v) / 2


@cache
def course_angle(border: str) -> float:
    """Which way water crosses a border, in degrees; 90 is straight down."""
    (x, y), (u, v) = spot(UPPER[border]), below(border)
    return round(degrees(atan2(v - y, u - x)))


def _rounded(point: Point) -> Point:
    return round(point[0], 1), round(point[1], 1)
