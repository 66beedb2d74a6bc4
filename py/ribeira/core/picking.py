"""Choosing an action by pieces: every click names one thing, and narrows what may still be meant.

A game says what an action is made of (`parts`); which was named first does not matter.
Bad at: drawing what may be clicked, and at actions made of the same things.
"""

from __future__ import annotations

from collections.abc import Callable

from ribeira.core.values import Action

Parts = Callable[[Action], tuple[str, ...]]


def fitting(legal: tuple[Action, ...], parts: Parts, picks: tuple[str, ...]) -> tuple[Action, ...]:
    """The actions that are made of everything picked so far."""
    wanted = set(picks)
    return tuple(action for action in legal if wanted.issubset(parts(action)))


def next_picks(legal: tuple[Action, ...], parts: Parts, picks: tuple[str, ...]) -> tuple[str, ...]:
    """What may be picked besides, each once."""
    fit = fitting(legal, parts, picks)
    return tuple(dict.fromkeys(part for a in fit for part in parts(a) if part not in picks))


def pick(
    legal: tuple[Action, ...], parts: Parts, picks: tuple[str, ...], name: str
) -> tuple[str, ...]:
    """The picks after a click: what does not go with the new one is let go, a second click on the
    same takes it back."""
    if name in picks:
        return tuple(old for old in picks if old != name)
    kept: tuple[str, ...] = ()
    for old in picks:
        if fitting(legal, parts, (*kept, old, name)):
            kept = (*kept, old)
    return (*kept, name)
