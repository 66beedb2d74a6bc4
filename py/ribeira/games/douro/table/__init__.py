"""How Douro 1872 is drawn and animated, as `ribeira.kit.game_module.Table` describes it."""

from ribeira.games.douro.table.board import draw, tab_of, tabs
from ribeira.games.douro.table.charts import charts
from ribeira.games.douro.table.cover import draw_cover
from ribeira.games.douro.table.hand import draw_hand
from ribeira.games.douro.table.scenes import BEATS, MOVING, QUIET, SEEN
from ribeira.games.douro.table.thumb import draw_thumb

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
