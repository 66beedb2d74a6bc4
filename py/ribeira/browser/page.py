"""The document and what the browser offers."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from pyodide.ffi import create_once_callable, create_proxy
from pyscript import document, window
from pyscript.ffi import to_js
from pyscript.js_modules import page as scripts

from ribeira.app.effects import (
    Copy,
    LeaveLink,
    OfferFile,
    PageEffect,
    Ready,
    Reload,
    SavePicture,
    Share,
    Sound,
    Speak,
    Walk,
)
from ribeira.app.model import Model, Page
from ribeira.app.msg import Copied, Msg
from ribeira.app.regions import Changes
from ribeira.app.settings import Settings
from ribeira.browser.history import Entry, History
from ribeira.browser.sounds import SOUNDS
from ribeira.views.title import title_of

SPEECHES = 20
"""So many stay in the live region: more than a voice can be behind."""

Send = Callable[[Msg], None]


class BrowserPage:
    """Shows the regions, and does what concerns the document."""

    def __init__(self, send: Send) -> None:
        self.history = History(BrowserEntries())
        self._send = send
        self._draw: Callable[[], None] = lambda: None
        self._begun = self._is_ready = False
        self._worn: tuple[str, str, str, bool] | None = None
        self._drawing = create_proxy(lambda *_: self._draw())

    def facts(self) -> Page:
        version = str(document.querySelector("meta[name=version]").content)
        address = _address()
        can_share = hasattr(window.navigator, "share") and address != ""
        return Page(version, address, can_share)

    # Drawing

    def before_next_frame(self, draw: Callable[[], None]) -> None:
        """A page in the background has no frames."""
        self._draw = draw
        if document.hidden:
            window.setTimeout(self._drawing)
        else:
            window.requestAnimationFrame(self._drawing)

    def show(self, model: Model, changes: Changes) -> None:
        self._dress(model.words.language, title_of(model))
        self._wear(model.settings)
        if changes.drawn or changes.marked:
            scripts.show(_lists(changes.drawn), _lists(changes.marked))
        if self._begun and not self._is_ready:
            self._is_ready = True
            scripts.ready("crash" if model.crash else model.name_of_screen)

    def _dress(self, language: str, title: str) -> None:
        """Sets the language and the title of the document; to set what is so already would be a
        change for those who watch the document."""
        root = document.documentElement
        if (root.lang, document.title) != (language, title):
            root.lang, document.title = language, title

    def _wear(self, settings: Settings) -> None:
        wanted = settings.theme, settings.motion, settings.contrast, settings.keys
        if self._worn == wanted:
            return
        self._worn = wanted
        dress = document.documentElement.dataset
        still = settings.motion == "system" and _prefers("reduced-motion: reduce")
        dress.motion = "off" if still or settings.motion == "off" else "on"
        strong = settings.contrast == "system" and _prefers("contrast: more")
        dress.contrast = "more" if strong or settings.contrast == "more" else "normal"
        document.documentElement.toggleAttribute("data-keys", settings.keys)
        scripts.applyTheme(settings.theme)

    def give_up(self, trace: str) -> None:
        """Not even the failure can be drawn."""
        window.console.error(trace)
        scripts.giveUp()

    # Effects

    def perform(self, effect: PageEffect) -> None:
        match effect:
            case Ready():
                self._begun = True
            case Speak(text):
                self._speak(text)
            case Sound(name):
                scripts.play(to_js(SOUNDS[name]))
            case Walk(way):
                self.history.walk(way)
            case LeaveLink(forward):
                _leave_link(forward)
            case OfferFile() | SavePicture():
                _offer(effect)
            case Copy():
                self._copy(effect)
            case Share(title, address, text):
                shared = {"title": title, "url": address} | ({"text": text} if text else {})
                sent = window.navigator.share(to_js(shared))
                closed = create_once_callable(lambda *_: None)  # closing its dialog is no error
                scripts.settle(sent, closed)
            case Reload():
                scripts.reload()

    def _speak(self, text: str) -> None:
        """Each speech is a new line of a log, so that none cuts off another and the same one is
        read again. A dialog has a live region of its own, because screen readers ignore what is
        behind it."""
        for voice in document.querySelectorAll("#live, #dialog-live"):
            line = document.createElement("p")
            line.textContent = text
            voice.append(line)
            while voice.childElementCount > SPEECHES:
                voice.firstElementChild.remove()

    def _copy(self, effect: Copy) -> None:
        def settled(copied: bool, _: object) -> None:
            self._send(Copied(effect.done if copied else effect.failed))

        clipboard = getattr(window.navigator, "clipboard", None)
        if clipboard:  # there is none on pages that came without https
            scripts.settle(clipboard.writeText(effect.text), create_once_callable(settled))
        else:
            window.setTimeout(create_once_callable(lambda: settled(False, None)))


def _offer(effect: OfferFile | SavePicture) -> None:
    match effect:
        case OfferFile(name, text):
            scripts.offerFile(name, text)
        case SavePicture(drawing, name):
            scripts.savePicture(drawing, name)


def _prefers(what: str) -> bool:
    """Whether the system asks for it."""
    return bool(window.matchMedia(f"(prefers-{what})").matches)


def _lists(texts: Iterable[tuple[str, ...]]) -> list[list[str]]:
    """As JavaScript takes them."""
    return to_js([list(several) for several in texts])


def language() -> str:
    """The language in the settings, else the first of the browser's that we have."""
    return str(scripts.shellLanguage())


def fragment() -> str:
    """What stands after `#`."""
    return str(window.location.hash)[1:]


def _address() -> str:
    """The address of this page; empty when it was opened as a file."""
    if window.location.protocol == "file:":
        return ""
    return str(window.location.origin + window.location.pathname)


def _leave_link(forward: bool) -> None:
    if not fragment():
        return
    plain = window.location.pathname + window.location.search
    if forward:
        window.history.pushState(None, "", plain)
    else:
        window.history.replaceState(None, "", plain)


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
