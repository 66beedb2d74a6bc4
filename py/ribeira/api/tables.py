"""What many games between bots have come to, with 95 % confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ribeira.bots.results import Deal, both_sides, standings
from ribeira.bots.results import Standing as Counted

HEAD = ("| bot | seats | wins | share | 95 % | fair |", "| --- | --- | --- | --- | --- | --- |")


@dataclass(frozen=True, slots=True)
class Standing:
    """How often one bot has won; `fair` is the share of equal bots."""

    bot: str
    seats: int
    wins: float
    games: int
    share: float
    interval: tuple[float, float]
    fair: float

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        names = ("bot", "seats", "wins", "games", "share", "interval", "fair")
        values: dict[str, Any] = {name: getattr(self, name) for name in names}
        return values | {"interval": list(self.interval)}


@dataclass(frozen=True, slots=True)
class Table:
    """The standings of an arena; its text is a Markdown table.

    With two bots, `both_sides` counts deals instead of games, each having been played from both
    sides, for the first bot; one on which both did equally well counts half.
    """

    game: str
    seats: tuple[str, ...]
    standings: tuple[Standing, ...]
    both_sides: Standing | None

    def plain(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "game": self.game,
            "seats": list(self.seats),
            "standings": [standing.plain() for standing in self.standings],
            "both_sides": self.both_sides and self.both_sides.plain(),
        }

    def __str__(self) -> str:
        lines = [_line(one, f"{one.seats} of {len(self.seats)}") for one in self.standings]
        if self.both_sides:
            lines.append(_line(self.both_sides, "both sides"))
        return "\n".join((*HEAD, *lines))


def table(game: str, names: tuple[str, ...], deals: list[Deal]) -> Table:
    all_seats = len(names)
    counts = [(names.count(one.name), one) for one in standings(names, deals)]
    return Table(
        game,
        names,
        tuple(_standing(one, count, count / all_seats) for count, one in counts),
        _standing(both_sides(names, deals), 1, 0.5) if all_seats == 2 else None,
    )


def _standing(one: Counted, seats: int, fair: float) -> Standing:
    return Standing(one.name, seats, one.wins, one.games, one.share, one.interval, fair)


def _line(standing: Standing, seats: str) -> str:
    low, high = standing.interval
    numbers = f"{standing.share:.3f} | {low:.3f} to {high:.3f} | {standing.fair:.3f}"
    wins = f"{standing.wins:g} of {standing.games}"
    return f"| {standing.bot} | {seats} | {wins} | {numbers} |"
