"""Dos Rios, put together from its parts."""

from ribeira.games.dosrios import bots, rules, table, words
from ribeira.games.dosrios.bots import expectation
from ribeira.games.dosrios.rules import statistics
from ribeira.games.dosrios.rules.events import Event
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.rules.state import State
from ribeira.games.dosrios.table import by_ear, cautions, clicks
from ribeira.games.dosrios.words import tooltips
from ribeira.kit.game_module import GameModule

try:
    from ribeira.games.dosrios import learn
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
    cautions=cautions,
    tooltips=tooltips,
    statistics=statistics,
    learn=learn,
    ear=by_ear,
)
