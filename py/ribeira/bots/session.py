"""One bot thinking about one decision, in slices of time."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

from ribeira.bots.bot import Choice
from ribeira.bots.levels import make
from ribeira.bots.plain import plain_part
from ribeira.core.plain import from_plain
from ribeira.games import registry
from ribeira.kit.advice import Ranked


class Session:
    """It ends when there is a choice and the time is up, or when the bot has nothing to add. Where
    choices are counted instead of time, no clock and no haste changes the answer."""

    def __init__(self, request: str, now: Callable[[], float] = perf_counter) -> None:
        asked = json.loads(request)
        self._rules = registry.rules(asked["game"])
        self._name = asked["game"]
        sight = from_plain(self._rules.Sight, asked["sight"])
        legal = tuple(self._rules.read(text=text) for text in asked["legal"])
        self._thoughts = make(asked["game"], asked["bot"]).think(sight, legal, asked["chance"])
        self._choice: Choice | None = None
        self._ended = False
        self._now = now
        self._left: int | None = asked.get("thoughts")
        self._until = now() + asked.get("budget", 0.0)

    def hurry(self) -> None:
        """Ends the thinking time now."""
        self._until = self._now()

    def work(self, seconds: float) -> bool:
        """Works on for about so long; returns whether there is an answer now."""
        pause = self._now() + seconds
        while not self._answered():
            try:
                self._take(next(self._thoughts))
            except StopIteration:
                self._ended = True
            if self._now() >= pause:
                break
        return self._answered()

    def _take(self, choice: Choice | None) -> None:
        if choice:
            self._choice = choice
            self._left = self._left and self._left - 1

    def _answered(self) -> bool:
        if self._ended or self._choice is None:
            return self._ended
        return self._now() >= self._until if self._left is None else self._left == 0

    def answer(self) -> str:
        """The bot's choice and its reasons, as text."""
        assert self._choice is not None
        write = self._rules.write
        reasons = [_plain(ranked, write(action=ranked.action)) for ranked in self._choice.reasons]
        action = write(action=self._choice.action)
        return json.dumps({"game": self._name, "action": action, "reasons": reasons})


def _plain(ranked: Ranked, action: str) -> dict[str, Any]:
    parts = [plain_part(part) for part in ranked.parts]
    return {"action": action, "value": ranked.value, "parts": parts}
