"""Work for the worker that takes as long as it takes, in slices of time."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from ribeira.kit.advice import Sliced


class Unhurried:
    """Used like a `Session`; `course` returns the answer as text."""

    def __init__(self, course: Sliced[str], now: Callable[[], float] = perf_counter) -> None:
        self._course = course
        self._answer: str | None = None
        self._now = now

    def hurry(self) -> None:
        """Does nothing: this cannot be cut short."""

    def work(self, seconds: float) -> bool:
        """Works on for about so long; returns whether there is an answer now."""
        pause = self._now() + seconds
        while self._answer is None:
            try:
                next(self._course)
            except StopIteration as end:
                self._answer = end.value
            if self._now() >= pause:
                break
        return self._answer is not None

    def answer(self) -> str:
        assert self._answer is not None
        return self._answer
