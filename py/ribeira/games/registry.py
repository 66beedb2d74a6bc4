"""Which games there are: each is named once, here.

`META` and `TERMS` are cheap to import; the game itself is loaded when it is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ribeira.core.game import AnyRules
from ribeira.core.meta import Meta
from ribeira.core.terms import Terms
from ribeira.games.castelos.meta import META as CASTELOS
from ribeira.games.castelos.terms import TERMS as CASTELOS_TERMS
from ribeira.games.dosrios.meta import META as DOSRIOS
from ribeira.games.dosrios.terms import TERMS as DOSRIOS_TERMS
from ribeira.games.douro.meta import META as DOURO
from ribeira.games.douro.terms import TERMS as DOURO_TERMS
from ribeira.kit.game_module import AnyGame


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
    return entry(game).load()


def rules(game: str) -> AnyRules:
    return load(game).rules
