"""The second Python, in which the bots think. Satisfies `ribeira.ui.ports.Brain`.

When no worker can be had, the same code thinks on the page, in slices too short to be felt.
"""

from __future__ import annotations

from collections.abc import Callable

from pyodide.ffi import JsException, create_proxy
from pyscript import window

from ribeira.bots.desk import Thinking, begin
from ribeira.bots.exhibition import Exhibition
from ribeira.browser.timer import BrowserClock

bridge = window.ribeira

SLICE = 0.01
"""Seconds that the page thinks without a break; a single thought may take a little longer."""


class WorkerBrain:
    """Questions go out with a number; answers come back with it."""

    def __init__(self, clock: BrowserClock) -> None:
        self._clock = clock
        self._waiting: dict[int, tuple[str, Callable[[str], None]]] = {}
        self._asked = 0
        self._here = False
        self._awake = False
        self._thinking: dict[int, Thinking | Exhibition] = {}

    def start(self) -> None:
        self._awake = True
        try:
            bridge.startWorker(create_proxy(self._hear))
        except JsException:
            self._here = True
        for number in self._waiting:
            self._send(number)

    def ask(self, request: str, then: Callable[[str], None]) -> None:
        self._asked += 1
        self._waiting[self._asked] = request, then
        if self._awake:
            self._send(self._asked)

    def _send(self, number: int) -> None:
        if self._here:
            self._think_here(number)
        else:
            bridge.ask(number, self._waiting[number][0])

    def hurry(self) -> None:
        for thinking in self._thinking.values():
            thinking.hurry()
        if not self._here:
            bridge.hurry(self._asked)

    def _hear(self, number: int | None, answer: str | None, error: str | None) -> None:
        if error is None and number in self._waiting:
            _, then = self._waiting.pop(number)
            then(str(answer))
        elif error is not None:
            self._take_over()

    def _take_over(self) -> None:
        """The worker has failed: answer everything here from now on."""
        self._here = True
        bridge.stopWorker()
        for number in tuple(self._waiting):
            self._think_here(number)

    def _think_here(self, number: int) -> None:
        self._thinking[number] = begin(self._waiting[number][0])
        self._clock.after(0, lambda: self._go_on(number))

    def _go_on(self, number: int) -> None:
        if self._thinking[number].work(SLICE):
            _, then = self._waiting.pop(number)
            then(self._thinking.pop(number).answer())
        else:
            self._clock.after(0, lambda: self._go_on(number))
