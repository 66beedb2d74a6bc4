"""The same game in two tabs of the browser: one of them plays it, the others follow.

Tabs talk through storage: each gets the changes of the others, a little later but in order. One
asks "who" plays, one says that the game is "mine", and a tab that follows answers "yours". A tab
that the browser has put to sleep gets nothing; it notices when it wants to write, because `Saves`
looks first whether the game has changed.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from ribeira.app.draft import new_id
from ribeira.app.ports import Storage, StorageError
from ribeira.app.storage import GAME, SETTINGS
from ribeira.app.tables import Table
from ribeira.codec.errors import CodecError
from ribeira.core.values import Message, msg

if TYPE_CHECKING:
    from ribeira.app.session import Session

TALK = "ribeira.tabs"


class Tabs:
    """`why` is the sentence beside a game that is only followed."""

    def __init__(self, session: Session, storage: Storage) -> None:
        self._session, self._storage = session, storage
        self.why: Message = msg("tabs.follow")
        self._claimed = ""  # the game that this tab plays and no other has answered "yours" yet

    def listen(self) -> None:
        self._storage.listen(self._heard)

    def opened(self, name: str) -> None:
        """Asks whether another tab plays this game."""
        self._say("who", name)

    def _say(self, what: str, name: str) -> None:
        """Sends a message to the other tabs: writes it and removes it at once, since only the
        change counts."""
        with suppress(StorageError):
            self._storage.write(TALK, f"{what} {name}")
            self._storage.remove(TALK)

    def _heard(self, key: str, text: str) -> None:
        if key == TALK:
            self._answer(*text.partition(" ")[::2])
        elif key == SETTINGS:
            self._session.preferences.changed_elsewhere()
        elif not key or key.startswith(GAME):
            self._game_changed()
        self._session.draw()

    def _answer(self, what: str, name: str) -> None:
        playing = self._session.playing
        if playing is None or playing.table.id != name or playing.over:
            return
        if playing.table.only_looking:
            return  # it may be looked at in every tab
        if what == "mine":
            self._sit_again(following=True)
            self._say("yours", name)
        elif what == "yours":
            self._claimed = ""
        elif what == "who" and not playing.following:
            if self._session.saves.is_changed(name):  # another tab has played while this one slept
                self._sit_again(following=True)
            else:
                self._claim(name)

    def _claim(self, name: str) -> None:
        self._claimed = name
        self._say("mine", name)

    def _game_changed(self) -> None:
        playing = self._session.playing
        if playing and self._session.saves.is_changed(playing.table.id):
            self._make_way(playing.table.id)

    def store(self, table: Table) -> bool:
        """Stores the table and returns True, unless another tab has stored the game since."""
        kept = self._session.saves.store(table)
        if not kept:
            self._make_way(table.id)
        return kept

    def _make_way(self, name: str) -> None:
        """Follows a tab that has played on; but not one that has not heard yet that this tab plays:
        if each followed the other, neither could play."""
        self._sit_again(following=name != self._claimed)
        if self._claimed:
            self._claim(name)

    def _sit_again(self, following: bool) -> None:
        """Opens the game again as it is stored; if it cannot be read, keeps showing the old one."""
        playing = self._session.playing
        assert playing is not None
        try:
            table = self._session.saves.load(playing.table.id)
            self.why = msg("tabs.follow")
        except CodecError as error:
            table, self.why, following = playing.table, error.message, True
        if following:
            self._claimed = ""
        looking, dialog = playing.looking, self._session.dialog
        self._session.sit_down(table, following)
        self._session.dialog = dialog
        if looking is not None and self._session.playing:
            self._session.playing.look(looking)

    def do_take_over(self, _: str) -> None:
        """Plays here from now on. If the stored game cannot be read any more, it is left alone, and
        this one continues as a new game."""
        session = self._session
        if session.playing is None:
            return
        name = session.playing.table.id
        try:
            session.sit_down(session.saves.load(name))
        except CodecError:
            session.open_new(replace(session.playing.table, id=new_id()))
        else:
            self._claim(name)
