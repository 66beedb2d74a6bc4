"""Reads links and files on the page, in slices too short to be felt."""

from __future__ import annotations

from collections.abc import Callable

from ribeira.app.effects import ReadEffect, ReadLonger, StopReading
from ribeira.app.incoming.reader import Reader
from ribeira.app.msg import Msg
from ribeira.browser.timer import BrowserClock

SLICE = 0.03
"""Seconds of work; then the page draws and hears."""


class BrowserReader:
    """Readers by the number of their run. What takes one slice is answered at once."""

    def __init__(self, clock: BrowserClock, send: Callable[[Msg], None]) -> None:
        self._clock, self._send = clock, send
        self._readers: dict[int, Reader] = {}

    def perform(self, effect: ReadEffect) -> tuple[Msg, ...]:
        if isinstance(effect, StopReading):
            self._readers.pop(effect.run, None)
            return ()
        if isinstance(effect, ReadLonger):
            if reader := self._readers.get(effect.run):
                reader.go_on()
        else:
            self._readers[effect.run] = Reader(effect)
        return self._work(effect.run)

    def _work(self, run: int) -> tuple[Msg, ...]:
        reader = self._readers.pop(run, None)
        if reader is None:  # stopped meanwhile
            return ()
        said = reader.work(SLICE)
        if not reader.ended:
            self._readers[run] = reader
            if not reader.asks:
                self._clock.after(0, lambda: self._go_on(run))
        return said

    def _go_on(self, run: int) -> None:
        for message in self._work(run):
            self._send(message)
