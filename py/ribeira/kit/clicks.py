"""Actions that take several clicks: every click narrows the list of the legal actions.

A game says by which paths an action can be clicked together: each path is a run of names of things
on the table. The page keeps only the names clicked so far. What a name stands for, the game knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from ribeira.core.values import Action

Picks = tuple[str, ...]
"""Names in the order in which they were clicked."""


class Paths(Protocol):
    def __call__(self, *, action: Action) -> tuple[Picks, ...]:
        """Every order in which an action may be clicked; none begins with another of them."""


def fitting(legal: tuple[Action, ...], paths: Paths, picks: Picks) -> tuple[Action, ...]:
    """The actions that can still come of these picks."""
    return tuple(action for action in legal if _fits(paths(action=action), picks))


def _fits(paths: tuple[Picks, ...], picks: Picks) -> bool:
    return any(path[: len(picks)] == picks for path in paths)


def next_picks(legal: tuple[Action, ...], paths: Paths, picks: Picks = ()) -> tuple[str, ...]:
    """What can be clicked next, sorted."""
    return tuple(sorted({name for name, _ in next_clicks(legal, paths, picks)}))


def next_clicks(
    legal: tuple[Action, ...], paths: Paths, picks: Picks = ()
) -> Iterator[tuple[str, Action]]:
    """What can be clicked next, each time with an action that is left then."""
    depth = len(picks)
    for action in legal:
        for path in paths(action=action):
            if path[:depth] == picks and len(path) > depth:
                yield path[depth], action


def on_the_way(legal: tuple[Action, ...], paths: Paths, picks: Picks) -> tuple[str, int]:
    """The verb of an action that the picks may lead to, and the number of picks."""
    return fitting(legal, paths, picks)[0].verb, len(picks)


def decided(legal: tuple[Action, ...], paths: Paths, picks: Picks) -> Action | None:
    """The action that the picks mean, once no other is left.

    The rest of its path need not be clicked. But where a path has several clicks, the first only
    shows what is possible: a click on a figure that can go to one place does not move it there.
    """
    left = fitting(legal, paths, picks)
    if len(left) != 1:
        return None
    shortest = min(len(path) for path in paths(action=left[0]) if path[: len(picks)] == picks)
    return left[0] if len(picks) >= min(2, shortest) else None


def pick(legal: tuple[Action, ...], paths: Paths, picks: Picks, name: str) -> Picks:
    """The picks after one more click.

    It is added where it fits. A click on something picked takes that back. A click that fits only
    after fewer picks replaces the later ones, such as another card instead of the first.
    """
    if name in next_picks(legal, paths, picks):
        return (*picks, name)
    if name in picks:
        return picks[: picks.index(name)]
    for depth in range(len(picks) - 1, -1, -1):
        if name in next_picks(legal, paths, picks[:depth]):
            return (*picks[:depth], name)
    return ()
