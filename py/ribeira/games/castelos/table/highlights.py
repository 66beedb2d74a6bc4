"""What has just come or changed while an action is animated, read from its events.

Only what to point at; where things lie says the sight. A thing goes by the name that the drawings
give it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ribeira.core.events import Event
from ribeira.games.castelos.rules.events import (
    Advanced,
    ConstructionClaimed,
    ContractWon,
    Drew,
    Ended,
    Explored,
    Founded,
    LandscapeClaimed,
    Marked,
    Mealha,
    NextCastle,
    Opened,
    Paid,
    Placed,
    Religion,
    Revealed,
    RivalPlaced,
    RivalShifted,
    Round,
    Sold,
    StartLaid,
    Toll,
    TrailAdded,
    TrailAltered,
    TrailStarted,
    WorkerAdded,
    WorkerEntered,
    WorkerLaid,
    WorkerStepped,
)
from ribeira.kit.view import View


def is_fresh(name: str, view: View) -> bool:
    return bool(view.events) and name in _fresh(view.events)


@lru_cache(maxsize=4)
def _fresh(events: tuple[Event, ...]) -> frozenset[str]:
    return frozenset(
        name
        for event in events
        for names in (_on_land(event), _on_trail(event), _on_boards(event))
        for name in names
    )


def _on_land(event: Event) -> Iterator[str]:
    match event:
        case StartLaid():
            yield "cell-0,0"
        case Placed() | RivalPlaced() | RivalShifted():
            yield f"cell-{event.x},{event.y}"
        case Founded():
            yield event.castle
        case NextCastle():
            yield "top"
        case WorkerAdded() | WorkerStepped() | WorkerLaid() | WorkerEntered():
            yield f"worker-{event.seat}-{event.worker}"


def _on_trail(event: Event) -> Iterator[str]:
    match event:
        case TrailStarted() | TrailAdded() | TrailAltered():
            yield f"trail-{event.laid[0]}"
        case Advanced() | Toll():
            yield f"cylinder-{event.seat}"
        case Marked():
            yield f"disc-{event.seat}-{event.space}"
        case Explored() | Drew():
            yield event.tile


def _on_boards(event: Event) -> Iterator[str]:
    match event:
        case Mealha():
            yield f"mealhas-{event.seat}"
        case Religion():
            yield f"religion-{event.seat}"
        case Sold():
            yield from (f"market-{event.castle}-{event.product}", f"mealhas-{event.seat}")
        case LandscapeClaimed() | ConstructionClaimed():
            yield f"track-{event.terrain}-{event.points}"
        case Paid():
            yield from (f"mealhas-{event.seat}", f"mealhas-{event.to}")
        case Round():
            yield "round"
        case Opened() | Revealed():
            yield from event.contracts
        case ContractWon():
            yield f"won-{event.contract}"


def money_change(seat: int, view: View) -> int:
    """The mealhas that the seat has got or paid."""
    return sum(_change(event, seat) for event in view.events)


def _change(event: Event, seat: int) -> int:
    match event:
        case Mealha() | Sold() if event.seat == seat:
            return event.mealhas
        case Paid():
            return event.mealhas * ((event.to == seat) - (event.seat == seat))
        case Toll() if event.seat == seat:
            return -1
        case ContractWon(bonus="mealhas") if event.seat == seat:
            return event.amount
        case _:
            return 0


def is_ranked(view: View) -> bool:
    """Whether the places are shown, once the game is over: after all of the end has been."""
    return not view.events or any(isinstance(event, Ended) for event in view.events)
