"""What is kept of a table in storage: its file, and beside it what a list of games needs.

The format is numbered, and `UPGRADES` has a function for each older number, for ever. Opening
replays the file; listing does not. Nothing in it is markup. The file of a finished game is packed;
no link stands for it, because a link is read only as long as its rules list the same actions.

A stored text may hold anything: whatever is wrong with it, it is listed, and given out as it is.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from ribeira.app.kept.packed import pack, unpack
from ribeira.app.stored_text import read_object
from ribeira.app.tables import NAME_LENGTH, TITLE_LENGTH, Table, table_of_file, write_file
from ribeira.codec import errors, textfile
from ribeira.core.slices import Slices, whole
from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.kit.names import clean_title
from ribeira.kit.view import COLOURS

FORMAT = 3
BEGINS = f'{{"format": {FORMAT}, '
"""So begins a text of the newest format."""

LATEST = 8_640_000_000_000_000
"""The last millisecond that a date can have in a browser."""

Stored = dict[str, Any]


class NewerError(ValueError):
    """Written by a version of the page that is newer than this one."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A stored game as the lobby lists it. `error` says why it can not be opened."""

    id: str
    game: str = ""
    title: str = ""
    names: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()  # the names of those who act
    when: int = 0
    over: bool = False
    error: Message | None = None


def write(table: Table, when: int) -> str:
    """Raises `CodecError` when the game is too long to be read again."""
    acting = () if table.only_looking else table.acting
    fields = {
        "when": when,
        "game": table.match.setup.game,
        "title": table.title,
        "names": [player.name for player in table.players],
        "turn": [table.players[seat].name for seat in acting],
        "over": not acting,
    }
    return _text(fields, write_file(replace(table, title="")))


def _text(fields: Stored, file: str) -> str:
    record = {"packed": pack(file)} if fields["over"] else {"file": file}
    return json.dumps({"format": FORMAT, **fields, **record})


def read(name: str, text: str) -> Table:
    """The table that `write` wrote. Raises `CodecError` for anything else."""
    return whole(reading(name, text))


def reading(name: str, text: str) -> Slices[Table]:
    """The same in slices."""
    try:
        stored = _fields(text)
        file, title = _file(stored), stored["title"]
    except (ValueError, KeyError, TypeError) as error:
        raise _reason(error) from error
    if not isinstance(title, str):
        raise errors.FieldError("title")
    table = table_of_file(name, (yield from textfile.reading(file)))
    return replace(table, title=clean_title(title, TITLE_LENGTH))


def _reason(error: Exception) -> errors.CodecError:
    if isinstance(error, NewerError):
        return errors.CodecError(msg("storage.newer"))
    return errors.NotJsonError()


def _file(stored: Stored) -> str:
    """The game's file, packed or not."""
    file = unpack(stored["packed"]) if "packed" in stored else stored["file"]
    if not isinstance(file, str):
        raise ValueError("no file")
    return file


def file_in(text: str) -> str:
    """The file in the stored text, which may hold anything; without one, the text itself."""
    try:
        return _file(_fields(text))
    except (ValueError, KeyError, TypeError):
        return text


def file_with_title(text: str) -> str:
    """The file in the stored text, with its title; without one, the text itself. Nothing is played
    again, so that a damaged game is given out too."""
    file = file_in(text)
    try:
        title = summary("", text).title
        named = {**read_object(file), "title": title}
        return json.dumps(named, indent=2, ensure_ascii=False) + "\n" if title else file
    except ValueError:
        return file


def summary(name: str, text: str) -> Saved:
    """What the list shows of a stored game, even if its text cannot be read."""
    try:
        return _summary(name, _fields(text))
    except NewerError:
        return Saved(name, error=msg("storage.newer"))
    except Exception:  # anybody may have written it
        return Saved(name, error=msg("storage.unread"))


def _summary(name: str, stored: Stored) -> Saved:
    if stored["game"] not in registry.game_ids():
        raise ValueError("no game of this page")
    return Saved(
        name,
        stored["game"],
        str(stored["title"])[:TITLE_LENGTH],
        _names(stored["names"]),
        _names(stored["turn"]),
        min(max(0, int(stored["when"])), LATEST),
        bool(stored["over"]),
    )


def _names(stored: Iterable[object]) -> tuple[str, ...]:
    return tuple(str(name)[:NAME_LENGTH] for name in stored)[: len(COLOURS)]


def rename(text: str, title: str) -> str:
    """The stored text under another title, and a little later: the later text counts, if two are
    known. Raises `CodecError` when it is none of ours."""
    try:
        stored, when = _fields(text), summary("", text).when
    except ValueError as error:
        raise _reason(error) from error
    return json.dumps(stored | {"title": title[:TITLE_LENGTH], "when": when + 1})


def renewed(text: str) -> str:
    """The same in the newest format. What cannot be read stays as it is."""
    if text.startswith(BEGINS) or summary("", text).error:
        return text
    try:
        stored = _fields(text)
        file = _file(stored)
    except (ValueError, KeyError, TypeError):
        return text
    kept = ("when", "game", "title", "names", "turn", "over")
    return _text({name: stored[name] for name in kept}, file)


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


def _from_2(stored: Stored) -> Stored:
    """Format 2 had a picture, as markup that anybody could have changed."""
    return {name: value for name, value in stored.items() if name != "thumb"} | {"format": 3}


UPGRADES: dict[int, Callable[[Stored], Stored]] = {1: _from_1, 2: _from_2}
