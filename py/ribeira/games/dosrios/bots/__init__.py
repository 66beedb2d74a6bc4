"""What the bots of Dos Rios know, and who they are."""

from ribeira.games.dosrios.bots.characters import CHARACTERS
from ribeira.games.dosrios.bots.levels import LEVELS, PURPOSELY, STYLES
from ribeira.games.dosrios.bots.value import rank

__all__ = ["CHARACTERS", "LEVELS", "PURPOSELY", "STYLES", "rank"]
