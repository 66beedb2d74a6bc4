"""What the table points at while an action is animated, read from the events shown so far."""

from __future__ import annotations

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
from ribeira.games.castelos.table.clicks.paths import cell, market, track_cell
from ribeira.kit.view import View

Events = tuple[Event, ...]


def is_fresh(view: View, name: str) -> bool:
    """Whether the thing of that name has just come or changed."""
    return name in _fresh(view.events)


def classes(kind: str, view: View, name: str) -> str:
    """The CSS classes of the thing of that name."""
    return f"{kind} is-fresh" if is_fresh(view, name) else kind


def income(view: View, seat: int) -> int:
    """The mealhas that the seat has just been given; below 0 if it paid."""
    return sum(amount for event in view.events for to, amount in _payments(event) if to == seat)


def income_source(view: View, seat: int) -> str | None:
    """The id of the market that has just paid the seat."""
    sales = (e for e in reversed(view.events) if isinstance(e, Sold) and e.seat == seat)
    return next((f"castelos-{market(e.castle, e.product)}" for e in sales), None)


def is_decided(view: View) -> bool:
    """Whether the ranking may be shown; while the scores are being counted, not yet."""
    return not view.events or any(isinstance(event, Ended) for event in view.events)


@lru_cache(maxsize=2)
def _fresh(events: Events) -> frozenset[str]:
    return frozenset(name for event in events for name in _names(event))


def _names(event: Event) -> tuple[str, ...]:
    return _names_on_land(event) or _names_at_seats(event) or _names_on_boards(event)


def _names_on_land(event: Event) -> tuple[str, ...]:
    match event:
        case StartLaid():
            return (cell(0, 0),)
        case RivalPlaced():  # the tile waits beside the land where it may not stay (C-17.2)
            return cell(event.x, event.y), "rival-tile"
        case Placed() | RivalShifted():
            return (cell(event.x, event.y),)
        case Founded():
            return (event.castle,)
        case WorkerAdded() | WorkerStepped() | WorkerLaid() | WorkerEntered():
            return (f"worker-{event.seat}-{event.worker}",)
    return ()


def _names_at_seats(event: Event) -> tuple[str, ...]:
    match event:
        case TrailStarted() | TrailAdded() | TrailAltered():
            return (f"laid-{event.laid[0]}",)
        case Explored() | Drew():
            return (event.tile,)
        case Advanced() | Toll():
            return (f"cylinder-{event.seat}",)
        case Marked():
            return (f"disc-{event.seat}-{event.space}",)
        case Mealha():
            return (f"mealhas-{event.seat}",)
        case Paid():
            return f"mealhas-{event.seat}", f"mealhas-{event.to}"
    return ()


def _names_on_boards(event: Event) -> tuple[str, ...]:
    match event:
        case Round():
            return ("round",)
        case NextCastle():
            return ("next-castle",)
        case Sold():
            return market(event.castle, event.product), f"mealhas-{event.seat}"
        case LandscapeClaimed() | ConstructionClaimed():
            return (track_cell(event.terrain, event.points),)
        case Religion():
            return (f"religion-{event.seat}",)
        case Opened() | Revealed():
            return event.contracts
        case ContractWon():
            return (event.contract,)
    return ()


def _payments(event: Event) -> tuple[tuple[int, int], ...]:
    """Seats, and the mealhas that each is given by the event."""
    match event:
        case Mealha() | Sold():
            return ((event.seat, event.mealhas),)
        case Toll():
            return ((event.seat, -1),)
        case Paid():
            return (event.seat, -event.mealhas), (event.to, event.mealhas)
        case ContractWon() if event.bonus == "mealhas":
            return ((event.seat, event.amount),)
    return ()
