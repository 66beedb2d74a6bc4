"""What the coach remembers on this device, as a text in storage: in which game of each kind it is
there by itself, for which kinds a person has switched it on or off, and what it has told.

Whatever in it is nonsense is ignored.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from ribeira.app.stored_text import read_object
from ribeira.games import registry

COACH = "ribeira.coach"
KNOWN = "-"
"""In place of a first game: nobody needs a coach there unless it is asked for."""
KEY = re.compile(r"[a-z]+(\.[\w-]+){1,5}")
LONGEST = 80
MOST = 300


@dataclass(frozen=True, slots=True)
class Coached:
    """`first` has the id of the first game of each kind, until one was played to its end."""

    first: Mapping[str, str] = field(default_factory=dict)
    chosen: Mapping[str, bool] = field(default_factory=dict)
    told: frozenset[str] = frozenset()

    def is_on(self, game: str, table: str) -> bool:
        return self.chosen.get(game, self.first.get(game) == table)

    def with_first(self, game: str, table: str) -> Coached:
        return replace(self, first={**self.first, game: table})

    def with_choice(self, game: str, on: bool) -> Coached:
        return replace(self, chosen={**self.chosen, game: on})

    def having_told(self, text: str) -> Coached:
        return replace(self, told=self.told | {text})


def write(coached: Coached) -> str:
    return json.dumps(
        {
            "first": dict(coached.first),
            "chosen": dict(coached.chosen),
            "told": sorted(coached.told)[:MOST],
        }
    )


@lru_cache(maxsize=2)
def read(text: str) -> Coached:
    try:
        found = read_object(text)
    except (ValueError, RecursionError):
        return Coached()
    first, chosen, told = found.get("first"), found.get("chosen"), found.get("told")
    games = registry.game_ids()
    return Coached(
        {game: str(name) for game, name in _pairs(first) if game in games and _is_name(name)},
        {game: on for game, on in _pairs(chosen) if game in games and isinstance(on, bool)},
        frozenset([text for text in told if _is_key(text)][:MOST])
        if isinstance(told, list)
        else frozenset(),
    )


def _pairs(found: object) -> tuple[tuple[str, object], ...]:
    return tuple(found.items()) if isinstance(found, dict) else ()


def _is_name(name: object) -> bool:
    return isinstance(name, str) and 0 < len(name) <= LONGEST


def _is_key(text: object) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST and bool(KEY.fullmatch(text))
