"""What must hold for every game: each check runs over all games of the registry and over the toy.

`RIBEIRA_FULL=1` looks at four times as many random games.
"""
