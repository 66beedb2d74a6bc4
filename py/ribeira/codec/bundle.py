"""Many games in one file: a list of the objects that each game's own file holds.

Each is opened by `textfile.read` for itself, so that a bad one spoils no other.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from ribeira.codec import errors
from ribeira.codec.textfile import MAX_DEPTH, depth

FORMAT = 1
MAX_CHARACTERS = 1 << 23
MAX_GAMES = 10_000
"""About as many as fit, if next to nothing was played in them."""


def write(files: Iterable[str]) -> str:
    """The one file. Raises `CodecError` when it would be too large to be read again."""
    games = [json.loads(file) for file in files]
    if len(games) > MAX_GAMES:
        raise errors.TooManyGamesError(MAX_GAMES)
    text = json.dumps({"format": FORMAT, "games": games}, indent=1, ensure_ascii=False) + "\n"
    if len(text) > MAX_CHARACTERS:
        raise errors.TooLargeError(MAX_CHARACTERS)
    return text


def may_hold(file: str) -> bool:
    """Whether the text is an object at all, sound or not."""
    try:
        return depth(file) <= MAX_DEPTH and isinstance(json.loads(file), dict)
    except ValueError:
        return False


def texts(text: str) -> tuple[str, ...]:
    """The games' files, one or many; whether each is sound is not looked at here."""
    if len(text) > MAX_CHARACTERS:
        raise errors.TooLargeError(MAX_CHARACTERS)
    if depth(text) > MAX_DEPTH + 2:
        raise errors.NotJsonError
    try:
        fields = json.loads(text)
    except ValueError as error:
        raise errors.NotJsonError from error
    if not isinstance(fields, dict) or "games" not in fields:
        return (text,)
    if not isinstance(fields["games"], list):
        raise errors.FieldError("games")
    found = fields.get("format")
    if type(found) is not int:
        raise errors.FieldError("format")
    if found != FORMAT:
        raise errors.FormatError(found, FORMAT)
    if len(fields["games"]) > MAX_GAMES:
        raise errors.TooManyGamesError(MAX_GAMES)
    return tuple(json.dumps(game, ensure_ascii=False) for game in fields["games"])
