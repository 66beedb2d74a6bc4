"""Douro 1872, whole: where its parts are checked against what every game offers."""

from ribeira.games.douro import bots, rules, table, words
from ribeira.games.douro.bots import search
from ribeira.games.douro.rules import statistics
from ribeira.games.douro.rules.events import Event
from ribeira.games.douro.rules.sight import Sight
from ribeira.games.douro.rules.state import State
from ribeira.games.douro.words import interludes
from ribeira.kit.game_module import GameModule

GAME = GameModule[State, Sight, Event](
    rules, words, table, bots, search=search, interludes=interludes, statistics=statistics
)
