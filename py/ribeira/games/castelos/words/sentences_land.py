"""What happens on the territory, in sentences: tiles, castles, workers (C-5, C-6, C-11)."""

from __future__ import annotations

from typing import assert_never

from ribeira.core.grids.squares import write_cell
from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import Names
from ribeira.games.castelos.material import SHOWN
from ribeira.games.castelos.names import say_castle, say_quarter
from ribeira.games.castelos.rules.events import (
    CastleEvent,
    Climbed,
    Founded,
    NextCastle,
    Paid,
    Placed,
    RivalPlaced,
    RivalShifted,
    StartLaid,
    TileEvent,
    WorkerAdded,
    WorkerEntered,
    WorkerEvent,
    WorkerLaid,
    WorkerStepped,
)
from ribeira.games.castelos.rules.state import NOBODY
from ribeira.games.castelos.words.phrases import say_markets, say_shown


def say_tile_event(event: TileEvent, names: Names) -> Message:
    match event:
        case StartLaid():
            shown = say_shown(SHOWN[f"S{event.face}"][0])
            return msg("castelos.event.start_laid", name=names[event.seat], shown=shown)
        case Placed():
            shown = say_shown(SHOWN[event.tile][event.rotation])
            name, cell = names[event.seat], write_cell((event.x, event.y))
            return msg("castelos.event.placed", name=name, cell=cell, shown=shown)
        case RivalPlaced():
            shown, cell = say_shown(SHOWN[event.tile][0]), write_cell((event.x, event.y))
            return plural("castelos.event.rival_placed", event.left, cell=cell, shown=shown)
        case RivalShifted():
            return msg("castelos.event.rival_shifted", cell=write_cell((event.x, event.y)))
        case _:
            assert_never(event)


def say_castle_event(event: CastleEvent, names: Names) -> Message:
    match event:
        case Founded():
            return _say_founded(event, names)
        case Climbed():
            castle = say_castle(event.castle)
            return msg("castelos.event.climbed", name=names[event.seat], castle=castle)
        case NextCastle():
            return msg("castelos.event.next_castle", castle=say_markets(event.castle))
        case _:
            assert_never(event)


def _say_founded(event: Founded, names: Names) -> Message:
    values: dict[str, int | str] = {
        "castle": say_castle(event.castle),
        "corner": write_cell((event.x, event.y)),
        "factor": event.factor,
        "buildings": event.factor - 1,
    }
    if event.seat == NOBODY:
        return msg("castelos.event.founded.rival", **values)
    return msg("castelos.event.founded", name=names[event.seat], **values)


def say_worker_event(event: WorkerEvent, names: Names) -> Message:
    match event:
        case Paid():
            name, host = names[event.seat], names[event.to]
            return plural("castelos.event.paid", event.mealhas, name=name, host=host)
        case WorkerAdded():
            return msg("castelos.event.worker_added", **_worker(event, names))
        case WorkerStepped():
            return msg("castelos.event.worker_stepped", **_worker(event, names))
        case WorkerLaid():
            quarter = say_quarter(event.quarter)
            return msg("castelos.event.worker_laid", **_worker(event, names), quarter=quarter)
        case WorkerEntered():
            quarter = say_quarter(event.quarter)
            return msg("castelos.event.worker_entered", **_worker(event, names), quarter=quarter)
        case _:
            assert_never(event)


def _worker(
    event: WorkerAdded | WorkerStepped | WorkerLaid | WorkerEntered, names: Names
) -> dict[str, int | str]:
    cell = write_cell((event.x, event.y))
    return {"name": names[event.seat], "worker": event.worker, "cell": cell}
