"""Actions of several clicks (`ribeira.kit.game_module.Clicks`)."""

from ribeira.games.castelos.table.clicks.intended import intended
from ribeira.games.castelos.table.clicks.paths import BUTTONS, NEXT, STEPWISE, paths

__all__ = ["BUTTONS", "NEXT", "STEPWISE", "intended", "paths"]
