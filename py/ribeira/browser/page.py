"""The document and what the browser offers. Satisfies `ribeira.app.ports.Page`."""

from __future__ import annotations

from collections.abc import Callable

from pyodide.ffi import create_once_callable
from pyscript import document, window
from pyscript.ffi import to_js
from pyscript.js_modules import page as scripts

from ribeira.browser.history import Entry, History, Way
from ribeira.browser.sounds import SOUNDS

UNHEARD = "\u200b"
KEPT = 60_000
"""Milliseconds for which a file is offered: enough for a slow disk."""


class BrowserPage:
    """Each redraw patches the whole of `#app`."""

    def __init__(self) -> None:
        self.history = History(BrowserEntries())

    def show(self, markup: str) -> None:
        scripts.show("app", markup)

    def speak(self, text: str) -> None:
        """A repeated sentence gets an invisible mark, or it would not be read again. A dialog has a
        live region of its own, because screen readers ignore what is behind it."""
        for voice in document.querySelectorAll("#live, #dialog-live"):
            voice.textContent = text + UNHEARD if voice.textContent == text else text

    def ready(self, screen: str) -> None:
        scripts.ready(screen)

    def reload(self) -> None:
        scripts.reload()

    def dress(self, language: str, title: str) -> None:
        """Sets the language and the title of the document; to set what is so already would be a
        change for those who watch the document."""
        root = document.documentElement
        if (root.lang, document.title) != (language, title):
            root.lang, document.title = language, title

    def wear(self, theme: str, motion: str) -> None:
        calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches
        still = motion == "off" or (motion == "system" and calm)
        document.documentElement.dataset.motion = "off" if still else "on"
        scripts.applyTheme(theme)

    def sound(self, name: str) -> None:
        scripts.play(to_js(SOUNDS[name]))

    def offer_file(self, name: str, text: str) -> None:
        blob = window.Blob.new(to_js([text]), to_js({"type": "application/json"}))
        link, address = document.createElement("a"), window.URL.createObjectURL(blob)
        link.href, link.download = address, name
        link.click()
        free = create_once_callable(lambda: window.URL.revokeObjectURL(address))
        window.setTimeout(free, KEPT)

    def language(self) -> str:
        """The language in the settings, else the first of the browser's that we have."""
        return scripts.shellLanguage()

    def version(self) -> str:
        return str(document.querySelector("meta[name=version]").content)

    def address(self) -> str:
        """The address of this page; empty when it was opened as a file."""
        if window.location.protocol == "file:":
            return ""
        return str(window.location.origin + window.location.pathname)

    def fragment(self) -> str:
        return str(window.location.hash)[1:]

    def leave_link(self, forward: bool) -> None:
        if not self.fragment():
            return
        plain = window.location.pathname + window.location.search
        if forward:
            window.history.pushState(None, "", plain)
        else:
            window.history.replaceState(None, "", plain)

    def walk(self, way: Way) -> None:
        self.history.walk(way)

    def copy(self, text: str, then: Callable[[bool], None]) -> None:
        clipboard = getattr(window.navigator, "clipboard", None)
        if clipboard:  # there is none on pages that came without https
            clipboard.writeText(text).then(lambda _: then(True), lambda _: then(False))
        else:
            window.setTimeout(create_once_callable(lambda: then(False)))

    def can_share(self) -> bool:
        """A page that lies in a file has no address to send."""
        return hasattr(window.navigator, "share") and self.address() != ""

    def share(self, title: str, address: str) -> None:
        """A person who closes the system's dialog has changed their mind; that is no error."""
        sent = window.navigator.share(to_js({"title": title, "url": address}))
        sent.then(None, lambda _: None)


class BrowserEntries:
    """The browser's history. Satisfies `ribeira.browser.history.Entries`."""

    def here(self) -> Entry | None:
        state = window.history.state
        kept = state.to_py() if state else {}
        return Entry(tuple(kept["way"]), kept["behind"]) if "way" in kept else None

    def put(self, entry: Entry) -> None:
        window.history.replaceState(to_js(entry._asdict()), "")

    def add(self, entry: Entry) -> None:
        window.history.pushState(to_js(entry._asdict()), "")

    def go_back(self, steps: int) -> None:
        window.history.go(-steps)
