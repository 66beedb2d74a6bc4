"""Which games there are: each is named once, here.

`META` and `TERMS` are cheap to import; the game itself is loaded when it is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from ribeira.core.game import AnyRules
from ribeira.core.meta import Meta
from ribeira.core.terms import Terms
from ribeira.core.values import Message, Setup
from ribeira.games import completeness
from ribeira.games.castelos.meta import META as CASTELOS
from ribeira.games.castelos.terms import TERMS as CASTELOS_TERMS
from ribeira.games.completeness import IncompleteGame
from ribeira.games.dosrios.meta import META as DOSRIOS
from ribeira.games.dosrios.terms import TERMS as DOSRIOS_TERMS
from ribeira.games.douro.meta import META as DOURO
from ribeira.games.douro.terms import TERMS as DOURO_TERMS
from ribeira.kit.game_module import AnyGame

__all__ = [
    "ENTRIES",
    "Entry",
    "IncompleteGame",
    "entry",
    "game_ids",
    "lacks",
    "load",
    "meta",
    "rules",
    "say_variant",
    "terms",
]


@dataclass(frozen=True, slots=True)
class Entry:
    meta: Meta
    terms: Terms
    load: Callable[[], AnyGame]


def _douro() -> AnyGame:
    from ribeira.games.douro.game import GAME

    return GAME


def _dosrios() -> AnyGame:
    from ribeira.games.dosrios.game import GAME

    return GAME


def _castelos() -> AnyGame:
    from ribeira.games.castelos.game import GAME

    return GAME


ENTRIES = (
    Entry(DOURO, DOURO_TERMS, _douro),
    Entry(DOSRIOS, DOSRIOS_TERMS, _dosrios),
    Entry(CASTELOS, CASTELOS_TERMS, _castelos),
)
"""In the order of the lobby."""


def entry(game: str) -> Entry:
    """`KeyError` for a game that there is not."""
    for found in ENTRIES:
        if found.meta.id == game:
            return found
    raise KeyError(game)


def game_ids() -> tuple[str, ...]:
    return tuple(found.meta.id for found in ENTRIES)


def meta(game: str) -> Meta:
    return entry(game).meta


def terms(game: str) -> Terms:
    return entry(game).terms


def load(game: str) -> AnyGame:
    """Raises `IncompleteGame` for a game that lacks something or cannot be loaded at all."""
    found, lacking = _looked_at(entry(game).load)
    if found is None or lacking:
        raise IncompleteGame(game, lacking)
    return found


def lacks(game: str) -> tuple[str, ...]:
    """What is missing for the game to be played, by name. This loads the game."""
    return _looked_at(entry(game).load)[1]


@cache
def _looked_at(load: Callable[[], AnyGame]) -> tuple[AnyGame | None, tuple[str, ...]]:
    """The game, and what it lacks."""
    try:
        game = load()
    except Exception as error:  # whatever is wrong in a game, the others are played
        return None, (f"{type(error).__name__}: {error}",)
    return game, completeness.lacks(game)


def rules(game: str) -> AnyRules:
    return load(game).rules


def say_variant(setup: Setup) -> tuple[Message, ...]:
    """A sentence for each option that differs from the usual rules."""
    say = terms(setup.game).say_variant
    return tuple(say(option, value) for option, value in meta(setup.game).unusual(setup))
