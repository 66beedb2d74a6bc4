"""Commands for stored games: open, rename, duplicate, delete and undo deleting. Commands are found
by their names, like those of the session.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app import stored_games as stored
from ribeira.app.draft import new_id
from ribeira.app.notices import Notice
from ribeira.app.stored_games import Saved
from ribeira.codec.errors import CodecError
from ribeira.core.values import Refusal, msg
from ribeira.games import registry

if TYPE_CHECKING:
    from ribeira.app.session import Session


class Library:
    """`renaming` is the game that the dialog asks a name for."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._taken: tuple[str, str] | None = None
        self.renaming: Saved | None = None
        self.promised = False

    def title(self, game: Saved) -> str:
        return game.title or self._session.say(registry.terms(game.game).say_game())

    def do_open(self, name: str) -> None:
        session = self._session
        try:
            session.sit_down(session.saves.load(name))
            session.tabs.opened(name)
        except CodecError as error:
            session.refused(Refusal(error.message))
            session.saves.remember_open(None)

    def ask_to_keep(self, ask: bool) -> None:
        """Asks the browser to promise that it keeps the games; in the lobby, which explains why."""
        if self._session.saves.games():
            self._session.saves.ask_to_keep(ask, self._hear_promise)

    def _hear_promise(self, promised: bool) -> None:
        if promised != self.promised:
            self.promised = promised
            self._session.draw()

    # Names

    def do_ask_name(self, name: str) -> None:
        self.renaming = stored.summary(name, self._session.saves.text(name) or "")
        self._session.dialog = "" if self.renaming.error else "rename"

    def do_rename(self, title: str) -> None:
        if self.renaming:
            self._retitle(self.renaming.id, self.renaming.id, title)
        self.renaming = None
        self._session.dialog = ""

    def do_duplicate(self, name: str) -> None:
        saves = self._session.saves
        game = stored.summary(name, saves.text(name) or "")
        if game.error:
            return
        title = self.title(game)
        self._retitle(name, new_id(), self._session.say(msg("lobby.copy_of", title=title)))

    def _retitle(self, old: str, new: str, title: str) -> None:
        """Writes the old game under the new id, with a title of its own."""
        text = self._session.saves.text(old)
        if text is None:
            return
        cleaned = "".join(filter(str.isprintable, title)).strip()
        try:
            self._session.saves.put_back(new, stored.rename(text, cleaned))
        except CodecError as error:
            self._session.refused(Refusal(error.message))

    # Deleting

    def do_delete(self, name: str) -> None:
        text = self._session.saves.take(name)
        if text is not None:
            self._taken = name, text
            deleted, undo = msg("lobby.deleted"), msg("lobby.undelete")
            self._session.notice = Notice(deleted, do="undelete", label=undo, stays=True)

    def do_undelete(self, _: str) -> None:
        if self._taken:
            self._session.saves.put_back(*self._taken)
            self._taken = self._session.notice = None
