"""What to point at while an action is shown: read from the events shown so far.

Where things lie is the sight's to say, which is the one right after the last of these events.
"""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.events import Event
from ribeira.games.douro.rules.events import (
    Customs,
    Denied,
    Ended,
    FogNext,
    Forgiven,
    Gained,
    GiftsShown,
    HalfTime,
    LaidOut,
    Lost,
    Met,
    Missed,
    PassedOn,
    Returned,
    Revealed,
    SecondHalf,
    Spared,
)
from ribeira.kit.view import View

Events = tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Highlights:
    """`marks` has the key of what has happened to each seat, or nothing, and `points` what it has
    brought the seat."""

    marks: tuple[str, ...]
    points: tuple[int, ...]
    revealed: tuple[int, ...]  # the barrels of this play
    total: int | None  # their sum, as long as the play is shown
    verdict: str  # the key of what became of the order
    title: str  # the key of the turning point that is shown
    has_new_valley: bool
    has_moved: bool  # the phylloxera card
    has_ranking: bool


def highlights(view: View, seats: int) -> Highlights:
    shown, latest = view.events, _latest(view.events)
    revealed = _last(shown, Revealed)
    is_over = _last(shown, LaidOut, FogNext, HalfTime, GiftsShown) is not None
    return Highlights(
        marks=_marks(latest, seats),
        points=_points(latest, seats),
        revealed=revealed.cards if isinstance(revealed, Revealed) else (),
        total=revealed.sum if isinstance(revealed, Revealed) and not is_over else None,
        verdict="" if is_over else _key(_last(shown, Met, Missed, Customs)),
        title=_key(_last(shown, HalfTime, SecondHalf, GiftsShown, Ended)),
        has_new_valley=_last(shown, LaidOut) is not None,
        has_moved=_last(latest, PassedOn) is not None,
        has_ranking=not shown or _last(shown, Ended) is not None,
    )


def _latest(shown: Events) -> Events:
    """Once the donations lie open, what the last play brought is no longer pointed at."""
    gifts = _last(shown, GiftsShown)
    return shown[shown.index(gifts) :] if gifts else shown


def _last(shown: Events, *kinds: type[Event]) -> Event | None:
    return next((event for event in reversed(shown) if isinstance(event, kinds)), None)


def _key(event: Event | None) -> str:
    return event.key if event else ""


def _marks(shown: Events, seats: int) -> tuple[str, ...]:
    marks = ["" if _last(shown, Returned) is None else "returned"] * seats
    for event in shown:
        if isinstance(event, Gained | Lost | Denied | Spared):
            marks[event.seat] = event.key
    return tuple(marks)


def _points(shown: Events, seats: int) -> tuple[int, ...]:
    """What is forgiven is not lost (D-8.2)."""
    points = [0] * seats
    for event in shown:
        match event:
            case Gained() | Forgiven():
                points[event.seat] += event.points
            case Lost():
                points[event.seat] -= event.points
    return tuple(points)
