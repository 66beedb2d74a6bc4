"""Texts under the keys of former versions, which did not name the page's folder, come under the
keys of today. The first page of a host that is opened takes them.

Nothing is removed before it lies in its new place, so a page that is closed in the middle, or a
second tab that does the same, takes nothing away. Where there is a game of the same name already,
as when a former version went on in another tab, both stay.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from ribeira.app import stored_games
from ribeira.app.kept.places import Place
from ribeira.app.storage import GAME, OURS, TALK, UNREAD, Storage, StorageError


@dataclass(frozen=True, slots=True)
class Left:
    """What could not be moved, because storage is full: texts by name, still under old keys."""

    texts: Mapping[str, str]


def take_over(storage: Storage, place: Place) -> Left:
    """Raises `StorageError` when storage is forbidden."""
    left: dict[str, str] = {}
    if place.is_old:
        return Left(left)
    old = storage.find(OURS)
    for name in sorted(old, key=lambda name: -len(old[name])):  # what gets shorter makes room
        if name == TALK:
            storage.remove(name)
        elif not _move(storage, place, name, old[name]):
            left[name] = old[name]
    return Left(left)


def _move(storage: Storage, place: Place, name: str, text: str) -> bool:
    """Whether the text lies under its new key."""
    text = stored_games.renewed(text) if name.startswith(GAME) else text
    found = storage.read(place.key(name))
    if found is not None and found != text:
        if not name.startswith((GAME, UNREAD)):
            storage.remove(name)  # what is here already was chosen later
            return True
        name_here = f"{name}-{sha256(text.encode(errors='replace')).hexdigest()[:8]}"
    else:
        name_here = name
    try:
        storage.write(place.key(name_here), text)
    except StorageError:
        return _move_in_a_full_storage(storage, place.key(name_here), name, text)
    storage.remove(name)
    return True


def _move_in_a_full_storage(storage: Storage, key: str, name: str, text: str) -> bool:
    """A text of today is shorter than it was: written over the old one, it makes itself room."""
    try:
        storage.write(name, text)
        storage.write(key, text)
    except StorageError:
        return False
    storage.remove(name)
    return True
