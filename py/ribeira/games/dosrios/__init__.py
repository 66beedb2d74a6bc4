"""Dos Rios: two rivers that bend before dams, figures that chase each other, harvests for all.

`meta` is cheap; `rules` is the whole contract. The other rooms are loaded when they are needed.
"""
