"""How well the chances of a review fit: of all seats that were given about so much, how many won.

python -m tools.figures.forecasts GAME [deals]        PYTHONPATH=py; prints a Markdown table
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator

from ribeira.bots.arena import play_game
from ribeira.bots.levels import DEFAULT, make
from ribeira.bots.review.chances import columns, known_chances
from ribeira.core.meta import make_setup
from ribeira.games import registry

FIRST = 7000
"""The seed of the first deal."""
CLASSES = 5
Told = tuple[float, bool]
"""The chance of a seat, and whether it won."""


def told(game: str, seats: int, seed: int) -> Iterator[Told]:
    """What was told of every seat at the beginning of each turn of a game between bots."""
    whole, rules = registry.load(game), registry.rules(game)
    bots = (make(game, DEFAULT),) * seats
    match = play_game(rules, make_setup(rules.META, seats, seed), bots, seed, rounds=1)
    winners = rules.winning(state=match.state)
    for at in columns(match)[:-1]:
        chances = known_chances(whole, match.states[at])
        yield from ((chance, seat in winners) for seat, chance in enumerate(chances))


def rows(game: str, deals: int) -> Iterator[str]:
    yield "| game | told | won | of |"
    yield "| --- | --- | --- | --- |"
    classes: dict[int, list[Told]] = defaultdict(list)
    for seed in range(FIRST, FIRST + deals):
        for seats in registry.meta(game).seats:
            for chance, won in told(game, seats, seed) if seats > 1 else ():
                classes[min(CLASSES - 1, int(CLASSES * chance))].append((chance, won))
    for found in (classes[n] for n in sorted(classes)):
        mean = sum(chance for chance, _ in found) / len(found)
        share = sum(won for _, won in found) / len(found)
        yield f"| {game} | {mean:.2f} | {share:.2f} | {len(found)} |"


if __name__ == "__main__":
    for line in rows(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 6):
        print(line, flush=True)
