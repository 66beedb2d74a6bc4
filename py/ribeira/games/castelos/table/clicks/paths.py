"""The clicks that an action is made of, as names of the table's controls.

Only actions of one phase are ever offered together, so a name need not tell phases apart.
"""

from __future__ import annotations

from collections.abc import Callable

from ribeira.core.grids.squares import write_cell
from ribeira.core.values import N_, Action
from ribeira.games.castelos.rules.state import FROM_RESERVE
from ribeira.kit.clicks import Clicked

__all__ = ["BUTTONS", "NEXT", "STEPWISE", "parts", "paths"]


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


STEPWISE = frozenset({"tile.place", "rival.shift", "trail.start"})
"""Verbs that clicks alone never carry out, even when nothing is left to choose: the tile is looked
at as it would lie, and a button with the whole action lays it."""

BUTTONS = frozenset(
    {
        "worker.add", "cyl.advance", "toll.pay", "mode.disc", "mode.worker", "bonus.decline",
        "mark.done", "move.done", "sell.skip", "turn.end",
    }
)  # fmt: skip
"""Verbs that a button of their own names: one press does them."""

NEXT = {  # by verb and clicks so far
    ("tile.place", 1): N_("castelos.next.cell"),
    ("tile.place", 2): N_("castelos.next.turn"),
    ("tile.place", 3): N_("castelos.next.turn"),
    ("rival.shift", 1): N_("castelos.next.turn"),
    ("rival.shift", 2): N_("castelos.next.turn"),
    ("trail.start", 1): N_("castelos.next.first"),
    ("trail.start", 2): N_("castelos.next.first"),
    ("trail.add", 1): N_("castelos.next.way"),
    ("trail.alter", 1): N_("castelos.next.exchange"),
    ("trail.alter", 2): N_("castelos.next.way"),
    ("sell", 1): N_("castelos.next.disc"),
    ("land.claim", 1): N_("castelos.next.disc"),
    ("worker.step", 1): N_("castelos.next.crossroads"),
    ("cons.claim", 1): N_("castelos.next.worker"),
}
"""What is asked on the way to an action that takes several clicks."""

PARTS: dict[str, Callable[..., Clicked]] = {
    "contract.keep": lambda card: (f"contract-{card}",),
    "start.face": lambda face: (f"face-{face}",),
    "trail.start": lambda tile, face, turned: (trail_tile(tile), way(face, turned)),
    "trail.add": lambda tile, face, turned: (trail_tile(tile), way(face, turned)),
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


def parts(action: Action) -> Clicked:
    """The names of an action in the usual order; a button of its own has none but its verb."""
    named = PARTS.get(action.verb)
    return named(*action.at) if named else (action.verb,)


def paths(action: Action) -> tuple[Clicked, ...]:
    """Every order in which the action can be clicked; an exchange may begin with either tile."""
    named = parts(action)
    if action.verb == "trail.alter":
        here, tile, laid = named
        return named, (tile, here, laid)
    return (named,)
