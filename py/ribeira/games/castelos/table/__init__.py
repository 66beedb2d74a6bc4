"""The table of 6 Castelos: drawings and animation (`ribeira.kit.game_module.Table`)."""

from ribeira.games.castelos.table.board import draw, tab_of, tabs
from ribeira.games.castelos.table.charts import charts
from ribeira.games.castelos.table.cover import draw_cover
from ribeira.games.castelos.table.hand import draw_hand
from ribeira.games.castelos.table.scenes import BEATS, MOVING, QUIET, SEEN
from ribeira.games.castelos.table.thumb import draw_thumb

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
