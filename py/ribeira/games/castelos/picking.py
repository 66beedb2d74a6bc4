"""What an action of 6 Castelos is made of, in the names that the table's controls carry.

An action without parts is a button of its own. Bad at: telling actions of different phases apart;
only one phase is ever offered.
"""

from __future__ import annotations

from collections.abc import Callable

from ribeira.core.squaregrid import write_cell
from ribeira.core.values import Action
from ribeira.games.castelos.state import FROM_RESERVE

END = "slot-end"
"""The place where the next tile of the trail would lie."""


def hand_tile(tile: str) -> str:
    return f"hand-{tile}"


def cell(x: int, y: int) -> str:
    return f"cell-{write_cell((x, y))}"


def corner(x: int, y: int) -> str:
    return f"corner-{write_cell((x, y))}"


def quarter(x: int, y: int, k: int) -> str:
    return f"quarter-{write_cell((x, y))}-{k}"


def rotation(turns: int) -> str:
    return f"turn-{turns}"


def space(at: int) -> str:
    return f"space-{'reserve' if at == FROM_RESERVE else at}"


def trail_tile(tile: str) -> str:
    return f"unplaced-{tile}"


def way(face: str, turned: int) -> str:
    return f"way-{face}{turned}"


def slot(at: int) -> str:
    return f"slot-{at}"


def market(castle: str, product: str) -> str:
    return f"market-{castle}-{product}"


def track_cell(terrain: str, value: int) -> str:
    return f"track-{terrain}-{value}"


def worker(n: int) -> str:
    return f"worker-{n}"


def bed(k: int) -> str:
    """A quarter beside the worker that stands."""
    return f"lay-{k}"


PARTS: dict[str, Callable[..., tuple[str, ...]]] = {
    "contract.keep": lambda card: (f"contract-{card}",),
    "start.face": lambda face: (f"face-{face}",),
    "trail.start": lambda tile, face, turned: (trail_tile(tile), END, way(face, turned)),
    "trail.add": lambda tile, face, turned: (trail_tile(tile), END, way(face, turned)),
    "trail.alter": lambda n, tile, face, turned: (slot(n), trail_tile(tile), way(face, turned)),
    "rival.place": lambda x, y: (cell(x, y),),
    "rival.shift": lambda x, y, turns: (cell(x, y), rotation(turns)),
    "tile.place": lambda tile, x, y, turns: (hand_tile(tile), cell(x, y), rotation(turns)),
    "castle.found": lambda x, y: (corner(x, y),),
    "monte.choose": lambda x, y, k: (quarter(x, y, k),),
    "disc.mark": lambda at: (space(at),),
    "sell": lambda castle, product, at: (market(castle, product), space(at)),
    "land.claim": lambda terrain, value, at: (track_cell(terrain, value), space(at)),
    "worker.step": lambda n, x, y: (worker(n), cell(x, y)),
    "worker.lay": lambda k: (bed(k),),
    "cons.claim": lambda terrain, value, n: (track_cell(terrain, value), worker(n)),
}


def parts(action: Action) -> tuple[str, ...]:
    named = PARTS.get(action.verb)
    return named(*action.at) if named else ()
