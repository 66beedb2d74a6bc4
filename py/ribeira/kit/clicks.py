"""Actions that take several clicks: every click narrows the list of the legal actions.

A game says by which paths an action can be clicked together: each path is a run of names of things
on the table. The page keeps only the names clicked so far. What a name stands for, the game knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from ribeira.core.values import Action

Clicked = tuple[str, ...]
"""Names in the order in which they were clicked."""


class Paths(Protocol):
    def __call__(self, *, action: Action) -> tuple[Clicked, ...]:
        """Every order in which an action may be clicked; none begins with another of them."""


def fitting(legal: tuple[Action, ...], paths: Paths, clicked: Clicked) -> tuple[Action, ...]:
    """The actions that can still come of these clicks."""
    return tuple(action for action in legal if _fits(paths(action=action), clicked))


def _fits(paths: tuple[Clicked, ...], clicked: Clicked) -> bool:
    return any(path[: len(clicked)] == clicked for path in paths)


def next_names(legal: tuple[Action, ...], paths: Paths, clicked: Clicked = ()) -> tuple[str, ...]:
    """What can be clicked next, sorted."""
    return tuple(sorted({name for name, _ in next_clicks(legal, paths, clicked)}))


def next_clicks(
    legal: tuple[Action, ...], paths: Paths, clicked: Clicked = ()
) -> Iterator[tuple[str, Action]]:
    """What can be clicked next, each time with an action that is left then."""
    depth = len(clicked)
    for action in legal:
        for path in paths(action=action):
            if path[:depth] == clicked and len(path) > depth:
                yield path[depth], action


def on_the_way(legal: tuple[Action, ...], paths: Paths, clicked: Clicked) -> tuple[str, int]:
    """The verb of an action that the clicks may lead to, and their number."""
    return fitting(legal, paths, clicked)[0].verb, len(clicked)


def decided(legal: tuple[Action, ...], paths: Paths, clicked: Clicked) -> Action | None:
    """The action that the clicks mean, once no other is left.

    The rest of its path need not be clicked. But where a path has several clicks, the first only
    shows what is possible: a click on a figure that can go to one place does not move it there.
    """
    left = fitting(legal, paths, clicked)
    if len(left) != 1:
        return None
    shortest = min(len(path) for path in paths(action=left[0]) if path[: len(clicked)] == clicked)
    return left[0] if len(clicked) >= min(2, shortest) else None


def pick(legal: tuple[Action, ...], paths: Paths, clicked: Clicked, name: str) -> Clicked:
    """The names clicked, after one more click.

    It is added where it fits. A click on something picked takes that back. A click that fits only
    after fewer clicks replaces the later ones, such as another card instead of the first.
    """
    if name in next_names(legal, paths, clicked):
        return (*clicked, name)
    if name in clicked:
        return clicked[: clicked.index(name)]
    for depth in range(len(clicked) - 1, -1, -1):
        if name in next_names(legal, paths, clicked[:depth]):
            return (*clicked[:depth], name)
    return ()
