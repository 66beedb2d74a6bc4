"""Finds the game that a record names. Everything else in `codec` asks here."""

from __future__ import annotations

from ribeira.codec import errors
from ribeira.core.game import AnyRules
from ribeira.games import registry


def find(game: str) -> AnyRules:
    """The rules of the game with that id."""
    if game not in registry.game_ids():
        raise errors.UnknownGameError(game)
    return _rules(game)


def find_by_link(number: int) -> AnyRules:
    """The rules of the game that has that number in links."""
    for entry in registry.ENTRIES:
        if entry.meta.link == number:
            return _rules(entry.meta.id)
    raise errors.UnknownGameError(str(number + 1))


def _rules(game: str) -> AnyRules:
    try:
        return registry.rules(game)
    except registry.IncompleteGame as error:
        raise errors.IncompleteGameError(game, error.lacks) from error
