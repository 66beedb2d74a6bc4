"""The toy, put together."""

from ribeira.kit.game_module import GameModule

from . import bots, rules, table, words

GAME = GameModule[rules.State, rules.Sight, rules.Happening](rules, words, table, bots)
