"""Dos Rios, put together from its parts."""

from ribeira.games.dosrios import bots, rules, table, words
from ribeira.games.dosrios.rules import statistics
from ribeira.games.dosrios.rules.events import Event
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.rules.state import State
from ribeira.games.dosrios.table import cautions, clicks
from ribeira.kit.game_module import GameModule

GAME = GameModule[State, Sight, Event](
    rules, words, table, bots, clicks=clicks, cautions=cautions, statistics=statistics
)
