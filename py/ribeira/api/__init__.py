"""The door for users of the library: documented, checked, and stable.

    import ribeira

    game = ribeira.load("castelos")
    match = game.new(seats=3, seed=7)
    while not match.is_over:
        match.step(match.legal()[0])
    print(match.winners)

Its version is `API`. A function is never removed, renamed or given another meaning without a new
number; what is new may come at any time. tests/api/signatures.txt holds all of it.
"""

from ribeira.api.contests import arena
from ribeira.api.errors import IllegalActionError, RibeiraError
from ribeira.api.games import Game, game_names, load, read
from ribeira.api.matches import AnyMatch, Match, Recalled
from ribeira.api.tables import Standing, Table
from ribeira.api.wording import languages
from ribeira.core.events import Event
from ribeira.core.values import Action

API = 1

__all__ = [
    "API",
    "Action",
    "AnyMatch",
    "Event",
    "Game",
    "IllegalActionError",
    "Match",
    "Recalled",
    "RibeiraError",
    "Standing",
    "Table",
    "arena",
    "game_names",
    "languages",
    "load",
    "read",
]
