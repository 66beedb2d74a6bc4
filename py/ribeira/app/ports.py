"""What the app needs from outside. `ribeira.browser` offers it in the page; tests have fakes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class StorageError(Exception):
    """Storage failed: `kind` is "full" or "forbidden"."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Page(Protocol):
    """What is shown and spoken."""

    def show(self, markup: str) -> None:
        """Makes the page equal to the markup."""

    def speak(self, text: str) -> None:
        """Has a screen reader say the text."""

    def ready(self, screen: str) -> None:
        """Python's first screen is drawn."""

    def reload(self) -> None:
        """Starts again with the newest version."""

    def dress(self, language: str, title: str) -> None:
        """Sets the document's language and title."""

    def wear(self, theme: str, motion: str) -> None:
        """Sets the theme, and whether things move."""

    def sound(self, name: str) -> None:
        """Plays one of our few sounds."""

    def offer_file(self, name: str, text: str) -> None:
        """Offers the person a file to save."""

    def version(self) -> str:
        """What the build wrote into the page; empty in a page that was not built."""

    def address(self) -> str:
        """The address without what stands after `#`; empty for a page opened as a file."""

    def fragment(self) -> str:
        """What stands after `#`."""

    def leave_link(self, forward: bool) -> None:
        """Removes what stands after `#`; with `forward` the browser's back leads to it again."""

    def walk(self, way: tuple[str, ...]) -> None:
        """Tells the browser's back and forward buttons where one is, as a path from the lobby."""

    def copy(self, text: str, then: Callable[[bool], None]) -> None:
        """Copies the text to the clipboard; later calls `then` with whether that worked."""

    def can_share(self) -> bool:
        """Whether the system has a dialog for sharing."""

    def share(self, title: str, address: str) -> None:
        """Opens the system's dialog for sharing."""


class Storage(Protocol):
    """Texts by key, kept in this browser. Every call may raise `StorageError`."""

    def keys(self) -> tuple[str, ...]: ...

    def read(self, key: str) -> str | None: ...

    def write(self, key: str, text: str) -> None: ...

    def remove(self, key: str) -> None: ...

    def listen(self, heard: Callable[[str, str], None]) -> None:
        """`heard(key, text)` when another tab has written: no text where it has removed the key,
        and no key when anything may have changed."""

    def ask_to_keep(self, ask: bool, then: Callable[[bool], None]) -> None:
        """Calls `then` with whether the browser has promised not to delete the storage; with `ask`
        the browser is asked to promise it first."""


class Clock(Protocol):
    """Time. The rules of games never use it."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def after(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Calls `then` after so many milliseconds."""


class BotWorker(Protocol):
    """Where the bots run."""

    def start(self) -> None:
        """Starts the worker, once the page can be played. Earlier requests wait for it."""

    def ask(self, request: str, then: Callable[[str], None]) -> None:
        """Later calls `then(answer)`; never before returning."""

    def hurry(self) -> None:
        """Asks for all answers at once, with what the bots have found so far."""
