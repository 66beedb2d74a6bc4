"""How Dos Rios is drawn and animated."""

from ribeira.games.dosrios.table.board import draw, tab_of, tabs
from ribeira.games.dosrios.table.charts import charts
from ribeira.games.dosrios.table.cover import draw_cover
from ribeira.games.dosrios.table.hand import draw_hand
from ribeira.games.dosrios.table.scenes import BEATS, MOVING, QUIET, SEEN
from ribeira.games.dosrios.table.thumb import draw_thumb

__all__ = [
    "BEATS",
    "MOVING",
    "QUIET",
    "SEEN",
    "charts",
    "draw",
    "draw_cover",
    "draw_hand",
    "draw_thumb",
    "tab_of",
    "tabs",
]
