"""The texts in this browser's storage, as the app knows them, and the only code that writes them.

`Stored` is part of the model; `Keeper` carries out what changes it. A game's text is written whole
under one key, so that a page closed at any time leaves the game as it was before or after the last
action. Where storage fails, the texts of the model are all there is.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol

from ribeira.app import stored_games, streaks
from ribeira.app.effects import CheckGame, StorageEffect, Store, StoreGame
from ribeira.app.msg import Msg, StorageFailed, TabSaid, TextsChanged
from ribeira.app.stored_games import Saved
from ribeira.app.streaks import Streak, Streaks
from ribeira.app.tables import Table
from ribeira.codec.errors import CodecError
from ribeira.core.values import msg

OURS = "ribeira."
GAME = "ribeira.game."
SETTINGS = "ribeira.settings"
OPEN = "ribeira.open"
UNREAD = "ribeira.unread."
DEAL = "ribeira.deal."
STREAKS = "ribeira.streaks"
TALK = "ribeira.tabs"


class StorageError(Exception):
    """Storage failed: `kind` is "full" or "forbidden"."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Storage(Protocol):
    """Texts by key, kept in this browser. Every call may raise `StorageError`."""

    def keys(self) -> tuple[str, ...]: ...

    def read(self, key: str) -> str | None: ...

    def write(self, key: str, text: str) -> None: ...

    def remove(self, key: str) -> None: ...


@dataclass(frozen=True, slots=True)
class Stored:
    """Our texts by their keys."""

    texts: Mapping[str, str] = field(default_factory=dict)

    def changed(self, texts: Mapping[str, str | None]) -> Stored:
        """With these texts, and without those that are none."""
        both = {**self.texts, **texts}
        return Stored({key: text for key, text in both.items() if text is not None})

    def text(self, name: str) -> str | None:
        """The text of a game, sound or not."""
        return self.texts.get(GAME + name)

    def load(self, name: str) -> Table:
        """The stored game. Raises `CodecError` with the sentence to show."""
        text = self.text(name)
        if text is None:
            raise CodecError(msg("storage.gone"))
        return stored_games.read(name, text)

    def games(self) -> tuple[Saved, ...]:
        """Every stored game, the newest first."""
        ours = ((key, text) for key, text in self.texts.items() if key.startswith(GAME))
        games = (_summary(key.removeprefix(GAME), text) for key, text in ours)
        return tuple(sorted(games, key=lambda saved: (-saved.when, saved.id)))

    def summary(self, name: str) -> Saved:
        return _summary(name, self.text(name) or "")

    @property
    def open_game(self) -> str | None:
        """The game that the page comes back to."""
        return self.texts.get(OPEN)

    @property
    def streaks(self) -> Streaks:
        return streaks.read(self.texts.get(STREAKS, "{}"))

    def streak(self, game: str) -> Streak:
        return self.streaks.get(game, Streak())

    def table_of_deal(self, deal: str) -> str | None:
        """The game that a link of this deal belongs to."""
        return self.texts.get(DEAL + deal)


def _is_ours(key: str) -> bool:
    return key.startswith(OURS)


_summary = lru_cache(maxsize=1000)(stored_games.summary)


class Keeper:
    """Writes to the storage. It remembers what this tab last found or left there, so that what
    another tab has written is never overwritten."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._seen: dict[str, str] = {}

    def begin(self) -> tuple[Mapping[str, str | None], tuple[Msg, ...]]:
        """All our texts, and what has failed."""
        found = self.read()
        texts = next((m.texts for m in found if isinstance(m, TextsChanged)), {})
        return texts, tuple(m for m in found if isinstance(m, StorageFailed))

    def read(self) -> tuple[Msg, ...]:
        """What has changed since this tab last looked."""
        try:
            keys = tuple(filter(_is_ours, self._storage.keys()))
            found = {key: self._storage.read(key) for key in {*keys, *self._seen}}
        except StorageError as error:
            return (StorageFailed(error.kind),)
        return self._noticed(found)

    def hear(self, key: str, text: str | None) -> tuple[Msg, ...]:
        """Another tab has changed a text; without a key, anything may have changed."""
        if not key:
            return self.read()
        if key == TALK:
            return (TabSaid(text),) if text else ()
        return self._look(key) if _is_ours(key) else ()

    def perform(self, effect: StorageEffect) -> tuple[Msg, ...]:
        if isinstance(effect, Store):
            return self._write(effect.key, effect.text)
        if isinstance(effect, StoreGame):
            return self._look(GAME + effect.name) or self._write(GAME + effect.name, effect.text)
        if isinstance(effect, CheckGame):
            return self._look(GAME + effect.name) or (effect.then,)
        return self._tell(effect.text)

    def _look(self, key: str) -> tuple[Msg, ...]:
        """What another tab has left under this key."""
        try:
            found = self._storage.read(key)
        except StorageError:
            return ()
        return self._noticed({key: found})

    def _noticed(self, found: Mapping[str, str | None]) -> tuple[Msg, ...]:
        new = {key: text for key, text in found.items() if text != self._seen.get(key)}
        for key, text in new.items():
            self._remember(key, text)
        return (TextsChanged(new),) if new else ()

    def _remember(self, key: str, text: str | None) -> None:
        if text is None:
            self._seen.pop(key, None)
        else:
            self._seen[key] = text

    def _write(self, key: str, text: str | None) -> tuple[Msg, ...]:
        try:
            if text is None:
                self._storage.remove(key)
            else:
                self._storage.write(key, text)
        except StorageError as error:
            return (StorageFailed(error.kind),)
        self._remember(key, text)
        return ()

    def _tell(self, text: str) -> tuple[Msg, ...]:
        """Writes a message and removes it at once, since only the change counts."""
        with suppress(StorageError):
            self._storage.write(TALK, text)
            self._storage.remove(TALK)
        return ()
