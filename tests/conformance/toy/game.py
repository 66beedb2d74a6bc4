"""The toy, put together."""

from ribeira.kit.game_module import GameModule

from . import bots, rules, table, words
from .rules import Happening, Sight, State

GAME = GameModule[State, Sight, Happening](rules, words, table, bots)
