"""Runs bots in a web worker so that the page stays responsive.

When no worker can be had, the same code runs on the page, in slices too short to be felt.
"""

from __future__ import annotations

from collections.abc import Callable

from pyodide.ffi import JsException, create_proxy
from pyscript import window
from pyscript.js_modules import page

from ribeira.bots.protocol import begin
from ribeira.bots.session import Session
from ribeira.bots.unhurried import Unhurried
from ribeira.browser.timer import BrowserClock

SLICE = 0.01
"""Seconds of work on the page at a time; it may end a little later, at the next yield point."""


class BrowserBotWorker:
    """Requests go out with a number, and answers come back with it."""

    def __init__(self, clock: BrowserClock) -> None:
        self._clock = clock
        self._waiting: dict[int, tuple[str, Callable[[str], None]]] = {}
        self._asked = 0
        self._runs_on_page = False
        self._started = False
        self._sessions: dict[int, Session | Unhurried] = {}

    def start(self) -> None:
        """Called again, it starts a new worker and forgets what was asked."""
        if self._started:
            self._waiting.clear()
            self._sessions.clear()
        self._started, self._runs_on_page = True, False
        try:
            page.startWorker(create_proxy(self._hear))
        except JsException:
            self._runs_on_page = True
        for number in self._waiting:
            self._send(number)

    def ask(self, request: str, then: Callable[[str], None]) -> None:
        self._asked += 1
        self._waiting[self._asked] = request, then
        if self._started:
            self._send(self._asked)

    def _send(self, number: int) -> None:
        if self._runs_on_page:
            self._work_here(number)
        else:
            page.askWorker(number, self._waiting[number][0])

    def hurry(self) -> None:
        for session in self._sessions.values():
            session.hurry()
        if not self._runs_on_page:
            page.hurryWorker(self._asked)

    def _hear(self, number: int | None, answer: str | None, error: str | None) -> None:
        if error is None and number in self._waiting:
            _, then = self._waiting.pop(number)
            then(str(answer))
        elif error is not None:
            self._take_over(error)

    def _take_over(self, error: str) -> None:
        """The worker has failed: answers everything on the page from now on."""
        window.console.info(f"The bots' worker failed: {error}")
        self._runs_on_page = True
        page.stopWorker()
        for number in tuple(self._waiting):
            self._work_here(number)

    def _work_here(self, number: int) -> None:
        self._clock.after(0, lambda: self._begin(number))

    def _begin(self, number: int) -> None:
        if number in self._waiting:
            self._sessions[number] = begin(self._waiting[number][0])
            self._go_on(number)

    def _go_on(self, number: int) -> None:
        if number not in self._sessions:  # everything was forgotten meanwhile
            return
        if self._sessions[number].work(SLICE):
            _, then = self._waiting.pop(number)
            then(self._sessions.pop(number).answer())
        else:
            self._clock.after(0, lambda: self._go_on(number))
