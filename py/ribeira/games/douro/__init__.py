"""Douro 1872: boats of barrels, sealed choices, and a pest that goes round the table.

`meta` is cheap; `rules` is the whole contract. The other rooms are loaded when they are needed.
"""
