"""The clock of the page."""

from __future__ import annotations

from collections.abc import Callable

from pyodide.ffi import create_once_callable
from pyscript import window


class BrowserClock:
    """The time in milliseconds, and calls to be made later."""

    def now(self) -> int:
        return int(window.Date.now())

    def after(self, milliseconds: int, then: Callable[[], None]) -> None:
        window.setTimeout(create_once_callable(then), milliseconds)
