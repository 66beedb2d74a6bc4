"""Does that seat think, or does it play any card? Told from the cards it has shown in this half.

A player who thinks plays a card where it earns more than it does elsewhere (rules 6.2.1). Each
card shown makes one of the two a little likelier. Bad at: the first plays of a half, when nothing
was shown, and what Cardia gave back.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import fsum

from ribeira.core.advice import weight
from ribeira.games.douro.lead import lead
from ribeira.games.douro.material import BARRELS, FOGS, REGULARS, is_fog, level
from ribeira.games.douro.odds import Rival, Table
from ribeira.games.douro.sight import Sight

SLACK = 1.0
"""A thinking player hardly plays a card that fits worse than another by so many points,"""

WHIM = 50
"""but may have reasons of its own."""

Options = tuple[tuple[str, str], ...]
Fitness = dict[int, dict[int, float]]
"""By kind of Rabelo, then by card."""


def thinks(seen: Sight, seat: int) -> float:
    """How likely it is, from 0 to 1."""
    left = list(BARRELS)
    fitness = _fitness(seen.table, seen.options)
    odds = 1.0
    for card, kind in zip(seen.spent[seat], _kinds(seen), strict=False):
        if card in left:
            odds *= _surprise(card, left, fitness[kind])
            left.remove(card)
    return odds / (1 + odds)


def _surprise(card: int, left: list[int], fits: dict[int, float]) -> float:
    """How much likelier it is that a thinking player chose that card than that chance did."""
    best = max(fits[other] for other in left)
    readiness = {other: WHIM + weight(best - fits[other], SLACK) for other in left}
    return readiness[card] * len(left) / sum(readiness.values())


def _kinds(seen: Sight) -> tuple[int, ...]:
    """The backs of the disputed cards of this half, oldest first; what Sirga towed was none."""
    disputed = [
        card for before, card in pairwise(("", *seen.discard)) if before != "SIR" or is_fog(card)
    ]
    shown = max(len(spent) for spent in seen.spent)
    return tuple(level(card) for card in disputed[len(disputed) - shown :])


@cache
def _fitness(seats: int, options: Options) -> Fitness:
    """What each card gains on each kind of Rabelo, beyond what it gains on average."""
    rivals = (Rival(BARRELS, holds=True), *(Rival(BARRELS),) * (seats - 2))
    table = Table(seats, 0, False, rivals, options)
    kinds: dict[int, list[str]] = {}
    for rabelo in (*REGULARS, *(fog for fog in FOGS if fog != "SIR")):
        kinds.setdefault(level(rabelo), []).append(rabelo)
    earned = {
        kind: {
            card: fsum(lead(card, table, rabelo) for rabelo in rabelos) / len(rabelos)
            for card in BARRELS
        }
        for kind, rabelos in kinds.items()
    }
    mean = {card: fsum(row[card] for row in earned.values()) / len(earned) for card in BARRELS}
    return {
        kind: {card: points - mean[card] for card, points in row.items()}
        for kind, row in earned.items()
    }
