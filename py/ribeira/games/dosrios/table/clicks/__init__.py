"""How the actions of Dos Rios are clicked together."""

from ribeira.games.dosrios.table.clicks.intended import intended
from ribeira.games.dosrios.table.clicks.paths import NEXT, STEPWISE, paths

__all__ = ["NEXT", "STEPWISE", "intended", "paths"]
