"""Games and settings in this browser's storage. Nothing that can not be read is ever thrown away.

A game's text is written whole under one key, so that a page closed at any moment leaves the game
before or after the last action. Bad at: two tabs with the same game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ribeira.codec.errors import CodecError
from ribeira.core.values import Message, msg
from ribeira.games import catalog
from ribeira.ui import settings as settings_text
from ribeira.ui.kept import read_object
from ribeira.ui.ports import Clock, Storage, StorageTrouble
from ribeira.ui.settings import Settings
from ribeira.ui.tables import Table, read_table, write_table

GAME = "ribeira.game."
SETTINGS = "ribeira.settings"
OPEN = "ribeira.open"
UNREAD = "ribeira.unread."


@dataclass(frozen=True, slots=True)
class Saved:
    """A stored game as the lobby lists it. `trouble` says why it can not be opened."""

    id: str
    game: str = ""
    names: tuple[str, ...] = ()
    when: int = 0
    over: bool = False
    trouble: Message | None = None


class Saves:
    """Reads and writes. What fails is told through `trouble`, and goes on in memory."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage, self._clock = storage, clock
        self._memory: dict[str, str] = {}
        self.trouble: Message | None = None

    # Texts, with memory standing in for a storage that will not

    def _read(self, key: str) -> str | None:
        if key in self._memory:
            return self._memory[key]
        try:
            return self._storage.read(key)
        except StorageTrouble as error:
            self._tell(error)
            return None

    def _write(self, key: str, text: str) -> None:
        try:
            self._storage.write(key, text)
            self._memory.pop(key, None)
        except StorageTrouble as error:
            self._memory[key] = text
            self._tell(error)

    def _remove(self, key: str) -> None:
        self._memory.pop(key, None)
        try:
            self._storage.remove(key)
        except StorageTrouble as error:
            self._tell(error)

    def _keys(self) -> tuple[str, ...]:
        try:
            stored = self._storage.keys()
        except StorageTrouble as error:
            self._tell(error)
            stored = ()
        return tuple(dict.fromkeys((*stored, *self._memory)))

    def _tell(self, error: StorageTrouble) -> None:
        known = {"full": msg("storage.full"), "forbidden": msg("storage.forbidden")}
        self.trouble = known[error.kind]

    # Settings

    def settings(self) -> Settings:
        text = self._read(SETTINGS)
        if text is None:
            return Settings()
        try:
            return settings_text.read(text)
        except ValueError:
            self._write(f"{UNREAD}settings", text)
            self.trouble = msg("storage.settings_unread")
            return Settings()

    def store_settings(self, settings: Settings) -> None:
        self._write(SETTINGS, settings_text.write(settings))

    # Games

    def store(self, table: Table) -> None:
        self._write(GAME + table.id, write_table(table, self._clock.now()))

    def load(self, name: str) -> Table:
        """The stored game. Raises `CodecError` with the sentence to show."""
        text = self._read(GAME + name)
        if text is None:
            raise CodecError(msg("storage.gone"))
        return read_table(name, text)

    def games(self) -> tuple[Saved, ...]:
        """Every stored game, the newest first."""
        ids = [key.removeprefix(GAME) for key in self._keys() if key.startswith(GAME)]
        return tuple(sorted(map(self._saved, ids), key=lambda saved: (-saved.when, saved.id)))

    def _saved(self, name: str) -> Saved:
        try:
            return _summary(name, read_object(self._read(GAME + name) or ""))
        except (ValueError, KeyError, TypeError, OverflowError):
            return Saved(name, trouble=msg("storage.unread"))

    def take(self, name: str) -> str | None:
        """Removes a game and hands out its text, so that this can be undone."""
        text = self._read(GAME + name)
        self._remove(GAME + name)
        return text

    def put_back(self, name: str, text: str) -> None:
        self._write(GAME + name, text)

    # The game that the page comes back to

    def open_game(self) -> str | None:
        return self._read(OPEN)

    def remember_open(self, name: str | None) -> None:
        if name is None:
            self._remove(OPEN)
        else:
            self._write(OPEN, name)


def _summary(name: str, stored: dict[str, Any]) -> Saved:
    if stored["game"] not in catalog.GAMES:
        raise ValueError("no game of this page")
    names = tuple(map(str, stored["names"]))
    return Saved(name, stored["game"], names, int(stored["when"]), bool(stored["over"]))
