"""Many games in one file: a list of the objects that each game's own file holds.

Bad at: opening games; each goes through `textfile.read` by itself, so that a bad
one spoils no other.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from ribeira.codec import errors
from ribeira.codec.textfile import MAX_DEPTH, depth

FORMAT = 1
MAX_CHARACTERS = 1 << 23


def write(files: Iterable[str]) -> str:
    games = [json.loads(file) for file in files]
    return json.dumps({"format": FORMAT, "games": games}, indent=1, ensure_ascii=False) + "\n"


def texts(text: str) -> tuple[str, ...]:
    """The games' files, one or many; whether each is sound is not looked at here."""
    if len(text) > MAX_CHARACTERS:
        raise errors.TooLargeError(MAX_CHARACTERS)
    if depth(text) > MAX_DEPTH + 2:
        raise errors.NotJsonError
    try:
        fields = json.loads(text)
    except ValueError as trouble:
        raise errors.NotJsonError from trouble
    if not isinstance(fields, dict) or "games" not in fields:
        return (text,)
    if not isinstance(fields["games"], list):
        raise errors.FieldError("games")
    found = fields.get("format")
    if type(found) is not int:
        raise errors.FieldError("format")
    if found != FORMAT:
        raise errors.FormatError(found, FORMAT)
    return tuple(json.dumps(game) for game in fields["games"])
