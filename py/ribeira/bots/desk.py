"""Questions to bots and their answers, as text: what crosses between the page and its worker.

The page asks in the same words whether a worker answers or, when none can be had, the page itself,
so there is one way. Bad at: keeping a bot alive between two questions; each question is whole.
"""

from __future__ import annotations

import json
from typing import Any

from ribeira.bots.contract import Choice
from ribeira.bots.levels import make
from ribeira.core.advice import Part, Ranked
from ribeira.core.plain import from_plain, to_plain
from ribeira.core.values import Action, Message
from ribeira.games import catalog


def ask(
    game: str, bot: str, sight: Any, legal: tuple[Action, ...], budget: float, chance: int
) -> str:
    """The request that `answer` answers."""
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


def answer(request: str) -> str:
    """What the bot chooses, with its reasons and its generator's new state."""
    asked = json.loads(request)
    game = catalog.load(asked["game"])
    bot = make(asked["game"], asked["bot"])
    sight = from_plain(game.Sight, asked["sight"])
    legal = tuple(game.read(text) for text in asked["legal"])
    choice, chance = bot(sight, legal, asked["budget"], asked["chance"])
    return json.dumps(
        {
            "game": asked["game"],
            "action": game.write(choice.action),
            "chance": chance,
            "reasons": [_plain(ranked, game.write(ranked.action)) for ranked in choice.reasons],
        }
    )


def told(text: str) -> tuple[Choice, int]:
    """The answer as values again."""
    answered = json.loads(text)
    read = catalog.load(answered["game"]).read
    reasons = tuple(
        Ranked(read(ranked["action"]), tuple(_part(part) for part in ranked["parts"]))
        for ranked in answered["reasons"]
    )
    return Choice(read(answered["action"]), reasons), answered["chance"]


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
