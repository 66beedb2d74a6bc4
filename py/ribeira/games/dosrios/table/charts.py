"""What a finished game of Dos Rios is told by afterwards (6.4 of the rules file).

Bad at: intentions; a dam that made a rival's field dry may have been meant for something else.
"""

from __future__ import annotations

from itertools import pairwise
from typing import cast

from ribeira.core.match import Match
from ribeira.core.values import Event, Message, msg
from ribeira.games.dosrios.board_map import MOUTHS
from ribeira.games.dosrios.material import RIVER_CARDS
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
        over_time(msg("dosrios.chart.held"), rounds, lambda s, seat: len(_held(s, seat)), seats),
        over_time(msg("dosrios.chart.wet"), rounds, _wet, seats),
        _sent(match, seats),
        _rerouted(match, seats),
        _turned(match, seats),
    )


def _held(state: State, seat: int) -> frozenset[str]:
    """The hexes with a figure or a building of the seat."""
    places = {*state.figures[seat], *state.buildings(seat)}
    return frozenset(place for place in places if len(place) == 2) - MOUTHS


def _wet(state: State, seat: int) -> int:
    return len(_held(state, seat) & irrigated(state.pieces))


def _wet_buildings(state: State, seat: int) -> int:
    return len(irrigated(state.pieces).intersection(state.buildings(seat)))


def _money(match: Match, seats: int) -> Chart:
    paid = events_of(match, "paid")
    rivers = [event for event in paid if event["card"] in RIVER_CARDS]
    crops = [event for event in paid if event["card"] not in RIVER_CARDS]
    return by_columns(
        msg("dosrios.chart.money"),
        [
            (msg("dosrios.chart.crops"), added(crops, seats, "seat", "money")),
            (msg("dosrios.chart.rivers"), added(rivers, seats, "seat", "money")),
        ],
    )


def _earned(match: Match, seats: int, title: Message, *, rivers: bool) -> Chart:
    """Money from the cards of one kind, by the end of each turn of a seat."""

    def gain(event: Event) -> tuple[int, int] | None:
        if event.key != "paid" or (event["card"] in RIVER_CARDS) != rivers:
            return None
        return cast(int, event["seat"]), cast(int, event["money"])

    return running(title, match, lambda state: state.round, gain, seats)


def _sent(match: Match, seats: int) -> Chart:
    """Figures that had to go back to the city, by whose doing."""
    chased = events_of(match, "chased")
    return by_columns(
        msg("dosrios.chart.sent"),
        [
            (msg("dosrios.chart.chasing"), added(chased, seats, "seat", "figures")),
            (msg("dosrios.chart.chased"), added(chased, seats, "victim", "figures")),
            (msg("dosrios.chart.raided"), added(events_of(match, "raided"), seats, "seat")),
        ],
    )


def _rerouted(match: Match, seats: int) -> Chart:
    events = events_of(match, "rerouted")
    return by_columns(
        msg("dosrios.chart.reroutes"),
        [
            (msg("dosrios.chart.times"), added(events, seats, "seat")),
            (msg("dosrios.chart.dried"), added(events, seats, "seat", "dry")),
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
            held = _held(after, seat)
            wet[seat] += len(held & (new - old))
            dry[seat] += len(held & (old - new))
    return by_columns(
        msg("dosrios.chart.turned"),
        [
            (msg("dosrios.chart.became_wet"), tuple(wet)),
            (msg("dosrios.chart.fell_dry"), tuple(dry)),
        ],
    )
