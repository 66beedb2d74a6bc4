"""What a choice cost, judged by what its seat could know then.

A strong bot ranks all choices with a fixed number of thoughts, and worlds that fit the seat's sight
say what the points cost of its chance to win.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import fsum
from typing import Any

from ribeira.bots.bot import Choice, deciding
from ribeira.bots.levels import LEVELS, make
from ribeira.bots.review.chances import lost
from ribeira.core.match import Match
from ribeira.core.values import Action
from ribeira.games import registry
from ribeira.kit.advice import Part, Ranked, Sliced
from ribeira.kit.game_module import AnyGame

BEGINNER, ADVISER = LEVELS[0], LEVELS[-1]
THOUGHTS = 4
"""So many rankings of the adviser are waited for, as if it had no clock."""
LUCK = 1872  # of the adviser: any number will do, as long as it stays the same

FINE, BETTER, TURNING = "fine", "better", "turning"
KINDS = (TURNING, BETTER, FINE)
LITTLE, MUCH = 0.015, 0.1
"""What costs less of the chance is fine, unless not even a bot of the first level would choose it;
what costs so much is a turning point."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The choice after `at` actions. `parts` are the reasons for the best choice rather than this
    one; `gap` is what was given away in points, `lost` of the chance to win."""

    at: int
    action: Action
    best: Action
    kind: str = FINE
    gap: float = 0.0
    lost: float = 0.0
    parts: tuple[Part, ...] = ()

    @property
    def advice(self) -> Ranked:
        """The better choice with its reasons, as a hint has them."""
        return Ranked(self.best, self.parts)


def judging(match: Match, at: int) -> Sliced[Judged | None]:
    """The choice after `at` actions of that match; nothing if there was no other."""
    game, step, state = registry.load(match.setup.game), match.past[at], match.states[at]
    if len(game.rules.legal_actions(state=state, seat=step.seat)) == 1:
        return None
    judged = yield from of_choice(game, state, step.seat, step.action)
    return replace(judged, at=at)


def of_choice(game: AnyGame, state: Any, seat: int, action: Action) -> Sliced[Judged]:
    """That choice in that position, without what came of it."""
    choice = yield from _advice(game, state, seat)
    ranked = {each.action: each for each in choice.reasons}
    if action not in ranked:
        return Judged(0, action, action)
    best, chosen = choice.reasons[0], ranked[action]
    gap = best.value - chosen.value
    if gap <= game.bots.LEVELS[ADVISER].limit:  # the adviser itself might have chosen it
        return Judged(0, action, action)
    cost = lost(game, state, seat, gap)
    kind = _kind(cost, gap > game.bots.LEVELS[BEGINNER].limit)
    return Judged(0, action, best.action, kind, gap, cost, differing(best, chosen))


def _kind(cost: float, is_blunder: bool) -> str:
    if cost >= MUCH:
        return TURNING
    return BETTER if cost >= LITTLE or is_blunder else FINE


def _advice(game: AnyGame, state: Any, seat: int) -> Sliced[Choice]:
    rules = game.rules
    seen, legal = rules.sight(state=state, seat=seat), rules.legal_actions(state=state, seat=seat)
    bot = make(rules.META.id, ADVISER)
    return (yield from deciding(bot.think(seen, legal, LUCK), THOUGHTS))


def differing(best: Ranked, chosen: Ranked) -> tuple[Part, ...]:
    """What speaks for the one rather than the other, and what against it, the weightiest first."""
    here, there = _by_reason(best), _by_reason(chosen)
    parts = []
    for key in dict.fromkeys((*here, *there)):
        points = _sum(here.get(key, ())) - _sum(there.get(key, ()))
        told = (here.get(key) or there[key])[0]
        parts.append(Part(told.reason, points, told.later))
    return tuple(sorted((part for part in parts if part.points), key=lambda p: -abs(p.points)))


def _by_reason(ranked: Ranked) -> dict[str, list[Part]]:
    found: dict[str, list[Part]] = {}
    for part in ranked.parts:
        found.setdefault(part.reason.key, []).append(part)
    return found


def _sum(parts: list[Part] | tuple[Part, ...]) -> float:
    return fsum(part.points for part in parts)
