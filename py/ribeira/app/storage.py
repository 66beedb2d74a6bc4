"""The texts in this browser's storage, by names, as the app knows them.

`Stored` is part of the model; `ribeira.app.kept.keeper` carries out what changes it. Where storage
fails, the texts of the model are all there is. Each of them may hold anything at all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol

from ribeira.app import stored_games, streaks
from ribeira.app.daily import kept as kept_days
from ribeira.app.daily.kept import DAYS, Deals
from ribeira.app.seats import last
from ribeira.app.seats.last import Lasts
from ribeira.app.stored_games import Saved
from ribeira.app.streaks import Streak, Streaks
from ribeira.app.tables import Table
from ribeira.codec.errors import CodecError
from ribeira.core.slices import Slices, whole
from ribeira.core.values import msg
from ribeira.kit.latest import latest

OURS = "ribeira."
GAME = "ribeira.game."
SETTINGS = "ribeira.settings"
OPEN = "ribeira.open"
UNREAD = "ribeira.unread."
DEAL = "ribeira.deal."
STREAKS = "ribeira.streaks"
LASTS = "ribeira.last"
TALK = "ribeira.tabs"


class StorageError(Exception):
    """Storage failed: `kind` is "full" or "forbidden"."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Storage(Protocol):
    """Texts by key, kept in this browser. Every call may raise `StorageError`."""

    def find(self, start: str) -> Mapping[str, str]:
        """Those whose keys begin so."""

    def read(self, key: str) -> str | None: ...

    def write(self, key: str, text: str) -> None: ...

    def remove(self, key: str) -> None: ...


@dataclass(frozen=True, slots=True)
class Stored:
    """Our texts by their names."""

    texts: Mapping[str, str] = field(default_factory=dict)

    def changed(self, texts: Mapping[str, str | None]) -> Stored:
        """With these texts, and without those that are none."""
        both = {**self.texts, **texts}
        return Stored({key: text for key, text in both.items() if text is not None})

    def text(self, name: str) -> str | None:
        """The text of a game, sound or not."""
        return self.texts.get(GAME + name)

    @property
    def is_first_game(self) -> bool:
        """No other game is kept, and none has been counted."""
        return STREAKS not in self.texts and sum(key.startswith(GAME) for key in self.texts) <= 1

    def load(self, name: str) -> Table:
        """The stored game. Raises `CodecError` with the sentence to show."""
        return whole(self.loading(name))

    def loading(self, name: str) -> Slices[Table]:
        """The same in slices."""
        text = self.text(name)
        if text is None:
            raise CodecError(msg("storage.gone"))
        try:
            return (yield from stored_games.reading(name, text))
        except CodecError:
            raise
        except Exception as error:  # anybody may have written it
            raise CodecError(msg("storage.unread")) from error

    def games(self) -> tuple[Saved, ...]:
        """Every stored game, the newest first."""
        return _games(self.texts)

    def set_aside(self) -> tuple[str, ...]:
        """The names of texts that could not be read and were kept."""
        return tuple(sorted(name for name in self.texts if name.startswith(UNREAD)))

    def summary(self, name: str) -> Saved:
        return _summary(name, self.text(name) or "")

    @property
    def open_game(self) -> str | None:
        """The game that the page comes back to."""
        return self.texts.get(OPEN)

    @property
    def streaks(self) -> Streaks:
        """None, as long as their text cannot be read."""
        try:
            return streaks.read(self.texts.get(STREAKS, "{}"))
        except Exception:  # they are set aside
            return {}

    def streak(self, game: str) -> Streak:
        return self.streaks.get(game, Streak())

    @property
    def lasts(self) -> Lasts:
        return _lasts(self.texts.get(LASTS, "{}"))

    @property
    def days(self) -> Deals:
        """The deals of the day that were begun."""
        return kept_days.read(self.texts.get(DAYS, "{}"))

    def table_of_deal(self, deal: str) -> str | None:
        """The game that a link of this deal belongs to."""
        return self.texts.get(DEAL + deal)


_summary = lru_cache(maxsize=4096)(stored_games.summary)
_lasts = lru_cache(maxsize=2)(last.read)


@latest
def _games(texts: Mapping[str, str]) -> tuple[Saved, ...]:
    ours = ((name, text) for name, text in texts.items() if name.startswith(GAME))
    games = (_summary(name.removeprefix(GAME), text) for name, text in ours)
    return tuple(sorted(games, key=lambda saved: (-saved.when, saved.id)))
