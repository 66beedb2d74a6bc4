"""The page as the app sees it: shows markup, speaks, passes on what the person does.

Satisfies `ribeira.app.ports.Page`.
"""

from __future__ import annotations

from collections.abc import Callable

from pyodide.ffi import create_once_callable, create_proxy
from pyscript import window

bridge = window.ribeira


class BrowserPage:
    """The document. Each redraw patches the whole of `#app`."""

    def show(self, markup: str) -> None:
        bridge.show(markup)

    def speak(self, text: str) -> None:
        bridge.speak(text)

    def ready(self, screen: str) -> None:
        bridge.ready(screen)

    def reload(self) -> None:
        bridge.reload()

    def dress(self, language: str, title: str) -> None:
        """Sets the language and the title of the document."""
        window.document.documentElement.lang = language
        window.document.title = title

    def wear(self, theme: str, motion: str) -> None:
        bridge.wear(theme, motion)

    def sound(self, name: str) -> None:
        bridge.sound(name)

    def offer_file(self, name: str, text: str) -> None:
        bridge.offerFile(name, text)

    def language(self) -> str:
        """The language in the settings, else the first of the browser's that we have."""
        return str(bridge.language)

    def version(self) -> str:
        return str(window.document.querySelector("meta[name=version]").content)

    def address(self) -> str:
        """The address of this page; empty when it was opened as a file."""
        if window.location.protocol == "file:":
            return ""
        return str(window.location.origin + window.location.pathname)

    def fragment(self) -> str:
        return str(window.location.hash)[1:]

    def leave_link(self, forward: bool) -> None:
        bridge.leaveLink(forward)

    def walk(self, way: tuple[str, ...]) -> None:
        bridge.walk("\n".join(way))

    def copy(self, text: str, then: Callable[[bool], None]) -> None:
        bridge.copy(text, create_once_callable(then))

    def can_share(self) -> bool:
        return bool(bridge.canShare())

    def share(self, title: str, address: str) -> None:
        bridge.share(title, address)

    def listen(self, heard: Callable[[str, str, str], None], tell: Callable[[str], str]) -> None:
        """`heard(kind, name, value)` is called for every click, change and key that means
        something; `tell(name)` returns the tooltip of the thing under the pointer."""
        bridge.heard = create_proxy(heard)
        bridge.tell = create_proxy(tell)
