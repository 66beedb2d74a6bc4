"""A whole game between bots as one request to the worker, for the arena of the page.

The answer is the record of the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from ribeira.bots.arena import playing
from ribeira.bots.levels import make
from ribeira.bots.unhurried import Unhurried
from ribeira.core.match import Match
from ribeira.core.meta import make_setup
from ribeira.core.record import Record, replay
from ribeira.core.values import Action, Setup
from ribeira.games import registry
from ribeira.kit.advice import Sliced

ROUNDS = 3
"""How many choices a bot may yield; few, so that games are quick."""


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to be played: bots by seat, the seed of the deal, and the bots' own chance."""

    game: str
    bots: tuple[str, ...]
    seed: int
    chance: int

    @property
    def setup(self) -> Setup:
        return make_setup(registry.meta(self.game), len(self.bots), self.seed)


def ask(bout: Bout) -> str:
    """The request that an `Exhibition` answers."""
    return json.dumps({"bout": [bout.game, list(bout.bots), bout.seed, str(bout.chance)]})


class Exhibition(Unhurried):
    """Plays a game in slices of time; used like a `Session`."""

    def __init__(self, request: str, now: Callable[[], float] = perf_counter) -> None:
        super().__init__(_played(request), now)


def _played(request: str) -> Sliced[str]:
    game, names, seed, chance = json.loads(request)["bout"]
    bout = Bout(game, tuple(names), seed, int(chance))
    rules = registry.rules(game)
    bots = tuple(make(game, name) for name in names)
    match = yield from playing(rules, bout.setup, bots, bout.chance, ROUNDS)
    return json.dumps(
        {
            "first": rules.ranking(state=match.state)[0],
            "steps": [[step.seat, rules.write(action=step.action)] for step in match.steps],
        }
    )


def first(answer: str) -> int:
    """The seat that won, without replaying the game."""
    seat: int = json.loads(answer)["first"]
    return seat


def read_answer(bout: Bout, answer: str) -> Match:
    """The game that was played, replayed from its record."""
    rules = registry.rules(bout.game)
    steps = json.loads(answer)["steps"]
    played: list[tuple[int, Action]] = [(seat, rules.read(text=text)) for seat, text in steps]
    return replay(rules, Record(bout.setup, tuple(played)))
