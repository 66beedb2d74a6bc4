"""How many turns games of Dos Rios last with the strongest bot in every seat, beside the planner of
the rules (5.4).

    python -m tools.figures.turns [games]        PYTHONPATH=py; prints a Markdown table
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from statistics import median

from ribeira.bots.arena import play_game
from ribeira.bots.levels import LEVELS, make
from ribeira.core.meta import make_setup
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.rules.state import State

PLANNER = {2: 21, 3: 33, 4: 46}


def length(seats: int, seed: int) -> int:
    bots = (make("dosrios", LEVELS[-1]),) * seats
    state: State = play_game(rules, make_setup(rules.META, seats, seed), bots, seed).state
    return state.turns + 1  # the turn that is cut off counts


def rows(games: int) -> Iterator[str]:
    yield "| seats | median | shortest | longest | planner |"
    yield "| --- | --- | --- | --- | --- |"
    for seats, planner in PLANNER.items():
        turns = [length(seats, seed) for seed in range(games)]
        yield f"| {seats} | {median(turns):g} | {min(turns)} | {max(turns)} | {planner} |"


if __name__ == "__main__":
    for line in rows(int(sys.argv[1]) if len(sys.argv) > 1 else 12):
        print(line, flush=True)
