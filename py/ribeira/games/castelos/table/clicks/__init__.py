"""Actions of several clicks (`ribeira.kit.game_module.Clicks`)."""

from ribeira.games.castelos.table.clicks.intended import intended
from ribeira.games.castelos.table.clicks.paths import NEXT, STEPWISE, paths

__all__ = ["NEXT", "STEPWISE", "intended", "paths"]
