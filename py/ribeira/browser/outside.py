"""What the loop of the app needs of the browser (`ribeira.app.runtime.Outside`)."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from ribeira.app.effects import (
    AskBot,
    AskToKeep,
    DrawPicture,
    Effect,
    HurryBots,
    Later,
    LoadLanguage,
    PageEffect,
    ReadEffect,
    StartBots,
    StorageEffect,
)
from ribeira.app.kept.keeper import Keeper
from ribeira.app.model import Model
from ribeira.app.msg import LanguageLoaded, Msg, PictureDrawn, Promised
from ribeira.app.regions import Changes
from ribeira.browser.catalogues import load_language
from ribeira.browser.journal import BrowserJournal
from ribeira.browser.page import BrowserPage
from ribeira.browser.pictures import Pictures
from ribeira.browser.reader import BrowserReader
from ribeira.browser.storage import BrowserStorage, ask_to_keep, place
from ribeira.browser.timer import BrowserClock
from ribeira.browser.worker import BrowserBotWorker

Send = Callable[[Msg], None]


class Browser:
    """Carries effects out; what they lead to later is sent."""

    def __init__(self, send: Send) -> None:
        self.page, self.clock = BrowserPage(send), BrowserClock()
        self.journal = BrowserJournal()
        self.keeper = Keeper(BrowserStorage(), self.journal, place())
        self._pictures = Pictures(self.clock)
        self._bots, self._send = BrowserBotWorker(self.clock), send
        self._reader = BrowserReader(self.clock, send)

    def stamp(self) -> tuple[int, int, int]:
        return self.clock.now(), secrets.randbits(64), self.clock.zone()

    def before_next_frame(self, draw: Callable[[], None]) -> None:
        self.page.before_next_frame(draw)

    def show(self, model: Model, changes: Changes) -> None:
        self.page.show(model, changes)

    def give_up(self, trace: str) -> None:
        self.page.give_up(trace)

    def perform(self, effect: Effect) -> tuple[Msg, ...]:
        if isinstance(effect, StorageEffect):
            return self.keeper.perform(effect)
        if isinstance(effect, ReadEffect):
            return self._reader.perform(effect)
        if isinstance(effect, PageEffect):
            self.page.perform(effect)
        else:
            self._begin(effect)
        return ()

    def _begin(
        self,
        effect: DrawPicture | AskToKeep | StartBots | AskBot | HurryBots | Later | LoadLanguage,
    ) -> None:
        """What is answered later, if at all."""
        match effect:
            case DrawPicture(name, text):
                self._pictures.draw(
                    text, lambda picture: self._send(PictureDrawn(name, text, picture))
                )
            case AskToKeep(ask):
                ask_to_keep(ask, lambda promised: self._send(Promised(promised)))
            case StartBots():
                self._bots.start()
            case AskBot(request, then):
                self._bots.ask(request, lambda answer: self.hand_in(replace(then, answer=answer)))
            case HurryBots():
                self._bots.hurry()
            case Later(milliseconds, message):
                self.clock.after(milliseconds, lambda: self._send(message))
            case LoadLanguage(language, learn, quiet):
                load_language(
                    language, learn, lambda words: self._send(LanguageLoaded(words, quiet))
                )
            case _:
                assert_never(effect)

    def hand_in(self, message: Msg) -> None:
        """Sends what may be an action. Nobody acts faster than the disk writes: so at most one
        action is missing after the browser was killed."""
        self.journal.when_written(lambda: self._send(message))
