"""Finds the game that a record names. Everything else in `codec` asks here."""

from __future__ import annotations

from ribeira.codec import errors
from ribeira.core.game import AnyRules
from ribeira.games import catalog


def find(game: str) -> AnyRules:
    """The rules of the game with that id."""
    if game not in catalog.GAMES:
        raise errors.UnknownGameError(game)
    return catalog.load(game)


def find_by_link(number: int) -> AnyRules:
    """The rules of the game that has that number in links."""
    for game in catalog.GAMES:
        if catalog.meta(game).link == number:
            return catalog.load(game)
    raise errors.UnknownGameError(str(number + 1))
