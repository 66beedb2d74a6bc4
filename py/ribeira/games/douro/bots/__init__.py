"""What the bots of Douro 1872 know, as `ribeira.kit.game_module.Bots` describes it."""

from ribeira.games.douro.bots.characters import CHARACTERS
from ribeira.games.douro.bots.levels import LEVELS, STYLES
from ribeira.games.douro.bots.value import PURPOSELY, rank

__all__ = ["CHARACTERS", "LEVELS", "PURPOSELY", "STYLES", "rank"]
