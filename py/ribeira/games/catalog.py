"""Which games there are. A game's rules are loaded only when it is chosen; its `meta` and
`terms` are cheap.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any, cast

from ribeira.core.game import AnyRules
from ribeira.core.meta import Meta
from ribeira.core.terms import Terms

GAMES = ("douro", "dosrios", "castelos")

MOVED = {
    "castelos": {
        "baselines": "rules.statistics",
        "board": "table",
        "characters": "bots",
        "charts": "table",
        "cover": "table",
        "dropping": "table.clicks.dragging",
        "moments": "rules",
        "picking": "table.clicks",
        "scenes": "table",
        "value": "bots",
    },
}
"""Old names of modules with their new ones, for the games that have moved."""


@cache
def meta(game: str) -> Meta:
    return cast(Meta, import_module(f"{_package(game)}.meta").META)


@cache
def terms(game: str) -> Terms:
    """As cheap as `meta`: what is said of a game before it is chosen."""
    return cast(Terms, import_module(f"{_package(game)}.terms").TERMS)


@cache
def load(game: str) -> AnyRules:
    return cast(AnyRules, import_module(f"{_package(game)}.rules"))


@cache
def room(game: str, name: str) -> Any:
    """A room of a game beyond its rules: `board`, `words`, `scenes`, `value`."""
    found = import_module(_module(game, name))
    if name == "picking" and game in MOVED:
        return SimpleNamespace(**{**vars(found), "ways": found.paths, "meant": found.intended})
    return found


def has_room(game: str, name: str) -> bool:
    return find_spec(_module(game, name)) is not None


def _module(game: str, name: str) -> str:
    """Where a converted game keeps what its old room held."""
    return f"{_package(game)}.{MOVED.get(game, {}).get(name, name)}"


def _package(game: str) -> str:
    if game not in GAMES:
        raise KeyError(game)
    return f"ribeira.games.{game}"
