"""Each seat's chance to win, judged by what somebody may know of the table.

A game says what each seat may expect to have in the end, and how far off that may be (`Forecast`).
Hidden things are drawn anew in several worlds that all fit what is known. Everything is fixed, so
that the same game has the same chances everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import exp, fsum
from typing import Any

from ribeira.core.match import Match
from ribeira.kit.game_module import AnyGame, Forecast

WORLDS = 8
"""In so many guessed worlds a position is judged."""
MOST = 40.0
"""Farther apart than this many spreads, nothing changes any more; it keeps `exp` in bounds."""

Chances = tuple[float, ...]


def chances(game: AnyGame, state: Any) -> Chances:
    """Of every seat that chooses, if nothing is hidden."""
    forecast = _forecast(game)
    strengths = forecast.strengths(state=state)
    if game.rules.to_act(state=state):
        return shares(strengths, forecast.spread(state=state))
    if len(strengths) == 1:
        return (float(game.rules.scores(state=state)[0].total),)
    winners = game.rules.winning(state=state)
    return tuple(float(seat in winners) / len(winners) for seat in range(len(strengths)))


def shares(strengths: Sequence[float], spread: float) -> Chances:
    """Who expects more wins more often. Somebody who plays alone is told in points instead."""
    if len(strengths) == 1:
        return tuple(strengths)
    best = max(strengths)
    weights = [exp(max(-MOST, (own - best) / spread)) for own in strengths]
    return tuple(weight / fsum(weights) for weight in weights)


def worlds(game: AnyGame, state: Any, viewer: int | None) -> tuple[Any, ...]:
    """States that fit what the viewer may know; `None` is what everybody may know."""
    if not game.rules.to_act(state=state):
        return (state,)
    seen, found, chance = game.rules.sight(state=state, seat=viewer), [], 0
    for _ in range(WORLDS):
        world, chance = game.rules.guess(seen=seen, chance=chance)
        found.append(world)
    return tuple(found)


def known_chances(game: AnyGame, state: Any) -> Chances:
    """As everybody at the table could judge them."""
    rows = [chances(game, world) for world in worlds(game, state, None)]
    return tuple(fsum(column) / len(rows) for column in zip(*rows, strict=True))


def lost(game: AnyGame, state: Any, seat: int, gap: float) -> float:
    """What it costs the seat of its chance to end up so many points lower, as it could know. Who
    plays alone is compared with somebody who does not lose them."""
    forecast, losses = _forecast(game), []
    for world in worlds(game, state, seat):
        before = forecast.strengths(state=world)
        if len(before) == 1:
            before = (*before, *before)
        after = [own - gap * (each == seat) for each, own in enumerate(before)]
        spread = forecast.spread(state=world)
        losses.append(shares(before, spread)[seat] - shares(after, spread)[seat])
    return fsum(losses) / len(losses)


def columns(match: Match) -> tuple[int, ...]:
    """After how many actions the course of the game is told: where turns begin, and at the end."""
    turn_of = match.game.turn_of
    runs = groupby(range(match.at + 1), key=lambda at: turn_of(state=match.states[at]))
    starts = [next(run) for _, run in runs]
    return tuple(dict.fromkeys((*starts, match.at)))


def can_be_told(game: AnyGame) -> bool:
    return game.forecast is not None


def _forecast(game: AnyGame) -> Forecast[Any]:
    assert game.forecast, "only games with a forecast are reviewed"
    return game.forecast
