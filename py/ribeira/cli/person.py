"""A person at the terminal, as a bot that asks.

Each legal action is listed with its number and its notation; either is an answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import ribeira
from ribeira.api.pictures import text_of
from ribeira.bots.bot import Choice
from ribeira.cli import CommandError
from ribeira.core.values import Action


class Person:
    """The bot `you`. What it sees is what its seat may know."""

    def __init__(self, game: str, language: str) -> None:
        self.game, self.language = ribeira.load(game), language

    def think(self, sight: Any, legal: tuple[Action, ...], _chance: int) -> Iterator[Choice]:
        print(self._told(sight, legal))
        while True:
            try:
                answer = input("> ").strip()
            except EOFError as error:
                raise CommandError("The game was left before its end.") from error
            action = self._meant(answer, legal)
            if action:
                yield Choice(action)
                return
            print(f"{answer!r} is neither a number from 1 to {len(legal)} nor listed.")

    def _told(self, sight: Any, legal: tuple[Action, ...]) -> str:
        lines = ["", text_of(self.game.module, sight, self.language), ""]
        for number, action in enumerate(legal, start=1):
            text = self.game.write_action(action)
            lines.append(f"{number:4}  {text:26}{self.game.say_action(action, self.language)}")
        return "\n".join(lines)

    def _meant(self, answer: str, legal: tuple[Action, ...]) -> Action | None:
        if answer.isdecimal() and 1 <= int(answer) <= len(legal):
            return legal[int(answer) - 1]
        return next((a for a in legal if self.game.write_action(a) == answer), None)
