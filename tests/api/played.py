"""Matches for tests, played at random by the library's door."""

from random import Random

import ribeira

SETTINGS = [("douro", 2), ("douro", 3), ("dosrios", 3), ("castelos", 1), ("castelos", 3)]


def played(game, seats, steps=10_000, seed=5):
    match = ribeira.load(game).new(seats=seats, seed=seed)
    luck = Random(seed)
    while not match.is_over and len(match.steps) < steps:
        seat = luck.choice(match.to_act)
        match.step(luck.choice(match.legal(seat)), seat)
    return match
