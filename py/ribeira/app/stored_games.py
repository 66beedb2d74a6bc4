"""What is kept of a table in storage: its file, and beside it what a list of games needs.

The format is numbered, and `UPGRADES` has a function for each older number, for ever. Opening
replays the file; listing does not, because the small picture is stored too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ribeira.app.stored_text import read_object
from ribeira.app.tables import TITLE_LENGTH, Table, read_file, write_file
from ribeira.codec import errors
from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.kit.markup import Markup
from ribeira.kit.view import View

FORMAT = 2

DRAWN = re.compile(
    r'(?:<(?:svg|g|path|rect|circle|ellipse|text|line|polygon)(?: (?!on)[\w:-]++="[^"<>]*+")*+/?>'
    r"|</\w++>|[^<>]++)*+"
)
"""Only shapes may be in the small picture, since storage may hold anything, even scripts."""

Stored = dict[str, Any]


class NewerError(ValueError):
    """Written by a version of the page that is newer than this one."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A stored game as the lobby lists it. `trouble` says why it can not be opened."""

    id: str
    game: str = ""
    title: str = ""
    names: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()  # the names of those who act
    when: int = 0
    over: bool = False
    thumb: Markup | None = None
    error: Message | None = None


def write(table: Table, when: int) -> str:
    """Raises `CodecError` when the game is too long to be read again."""
    acting = () if table.only_looking else table.acting
    return json.dumps(
        {
            "format": FORMAT,
            "when": when,
            "game": table.match.setup.game,
            "title": table.title,
            "names": table.names,
            "turn": [table.names[seat] for seat in acting],
            "over": not acting,
            "thumb": _thumb(table),
            "file": write_file(replace(table, title="")),
        }
    )


def _thumb(table: Table) -> str:
    """The small picture, without texts, because all of them stand beside it."""
    game, state = table.match.game, table.match.state
    board = registry.load(table.match.setup.game).table
    return str(
        board.draw_thumb(
            seen=game.sight(state=state, seat=None), view=View(table.looks, lambda _: "")
        )
    )


def read(name: str, text: str) -> Table:
    """The table that `write` wrote. Raises `CodecError` for anything else."""
    try:
        stored = _fields(text)
        file, title = stored["file"], stored["title"]
    except (ValueError, KeyError) as error:
        raise _reason(error) from error
    if not isinstance(file, str) or not isinstance(title, str):
        raise errors.FieldError("file")
    return replace(read_file(name, file), title=title[:TITLE_LENGTH])


def _reason(error: Exception) -> errors.CodecError:
    if isinstance(error, NewerError):
        return errors.CodecError(msg("storage.newer"))
    return errors.NotJsonError()


def file_in(text: str) -> str:
    """The file in the stored text, which may hold anything; without one, the text itself."""
    try:
        return str(_fields(text)["file"])
    except (ValueError, KeyError):
        return text


def summary(name: str, text: str) -> Saved:
    """What the list shows of a stored game, even if its text cannot be read."""
    try:
        return _summary(name, _fields(text))
    except NewerError:
        return Saved(name, error=msg("storage.newer"))
    except (ValueError, KeyError, TypeError, OverflowError):
        return Saved(name, error=msg("storage.unread"))


def _summary(name: str, stored: Stored) -> Saved:
    if stored["game"] not in registry.game_ids():
        raise ValueError("no game of this page")
    thumb = str(stored["thumb"])
    return Saved(
        name,
        stored["game"],
        str(stored["title"])[:TITLE_LENGTH],
        tuple(map(str, stored["names"])),
        tuple(map(str, stored["turn"])),
        int(stored["when"]),
        bool(stored["over"]),
        Markup(thumb) if thumb and DRAWN.fullmatch(thumb) else None,
    )


def rename(text: str, title: str) -> str:
    """The stored text under another title. Raises `CodecError` when it is none of ours."""
    try:
        return json.dumps(_fields(text) | {"title": title[:TITLE_LENGTH]})
    except ValueError as error:
        raise _reason(error) from error


# Formats


def _fields(text: str) -> Stored:
    """The fields in the newest format; `ValueError` for what was never one of ours."""
    stored = read_object(text)
    number = stored.get("format", 1)  # the first format did not say so
    if not isinstance(number, int) or number < 1:
        raise ValueError("no number of a format")
    if number > FORMAT:
        raise NewerError
    for older in range(number, FORMAT):
        stored = UPGRADES[older](stored)
    return stored


def _from_1(stored: Stored) -> Stored:
    """Format 1 had no title, turn and picture: a game gets them with its next action."""
    return {**stored, "format": 2, "title": "", "turn": [], "thumb": ""}


UPGRADES: dict[int, Callable[[Stored], Stored]] = {1: _from_1}
