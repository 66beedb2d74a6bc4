"""6 Castelos, put together."""

from ribeira.games.castelos import bots, rules, table, words
from ribeira.games.castelos.bots import expectation
from ribeira.games.castelos.rules import statistics
from ribeira.games.castelos.rules.events import Event
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import State
from ribeira.games.castelos.table import by_ear, clicks
from ribeira.games.castelos.table.clicks import dragging
from ribeira.games.castelos.words import tooltips
from ribeira.kit.game_module import GameModule

try:
    from ribeira.games.castelos import learn
except ImportError:  # the wheel goes without
    learn = None  # type: ignore[assignment]

__all__ = ["GAME", "Event", "Sight", "State"]

GAME = GameModule[State, Sight, Event](
    rules,
    words,
    table,
    bots,
    forecast=expectation,
    clicks=clicks,
    dragging=dragging,
    tooltips=tooltips,
    statistics=statistics,
    learn=learn,
    ear=by_ear,
)
