"""The charts of a finished game (6.4 of the rules file)."""

from __future__ import annotations

from itertools import pairwise

from ribeira.core.events import Event
from ribeira.core.match import Match
from ribeira.core.values import Message, msg
from ribeira.games.dosrios.material import RIVER_CARDS
from ribeira.games.dosrios.rules.events import Chased, Paid, Raided, Rerouted
from ribeira.games.dosrios.rules.state import State
from ribeira.games.dosrios.rules.water import irrigated
from ribeira.kit.chart import (
    AnyChart,
    Chart,
    added,
    by_columns,
    ends,
    events_of,
    over_time,
    running,
)


def charts(match: Match) -> tuple[AnyChart, ...]:
    rounds = ends(match, lambda state: state.round)
    seats = match.state.seats
    return (
        _money(match, seats),
        _earned(match, seats, msg("dosrios.chart.crops_by_turn"), rivers=False),
        _earned(match, seats, msg("dosrios.chart.rivers_by_turn"), rivers=True),
        over_time(
            msg("dosrios.chart.buildings"), rounds, lambda s, seat: len(s.buildings(seat)), seats
        ),
        over_time(msg("dosrios.chart.wet_buildings"), rounds, _wet_buildings, seats),
        over_time(msg("dosrios.chart.held"), rounds, lambda s, seat: len(s.held(seat)), seats),
        over_time(msg("dosrios.chart.wet"), rounds, _wet, seats),
        _sent(match, seats),
        _rerouted(match, seats),
        _turned(match, seats),
    )


def _wet(state: State, seat: int) -> int:
    return len(state.held(seat) & irrigated(state.pieces))


def _wet_buildings(state: State, seat: int) -> int:
    return len(state.wet_buildings(seat))


def _money(match: Match, seats: int) -> Chart:
    return by_columns(
        msg("dosrios.chart.money"),
        [
            (msg("dosrios.chart.crops"), _income(match, seats, rivers=False)),
            (msg("dosrios.chart.rivers"), _income(match, seats, rivers=True)),
        ],
    )


def _income(match: Match, seats: int, *, rivers: bool) -> tuple[int, ...]:
    """What the cards of one kind have paid."""
    paid = (_earning(event, rivers) for event in events_of(match, Paid))
    return added(filter(None, paid), seats)


def _earned(match: Match, seats: int, title: Message, *, rivers: bool) -> Chart:
    """The same by the end of each turn of a seat."""

    def gain(event: Event) -> tuple[int, int] | None:
        return _earning(event, rivers) if isinstance(event, Paid) else None

    return running(title, match, lambda state: state.round, gain, seats)


def _earning(paid: Paid, rivers: bool) -> tuple[int, int] | None:
    """Seat and money, when a card of that kind has paid."""
    return (paid.seat, paid.money) if (paid.card in RIVER_CARDS) == rivers else None


def _sent(match: Match, seats: int) -> Chart:
    """Figures that had to go back to the city, by whose doing."""
    chased, raided = events_of(match, Chased), events_of(match, Raided)
    chasing = added(((event.seat, event.figures) for event in chased), seats)
    lost = added(((event.victim, event.figures) for event in chased), seats)
    return by_columns(
        msg("dosrios.chart.sent"),
        [
            (msg("dosrios.chart.chasing"), chasing),
            (msg("dosrios.chart.chased"), lost),
            (msg("dosrios.chart.raided"), added(((event.seat, 1) for event in raided), seats)),
        ],
    )


def _rerouted(match: Match, seats: int) -> Chart:
    events = events_of(match, Rerouted)
    return by_columns(
        msg("dosrios.chart.reroutes"),
        [
            (msg("dosrios.chart.times"), added(((e.seat, 1) for e in events), seats)),
            (msg("dosrios.chart.dried"), added(((e.seat, len(e.dry)) for e in events), seats)),
        ],
    )


def _turned(match: Match, seats: int) -> Chart:
    """Hexes that the seat held when they became wet or fell dry, whoever led the water there."""
    wet, dry = [0] * seats, [0] * seats
    states = [state for state in match.states[: match.at + 1] if state.stage != "rivers"]
    for before, after in pairwise(states):
        if before.pieces == after.pieces:
            continue
        old, new = irrigated(before.pieces), irrigated(after.pieces)
        for seat in range(seats):
            held = after.held(seat)
            wet[seat] += len(held & (new - old))
            dry[seat] += len(held & (old - new))
    return by_columns(
        msg("dosrios.chart.turned"),
        [
            (msg("dosrios.chart.became_wet"), tuple(wet)),
            (msg("dosrios.chart.fell_dry"), tuple(dry)),
        ],
    )
