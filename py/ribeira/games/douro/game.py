"""Douro 1872, whole: where its parts are checked against what every game offers."""

from ribeira.games.douro import bots, rules, table, words
from ribeira.games.douro.bots import expectation, search
from ribeira.games.douro.rules import statistics
from ribeira.games.douro.rules.events import Event
from ribeira.games.douro.rules.sight import Sight
from ribeira.games.douro.rules.state import State
from ribeira.games.douro.table import by_ear
from ribeira.games.douro.words import interludes, tooltips
from ribeira.kit.game_module import GameModule

try:
    from ribeira.games.douro import learn
except ImportError:  # the wheel goes without
    learn = None  # type: ignore[assignment]

__all__ = ["GAME", "Event", "Sight", "State"]

GAME = GameModule[State, Sight, Event](
    rules,
    words,
    table,
    bots,
    search=search,
    forecast=expectation,
    tooltips=tooltips,
    interludes=interludes,
    statistics=statistics,
    learn=learn,
    ear=by_ear,
)
