"""One order for choices that are made at the same time, so that a link need not say who acted.

Of the seats that may act the lowest goes first. That leads to the same state, since the order of
sealed choices never matters. A game has to keep to this: of seats that may act together, each acts
once before any acts again.
"""

from __future__ import annotations

from collections import deque
from itertools import islice

from ribeira.core.match import Course, Match


def in_order(match: Match) -> Match:
    """The match with its sealed choices in the order of the seats, looked at from its last step."""
    if not _can_differ(match):
        return match
    left = deque((step.seat, step.action) for step in match.steps)
    ordered = Course(match.game, match.setup)
    while left:
        together = islice(left, len(match.game.to_act(state=ordered.state)))
        seat, action = min(together, key=lambda step: step[0])
        left.remove((seat, action))  # one of the first few
        ordered.play(seat, action)
    return ordered.match()


def _can_differ(match: Match) -> bool:
    """Whether somebody acted who was not the lowest of those who might have."""
    acted = zip(match.states, match.steps, strict=False)
    return any(step.seat != match.game.to_act(state=state)[0] for state, step in acted)


def seat_to_act(acting: tuple[int, ...], left: int | None) -> int | None:
    """Who acts next when so many steps are left (`None`: all to the end of the game). Nothing, when
    fewer are left than seats that may act: then it could be any of them."""
    return acting[0] if left is None or left >= len(acting) else None
