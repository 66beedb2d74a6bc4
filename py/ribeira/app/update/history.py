"""The place one is at, as a path from the lobby, for the browser's back and forward buttons: back
leads from a dialog to its screen, and from a table to the lobby.

Links are not part of it: they are in the address, and `ribeira.app.update.links` handles them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ribeira.app.session import Session

LOBBY, LOOK, DIALOG = "lobby", "look", "dialog "
LASTING = ("rules", "settings", "menu", "log", "text", "share", "about", "import", "devices")
"""Dialogs that can be opened again, because they still show the same."""

Way = tuple[str, ...]


class History:
    """`walk` is called after every change, `do_return` when the browser goes back or forward."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._here: Way = ()

    def _way(self) -> Way:
        session, playing = self._session, self._session.playing
        way = [LOBBY]
        if session.draft:
            way.append(f"setup {session.draft.game}")
        if session.arena.contest:
            way.append(f"arena {session.arena.contest.game}")
        if playing:
            way.append(f"table {playing.table.id}")
        if playing and playing.looking is not None:
            way.append(LOOK)
        return (*way, DIALOG + session.dialog) if session.dialog else tuple(way)

    def walk(self) -> None:
        """Tells the browser where one is; an opened link is a place of its own."""
        if self._session.links.arrival:
            self._here = ()
        elif self._here != self._way():
            self._here = self._way()
            self._session.page.walk(self._here)

    def do_return(self, where: str) -> None:
        """Goes to where the browser has gone, as far as that place still exists."""
        way = tuple(where.split("\n"))
        self._here = way
        self._to_screen(way)
        self._to_moment(LOOK in way)
        self._to_dialog(way)

    def _to_dialog(self, way: Way) -> None:
        """Opens the dialog, but only over the screen that it was opened on."""
        self._session.dialog = ""
        name = way[-1].removeprefix(DIALOG)
        if name in LASTING and (*self._way(), DIALOG + name) == way:
            self._session.dialog = name

    def _to_screen(self, way: Way) -> None:
        session = self._session
        screens = [step for step in way[1:] if step != LOOK and not step.startswith(DIALOG)]
        kind, _, name = screens[-1].partition(" ") if screens else (LOBBY, "", "")
        if kind == "table":
            self._to_table(name)
        elif kind == "setup" and not session.draft:
            session.do_lobby("")
            session.do_new(name)
        elif kind == "arena" and session.arena.contest:
            session.leave_table()
            session.saves.remember_open(None)
        elif kind == LOBBY and len(self._way()) > 1:
            session.do_lobby("")

    def _to_table(self, name: str) -> None:
        playing = self._session.playing
        if (playing is None or playing.table.id != name) and self._session.saves.text(name):
            self._session.library.do_open(name)

    def _to_moment(self, looking: bool) -> None:
        playing = self._session.playing
        if playing and looking != (playing.looking is not None):
            playing.look(len(playing.match.past) if looking else None)
