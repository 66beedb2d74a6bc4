"""The clock of the page."""

from __future__ import annotations

from collections.abc import Callable

from pyodide.ffi import create_once_callable
from pyscript import window


class BrowserClock:
    """The time in milliseconds, and calls to be made later."""

    def now(self) -> int:
        return int(window.Date.now())

    def zone(self) -> int:
        """By how many minutes the device's clock is ahead of Greenwich now, which changes on a
        journey and with the summer."""
        return -int(window.Date.new().getTimezoneOffset())

    def after(self, milliseconds: int, then: Callable[[], None]) -> None:
        window.setTimeout(create_once_callable(then), milliseconds)
