"""Commands about what bots think: a hint, the reasons of a bot, and to hurry it.

`ribeira.app.hints` asks the bots; the dialogs show their answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ribeira.app.session import Session


class Advisers:
    """Commands are found by their name, as those of the session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.step = 0  # the one whose reasons are shown

    def do_hint(self, _: str) -> None:
        playing = self._session.playing
        if playing and playing.choosing:
            self._session.dialog = "hint"
            playing.hints.ask_hint()

    def do_hurry(self, _: str) -> None:
        if self._session.playing:
            self._session.playing.hurry()

    def do_why(self, step: str) -> None:
        """The reasons of the bot that made that step; steps count from 1."""
        playing = self._session.playing
        if playing and step.isdecimal() and 0 < int(step) <= playing.match.at:
            self._session.dialog, self.step = "why", int(step)
            if playing.hints.may_tell_why(self.step - 1):
                playing.hints.ask_why(self.step - 1)
