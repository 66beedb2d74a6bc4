"""What the app needs of the world around it. The browser room offers it; tests offer fakes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class StorageTrouble(Exception):  # noqa: N818 - trouble is what it is
    """Storage did not do it: `kind` is "full" or "forbidden"."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Page(Protocol):
    """What is shown and spoken."""

    def show(self, markup: str) -> None:
        """Makes the page equal to the markup."""

    def speak(self, text: str) -> None:
        """Says it to a screen reader."""

    def ready(self, screen: str) -> None:
        """Python's first screen stands."""

    def reload(self) -> None:
        """Starts again with the newest version."""

    def dress(self, language: str, title: str) -> None:
        """Tells the document its language and title."""

    def wear(self, theme: str, motion: str) -> None:
        """Puts on a theme and a way of moving."""

    def sound(self, name: str) -> None:
        """Plays one of our few sounds."""

    def offer_file(self, name: str, text: str) -> None:
        """Hands the person a file to keep."""

    def address(self) -> str:
        """Where the page is, without what stands after `#`; empty for a page in a file."""

    def fragment(self) -> str:
        """What stands after `#`."""

    def leave_link(self, forward: bool) -> None:
        """Takes away what stands after `#`; `forward`: the browser's back leads to it again."""

    def walk(self, way: tuple[str, ...]) -> None:
        """Tells the browser's back and forward buttons where one is, as a way from the lobby."""

    def copy(self, text: str, then: Callable[[bool], None]) -> None:
        """Puts it on the clipboard; `then` hears later whether that worked."""

    def can_share(self) -> bool:
        """Whether the system offers to send things on."""

    def share(self, title: str, address: str) -> None:
        """Has the system send it on."""


class Storage(Protocol):
    """Texts by key, kept in this browser. Every call may raise `StorageTrouble`."""

    def keys(self) -> tuple[str, ...]: ...

    def read(self, key: str) -> str | None: ...

    def write(self, key: str, text: str) -> None: ...

    def remove(self, key: str) -> None: ...

    def listen(self, heard: Callable[[str, str], None]) -> None:
        """`heard(key, text)` when another tab has written: no text where it has removed the key,
        and no key when anything may have changed."""

    def ask_to_keep(self, ask: bool, then: Callable[[bool], None]) -> None:
        """`then` learns whether the browser has promised to keep all this; with `ask` it is asked
        to, else only whether it has."""


class Clock(Protocol):
    """Time, which the engine never sees."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def after(self, milliseconds: int, then: Callable[[], None]) -> None:
        """Does it a little later."""


class BotWorker(Protocol):
    """Where the bots run."""

    def start(self) -> None:
        """Starts it, once the page is already playable. What was asked before then waits."""

    def ask(self, request: str, then: Callable[[str], None]) -> None:
        """`then(answer)` comes later, never at once."""

    def hurry(self) -> None:
        """Whoever is thinking answers with what it has found so far."""
