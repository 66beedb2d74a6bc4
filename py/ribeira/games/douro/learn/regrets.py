"""What the coach of Douro 1872 asks about by name."""

from __future__ import annotations

from ribeira.core.learning.coaching import AnyRegret, Regret
from ribeira.core.values import N_, Action
from ribeira.games.douro.rules.sight import Sight, candidates

HARD = 4
"""From this level on a boat is seldom filled."""
MIDDLE = (6, 7, 8)
HIGH = 9
MANY = 4
"""So many cards or more, and one can do better than to play the lowest."""
LOW_GIFT = 2

Legal = tuple[Action, ...]


def _is_hard(seen: Sight) -> bool:
    return bool(seen.valley) and seen.valley[0] >= HARD


def _is_lowest(seen: Sight, _: Legal, action: Action) -> bool:
    return _is_hard(seen) and len(seen.hand) >= MANY and action.at[0] == min(seen.hand)


def _is_wasted(seen: Sight, _: Legal, action: Action) -> bool:
    has_middle = any(card in MIDDLE for card in seen.hand)
    return _is_hard(seen) and int(action.at[0]) >= HIGH and has_middle


def _may_tie(seen: Sight, _: Legal, action: Action) -> bool:
    """At least half of the others have it as their best card, as far as can be known."""
    if seen.holder != seen.seat:
        return False
    others = [seat for seat in range(seen.table) if seat != seen.seat]
    held = [candidates(seen, seat) for seat in others]
    best = sum(bool(cards) and max(cards) == action.at[0] for cards in held)
    return 2 * best >= len(others)


def _is_low_gift(_seen: Sight, _: Legal, action: Action) -> bool:
    return int(action.at[0]) <= LOW_GIFT


REGRETS: tuple[AnyRegret, ...] = (
    Regret(N_("learn.regret.douro.lowest"), "play", _is_lowest),
    Regret(N_("learn.regret.douro.wasted"), "play", _is_wasted),
    Regret(N_("learn.regret.douro.tie"), "play", _may_tie),
    Regret(N_("learn.regret.douro.gift"), "donate", _is_low_gift),
)
