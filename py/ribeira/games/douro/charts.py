"""What a finished game of Douro is told by afterwards (6.3 of the rules file).

Bad at: what could have been; how well the cards were read is not counted.
"""

from __future__ import annotations

from ribeira.core.chart import Chart, by_columns, ends, over_time
from ribeira.core.match import Match
from ribeira.core.values import msg
from ribeira.games.douro.state import SOURCES, State
from ribeira.games.douro.words import say_item

VALUES = (0, 1, 2, 3, 4, 6, 7, 8, 9, 10)


def charts(match: Match) -> tuple[Chart, ...]:
    plays = tuple(state for state in ends(match, lambda state: state.plays) if state.plays)
    return (_score(plays, match.state), _sources(match.state), _held(plays), _yields(plays))


def _score(plays: tuple[State, ...], last: State) -> Chart:
    chart = over_time(
        msg("douro.chart.score"), plays, lambda state, seat: state.points[seat], last.table
    )
    second = 1 + sum(state.half == 1 for state in plays)  # the donation ends with the tenth play
    return Chart(chart.title, chart.columns, chart.rows, flows=True, breaks=(second,))


def _sources(last: State) -> Chart:
    columns = zip(map(say_item, SOURCES), zip(*last.tally, strict=True), strict=True)
    return by_columns(msg("douro.chart.sources"), columns)


def _resolved(plays: tuple[State, ...]) -> list[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """Cards, points and the holder of each play."""
    return [(play.last.cards, play.last.deltas, play.last.holder) for play in plays if play.last]


def _held(plays: tuple[State, ...]) -> Chart:
    seats = range(plays[-1].table)
    holders = [holder for _, _, holder in _resolved(plays)]
    held = tuple(holders.count(seat) for seat in seats)
    return by_columns(msg("douro.chart.phylloxera"), [(msg("douro.chart.held"), held)])


def _yields(plays: tuple[State, ...]) -> Chart:
    seats = range(plays[-1].table)

    def earned(value: int) -> tuple[int, ...]:
        return tuple(
            sum(deltas[seat] for cards, deltas, _ in _resolved(plays) if cards[seat] == value)
            for seat in seats
        )

    return by_columns(msg("douro.chart.cards"), [(str(value), earned(value)) for value in VALUES])
