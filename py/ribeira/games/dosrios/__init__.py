"""Dos Rios: two rivers that bend before dams, figures that chase each other, harvests for all.

`meta` and `terms` are cheap to import; `game` is the whole game.
"""
