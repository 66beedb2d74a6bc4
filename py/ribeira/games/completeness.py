"""What a game lacks: parts that it must have, and functions and constants that its parts must have.

mypy finds the same where `game.py` puts a game together; this is for games that run all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields
from types import UnionType
from typing import Any, Protocol, get_args, get_origin, get_type_hints

from ribeira.kit.game_module import GameModule


class IncompleteGame(Exception):  # noqa: N818 - it is the game that is incomplete
    """A game that cannot be played. `lacks` names what is missing, or says what went wrong."""

    def __init__(self, game: str, lacks: tuple[str, ...]) -> None:
        super().__init__(f"{game} lacks {', '.join(lacks)}")
        self.game = game
        self.lacks = lacks


def lacks(game: object) -> tuple[str, ...]:
    """Names such as "words" and "words.say_status", in the order of `GameModule`; none if whole."""
    return tuple(_missing(game))


def _missing(game: object) -> Iterator[str]:
    hints = get_type_hints(GameModule)
    for field in fields(GameModule):
        part = getattr(game, field.name, None)
        if part is None:
            if field.default is MISSING:
                yield field.name
            continue
        names = members(_protocol(hints[field.name]))
        yield from (f"{field.name}.{name}" for name in names if not hasattr(part, name))


def _protocol(hint: Any) -> type[Any]:
    """The class in `Words[V, E]` and in `Search[V] | None`."""
    if isinstance(hint, UnionType) or type(None) in get_args(hint):
        return _protocol(next(kind for kind in get_args(hint) if kind is not type(None)))
    found: type[Any] = get_origin(hint) or hint
    return found


def members(protocol: type[Any]) -> tuple[str, ...]:
    """What a protocol asks for, by name (`typing.get_protocol_members` comes with Python 3.13)."""
    names: dict[str, None] = {}
    for kind in reversed(protocol.__mro__):
        if kind not in (object, Protocol) and getattr(kind, "_is_protocol", False):
            names |= dict.fromkeys((*vars(kind).get("__annotations__", ()), *vars(kind)))
    return tuple(name for name in names if not name.startswith("_"))
