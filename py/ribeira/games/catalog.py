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


MOVED: dict[str, dict[str, tuple[str, ...]]] = {
    "dosrios": {
        "baselines": ("rules.statistics",),
        "board": ("table",),
        "characters": ("bots",),
        "charts": ("table",),
        "cover": ("table",),
        "moments": ("rules",),
        "picking": ("table.clicks",),
        "scenes": ("table",),
        "value": ("bots",),
        "warnings": ("table.cautions",),
        "words": ("words", "table.cautions"),
    }
}
"""Where the parts of the games that are four parts already are found, by the old names."""


@cache
def room(game: str, name: str) -> Any:
    """A room of a game beyond its rules: `board`, `words`, `scenes`, `value`."""
    if game not in MOVED:
        return import_module(f"{_package(game)}.{name}")
    found: dict[str, Any] = {}
    for module in MOVED[game][name]:
        found |= vars(import_module(f"{_package(game)}.{module}"))
    if name == "picking":
        found |= {"ways": found["paths"], "meant": found["intended"]}
    return SimpleNamespace(**found)


def has_room(game: str, name: str) -> bool:
    if game in MOVED:
        return name in MOVED[game]
    return find_spec(f"{_package(game)}.{name}") is not None


def _package(game: str) -> str:
    if game not in GAMES:
        raise KeyError(game)
    return f"ribeira.games.{game}"
