"""A page, a storage, a clock and a bot worker without a browser: the whole app in plain Python."""

from __future__ import annotations

from collections.abc import Callable
from gettext import NullTranslations
from html.parser import HTMLParser

from ribeira.app.playing import Playing
from ribeira.app.ports import StorageError
from ribeira.app.session import Session
from ribeira.app.tables import Table
from ribeira.bots import protocol
from ribeira.i18n.catalogue import Catalogue
from ribeira.views import render


class FakePage:
    """Remembers the last calls."""

    def __init__(self) -> None:
        self.markup = ""
        self.shows = 0
        self.spoken: list[str] = []
        self.screen = ""
        self.sounds: list[str] = []
        self.worn = ("", "")
        self.language = ""
        self.files: list[tuple[str, str]] = []
        self.hash = ""
        self.behind: list[str] = []
        self.clipboard: str | None = ""
        self.way: tuple[str, ...] = ()
        self.sent: list[tuple[str, str]] = []

    def show(self, markup: str) -> None:
        self.markup = markup
        self.shows += 1

    def speak(self, text: str) -> None:
        self.spoken.append(text)

    def ready(self, screen: str) -> None:
        self.screen = screen

    def reload(self) -> None:
        self.screen = ""

    def dress(self, language: str, title: str) -> None:
        self.language = language
        assert title

    def wear(self, theme: str, motion: str) -> None:
        self.worn = theme, motion

    def offer_file(self, name: str, text: str) -> None:
        self.files.append((name, text))

    def sound(self, name: str) -> None:
        self.sounds.append(name)

    def version(self) -> str:
        return "0.1.0+1a2b3c4d"

    def address(self) -> str:
        return "https://example.org/ribeira/"

    def fragment(self) -> str:
        return self.hash

    def leave_link(self, forward: bool) -> None:
        if forward:
            self.behind.append(self.hash)
        self.hash = ""

    def walk(self, way: tuple[str, ...]) -> None:
        self.way = way

    def copy(self, text: str, then: Callable[[bool], None]) -> None:
        """A clipboard that is `None` is forbidden."""
        allowed = self.clipboard is not None
        self.clipboard = text if allowed else None
        then(allowed)

    def can_share(self) -> bool:
        return True

    def share(self, title: str, address: str) -> None:
        self.sent.append((title, address))


class FakeStorage:
    """A dictionary that can be made to fail: `trouble` is "full" or "forbidden"."""

    def __init__(self, **texts: str) -> None:
        self.texts = dict(texts)
        self.error = ""
        self.promises = False
        self.asked_to_keep = 0
        self._tabs: list[FakeStorage] = [self]
        self._heard: Callable[[str, str], None] = print
        self._unheard: list[tuple[str, str]] = []

    def beside(self) -> FakeStorage:
        """The same storage as another tab sees it."""
        other = FakeStorage()
        other.texts, other._tabs = self.texts, self._tabs
        self._tabs.append(other)
        return other

    def keys(self) -> tuple[str, ...]:
        self._fail("forbidden")
        return tuple(self.texts)

    def read(self, key: str) -> str | None:
        self._fail("forbidden")
        return self.texts.get(key)

    def write(self, key: str, text: str) -> None:
        self._fail("forbidden", "full")
        self.texts[key] = text
        self._tell_others(key, text)

    def remove(self, key: str) -> None:
        self._fail("forbidden")
        self.texts.pop(key, None)
        self._tell_others(key, "")

    def listen(self, heard: Callable[[str, str], None]) -> None:
        self._heard = heard

    def _tell_others(self, key: str, text: str) -> None:
        for other in self._tabs:
            if other is not self:
                other._unheard.append((key, text))

    def deliver(self) -> None:
        """Delivers what the tabs have written to each other, until nothing more is written."""
        while any(tab._unheard for tab in self._tabs):
            for tab in self._tabs:
                tab.hear()

    def hear(self) -> None:
        """Lets this tab alone hear what the others have written by now."""
        unheard, self._unheard = self._unheard, []
        for key, text in unheard:
            self._heard(key, text)

    def ask_to_keep(self, ask: bool, then: Callable[[bool], None]) -> None:
        self.asked_to_keep += ask
        then(self.promises)

    def _fail(self, *kinds: str) -> None:
        if self.error in kinds:
            raise StorageError(self.error)


class FakeClock:
    """Time that goes on only when a test says so."""

    def __init__(self) -> None:
        self.time = 1_000_000
        self._waiting: list[tuple[int, Callable[[], None]]] = []

    def now(self) -> int:
        return self.time

    def after(self, milliseconds: int, then: Callable[[], None]) -> None:
        self._waiting.append((self.time + milliseconds, then))

    def run(self) -> None:
        """Lets everything happen that is waiting, and what follows from it."""
        while self._waiting:
            self._waiting.sort(key=lambda due: due[0])
            self.time, then = self._waiting.pop(0)
            then()


class FakeBotWorker:
    """Answers when the test lets it think."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, Callable[[str], None]]] = []
        self.awake = False
        self.hurried = False

    def start(self) -> None:
        self.awake = True

    def ask(self, request: str, then: Callable[[str], None]) -> None:
        self.requests.append((request, then))

    def think(self) -> None:
        while self.requests:
            self.think_once()

    def think_once(self) -> None:
        request, then = self.requests.pop(0)
        thinking = protocol.begin(request)
        thinking.hurry()
        while not thinking.work(1):
            pass
        then(thinking.answer())

    def hurry(self) -> None:
        self.hurried = True


class Controls(HTMLParser):
    """What can be clicked, and all that can be read."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.actions: list[str] = []
        self.clickable: list[str] = []
        self.commands: list[tuple[str, str]] = []
        self.text = ""
        self.feed(markup)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if values.get("data-action"):
            self.actions.append(str(values["data-action"]))
        if values.get("data-pick"):
            self.clickable.append(str(values["data-pick"]))
        if values.get("data-do") and values.get("aria-disabled") != "true":
            self.commands.append((str(values["data-do"]), values.get("data-value") or ""))

    def handle_data(self, data: str) -> None:
        self.text += data


class App:
    """The session with its fakes, driven as a person would: by what is on the screen."""

    def __init__(self, storage: FakeStorage | None = None, fragment: str = "") -> None:
        self.page, self.clock, self.bot_worker = FakePage(), FakeClock(), FakeBotWorker()
        self.page.hash = fragment
        self.storage = storage or FakeStorage()
        self.online = True
        self.session = Session(
            self.page, self.storage, self.clock, self.bot_worker, self._load_language, render
        )
        self.session.start(Catalogue("en", NullTranslations()))

    def _load_language(self, language: str, then: Callable[[Catalogue | None], None]) -> None:
        then(Catalogue(language, NullTranslations()) if self.online else None)

    @property
    def controls(self) -> Controls:
        return Controls(self.page.markup)

    def set(self, field: str, value: str) -> None:
        self.session.heard("field", field, value)

    def do(self, name: str, value: str = "") -> None:
        """Presses a button, which must be there."""
        assert (name, value) in self.controls.commands, (name, value, self.controls.commands)
        self.session.heard("do", name, value)

    def click(self, action: str) -> None:
        """Clicks what can be played, which must be there."""
        assert action in self.controls.actions, (action, self.controls.actions)
        self.session.heard("action", action, "")

    def pick(self, name: str) -> None:
        """Clicks a part of an action, which must be there."""
        assert name in self.controls.clickable, (name, self.controls.clickable)
        self.session.heard("pick", name, "")

    def start(self, seats: int = 3, people: tuple[int, ...] = (0,), seed: str = "7") -> None:
        """A game of Douro from the lobby, at once and without asking twice."""
        self.set("settings.pace", "instant")
        self.set("settings.confirm", "false")
        self.do("new", "douro")
        self.set("draft.seats", str(seats))
        self.set("draft.seed", seed)
        for seat in range(seats):
            self.set(f"draft.bot:{seat}", "" if seat in people else "easy")
        self.do("start")
        self.bot_worker.think()


def playing(app: App) -> Playing:
    assert app.session.playing
    return app.session.playing


def table(app: App) -> Table:
    return playing(app).table
