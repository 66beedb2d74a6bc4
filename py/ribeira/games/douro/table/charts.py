"""What a finished game of Douro is summed up by (6.3 of the rules file).

A card that missed a point may have been saved for a better one: charts know nothing of intentions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from ribeira.core.match import Match
from ribeira.core.values import msg
from ribeira.games.douro.material import BARRELS
from ribeira.games.douro.rules.options import Options, read_options
from ribeira.games.douro.rules.settle import is_met, settle, stake_of
from ribeira.games.douro.rules.state import SOURCES, Resolved, State
from ribeira.games.douro.terms import TERMS
from ribeira.kit.chart import AnyChart, Cell, Chart, Mark, Strip, by_columns, ends, over_time

MEANS = {  # 6.1: seats at the table → what each barrel brings on a regular boat on average
    3: (-1.07, -0.74, -0.48, -0.26, -0.06, 0.17, 0.39, 0.63, 0.92, 1.28),
    4: (-0.95, -0.60, -0.35, -0.17, -0.04, 0.09, 0.24, 0.44, 0.73, 1.13),
    5: (-0.88, -0.50, -0.26, -0.12, -0.03, 0.05, 0.15, 0.32, 0.59, 1.03),  # counted as the others
}
HOTTEST = 4.0
"""Points above or below the mean from which on a cell is no darker."""

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Play:
    """A play that is over, and the hands out of which it was made."""

    was: Resolved
    hands: tuple[tuple[int, ...], ...]
    options: Options

    def points(self, cards: tuple[int, ...], holder: int) -> tuple[int, ...]:
        """What these cards would have brought, before the floor."""
        met = is_met(sum(cards), self.was.order)
        stake = stake_of(self.was.towed or self.was.card, met, self.options)
        nothing = (0,) * len(cards)
        return settle(cards, holder, stake, self.options).deltas if stake else nothing

    def missed(self, seat: int) -> int:
        """Points that another card of the hand would have brought beside those of the others."""
        cards = self.was.cards
        others = (
            self.points((*cards[:seat], card, *cards[seat + 1 :]), self.was.holder)[seat]
            for card in self.hands[seat]
        )
        return max(others) - self.was.deltas[seat]

    @property
    def burden(self) -> int:
        """What the phylloxera card cost its holder (6.3)."""
        holder = self.was.holder
        return self.points(self.was.cards, NOBODY)[holder] - self.was.deltas[holder]


def charts(match: Match) -> tuple[AnyChart, ...]:
    plays = tuple(state for state in ends(match, lambda state: state.plays) if state.plays)
    played = tuple(_plays(match))
    seats = match.state.table
    return (
        _score(plays, match.state),
        _sources(match.state),
        _phylloxera(played, seats),
        _read(played, seats),
        _missed(played, seats),
        _yields(played, seats),
        _beside_mean(played, seats),
    )


def _plays(match: Match) -> Iterator[Play]:
    states = match.states[: match.at + 1]
    for before, after in pairwise(states):
        if after.plays > before.plays and after.last:
            yield Play(after.last, before.hands, read_options(match.setup.options))


def _score(plays: tuple[State, ...], last: State) -> Chart:
    chart = over_time(
        msg("douro.chart.score"), plays, lambda state, seat: state.points[seat], last.table
    )
    second = 1 + sum(state.half == 1 for state in plays)  # the donation ends with the tenth play
    breaks = (second,) if second < len(plays) else ()  # none while the first half is played
    return Chart(chart.title, chart.columns, chart.rows, flows=True, breaks=breaks)


def _sources(last: State) -> Chart:
    columns = zip(map(TERMS.say_item, SOURCES), zip(*last.tally, strict=True), strict=True)
    return by_columns(msg("douro.chart.sources"), columns)


def _phylloxera(played: tuple[Play, ...], seats: int) -> Chart:
    holders = [play.was.holder for play in played]
    lost = (sum(p.burden for p in played if p.was.holder == seat) for seat in range(seats))
    return by_columns(
        msg("douro.chart.phylloxera"),
        [
            (msg("douro.chart.held"), tuple(map(holders.count, range(seats)))),
            (msg("douro.chart.burden"), tuple(lost)),
        ],
    )


def _read(played: tuple[Play, ...], seats: int) -> Chart:
    """How often no other card of the hand would have scored more."""
    best = [sum(not play.missed(seat) for play in played) for seat in range(seats)]
    share = tuple(round(100 * count / max(1, len(played))) for count in best)
    return by_columns(msg("douro.chart.reading"), [(msg("douro.chart.best"), share)])


def _missed(played: tuple[Play, ...], seats: int) -> Chart:
    missed = tuple(sum(play.missed(seat) for play in played) for seat in range(seats))
    return by_columns(msg("douro.chart.missing"), [(msg("douro.chart.missed"), missed)])


def _earned(played: tuple[Play, ...], seat: int, value: int) -> int:
    return sum(play.was.deltas[seat] for play in played if play.was.cards[seat] == value)


def _yields(played: tuple[Play, ...], seats: int) -> Chart:
    return by_columns(
        msg("douro.chart.cards"),
        [(str(v), tuple(_earned(played, seat, v) for seat in range(seats))) for v in BARRELS],
    )


def _beside_mean(played: tuple[Play, ...], seats: int) -> Strip:
    """Each barrel beside what it brings on average, as often as it was played."""
    rows = tuple(
        tuple(
            _heat(_earned(played, seat, value) - mean * _times(played, seat, value))
            for value, mean in zip(BARRELS, MEANS[seats], strict=True)
        )
        for seat in range(seats)
    )
    key = (("up", msg("douro.chart.above")), ("down", msg("douro.chart.below")))
    return Strip(msg("douro.chart.beside_mean"), tuple(map(str, BARRELS)), rows, key)


def _times(played: tuple[Play, ...], seat: int, value: int) -> int:
    return sum(play.was.cards[seat] == value for play in played)


def _heat(points: float) -> Cell:
    text = f"{points:+.1f}"
    mark = Mark("up" if points > 0 else "down", min(1.0, abs(points) / HOTTEST))
    return Cell((mark,), (text,), text)
