"""From clicks to an action: every click narrows the list of the legal ones.

A game says in which ways an action can be clicked together: each way is a run of names of what is
clicked. The page keeps the names picked so far and nothing else. Bad at: knowing what a name is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ribeira.core.values import Action

Picks = tuple[str, ...]
Ways = Callable[[Action], tuple[Picks, ...]]
"""Every order in which an action may be clicked; no way of one begins with a way of another."""


def fitting(legal: tuple[Action, ...], ways: Ways, picks: Picks) -> tuple[Action, ...]:
    """The actions that can still come of these picks."""
    return tuple(action for action in legal if _fits(ways(action), picks))


def _fits(ways: tuple[Picks, ...], picks: Picks) -> bool:
    return any(way[: len(picks)] == picks for way in ways)


def next_picks(legal: tuple[Action, ...], ways: Ways, picks: Picks = ()) -> tuple[str, ...]:
    """What can be clicked next, sorted."""
    return tuple(sorted({name for name, _ in next_clicks(legal, ways, picks)}))


def next_clicks(
    legal: tuple[Action, ...], ways: Ways, picks: Picks = ()
) -> Iterator[tuple[str, Action]]:
    """What can be clicked next, each time with an action that is left then."""
    depth = len(picks)
    for action in legal:
        for way in ways(action):
            if way[:depth] == picks and len(way) > depth:
                yield way[depth], action


def on_the_way(legal: tuple[Action, ...], ways: Ways, picks: Picks) -> tuple[str, int]:
    """A verb that the picks may lead to, and how many they are."""
    return fitting(legal, ways, picks)[0].verb, len(picks)


def decided(legal: tuple[Action, ...], ways: Ways, picks: Picks) -> Action | None:
    """The action that the picks mean, once no other is left.

    What is left of its way need not be clicked, but the first click of several only shows what is
    open: nothing is played by touching a figure that happens to have one way to go.
    """
    left = fitting(legal, ways, picks)
    if len(left) != 1:
        return None
    shortest = min(len(way) for way in ways(left[0]) if way[: len(picks)] == picks)
    return left[0] if len(picks) >= min(2, shortest) else None


def pick(legal: tuple[Action, ...], ways: Ways, picks: Picks, name: str) -> Picks:
    """The picks after one more click: it goes on, takes back what was picked, or goes on from the
    latest pick from which it can, so that another of a kind takes the place of the first."""
    if name in next_picks(legal, ways, picks):
        return (*picks, name)
    if name in picks:
        return picks[: picks.index(name)]
    for depth in range(len(picks) - 1, -1, -1):
        if name in next_picks(legal, ways, picks[:depth]):
            return (*picks[:depth], name)
    return ()
