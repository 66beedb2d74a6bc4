"""What the coach of Douro 1872 tells the first time that it happens, in the order of importance."""

from __future__ import annotations

from collections.abc import Callable

from ribeira.core.learning.coaching import AnyNote, Note, Start
from ribeira.core.values import N_
from ribeira.games.douro.rules.events import (
    Denied,
    Ended,
    FogNext,
    Forgiven,
    Gained,
    GiftsShown,
    LaidOut,
    Met,
    Missed,
    PassedOn,
    Returned,
    SecondHalf,
    Spared,
    Towed,
    Turned,
)
from ribeira.games.douro.rules.sight import Sight

DOUBT = 0.9
"""So much worse than the best, in points, is a choice before which the coach asks."""


def _begins(seen: Sight) -> bool:
    return seen.stage == "play" and not seen.plays


def _donates(seen: Sight) -> bool:
    return seen.stage == "donate"


def _holds(seen: Sight) -> bool:
    return seen.stage == "play" and seen.holder == seen.seat


def _is_shared(event: Gained, _: Sight) -> bool:
    return event.tied > 1


def _is_tied(event: Ended, seen: Sight) -> bool:
    """For the first place."""
    points = [seen.points[seat] for seat in event.ranking[:2]]
    return len(set(points)) < len(points)


def _is_mine_now(event: PassedOn, seen: Sight) -> bool:
    return event.to == seen.seat


def _is_fog(card: str) -> Callable[[Turned, Sight], bool]:
    return lambda event, _: event.card == card


def _is_rapids(missed: str) -> Callable[[Turned, Sight], bool]:
    """With what O-2 makes of them."""
    return lambda event, _: event.card == "RAP" and event.missed == missed


FOGS = (
    Note(N_("douro.effect.FRA"), ("D-5.2",), Turned, _is_fog("FRA")),
    Note(N_("douro.effect.CAR"), ("D-5.3",), Turned, _is_fog("CAR")),
    Note(N_("douro.effect.RAP.highest"), ("D-5.4",), Turned, _is_rapids("")),
    Note(N_("douro.effect.RAP.lowest"), ("D-5.4",), Turned, _is_rapids("lowest")),
    Note(N_("douro.effect.SIR"), ("D-5.5",), Turned, _is_fog("SIR")),
    Note(N_("douro.effect.BAR"), ("D-5.7",), Turned, _is_fog("BAR")),
    Note(N_("douro.effect.CUS"), ("D-5.8",), Turned, _is_fog("CUS")),
)
NOTES: tuple[AnyNote, ...] = (
    Note(N_("learn.coach.douro.tied"), ("D-9.6",), Ended, _is_tied),
    Note(N_("learn.coach.douro.charity"), ("D-9.2",), GiftsShown),
    Start(N_("learn.coach.douro.begin"), ("D-1.3",), _begins),
    Start(N_("learn.coach.douro.half_time"), ("D-7.2", "D-7.3"), _donates),
    Note(N_("learn.coach.douro.fog_next"), ("D-4.2",), FogNext),
    Note(N_("learn.coach.douro.yours"), ("D-6.5",), PassedOn, _is_mine_now),
    Note(N_("learn.coach.douro.denied"), ("D-6.3", "D-6.5"), Denied),
    Note(N_("learn.coach.douro.spared"), ("D-6.4",), Spared),
    Note(N_("learn.coach.douro.towed"), ("D-5.5",), Towed),
    Note(N_("learn.coach.douro.returned"), ("D-5.3",), Returned),
    *FOGS,
    Note(N_("learn.coach.douro.met"), ("D-5.1",), Met),
    Note(N_("learn.coach.douro.missed"), ("D-5.1",), Missed),
    Note(N_("learn.coach.douro.shared"), ("D-6.2",), Gained, _is_shared),
    Note(N_("learn.coach.douro.forgiven"), ("D-8.2",), Forgiven),
    Note(N_("learn.coach.douro.moved"), ("D-6.6",), PassedOn),
    Note(N_("learn.coach.douro.second_half"), ("D-7.3",), SecondHalf),
    Note(N_("learn.coach.douro.laid_out"), ("D-4.1",), LaidOut),
    Start(N_("learn.coach.douro.holder"), ("D-6.5",), _holds),
)
