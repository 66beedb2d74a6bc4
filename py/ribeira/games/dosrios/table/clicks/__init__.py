"""How the actions of Dos Rios are clicked together."""

from ribeira.games.dosrios.table.clicks.intended import intended
from ribeira.games.dosrios.table.clicks.paths import BUTTONS, NEXT, STEPWISE, paths

__all__ = ["BUTTONS", "NEXT", "STEPWISE", "intended", "paths"]
