"""Every action as a short phrase: what would be done, without who or why."""

from __future__ import annotations

from collections.abc import Callable

from ribeira.core.values import N_, Action, Message, msg
from ribeira.games.castelos.material import SHOWN
from ribeira.games.castelos.names import (
    say_castle,
    say_cell,
    say_counted,
    say_quarter,
    say_terrain,
    say_worker,
)
from ribeira.games.castelos.rules.state import FROM_RESERVE
from ribeira.games.castelos.rules.trail import face
from ribeira.games.castelos.words.phrases import say_points, say_shown

WHOLE = {  # actions without parts
    "bonus.decline": N_("castelos.board.do.decline"),
    "mode.disc": N_("castelos.action.mode.disc"),
    "mode.worker": N_("castelos.action.mode.worker"),
    "cyl.advance": N_("castelos.board.do.advance"),
    "mark.done": N_("castelos.action.mark.done"),
    "sell.skip": N_("castelos.action.sell.skip"),
    "worker.add": N_("castelos.board.do.add"),
    "move.done": N_("castelos.action.move.done"),
    "toll.pay": N_("castelos.board.do.toll"),
    "turn.end": N_("castelos.board.do.end"),
}


def say_action(action: Action) -> Message:
    if action.verb in WHOLE:
        return msg(WHOLE[action.verb])
    return SAYERS[action.verb](*action.at)


def _keep(card: str) -> Message:
    return msg("castelos.action.contract.keep", contract=say_counted(card))


def _start(side: str) -> Message:
    return msg("castelos.board.start", shown=say_shown(SHOWN[f"S{side}"][0]))


def _begin_trail(tile: str, side: str, turned: int) -> Message:
    return msg("castelos.action.trail.start", shown=say_shown(face((tile, side, turned))))


def _add(tile: str, side: str, turned: int) -> Message:
    return msg("castelos.action.trail.add", shown=say_shown(face((tile, side, turned))))


def _alter(slot: int, tile: str, side: str, turned: int) -> Message:
    shown = say_shown(face((tile, side, turned)))
    return msg("castelos.action.trail.alter", slot=slot + 1, shown=shown)


def _rival(x: int, y: int) -> Message:
    return msg("castelos.action.rival.place", cell=say_cell((x, y)))


def _shift(x: int, y: int, rotation: int) -> Message:
    return msg("castelos.action.rival.shift", cell=say_cell((x, y)), rotation=rotation)


def _place(tile: str, x: int, y: int, rotation: int) -> Message:
    shown = say_shown(SHOWN[tile][rotation])
    return msg("castelos.action.tile.place", cell=say_cell((x, y)), shown=shown)


def _found(x: int, y: int) -> Message:
    return msg("castelos.board.found", corner=say_cell((x, y)))


def _monte(x: int, y: int, k: int) -> Message:
    cell = say_cell((x, y))
    return msg("castelos.action.monte.choose", cell=cell, quarter=say_quarter(k))


def _mark(space: int) -> Message:
    return msg("castelos.action.disc.mark", space=space)


def _sell(castle: str, product: str, source: int) -> Message:
    names: dict[str, str | Message] = {
        "castle": say_castle(castle),
        "product": say_terrain(product),
    }
    return msg("castelos.action.sell", **names, disc=_disc(source))


def _claim_landscape(terrain: str, value: int, source: int) -> Message:
    points = say_points(value)
    disc = _disc(source)
    return msg("castelos.action.land.claim", terrain=say_terrain(terrain), points=points, disc=disc)


def _disc(source: int) -> Message:
    """Where a disc is taken from (C-9.4, C-10.4)."""
    if source == FROM_RESERVE:
        return msg("castelos.action.disc.reserve")
    return msg("castelos.action.disc.space", space=source)


def _claim_construction(terrain: str, value: int, worker: int) -> Message:
    cell: dict[str, Message] = {"terrain": say_terrain(terrain), "points": say_points(value)}
    return msg("castelos.action.cons.claim", **cell, worker=say_worker(worker))


def _step(worker: int, x: int, y: int) -> Message:
    return msg("castelos.action.worker.step", worker=say_worker(worker), cell=say_cell((x, y)))


def _lay(k: int) -> Message:
    return msg("castelos.action.worker.lay", quarter=say_quarter(k))


SAYERS: dict[str, Callable[..., Message]] = {
    "contract.keep": _keep,
    "start.face": _start,
    "trail.start": _begin_trail,
    "rival.place": _rival,
    "rival.shift": _shift,
    "tile.place": _place,
    "castle.found": _found,
    "monte.choose": _monte,
    "disc.mark": _mark,
    "trail.add": _add,
    "trail.alter": _alter,
    "sell": _sell,
    "land.claim": _claim_landscape,
    "worker.step": _step,
    "worker.lay": _lay,
    "cons.claim": _claim_construction,
}
