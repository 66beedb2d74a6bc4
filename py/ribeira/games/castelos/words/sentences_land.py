"""What happens on the territory, in sentences: tiles, castles, workers (C-5, C-6, C-11)."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import Names
from ribeira.games.castelos.material import SHOWN
from ribeira.games.castelos.names import say_castle, say_cell, say_quarter
from ribeira.games.castelos.rules.events import (
    ChoseMonte,
    Climbed,
    Founded,
    LandEvent,
    NextCastle,
    Paid,
    Placed,
    RivalPlaced,
    RivalShifted,
    StartLaid,
    WorkerAdded,
    WorkerEntered,
    WorkerLaid,
    WorkerStepped,
)
from ribeira.games.castelos.rules.state import NOBODY
from ribeira.games.castelos.words.phrases import say_markets, say_shown

TileEvent: TypeAlias = StartLaid | Placed | RivalPlaced | RivalShifted
WorkerEvent: TypeAlias = WorkerAdded | WorkerStepped | WorkerLaid | WorkerEntered


def say_land_event(event: LandEvent, names: Names) -> Message:
    match event:
        case StartLaid() | Placed() | RivalPlaced() | RivalShifted():
            return _say_tile(event, names)
        case Founded():
            return _say_founded(event, names)
        case Climbed():
            castle = say_castle(event.castle)
            return msg("castelos.event.climbed", name=names[event.seat], castle=castle)
        case NextCastle():
            return msg("castelos.event.next_castle", castle=say_markets(event.castle))
        case ChoseMonte():
            return _say_chosen_monte(event, names)
        case Paid():
            name, host = names[event.seat], names[event.to]
            return plural("castelos.event.paid", event.mealhas, name=name, host=host)
        case WorkerAdded() | WorkerStepped() | WorkerLaid() | WorkerEntered():
            return _say_worker(event, names)
        case _:
            assert_never(event)


def _say_tile(event: TileEvent, names: Names) -> Message:
    match event:
        case StartLaid():
            shown = say_shown(SHOWN[f"S{event.face}"][0])
            return msg("castelos.event.start_laid", name=names[event.seat], shown=shown)
        case Placed():
            name, shown = names[event.seat], say_shown(SHOWN[event.tile][event.rotation])
            return msg("castelos.event.placed", name=name, cell=_cell(event), shown=shown)
        case RivalPlaced():
            cell, shown = _cell(event), say_shown(SHOWN[event.tile][0])
            return plural("castelos.event.rival_placed", event.left, cell=cell, shown=shown)
        case RivalShifted():
            return msg("castelos.event.rival_shifted", cell=_cell(event))
        case _:
            assert_never(event)


def _cell(event: Placed | RivalPlaced | RivalShifted | WorkerEvent) -> str:
    return say_cell((event.x, event.y))


def _say_founded(event: Founded, names: Names) -> Message:
    values: dict[str, int | str] = {
        "castle": say_castle(event.castle),
        "corner": say_cell((event.x, event.y)),
        "factor": event.factor,
        "buildings": event.factor - 1,
    }
    if event.seat == NOBODY:
        return msg("castelos.event.founded.rival", **values)
    return msg("castelos.event.founded", name=names[event.seat], **values)


def _say_chosen_monte(event: ChoseMonte, names: Names) -> Message:
    x, y, k = event.quarter
    return msg(
        "castelos.event.chose_monte",
        name=names[event.seat],
        cell=say_cell((x, y)),
        quarter=say_quarter(k),
        shown=say_shown(event.shows),
    )


def _say_worker(event: WorkerEvent, names: Names) -> Message:
    values: dict[str, int | str] = {
        "name": names[event.seat],
        "worker": event.worker,
        "cell": _cell(event),
    }
    match event:
        case WorkerAdded():
            return msg("castelos.event.worker_added", **values)
        case WorkerStepped():
            return msg("castelos.event.worker_stepped", **values)
        case WorkerLaid():
            quarter = say_quarter(event.quarter)
            return msg("castelos.event.worker_laid", **values, quarter=quarter)
        case WorkerEntered():
            quarter = say_quarter(event.quarter)
            return msg("castelos.event.worker_entered", **values, quarter=quarter)
        case _:
            assert_never(event)
