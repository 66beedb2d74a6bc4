"""What the coach of Dos Rios tells the first time that it happens, in the order of importance."""

from __future__ import annotations

from ribeira.core.learning.coaching import AnyNote, Note, Start
from ribeira.core.values import N_
from ribeira.games.dosrios.rules.events import (
    Built,
    Chased,
    Dammed,
    DesperadosRode,
    Drew,
    Flowed,
    Gathered,
    Paid,
    Rerouted,
    Reshuffled,
    RiversLaid,
    Rode,
    RowLaid,
    Shifted,
    Stepped,
    Used,
    Won,
)
from ribeira.games.dosrios.rules.events import Placed as PlacedFigure
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.rules.water import course

NEARLY_WON = 3
"""Buildings from which on victory is near."""


DOUBT = 4.0
"""So much worse than the best, in points, is a choice before which the coach asks."""


def _lays_rivers(seen: Sight) -> bool:
    return seen.stage == "rivers"


def _decides_the_card(seen: Sight) -> bool:
    return seen.stage == "card"


def _walks(seen: Sight) -> bool:
    return seen.stage == "actions" and seen.round == 1 and not seen.bed


def _is_near(seen: Sight) -> bool:
    return seen.seat is not None and len(seen.buildings(seen.seat)) >= NEARLY_WON


def _was_chosen(event: Flowed, seen: Sight) -> bool:
    return bool(event.chosen) and event.seat == seen.seat


def _is_mine(event: PlacedFigure | Stepped, seen: Sight) -> bool:
    return event.seat == seen.seat


def _chases_me(event: Chased, seen: Sight) -> bool:
    return event.victim == seen.seat


def _by_one(event: Chased, _: Sight) -> bool:
    return len(event.from_) == 1


def _by_a_pair(event: Chased, _: Sight) -> bool:
    return len(event.from_) > 1


def _was_wet(event: Dammed, _: Sight) -> bool:
    return bool(event.wet)


def _was_dry(event: Dammed, _: Sight) -> bool:
    return not event.wet


def _is_hacienda(event: Built, _: Sight) -> bool:
    return event.kind == "hacienda"


def _is_finca(event: Built, _: Sight) -> bool:
    return event.kind == "finca"


def _is_irrigated(event: Won, _: Sight) -> bool:
    return event.kind == "irrigated"


def _is_shared_water(event: Paid, seen: Sight) -> bool:
    """Paid for a field that both rivers reach."""
    both = set(course(seen.pieces, "V")) & set(course(seen.pieces, "M"))
    return bool(both & set(event.fields))


def _is_withheld(event: Paid, _: Sight) -> bool:
    return event.owed > event.dams


NOTES: tuple[AnyNote, ...] = (
    Note(N_("learn.coach.dosrios.won"), ("R-2.1", "R-11.1"), Won, _is_irrigated),
    Start(N_("learn.coach.dosrios.rivers"), ("R-4.3", "R-4.4"), _lays_rivers),
    Note(N_("learn.coach.dosrios.chased_you"), ("R-6.21", "R-6.23"), Chased, _chases_me),
    Note(N_("learn.coach.dosrios.desperados"), ("R-10.2",), DesperadosRode),
    Note(N_("learn.coach.dosrios.chosen"), ("R-4.4",), Flowed, _was_chosen),
    Note(N_("learn.coach.dosrios.laid"), ("R-7.11",), RiversLaid),
    Note(N_("learn.coach.dosrios.placed"), ("R-5.2", "R-9.4"), PlacedFigure, _is_mine),
    Note(N_("learn.coach.dosrios.row"), ("R-3.6",), RowLaid),
    Note(N_("learn.coach.dosrios.gathered"), ("R-5.3", "R-1.6"), Gathered),
    Start(N_("learn.coach.dosrios.walk"), ("R-6.2", "R-6.4"), _walks),
    Start(N_("learn.coach.dosrios.card"), ("R-9.1", "R-9.3"), _decides_the_card),
    Start(N_("learn.coach.dosrios.near"), ("R-2.1",), _is_near),
    Note(N_("learn.coach.dosrios.dam_wet"), ("R-7.6",), Dammed, _was_wet),
    Note(N_("learn.coach.dosrios.dam_dry"), ("R-7.5",), Dammed, _was_dry),
    Note(N_("learn.coach.dosrios.rerouted"), ("R-7.6",), Rerouted),
    Note(N_("learn.coach.dosrios.hacienda"), ("R-8.5", "R-6.16"), Built, _is_hacienda),
    Note(N_("learn.coach.dosrios.finca"), ("R-8.4", "R-6.12"), Built, _is_finca),
    Note(N_("learn.coach.dosrios.chased_pair"), ("R-6.18",), Chased, _by_a_pair),
    Note(N_("learn.coach.dosrios.chased_one"), ("R-6.17", "R-6.21"), Chased, _by_one),
    Note(N_("learn.coach.dosrios.withheld"), ("R-1.14",), Paid, _is_withheld),
    Note(N_("learn.coach.dosrios.both"), ("R-9.7",), Paid, _is_shared_water),
    Note(N_("learn.coach.dosrios.rode"), ("R-6.16",), Rode),
    Note(N_("learn.coach.dosrios.reshuffled"), ("R-9.9",), Reshuffled),
    Note(N_("learn.coach.dosrios.used"), ("R-9.3",), Used),
    Note(N_("learn.coach.dosrios.shifted"), ("R-9.1",), Shifted),
    Note(N_("learn.coach.dosrios.stepped"), ("R-6.7",), Stepped, _is_mine),
    Note(N_("learn.coach.dosrios.drew"), ("R-9.8",), Drew),
)
