"""How long it takes to turn a sight into a tensor, and legal actions into numbers."""

import gc
from collections.abc import Iterator
from random import Random
from time import thread_time
from typing import NamedTuple

import ribeira

SETTINGS = (("douro", 3), ("douro", 5), ("dosrios", 4), ("castelos", 2), ("castelos", 4))
GAMES, MOST_STEPS = 5, 900


class Taken(NamedTuple):
    """Microseconds of processor time for one position of random games, and how many were seen."""

    game: str
    seats: int
    size: int
    tensor: float
    actions: int
    numbers: float
    positions: int


def measure() -> Iterator[Taken]:
    """Without garbage collection, which states of the whole game would be blamed on."""
    gc.disable()
    for game, seats in SETTINGS:
        numbers = ribeira.load(game).numbers
        tensor = of = 0.0
        positions = 0
        for sight, legal in played(game, seats):
            begin = thread_time()
            numbers.tensor(sight)
            middle = thread_time()
            numbers.of(legal)
            of += thread_time() - middle
            tensor += middle - begin
            positions += 1
        each = 1e6 / positions
        yield Taken(game, seats, numbers.size, tensor * each, numbers.count, of * each, positions)
    gc.enable()


def played(game: str, seats: int) -> Iterator[tuple[object, tuple[ribeira.api.Action, ...]]]:
    """Sights and legal actions as a bot would ask for them, each once."""
    for seed in range(GAMES):
        luck, match = Random(seed), ribeira.load(game).new(seats=seats, seed=seed)
        while not match.is_over and len(match.steps) < MOST_STEPS:
            seat = match.to_act[0]
            legal = match.legal(seat)
            yield match.sight(seat), legal
            calm = [a for a in legal if a.verb not in ("trail.alter", "toll.pay")] or legal
            match.act(luck.choice(calm), seat)
