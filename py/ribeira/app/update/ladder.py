"""Suggests the next higher or lower level of bots, by the rule in `ribeira.app.streaks`: counts the
games that end, and starts a game with bots of another level.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app import draft as drafts
from ribeira.app import streaks
from ribeira.app.streaks import Streak
from ribeira.bots.levels import LEVELS

if TYPE_CHECKING:
    from ribeira.app.playing import Playing
    from ribeira.app.session import Session


class Ladder:
    """Commands are found by their name, as those of the session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._going = ""  # the table last seen before its end: only what ends here is counted

    def _streak(self) -> Streak:
        game = self._session.playing.match.setup.game if self._session.playing else ""
        return self._session.saves.streaks().get(game, Streak())

    def count(self) -> None:
        """Counts the game at the table if it has just ended."""
        playing = self._session.playing
        if playing is None:
            return
        if playing.table.acting:
            self._going = playing.table.id
        elif self._going == playing.table.id:
            self._going = ""
            self._count(playing)

    def _count(self, playing: Playing) -> None:
        before = self._streak()
        after = streaks.counted(before, playing.table)
        if after != before:
            all_of_them = self._session.saves.streaks()
            all_of_them[playing.match.setup.game] = after
            self._session.saves.store_streaks(all_of_them)

    def suggestion(self) -> str:
        """The level to try after this game, or nothing."""
        streak, playing = self._streak(), self._session.playing
        counts = playing and playing.table.id == streak.table
        return streaks.suggestion(streak) if counts else ""

    def do_level(self, level: str) -> None:
        """A new game at the same table, against bots of that level."""
        playing = self._session.playing
        if playing is None or level not in LEVELS:
            return
        seed, say = int(drafts.new_seed()), self._session.say
        self._session.open_new(drafts.same_again(playing.table, say, seed, level))
