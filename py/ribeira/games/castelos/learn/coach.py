"""What the coach of 6 Castelos tells the first time that it happens, in the order of importance."""

from __future__ import annotations

from collections.abc import Callable

from ribeira.core.learning.coaching import AnyNote, Note, Start
from ribeira.core.values import N_
from ribeira.games.castelos.material import UNDRAWN_ROUNDS
from ribeira.games.castelos.rules.events import (
    Advanced,
    BonusLost,
    Climbed,
    ConstructionClaimed,
    ContractLost,
    ContractWon,
    DiscsBack,
    Ended,
    Explored,
    Founded,
    LandscapeClaimed,
    Marked,
    Mealha,
    Paid,
    Placed,
    Religion,
    Round,
    Sold,
    Toll,
    TrailAltered,
    WorkerLaid,
)
from ribeira.games.castelos.rules.score import total
from ribeira.games.castelos.rules.sight import Sight

DOUBT = 4.0
"""So much worse than the best, in points, is a choice before which the coach asks."""


def _is_at(phase: str) -> Callable[[Sight], bool]:
    return lambda seen: seen.table.phase == phase


def _chooses_monte(seen: Sight) -> bool:
    return seen.table.phase == "mark" and not seen.table.turn.monte


def _adds_a_worker(seen: Sight) -> bool:
    return seen.table.phase == "move" and seen.table.turn.walker < 0


def _is_mine(
    event: Placed | Climbed | Advanced | Marked | DiscsBack | WorkerLaid | Religion, seen: Sight
) -> bool:
    return event.seat == seen.seat


def _is_paid_for_work(event: Religion, seen: Sight) -> bool:
    return event.seat == seen.seat and event.rule == "C-12.1"


def _is_tied(event: Ended, seen: Sight) -> bool:
    """For the first place."""
    points = [total(seen.table, seat) for seat in event.ranking[:2]]
    return len(points) > 1 and len(set(points)) == 1


def _is_undrawn(event: Round, _: Sight) -> bool:
    return event.round > event.of - UNDRAWN_ROUNDS


NOTES: tuple[AnyNote, ...] = (
    Note(N_("learn.coach.castelos.tied"), ("C-15.5",), Ended, _is_tied),
    Note(N_("learn.coach.castelos.contract_lost"), ("C-15.2",), ContractLost),
    Note(N_("learn.coach.castelos.contract_won"), ("C-15.2",), ContractWon),
    Start(N_("learn.coach.castelos.contract"), ("C-2.6", "C-15.2"), _is_at("contract")),
    Start(N_("learn.coach.castelos.face"), ("C-2.8",), _is_at("face")),
    Start(N_("learn.coach.castelos.trail"), ("C-2.9", "C-3.3"), _is_at("trail")),
    Start(N_("learn.coach.castelos.place"), ("C-5.1", "C-5.2"), _is_at("place")),
    Note(N_("learn.coach.castelos.founded"), ("C-6.5",), Founded),
    Note(N_("learn.coach.castelos.undrawn"), ("C-14.1",), Round, _is_undrawn),
    Start(N_("learn.coach.castelos.bonus"), ("C-7.4", "C-7.5"), _is_at("bonus")),
    Note(N_("learn.coach.castelos.placed"), ("C-1.5",), Placed, _is_mine),
    Start(N_("learn.coach.castelos.mode"), ("C-4.2", "C-4.3", "C-4.4"), _is_at("mode")),
    Start(N_("learn.coach.castelos.monte"), ("C-8.3",), _chooses_monte),
    Note(N_("learn.coach.castelos.advanced"), ("C-8.2",), Advanced, _is_mine),
    Note(N_("learn.coach.castelos.marked"), ("C-8.5", "C-8.7"), Marked, _is_mine),
    Note(N_("learn.coach.castelos.discs_back"), ("C-8.7",), DiscsBack, _is_mine),
    Start(N_("learn.coach.castelos.sell"), ("C-9.1", "C-9.3"), _is_at("sell")),
    Note(N_("learn.coach.castelos.sold"), ("C-9.3", "C-9.5"), Sold),
    Start(N_("learn.coach.castelos.land"), ("C-10.1", "C-10.2"), _is_at("land")),
    Note(N_("learn.coach.castelos.landscape"), ("C-10.2", "C-10.4"), LandscapeClaimed),
    Start(N_("learn.coach.castelos.workers"), ("C-11.1", "C-11.2"), _adds_a_worker),
    Note(N_("learn.coach.castelos.laid"), ("C-12.1",), WorkerLaid, _is_mine),
    Note(N_("learn.coach.castelos.paid"), ("C-11.8", "C-11.10"), Paid),
    Start(N_("learn.coach.castelos.cons"), ("C-13.1", "C-13.3"), _is_at("cons")),
    Note(N_("learn.coach.castelos.construction"), ("C-13.3",), ConstructionClaimed),
    Note(N_("learn.coach.castelos.religion"), ("C-12.1",), Religion, _is_paid_for_work),
    Note(N_("learn.coach.castelos.climbed"), ("C-6.4", "C-12.1"), Climbed, _is_mine),
    Note(N_("learn.coach.castelos.mealha"), ("C-7.2",), Mealha),
    Note(N_("learn.coach.castelos.explored"), ("C-7.5",), Explored),
    Note(N_("learn.coach.castelos.bonus_lost"), ("C-7.4",), BonusLost),
    Note(N_("learn.coach.castelos.toll"), ("C-8.9",), Toll),
    Note(N_("learn.coach.castelos.altered"), ("C-8.8",), TrailAltered),
)
