"""What a finished game of 6 Castelos is told by afterwards (6.2 of the rules file).

Bad at: markets lost to rivals; an opportunity leaves no event behind.
"""

from __future__ import annotations

from ribeira.core.chart import Chart, added, by_columns, ends, events_of, over_time
from ribeira.core.match import Match
from ribeira.core.values import msg
from ribeira.games.castelos.score import SOURCES, points
from ribeira.games.castelos.state import State
from ribeira.games.castelos.terms import say_item


def charts(match: Match) -> tuple[Chart, ...]:
    table = match.state.table
    seats = len(table.estates)
    rounds = tuple(s for s in ends(match, lambda state: state.table.round) if s.table.round)
    return (
        over_time(msg("castelos.chart.points"), rounds, _points, seats),
        by_columns(
            msg("castelos.chart.sources"),
            zip(
                map(say_item, SOURCES),
                zip(*(points(table, seat) for seat in range(seats)), strict=True),
                strict=True,
            ),
        ),
        over_time(msg("castelos.chart.trail"), rounds, _owned, seats),
        over_time(msg("castelos.chart.religion"), rounds, _religion, seats),
        _sales(match, seats),
        _turns(match, seats),
    )


def _points(state: State, seat: int) -> int:
    return sum(points(state.table, seat))


def _owned(state: State, seat: int) -> int:
    """Spaces behind the cylinder and under discs."""
    estate = state.table.estates[seat]
    return estate.cylinder + 1 + sum(mark > estate.cylinder for mark in estate.marks)


def _religion(state: State, seat: int) -> int:
    return state.table.estates[seat].religion


def _sales(match: Match, seats: int) -> Chart:
    sold = events_of(match, "sold")
    return by_columns(
        msg("castelos.chart.sales"),
        [
            (msg("castelos.chart.sold"), added(sold, seats, "seat")),
            (msg("castelos.chart.goods"), added(sold, seats, "seat", "goods")),
            (msg("castelos.chart.mealhas"), added(sold, seats, "seat", "mealhas")),
        ],
    )


def _turns(match: Match, seats: int) -> Chart:
    modes, founded = events_of(match, "mode"), events_of(match, "founded")
    disc = [event for event in modes if event["mode"] == "disc"]
    worker = [event for event in modes if event["mode"] == "worker"]
    received = added(events_of(match, "paid"), seats, "to", "mealhas")
    return by_columns(
        msg("castelos.chart.turns"),
        [
            (msg("castelos.chart.disc"), added(disc, seats, "seat")),
            (msg("castelos.chart.worker"), added(worker, seats, "seat")),
            (msg("castelos.chart.founded"), added(founded, seats, "seat")),
            (msg("castelos.chart.received"), received),
        ],
    )
