"""Asks what a strong bot would do in the viewer's place, and why a bot did what it did."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ribeira.bots import levels
from ribeira.bots.bot import Choice
from ribeira.core.events import Event
from ribeira.kit.advice import Ranked

if TYPE_CHECKING:
    from ribeira.app.playing import Playing

WORLDS = 8
"""In so many guessed states a bot's legal actions must agree before its reasons are shown."""


class HintRequests:
    """`advice` is the answer to the last request, once it has come."""

    def __init__(self, playing: Playing, changed: Callable[[tuple[Event, ...], str], None]) -> None:
        self.advice: tuple[Ranked, ...] | None = None
        self._playing, self._changed = playing, changed
        self._questions = 0

    def forget(self) -> None:
        """Drops the advice; an answer that is still to come will be ignored."""
        self.advice = None
        self._questions += 1

    def ask_hint(self) -> None:
        playing = self._playing
        if playing.choosing and playing.viewer is not None:
            self._ask(playing.match.at, playing.viewer, levels.LEVELS[-1])

    def ask_why(self, at: int) -> None:
        """Asks the bot that acted then to think once more, for its reasons."""
        seat = self._playing.match.past[at].seat
        self._ask(at, seat, self._playing.table.players[seat].bot)

    def _ask(self, at: int, seat: int, bot: str) -> None:
        self.forget()
        question = self._questions

        def hear(_: int, answer: Choice) -> None:
            if question == self._questions:
                self.advice = answer.reasons
                self._changed((), "")

        self._playing.ask(at, seat, bot, hear)

    def may_tell_why(self, at: int) -> bool:
        """Whether a bot's reasons give nothing away. They name what its seat could have done, so as
        long as the game lasts they are shown only if the viewer can know that anyway."""
        match, viewer = self._playing.match, self._playing.viewer
        game, state, seat = match.game, match.states[at], match.past[at].seat
        if self._playing.over:
            return True
        chance, legal = at, set(game.legal_actions(state=state, seat=seat))
        for _ in range(WORLDS):
            world, chance = game.guess(seen=game.sight(state=state, seat=viewer), chance=chance)
            if set(game.legal_actions(state=world, seat=seat)) != legal:
                return False
        return True
