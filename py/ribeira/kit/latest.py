"""Keeps the latest answer of a function that is asked the same several times in a row."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def latest(function: Callable[P, R]) -> Callable[P, R]:
    """The answer is given again for the very same objects; comparing them would take too long."""
    kept: list[tuple[tuple[object, ...], R]] = []

    @wraps(function)
    def ask(*args: P.args, **kwargs: P.kwargs) -> R:
        given = (*args, *kwargs.values())
        if kept:
            known, answer = kept[0]
            if len(known) == len(given) and all(a is b for a, b in zip(known, given, strict=True)):
                return answer
        kept[:] = [(given, function(*args, **kwargs))]
        return kept[0][1]

    return ask
