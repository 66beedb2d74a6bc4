"""What the bots of 6 Castelos know (`ribeira.kit.game_module.Bots`)."""

from ribeira.games.castelos.bots.characters import CHARACTERS
from ribeira.games.castelos.bots.levels import LEVELS, STYLES
from ribeira.games.castelos.bots.value import PURPOSELY, rank

__all__ = ["CHARACTERS", "LEVELS", "PURPOSELY", "STYLES", "rank"]
