"""Games and settings in this browser's storage. Nothing that can not be read is ever thrown away.

A game's text is written whole under one key, so that a page closed at any time leaves the game as
it was before or after the last action. Before it is written, the stored text is compared with what
this tab last saw there, so that what another tab has written is never overwritten.
"""

from __future__ import annotations

from collections.abc import Callable

from ribeira.app import settings as settings_text
from ribeira.app import stored_games as stored
from ribeira.app import streaks
from ribeira.app.ports import Clock, Storage, StorageError
from ribeira.app.settings import Settings
from ribeira.app.stored_games import Saved
from ribeira.app.streaks import Streaks
from ribeira.app.tables import Table
from ribeira.codec.errors import CodecError
from ribeira.core.values import Message, msg

GAME = "ribeira.game."
SETTINGS = "ribeira.settings"
OPEN = "ribeira.open"
UNREAD = "ribeira.unread."
DEAL = "ribeira.deal."
STREAKS = "ribeira.streaks"


class Saves:
    """Reads and writes. When storage fails, `trouble` says so, and texts are kept in memory."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._storage, self._clock = storage, clock
        self._memory: dict[str, str] = {}
        self._seen: dict[str, str | None] = {}  # a game's text as this tab last found or left it
        self.error: Message | None = None

    # Texts, in memory where storage fails

    def _read(self, key: str) -> str | None:
        if key in self._memory:
            return self._memory[key]
        try:
            return self._storage.read(key)
        except StorageError as error:
            self._tell(error)
            return None

    def _write(self, key: str, text: str) -> None:
        try:
            self._storage.write(key, text)
            self._memory.pop(key, None)
        except StorageError as error:
            self._memory[key] = text
            self._tell(error)

    def _remove(self, key: str) -> None:
        self._memory.pop(key, None)
        try:
            self._storage.remove(key)
        except StorageError as error:
            self._tell(error)

    def _keys(self) -> tuple[str, ...]:
        try:
            stored = self._storage.keys()
        except StorageError as error:
            self._tell(error)
            stored = ()
        return tuple(dict.fromkeys((*stored, *self._memory)))

    def _tell(self, error: StorageError) -> None:
        known = {"full": msg("storage.full"), "forbidden": msg("storage.forbidden")}
        self.error = known[error.kind]

    def ask_to_keep(self, ask: bool, then: Callable[[bool], None]) -> None:
        self._storage.ask_to_keep(ask, then)

    # Settings

    def settings(self) -> Settings:
        text = self._read(SETTINGS)
        if text is None:
            return Settings()
        try:
            settings, newer = settings_text.read(text)
        except ValueError:
            self._keep_aside(text, msg("storage.settings_unread"))
            return Settings()
        if newer:
            self._keep_aside(text, msg("storage.settings_newer"))
        return settings

    def _keep_aside(self, text: str, why: Message) -> None:
        self._write(f"{UNREAD}settings", text)
        self.error = why

    def store_settings(self, settings: Settings) -> None:
        self._write(SETTINGS, settings_text.write(settings))

    # Wins and losses in a row

    def streaks(self) -> Streaks:
        return streaks.read(self._read(STREAKS) or "{}")

    def store_streaks(self, found: Streaks) -> None:
        self._write(STREAKS, streaks.write(found))

    # Games

    def store(self, table: Table) -> bool:
        """Stores the table, if need be in memory. Returns False when another tab has changed it."""
        if self.is_changed(table.id):
            return False
        if table.only_looking and self.text(table.id) is not None:
            return True
        try:
            self._put(table.id, stored.write(table, self._clock.now()))
        except CodecError as error:  # too long to be read again, as a game among bots may be
            self.error = error.message
        return True

    def is_changed(self, name: str) -> bool:
        """Whether the stored text differs from what this tab last read or wrote."""
        return self._stored(name) != self._seen.get(name)

    def _stored(self, name: str) -> str | None:
        try:
            return self._storage.read(GAME + name)
        except StorageError:
            return self._seen.get(name)

    def _put(self, name: str, text: str) -> None:
        self._write(GAME + name, text)
        self._seen[name] = self._stored(name)

    def text(self, name: str) -> str | None:
        """The text that is stored, sound or not."""
        return self._read(GAME + name)

    def load(self, name: str) -> Table:
        """The stored game. Raises `CodecError` with the sentence to show."""
        if self.is_changed(name):
            self._memory.pop(GAME + name, None)
        text = self.text(name)
        if text is None:
            raise CodecError(msg("storage.gone"))
        self._seen[name] = self._stored(name)
        return stored.read(name, text)

    def games(self) -> tuple[Saved, ...]:
        """Every stored game, the newest first."""
        ids = [key.removeprefix(GAME) for key in self._keys() if key.startswith(GAME)]
        games = [stored.summary(name, self.text(name) or "") for name in ids]
        return tuple(sorted(games, key=lambda saved: (-saved.when, saved.id)))

    def take(self, name: str) -> str | None:
        """Removes a game and returns its text, so that this can be undone."""
        text = self.text(name)
        self._remove(GAME + name)
        self._seen.pop(name, None)
        return text

    def put_back(self, name: str, text: str) -> None:
        self._put(name, text)

    # Games that go back and forth by link

    def table_of_deal(self, deal: str) -> str | None:
        return self._read(DEAL + deal)

    def remember_deal(self, deal: str, name: str) -> None:
        self._write(DEAL + deal, name)

    # The game that the page comes back to

    def open_game(self) -> str | None:
        return self._read(OPEN)

    def remember_open(self, name: str | None) -> None:
        if name is None:
            self._remove(OPEN)
        else:
            self._write(OPEN, name)
