"""A whole game, as small as one can be: the template of docs/add-a-game.md.

Every seat seals a number from 1 to 5. When all have, the numbers are shown, and a seat that is
alone with its number scores it.
"""
