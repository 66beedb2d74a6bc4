"""What games of 6 Castelos between its planners look like, beside the greedy seats of the rules.

    python -m tools.figures.greedy [games]        PYTHONPATH=py; prints a Markdown table

These are averages: a planner may come near them and still make mistakes that a person would see.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from itertools import product

from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.core.meta import make_setup
from ribeira.games.castelos import rules
from ribeira.games.castelos.rules.score import SOURCES, points
from ribeira.games.castelos.rules.state import Table

GREEDY = {  # section 8 of the rules: castles founded, mean score, shares in the order of SOURCES
    ("advanced", 2): (2.7, 37.3, (20, 25, 26, 17, 11)),
    ("advanced", 3): (4.0, 37.9, (19, 23, 26, 18, 14)),
    ("advanced", 4): (5.4, 38.3, (17, 21, 26, 18, 17)),
    ("family", 2): (3.5, 27.5, (0, 0, 0, 54, 46)),
    ("family", 3): (4.4, 23.3, (0, 0, 0, 50, 50)),
    ("family", 4): (4.8, 17.0, (0, 0, 0, 42, 58)),
}
LEVEL = "strong"


def final(version: str, seats: int, seed: int) -> Table:
    bots = (make("castelos", LEVEL),) * seats
    setup = make_setup(rules.META, seats, seed, {"version": version})
    table: Table = play_game(rules, setup, bots, seed).state.table
    return table


def rows(games: int) -> Iterator[str]:
    yield f"| version, seats | castles | score | {' | '.join(SOURCES)} |"
    yield "| --- |" + " --- |" * (2 + len(SOURCES))
    for version, seats in product(("advanced", "family"), (2, 3, 4)):
        tables = list(map(partial(final, version, seats), range(games)))
        castles, score, shares = GREEDY[version, seats]
        yield row(f"{version} {seats}, rules", castles, score, shares)
        yield row(f"{version} {seats}, planner", *figures(tables))


def figures(tables: list[Table]) -> tuple[float, float, tuple[int, ...]]:
    """Castles founded, score of a seat, and in percent where the points came from."""
    scored = [points(table, seat) for table in tables for seat in range(len(table.estates))]
    sums = [sum(column) for column in zip(*scored, strict=True)]
    total = sum(sums)
    castles = sum(len(table.castles) for table in tables) / len(tables)
    return castles, total / len(scored), tuple(round(100 * part / total) for part in sums)


def row(name: str, castles: float, score: float, shares: tuple[int, ...]) -> str:
    return f"| {name} | {castles:.1f} | {score:.1f} | {' | '.join(f'{n} %' for n in shares)} |"


if __name__ == "__main__":
    for line in rows(int(sys.argv[1]) if len(sys.argv) > 1 else 10):
        print(line, flush=True)
