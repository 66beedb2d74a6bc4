"""Draws the small pictures of stored games while nothing else is to be done."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from ribeira.app.kept.pictures import Drawing, drawing
from ribeira.browser.timer import BrowserClock
from ribeira.kit.markup import Markup

SLICE = 0.008
PAUSE = 16
"""Seconds of work at a time, and milliseconds in between: a frame is never missed."""

MOST = 2.0
"""Seconds of work for one picture; a game that takes longer shows its cover."""


class Pictures:
    def __init__(self, clock: BrowserClock) -> None:
        self._clock = clock

    def draw(self, text: str, then: Callable[[Markup | None], None]) -> None:
        self._later(drawing(text), MOST, then)

    def _later(self, started: Drawing, left: float, then: Callable[[Markup | None], None]) -> None:
        self._clock.after(PAUSE, lambda: self._work(started, left, then))

    def _work(self, started: Drawing, left: float, then: Callable[[Markup | None], None]) -> None:
        begun = perf_counter()
        try:
            while perf_counter() - begun < SLICE:
                next(started)
        except StopIteration as drawn:
            then(drawn.value)
            return
        left -= perf_counter() - begun
        if left > 0:
            self._later(started, left, then)
        else:
            then(None)
