"""The whole app in plain Python: messages go in, models and effects come out.

`App` keeps the effects in a list; only texts go into a storage, because two tabs share one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from gettext import NullTranslations
from html.parser import HTMLParser
from typing import TypeVar

from ribeira.app.effects import (
    AskBot,
    AskToKeep,
    CheckGame,
    Copy,
    DrawPicture,
    Effect,
    Later,
    LoadLanguage,
    OfferFile,
    ReadEffect,
    ReadFile,
    ReadLink,
    ReadLonger,
    SetAside,
    Sound,
    Speak,
    StopReading,
    Store,
    StoreGame,
    TellTabs,
)
from ribeira.app.incoming.reader import Reader
from ribeira.app.kept.keeper import Keeper
from ribeira.app.kept.pictures import drawing
from ribeira.app.kept.places import Place
from ribeira.app.learn.coach_kept import COACH, KNOWN
from ribeira.app.model import Model, Next, Page
from ribeira.app.msg import (
    Begin,
    Copied,
    EndWaited,
    LanguageLoaded,
    Msg,
    PictureDrawn,
    Promised,
)
from ribeira.app.parse import parse
from ribeira.app.playing import Playing
from ribeira.app.regions import Changes
from ribeira.app.runtime import Runtime
from ribeira.app.storage import OURS, StorageError, Stored
from ribeira.app.tables import Table
from ribeira.bots import protocol
from ribeira.core.values import Message
from ribeira.games import registry
from ribeira.i18n.catalogue import Catalogue
from ribeira.views import regions

PAGE = Page("0.1.0+1a2b3c4d", "https://example.org/ribeira/", can_share=True)
ENGLISH = Catalogue("en", NullTranslations())
NO_COACH = json.dumps({"first": dict.fromkeys(registry.game_ids(), KNOWN)})
E = TypeVar("E", bound=Effect)


class Texts:
    """A storage in memory, which can be made to fail: `error` is "full" or "forbidden"."""

    def __init__(self, **texts: str) -> None:
        self.texts = dict(texts)
        self.error = ""
        self._tabs: list[Texts] = [self]
        self._unheard: list[tuple[str, str | None]] = []

    def beside(self) -> Texts:
        """The same storage as another tab sees it."""
        other = Texts()
        other.texts, other._tabs = self.texts, self._tabs
        self._tabs.append(other)
        return other

    def find(self, start: str) -> dict[str, str]:
        self._fail("forbidden")
        return {key: text for key, text in self.texts.items() if key.startswith(start)}

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
        self._tell_others(key, None)

    def _tell_others(self, key: str, text: str | None) -> None:
        for other in self._tabs:
            if other is not self:
                other._unheard.append((key, text))

    def unheard(self) -> list[tuple[str, str | None]]:
        """What other tabs have written since this was asked last."""
        unheard, self._unheard = self._unheard, []
        return unheard

    def _fail(self, *kinds: str) -> None:
        if self.error in kinds:
            raise StorageError(self.error)


class Notes:
    """A journal in memory."""

    def __init__(self, **texts: str) -> None:
        self.texts = dict(texts)

    def write(self, name: str, text: str | None) -> None:
        if text is None:
            self.texts.pop(name, None)
        else:
            self.texts[name] = text


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
    """The app, driven as a person would: by what is on the screen.

    Without a storage it is of somebody who has played every game before, so that there is no coach.
    `effects` has everything that was to be done outside, the latest last. `later` and `asked` are
    those of them that are still to be answered.
    """

    def __init__(
        self,
        storage: Texts | None = None,
        fragment: str = "",
        words: Catalogue = ENGLISH,
        journal: Notes | None = None,
        place: str = OURS,
        time: int = 1_000_000,
    ) -> None:
        self.storage = storage or Texts(**{COACH: NO_COACH})
        self.journal = journal or Notes()
        self.keeper = Keeper(self.storage, self.journal, Place(place))
        self.time, self.luck, self.zone = time, 0, 0
        self.online, self.promises, self.clipboard = True, False, True
        self.effects: list[Effect] = []
        self.later: list[tuple[int, Msg]] = []
        self.asked: list[AskBot] = []
        self.pictures: list[DrawPicture] = []
        self.shown: list[Changes] = []
        self.readers: dict[int, Reader] = {}
        self.slice = float("inf")  # seconds that a link or a file is read at a time
        texts, failures = self.keeper.begin(self.journal.texts, self.time)
        self.runtime = Runtime(self, regions, Model(words, PAGE, Stored().changed(texts)))
        self.send(Begin(fragment), *failures)

    # What the loop needs of the page

    def stamp(self) -> tuple[int, int, int]:
        self.luck += 0x1234567
        return self.time, self.luck << 20, self.zone

    def perform(self, effect: Effect) -> tuple[Msg, ...]:
        self.effects.append(effect)
        match effect:
            case Store() | StoreGame() | SetAside() | CheckGame() | TellTabs():
                return self.keeper.perform(effect)
            case DrawPicture():
                self.pictures.append(effect)
            case AskBot():
                self.asked.append(effect)
            case Later(milliseconds, then):
                self.later.append((self.time + milliseconds, then))
            case LoadLanguage(language, learn, quiet):
                texts = NullTranslations() if learn else None
                words = Catalogue(language, NullTranslations(), texts) if self.online else None
                return (LanguageLoaded(words, quiet),)
            case ReadLink() | ReadFile() | ReadLonger() | StopReading():
                return self._perform_reading(effect)
            case AskToKeep():
                return (Promised(self.promises),)
            case Copy(_, done, failed):
                return (Copied(done if self.clipboard else failed),)
        return ()

    def _perform_reading(self, effect: ReadEffect) -> tuple[Msg, ...]:
        match effect:
            case ReadLonger(run):
                if reader := self.readers.get(run):
                    reader.go_on()
            case StopReading(run):
                self.readers.pop(run, None)
            case _:
                self.readers[effect.run] = Reader(effect)
                return self._read(self.readers[effect.run])
        return ()

    def before_next_frame(self, draw: Callable[[], None]) -> None:
        draw()

    def show(self, model: Model, changes: Changes) -> None:
        if changes.drawn or changes.marked:
            self.shown.append(changes)

    def give_up(self, trace: str) -> None:
        raise AssertionError(trace)

    # Looking

    @property
    def model(self) -> Model:
        """The model; no test of the app may end in a crash that it did not want."""
        crash = self.runtime.model.crash
        assert crash is None, crash.trace
        return self.runtime.model

    @property
    def markup(self) -> str:
        return regions(self.model).whole()

    @property
    def controls(self) -> Controls:
        return Controls(self.markup)

    def done(self, kind: type[E]) -> list[E]:
        """The effects of one kind, the latest last."""
        return [effect for effect in self.effects if isinstance(effect, kind)]

    @property
    def spoken(self) -> list[str]:
        return [effect.text for effect in self.done(Speak)]

    @property
    def sounds(self) -> list[str]:
        return [effect.name for effect in self.done(Sound)]

    @property
    def files(self) -> list[tuple[str, str]]:
        return [(effect.name, effect.text) for effect in self.done(OfferFile)]

    @property
    def copied(self) -> list[str]:
        return [effect.text for effect in self.done(Copy)]

    # Doing

    def send(self, *messages: Msg) -> None:
        self.runtime.send(*messages)

    def heard(self, kind: str, name: str, value: str = "") -> None:
        """What the browser sends for a click, a changed field or a key."""
        self.send(parse(kind, name, value))

    def set(self, field: str, value: str) -> None:
        self.heard("field", field, value)

    def key(self, key: str, press: str = "") -> None:
        self.heard("key", key, press)

    def do(self, name: str, value: str = "") -> None:
        """Presses a button, which must be there, or in the drawer *More*."""
        if (name, value) not in self.controls.commands and ("menu", "") in self.controls.commands:
            self.heard("do", "menu")
        assert (name, value) in self.controls.commands, (name, value, self.controls.commands)
        self.heard("do", name, value)

    def click(self, action: str) -> None:
        """Clicks what can be played, which must be there."""
        assert action in self.controls.actions, (action, self.controls.actions)
        self.heard("action", action)

    def pick(self, name: str) -> None:
        """Clicks a part of an action, which must be there."""
        assert name in self.controls.clickable, (name, self.controls.clickable)
        self.heard("pick", name)

    def think(self) -> None:
        """Has the bots answer, until none is asked any more; if that ends the game, the end is
        waited for."""
        while self.asked:
            self.think_once()
        self.see_the_end()

    def see_the_end(self) -> None:
        """Lets the moment pass in which the last move of a game is seen."""
        waited = [(due, said) for due, said in self.later if isinstance(said, EndWaited)]
        self.later = [later for later in self.later if later not in waited]
        self.send(*(said for _, said in waited))

    def think_once(self) -> None:
        asked = self.asked.pop(0)
        thinking = protocol.begin(asked.request)
        thinking.hurry()
        while not thinking.work(1):
            pass
        self.send(replace(asked.then, answer=thinking.answer()))

    def draw_pictures(self) -> None:
        """Has all small pictures drawn that are wanted."""
        while self.pictures:
            wanted = self.pictures.pop(0)
            started = drawing(wanted.text)
            try:
                while True:
                    next(started)
            except StopIteration as drawn:
                self.send(PictureDrawn(wanted.name, wanted.text, drawn.value))

    def share(self) -> None:
        """Opens the dialog; where the game has secrets from somebody here, as the first person."""
        self.do("share")
        if dialog(self) == "secrets":
            self.do(*next(sent for sent in self.controls.commands if sent[0] == "vouch"))
        assert dialog(self) == "share"

    def _read(self, reader: Reader) -> tuple[Msg, ...]:
        said = reader.work(self.slice)
        while self.slice == float("inf") and not reader.ended:
            said += reader.work(self.slice)
        return said

    def read_on(self) -> None:
        """Reads another slice of what comes from outside."""
        for reader in tuple(self.readers.values()):
            if not (reader.ended or reader.asks):
                self.send(*self._read(reader))

    def wait(self) -> None:
        """Lets all the time pass that is waited for, and what follows from it."""
        while self.later:
            self.wait_once()

    def wait_once(self) -> None:
        self.later.sort(key=lambda due: due[0])
        self.time, message = self.later.pop(0)
        self.send(message)

    def hear(self) -> None:
        """Hears what other tabs have written by now."""
        for key, text in self.storage.unheard():
            self.send(*self.keeper.hear(key, text))

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
        self.think()


def deliver(*apps: App) -> None:
    """Has tabs hear each other until nothing more is written."""
    while any(app.storage._unheard for app in apps):
        for app in apps:
            app.hear()


def playing(app: App) -> Playing:
    return app.model.table


def table(app: App) -> Table:
    return playing(app).table


def opened(
    game: str,
    *bots: str,
    seed: str = "7",
    pace: str = "instant",
    confirm: bool = False,
    fields: tuple[tuple[str, str], ...] = (),
    coach: bool = False,
    words: Catalogue = ENGLISH,
) -> App:
    """A new game, set up with these fields too; a seat without the name of a bot is a person's. It
    is nobody's first game, so there is no coach, unless it is wanted."""
    app = App(Texts() if coach else None, words=words)
    app.set("settings.pace", pace)
    app.set("settings.confirm", str(confirm).lower())
    app.do("new", game)
    app.set("draft.seats", str(len(bots)))
    app.set("draft.seed", seed)
    for seat, bot in enumerate(bots):
        app.set(f"draft.bot:{seat}", bot)
    for name, value in fields:
        app.set(f"draft.{name}", value)
    app.do("start")
    return app


def change(app: App, step: Callable[[Model], Next]) -> None:
    """Takes a step that no control leads to."""
    app.runtime.model, effects = step(app.model)
    for effect in effects:
        app.send(*app.perform(effect))
    app.send()


def sit(app: App, playing: Playing) -> None:
    """Goes on with this table instead of the one that is open."""
    change(app, lambda model: (replace(model, screen=playing), ()))


def dialog(app: App) -> str:
    """The name of the dialog that is open, or nothing."""
    return app.model.dialog.name if app.model.dialog else ""


class Spelled(Catalogue):
    """Says of a message the language, its key and what is filled into it."""

    def __init__(self, language: str) -> None:
        super().__init__(language, NullTranslations())

    def _say(self, message: Message) -> str:
        return " ".join([self.language, message.key, *(str(value) for _, value in message.values)])
