"""The second Python, in which the bots think. Satisfies `ribeira.ui.ports.Brain`.

When no worker can be had, the same code answers on the page, a little later, so that nothing waits.
"""

from __future__ import annotations

from collections.abc import Callable

from pyodide.ffi import JsException, create_proxy
from pyscript import window

from ribeira.browser.timer import BrowserClock

bridge = window.ribeira


class WorkerBrain:
    """Questions go out with a number; answers come back with it."""

    def __init__(self, clock: BrowserClock) -> None:
        self._clock = clock
        self._waiting: dict[int, tuple[str, Callable[[str], None]]] = {}
        self._asked = 0
        self._here = False

    def start(self) -> None:
        try:
            bridge.startWorker(create_proxy(self._hear))
        except JsException:
            self._here = True

    def ask(self, request: str, then: Callable[[str], None]) -> None:
        self._asked += 1
        self._waiting[self._asked] = request, then
        if self._here:
            self._answer_here(self._asked)
        else:
            bridge.ask(self._asked, request)

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
            self._answer_here(number)

    def _answer_here(self, number: int) -> None:
        from ribeira.bots.desk import answer  # only needed when there is no worker

        request, then = self._waiting.pop(number)
        self._clock.after(0, lambda: then(answer(request)))
