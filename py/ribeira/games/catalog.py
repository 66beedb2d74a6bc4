"""The old name of `registry`, for those who have not moved yet."""

from ribeira.games.registry import game_ids, meta
from ribeira.games.registry import rules as load

__all__ = ["GAMES", "load", "meta"]

GAMES = game_ids()
