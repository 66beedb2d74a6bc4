"""What a good player of 6 Castelos knows, as numbers with names, from a sight alone (6.1).

An action is worth what the best rest of the turn is worth that begins with it. Placements are many,
so they are looked over quickly first, and only the most promising are thought through (5.3).
"""

from __future__ import annotations

from ribeira.core.game import ignore
from ribeira.core.values import N_, Action, msg
from ribeira.games.castelos.bots.plan_discs import ADDED, altering
from ribeira.games.castelos.bots.plan_opening import opened
from ribeira.games.castelos.bots.plan_placement import best_spots
from ribeira.games.castelos.bots.plan_turn import against_rivals, prospect, settled
from ribeira.games.castelos.bots.weights import POINT, Worth
from ribeira.games.castelos.rules.act import act
from ribeira.games.castelos.rules.flow import SETTING_UP
from ribeira.games.castelos.rules.guess import guess
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import Estate, State
from ribeira.kit.advice import Part, Ranked, Sliced, best_first

REASONS = {
    "wealth": N_("castelos.why.wealth"),
    "religion": N_("castelos.why.religion"),
    "landscapes": N_("castelos.why.landscapes"),
    "constructions": N_("castelos.why.constructions"),
    "contracts": N_("castelos.why.contracts"),
    "sales": N_("castelos.why.sales"),
    "cells": N_("castelos.why.cells"),
    "works": N_("castelos.why.works"),
    "faith": N_("castelos.why.faith"),
    "growth": N_("castelos.why.growth"),
    "pieces": N_("castelos.why.pieces"),
    "path": N_("castelos.why.path"),
    "rivals": N_("castelos.why.rivals"),
    "effort": N_("castelos.why.effort"),
}
NOW = ("wealth", "religion", "landscapes", "constructions", "effort")
PURPOSELY = ("trail.alter", "disc.mark")
"""Done only when nothing is better: aimless, the one would never come to an end, as it costs
nothing, and the other would waste discs on what the cylinder can reach."""

ANY_CHANCE = 0  # for a state to try actions on; it depends on nothing but the sight


def rank(seen: Sight, legal: tuple[Action, ...]) -> Sliced[tuple[Ranked, ...]]:
    """Every choice with its reasons, best first."""
    yield
    phase = seen.table.phase
    if phase in SETTING_UP or phase == "rival":
        return _ranked({action: opened(seen, action) for action in legal})
    state, _ = guess(seen, ANY_CHANCE)
    if phase in ("place", "shift"):
        return _ranked((yield from best_spots(state, seen.kept, legal)))
    worths = {}
    for action in legal:
        worths[action] = _worth(state, seen.kept, action)
        yield
    return _ranked(worths)


def _worth(state: State, kept: str, action: Action) -> Worth:
    """The best turn that begins with this action; ending it reveals what nobody knows yet."""
    seat, own = state.table.seat, state.table.own
    if action.verb == "turn.end":
        worth = settled(state.table, seat, kept)
    else:
        state = act(state, seat, action, ignore)
        worth = prospect(state.table, seat, kept)
    effort = worth.effort + _touches(own, action)
    return worth._replace(effort=effort, rivals=worth.rivals + against_rivals(state.table, seat))


def _touches(own: Estate, action: Action) -> int:
    if action.verb == "trail.alter":
        return altering(own, int(action.at[0]))
    return ADDED if action.verb == "trail.add" else 0


def _ranked(worths: dict[Action, Worth]) -> tuple[Ranked, ...]:
    """Against the least of them, so that every part tells a difference."""
    base = min(worths.values(), key=sum)
    return best_first([Ranked(action, _parts(worth, base)) for action, worth in worths.items()])


def _parts(worth: Worth, base: Worth) -> tuple[Part, ...]:
    gains = zip(REASONS, worth, base, strict=True)
    telling = [(name, here - there) for name, here, there in gains if here != there]
    telling.sort(key=lambda gain: -abs(gain[1]))
    return tuple(Part(msg(REASONS[name]), gain / POINT, name not in NOW) for name, gain in telling)
