"""What a card of Douro 1872 gains on the rivals: its own points, less what each of them may expect.

A boat that is filled brings somebody two points and a missed one costs somebody two, so a high card
on a doubtful boat is also a gift to the others. In a tie the two points may be one or three; they
are taken as two.
"""

from __future__ import annotations

from functools import lru_cache

from ribeira.games.douro.bots.odds import Position, chance_of_meeting, expected
from ribeira.games.douro.material import order
from ribeira.games.douro.rules.settle import stake_of


def lead(card: int, position: Position, rabelo: str) -> float:
    """Mean points of the card there, less those of a rival."""
    return expected(card, position, rabelo) - of_a_rival(card, position, rabelo)


@lru_cache(maxsize=4096)
def of_a_rival(card: int, position: Position, rabelo: str) -> float:
    """What a rival gets on average when we play that card."""
    together = at_stake(card, position, rabelo) - expected(card, position, rabelo)
    return together / len(position.rivals)


def at_stake(card: int, position: Position, rabelo: str) -> float:
    """The points of all seats together."""
    options = position.options
    met, missed = stake_of(rabelo, True, options), stake_of(rabelo, False, options)
    if met is None or missed is None:
        return 0.0
    asked = order(rabelo, position.seats)
    chance = 1.0 if asked is None else chance_of_meeting(asked - card, position.rivals)
    return chance * met.sign * met.full + (1 - chance) * missed.sign * missed.full
