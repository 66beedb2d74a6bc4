"""Requests to bots and their answers as text, for the page and the worker in which bots think.

The page uses it in the same way where no worker can be had and the bots think on the page itself.
Each request holds all that is needed: nothing is remembered between two of them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from ribeira.bots.bot import Choice
from ribeira.bots.exhibition import Exhibition
from ribeira.bots.plain import as_part
from ribeira.bots.review import work
from ribeira.bots.session import Session
from ribeira.bots.unhurried import Unhurried
from ribeira.core.plain import to_plain
from ribeira.core.values import Action
from ribeira.games import registry
from ribeira.kit.advice import Ranked


@dataclass(frozen=True, slots=True)
class CountedThoughts:
    """A budget that is the same on every device: so many choices of the bot, of which the last one
    counts. Yield points without a choice are not counted: what a bot remembers saves it some."""

    count: int


def ask(
    game: str,
    bot: str,
    sight: Any,
    legal: tuple[Action, ...],
    budget: float | CountedThoughts,
    chance: int,
) -> str:
    """The request; `budget` is the time to think, in seconds, or a number of thoughts."""
    write = registry.rules(game).write
    counted = budget.count if isinstance(budget, CountedThoughts) else None
    return json.dumps(
        {
            "game": game,
            "bot": bot,
            "sight": to_plain(sight),
            "legal": [write(action=action) for action in legal],
            **({"budget": budget} if counted is None else {"thoughts": counted}),
            "chance": chance,
        }
    )


def begin(request: str) -> Session | Unhurried:
    """Starts the work on a request of any kind."""
    asked = json.loads(request)
    if "bout" in asked:
        return Exhibition(request)
    return work.begin(request) if "review" in asked else Session(request)


def read_answer(text: str) -> Choice:
    """The bot's choice from the text of its answer."""
    answered = json.loads(text)
    read = registry.rules(answered["game"]).read
    reasons = tuple(
        Ranked(read(text=ranked["action"]), tuple(map(as_part, ranked["parts"])))
        for ranked in answered["reasons"]
    )
    return Choice(read(text=answered["action"]), reasons)
