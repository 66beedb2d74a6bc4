"""Steps a second of our games as environments of PettingZoo, beside a game of its own."""

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any

GAMES = ("douro", "dosrios", "castelos")
SEATS, ROUNDS, SECONDS = 3, 9, 1.0
NEEDED = ("pettingzoo", "rlcard", "pygame")


def measure() -> Iterator[tuple[str, float, float]]:
    """Each environment's steps a second of processor time, and how many times as many as those of
    `texas_holdem`: medians of rounds in which each has its turn, so that a busy machine makes all
    of them slow."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        sys.exit(f"Not installed: {', '.join(missing)}. `pip install {' '.join(missing)}` does it.")
    from pettingzoo.classic import texas_holdem_v4

    from ribeira.peers.pettingzoo import aec_env

    environments = {"texas_holdem": texas_holdem_v4.env(num_players=SEATS)}
    environments |= {game: aec_env(game, seats=SEATS) for game in GAMES}
    taken: dict[str, list[float]] = {name: [] for name in environments}
    for at in range(1 + ROUNDS):
        for name, environment in environments.items():
            steps = steps_a_second(environment, at)
            if at:  # the first time fills caches
                taken[name].append(steps)
    theirs = taken["texas_holdem"]
    for name, ours in taken.items():
        ratios = [our / their for our, their in zip(ours, theirs, strict=True)]
        yield name, median(ours), median(ratios)


def steps_a_second(environment: Any, seed: int) -> float:
    """Random games, with observation and mask at each step."""
    luck, steps = Random(seed), 0
    begin = process_time()
    while process_time() < begin + SECONDS:
        environment.reset(seed=luck.randrange(1 << 30))
        for _ in environment.agent_iter():
            seen, _, ended, cut, _ = environment.last()
            legal = seen["action_mask"].nonzero()[0]
            environment.step(None if ended or cut else int(luck.choice(legal)))
            steps += 1
    return steps / (process_time() - begin)
