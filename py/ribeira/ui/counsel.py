"""What a strong bot would do in the viewer's place, and why a bot did what it did.

Bad at: words; the dialogs say the reasons.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ribeira.bots import levels
from ribeira.bots.bot import Choice
from ribeira.core.events import Event
from ribeira.kit.advice import Ranked

if TYPE_CHECKING:
    from ribeira.ui.playing import Playing

WORLDS = 8
"""So many guesses must agree on what a bot could do before its reasons are told."""


class Counsel:
    """`advice` is the answer to the last question, once it has come."""

    def __init__(self, playing: Playing, changed: Callable[[tuple[Event, ...], str], None]) -> None:
        self.advice: tuple[Ranked, ...] | None = None
        self._playing, self._changed = playing, changed
        self._questions = 0

    def forget(self) -> None:
        """Whatever still comes is an answer to a question that nobody asks any more."""
        self.advice = None
        self._questions += 1

    def ask_hint(self) -> None:
        playing = self._playing
        if playing.choosing and playing.viewer is not None:
            self._ask(playing.match.at, playing.viewer, levels.LEVELS[-1])

    def ask_why(self, at: int) -> None:
        """Has the bot that acted then think once more, for its reasons."""
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
        """Reasons name what the seat could have done. As long as the game lasts they are told only
        if the viewer can know that anyway."""
        match, viewer = self._playing.match, self._playing.viewer
        game, state, seat = match.game, match.states[at], match.past[at].seat
        if self._playing.over:
            return True
        chance, legal = at, set(game.legal_actions(state, seat))
        for _ in range(WORLDS):
            world, chance = game.guess(game.sight(state, viewer), chance)
            if set(game.legal_actions(world, seat)) != legal:
                return False
        return True
