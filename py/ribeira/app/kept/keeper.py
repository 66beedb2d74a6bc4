"""Carries out what changes the texts in this browser's storage: the only code that writes them.

A game's text is written whole under one key, so that a page closed at any time leaves the game as
it was before or after the last action. The browser may take its time to bring that to the disk: so
the journal gets each game too. What storage does not take is remembered, said, and tried again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from hashlib import sha256

from ribeira.app import stored_games
from ribeira.app.effects import CheckGame, SetAside, StorageEffect, Store, StoreGame
from ribeira.app.kept.journal import newer, settled
from ribeira.app.kept.packed import pack
from ribeira.app.kept.places import Journal, Place
from ribeira.app.kept.takeover import take_over
from ribeira.app.msg import Msg, StorageFailed, TabSaid, TextKept, TextsChanged
from ribeira.app.storage import GAME, TALK, Storage, StorageError


class Keeper:
    """It remembers what this tab last found or left in storage, so that what another tab has
    written is never overwritten."""

    def __init__(
        self, storage: Storage, journal: Journal | None = None, place: Place | None = None
    ) -> None:
        self._storage, self._journal = storage, journal
        self._place = place or Place()
        self._seen: dict[str, str] = {}
        self._begun: dict[str, str] = {}  # what storage knew at the start
        self._unkept: dict[str, str] = {}  # what storage did not take
        self._aside: dict[str, str] = {}  # by name, under which its text is set aside
        self._left: set[str] = set()  # what still lies under its old key too

    def begin(
        self, journal: Mapping[str, str] | None = None, now: int = 0
    ) -> tuple[Mapping[str, str], tuple[Msg, ...]]:
        """All our texts, as storage and journal know them, and what has failed."""
        found = dict(journal or {})
        try:
            left = take_over(self._storage, self._place).texts
            self._seen = {**left, **self._found()}
        except StorageError as error:
            return {}, (StorageFailed(error.kind),)
        self._left = set(left)
        self._renew()
        self._begun = dict(self._seen)
        failures: tuple[Msg, ...] = ()
        for name, text in newer(found, self._seen):
            failures += self._write(name, text)
        if self._journal:
            for name in settled(found, self._seen, now):
                self._journal.write(name, None)
        return {**self._seen, **self._unkept}, failures

    def hear_late(self, journal: Mapping[str, str]) -> tuple[Msg, ...]:
        """The journal, where the browser took too long with it at the start. A game that it knows
        better is put right; if it was played on meanwhile, both are kept."""
        failures: tuple[Msg, ...] = ()
        found: dict[str, str | None] = {}
        for name, text in newer(journal, self._begun):
            now, begun = self._seen.get(name), self._begun.get(name)
            if now is None and begun is not None:
                continue  # deleted meanwhile
            kept = name if now == begun else GAME + sha256(text.encode()).hexdigest()[:8]
            failures += self._write(kept, text)
            found[kept] = text
        return (*failures, TextsChanged(found)) if found else ()

    def _renew(self) -> None:
        """Brings games into the newest format, which is shorter; one that another tab has changed
        just now stays."""
        for name, text in tuple(self._seen.items()):
            if not name.startswith(GAME) or name in self._left:
                continue
            short = stored_games.renewed(text)
            if short != text and not self._look(name):
                with suppress(StorageError):
                    self._storage.write(self._place.key(name), short)
                    self._seen[name] = short

    def _found(self) -> dict[str, str]:
        found = self._storage.find(self._place.start)
        named = ((self._place.name(key), text) for key, text in found.items())
        return {name: text for name, text in named if name is not None}

    def read(self) -> tuple[Msg, ...]:
        """What has changed since this tab last looked."""
        try:
            found = self._found()
        except StorageError as error:
            return (StorageFailed(error.kind),)
        gone = dict.fromkeys(self._seen.keys() - found.keys() - self._left)
        return self._noticed({**found, **gone})

    def hear(self, key: str, text: str | None) -> tuple[Msg, ...]:
        """Another tab has changed a text; without a key, anything may have changed."""
        if not key:
            return self.read()
        name = self._place.name(key)
        if name == TALK:
            return (TabSaid(text),) if text else ()
        return (*self._look(name), *self._try_again()) if name else ()

    def perform(self, effect: StorageEffect) -> tuple[Msg, ...]:
        match effect:
            case Store(name, text):
                return self._write(name, text)
            case StoreGame(name, text):
                return self._look(GAME + name) or self._write(GAME + name, text)
            case CheckGame(name, then):
                return self._look(GAME + name) or (then,)
            case SetAside(name, under, text):
                self._aside[name] = under
                return self._write(under, text) + self._write(name, None)
        return self._tell(effect.text)

    def _look(self, name: str) -> tuple[Msg, ...]:
        """What another tab has left under this name."""
        try:
            found = self._storage.read(self._place.key(name))
        except StorageError:
            return ()
        if found is None and name in self._left:
            return ()
        return self._noticed({name: found})

    def _noticed(self, found: Mapping[str, str | None]) -> tuple[Msg, ...]:
        new = {name: text for name, text in found.items() if text != self._seen.get(name)}
        for name, text in new.items():
            self._remember(name, text)
        return (TextsChanged(new),) if new else ()

    def _remember(self, name: str, text: str | None) -> None:
        if text is None:
            self._seen.pop(name, None)
        else:
            self._seen[name] = text

    # Writing

    def _write(self, name: str, text: str | None) -> tuple[Msg, ...]:
        """Storage first; the journal keeps a game also where storage is full."""
        failed = self._try(name, text)
        if self._journal and name.startswith(GAME):
            self._journal.write(name, None if text is None else pack(text))
        return (failed,) if failed else (*self._kept(name), *self._try_again())

    def _try(self, name: str, text: str | None) -> StorageFailed | None:
        """Writes it, or says why not; never over a text that was to be set aside and is not yet."""
        try:
            if self._aside.get(name) in self._unkept:
                raise StorageError("full")
            if text is None:
                self._storage.remove(self._place.key(name))
            else:
                self._storage.write(self._place.key(name), text)
            self._forget_old(name)
        except StorageError as error:
            if text is not None:
                self._unkept[name] = text
            return StorageFailed(error.kind, name if text is not None else "")
        self._remember(name, text)
        return None

    def _forget_old(self, name: str) -> None:
        if name in self._left:
            self._storage.remove(name)
            self._left.discard(name)

    def _kept(self, name: str) -> Iterator[Msg]:
        if self._unkept.pop(name, None) is not None:
            yield TextKept(name)

    def _try_again(self) -> Iterator[Msg]:
        """There may be room now for what was not kept, the smallest first."""
        for name, text in sorted(self._unkept.items(), key=lambda unkept: len(unkept[1])):
            elsewhere = self._look(name)
            if elsewhere or not self._try(name, text):
                yield from (*elsewhere, *self._kept(name))

    def _tell(self, text: str) -> tuple[Msg, ...]:
        """Writes a message and removes it at once, since only the change counts."""
        with suppress(StorageError):
            self._storage.write(self._place.key(TALK), text)
            self._storage.remove(self._place.key(TALK))
        return ()
