"""Points by source, and who is ahead (C-15.4, C-15.5). Contracts count once they are awarded."""

from __future__ import annotations

from bisect import bisect_right

from ribeira.core.values import Item, Score
from ribeira.games.castelos.material import CONTRACTS, GOLD, RELIGION
from ribeira.games.castelos.rules.state import State, Table

SOURCES = ("contracts", "landscapes", "constructions", "religion", "wealth")


def religion_points(side: str, space: int) -> int:
    """VP of a space of the religion track (1.7)."""
    return bisect_right(RELIGION[side], space)


def points(table: Table, seat: int) -> tuple[int, ...]:
    """VP by `SOURCES`."""
    estate = table.estates[seat]
    return (
        sum(CONTRACTS[card][1] for card, winner in table.awards if winner == seat),
        sum(value for _, value in estate.landscapes),
        sum(value for _, value in estate.constructions),
        religion_points(table.variant.side, estate.religion),
        estate.mealhas // GOLD,
    )


def total(table: Table, seat: int) -> int:
    return sum(points(table, seat))


def scores(state: State) -> tuple[Score, ...]:
    """Each seat's points; sources that brought nothing are left out."""
    table = state.table
    return tuple(
        Score(tuple(Item(name, n) for name, n in zip(SOURCES, row, strict=True) if n))
        for row in (points(table, seat) for seat in range(len(table.estates)))
    )


def standing(table: Table, seat: int) -> tuple[int, int]:
    """What is compared in the end: VP, then left-over mealhas (C-15.5)."""
    return total(table, seat), table.estates[seat].mealhas % GOLD


def ranking(state: State) -> tuple[int, ...]:
    return order(state.table)


def order(table: Table) -> tuple[int, ...]:
    """First to last; seats that share a place follow in the order of the table."""
    return tuple(sorted(range(len(table.estates)), key=lambda s: standing(table, s), reverse=True))


def place(table: Table, seat: int) -> int:
    """The seat's place in the end; equals share one (C-15.5)."""
    mine = standing(table, seat)
    return 1 + sum(standing(table, other) > mine for other in range(len(table.estates)))


def winners(table: Table) -> tuple[int, ...]:
    """The seats that share the first place (C-15.5)."""
    standings = [standing(table, seat) for seat in range(len(table.estates))]
    best = max(standings)
    return tuple(seat for seat, its in enumerate(standings) if its == best)


def winning(state: State) -> tuple[int, ...]:
    return winners(state.table)
