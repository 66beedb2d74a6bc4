"""Questions to bots and their answers, as text: what crosses between the page and its worker.

The page asks in the same words whether a worker answers or, when none can be had, the page itself,
and both think in slices, so there is one way to hurry and none to freeze.
Bad at: keeping a bot alive between two questions; each question is whole.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from time import perf_counter
from typing import Any

from ribeira.bots.contract import Choice
from ribeira.bots.exhibition import Exhibition
from ribeira.bots.levels import make
from ribeira.core.plain import from_plain, to_plain
from ribeira.core.values import Action, Message
from ribeira.games import catalog
from ribeira.kit.advice import Part, Ranked


def ask(
    game: str, bot: str, sight: Any, legal: tuple[Action, ...], budget: float, chance: int
) -> str:
    """The question; `budget` is the time to think, in seconds."""
    write = catalog.load(game).write
    return json.dumps(
        {
            "game": game,
            "bot": bot,
            "sight": to_plain(sight),
            "legal": [write(action) for action in legal],
            "budget": budget,
            "chance": chance,
        }
    )


class Thinking:
    """One question being thought about. Answered when the time is up and there is a choice, or
    when the bot has nothing to add."""

    def __init__(self, request: str, now: Callable[[], float] = perf_counter) -> None:
        asked = json.loads(request)
        self._game = catalog.load(asked["game"])
        self._name = asked["game"]
        sight = from_plain(self._game.Sight, asked["sight"])
        legal = tuple(self._game.read(text) for text in asked["legal"])
        self._thoughts = make(asked["game"], asked["bot"]).think(sight, legal, asked["chance"])
        self._choice: Choice | None = None
        self._ended = False
        self._now = now
        self._until = now() + asked["budget"]

    def hurry(self) -> None:
        """The time is up."""
        self._until = self._now()

    def work(self, seconds: float) -> bool:
        """Thinks on for about so long; tells whether there is an answer now."""
        pause = self._now() + seconds
        while not self._answered():
            try:
                self._choice = next(self._thoughts) or self._choice
            except StopIteration:
                self._ended = True
            if self._now() >= pause:
                break
        return self._answered()

    def _answered(self) -> bool:
        return self._ended or (self._choice is not None and self._now() >= self._until)

    def answer(self) -> str:
        """What the bot chooses, and its reasons."""
        assert self._choice is not None
        write = self._game.write
        reasons = [_plain(ranked, write(ranked.action)) for ranked in self._choice.reasons]
        action = write(self._choice.action)
        return json.dumps({"game": self._name, "action": action, "reasons": reasons})


def begin(request: str) -> Thinking | Exhibition:
    """Whatever is asked, somebody sets to work on it."""
    return Exhibition(request) if "bout" in json.loads(request) else Thinking(request)


def told(text: str) -> Choice:
    """The answer as values again."""
    answered = json.loads(text)
    read = catalog.load(answered["game"]).read
    reasons = tuple(
        Ranked(read(ranked["action"]), tuple(_part(part) for part in ranked["parts"]))
        for ranked in answered["reasons"]
    )
    return Choice(read(answered["action"]), reasons)


def _plain(ranked: Ranked, action: str) -> dict[str, Any]:
    parts = [
        {
            "key": part.reason.key,
            "values": dict(part.reason.values),
            "points": part.points,
            "later": part.later,
        }
        for part in ranked.parts
    ]
    return {"action": action, "value": ranked.value, "parts": parts}


def _part(plain: dict[str, Any]) -> Part:
    reason = Message(plain["key"], tuple(plain["values"].items()))
    return Part(reason, plain["points"], plain["later"])
