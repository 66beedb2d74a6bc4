"""The journal in the browser's database (static/page/journal.js). Satisfies
`ribeira.app.kept.places.Journal`."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial

from pyodide.ffi import create_once_callable
from pyscript.js_modules import page


class BrowserJournal:
    """Where the browser allows no database, it is empty and keeps nothing."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()

    def read(
        self,
        then: Callable[[dict[str, str]], None],
        late: Callable[[dict[str, str]], None],
    ) -> None:
        """Calls `then` once, soon, with all texts by their names. Where the browser takes too long,
        there are none; they are given to `late`, should they come afterwards."""

        def named(take: Callable[[dict[str, str]], None], entries: Iterable[Iterable[str]]) -> None:
            take({str(name): str(text) for name, text in entries})

        page.readJournal(
            create_once_callable(partial(named, then)), create_once_callable(partial(named, late))
        )

    def write(self, name: str, text: str | None) -> None:
        page.writeJournal(name, text)

    def when_written(self, then: Callable[[], None]) -> None:
        """Calls `then`, after those that wait already, once all that was to be written lies on the
        disk; each of them may have more written, for which the next one waits."""
        self._waiting.append(then)
        if len(self._waiting) == 1:
            self._wait()

    def _wait(self) -> None:
        page.afterJournal(create_once_callable(self._go_on))

    def _go_on(self) -> None:
        try:
            self._waiting[0]()
        finally:
            self._waiting.popleft()
            if self._waiting:
                self._wait()
