"""Commands for moments that are past: look at them, branch off from one, play the table again.

Bad at: showing; the pages draw the moment that `Playing` is told to look at.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ribeira.core import match as matches
from ribeira.core.chance import SEEDS
from ribeira.core.values import msg
from ribeira.ui import draft as drafts
from ribeira.ui.notices import Notice
from ribeira.ui.tables import PHANTOM

if TYPE_CHECKING:
    from ribeira.ui.playing import Playing
    from ribeira.ui.session import Session


class Lookback:
    """Commands are found by their name, as those of the session."""

    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def _playing(self) -> Playing | None:
        return self._session.playing

    def do_look(self, value: str) -> None:
        """`first`, `-1`, `+1`, or nothing for the newest moment but one."""
        if self._playing is None:
            return
        self._session.dialog = ""
        at = self._playing.shown_at
        steps = {"first": 0, "-1": at - 1, "+1": at + 1, "": at}
        self._playing.look(steps.get(value, at))

    def do_now(self, _: str) -> None:
        if self._playing:
            self._playing.look(None)

    def do_branch(self, _: str) -> None:
        """A new game that goes on from the moment looked at; the old one stays as it is."""
        if self._playing and self._playing.looking is not None:
            table = self._playing.table
            match = matches.branch(matches.jump(table.match, self._playing.looking))
            self._session.open_new(replace(table, id=drafts.new_id(), match=match))
            self._session.notice = Notice(msg("table.branched"))

    def do_again(self, value: str) -> None:
        """The same table again, with the same deal or with a new one."""
        if self._playing is None:
            return
        table = self._playing.table
        setup = table.match.setup
        if value == "new":
            setup = replace(setup, seed=int(drafts.new_seed()) % SEEDS)
        players = tuple(player for player in table.players if player.bot != PHANTOM)
        self._session.open_new(drafts.new_table(setup, players, table.practice, self._session.say))
