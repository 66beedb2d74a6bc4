"""The page's entry: wires the rooms together, nothing else."""

from collections.abc import Callable

from ribeira.browser.page import BrowserPage
from ribeira.browser.storage import BrowserStorage
from ribeira.browser.timer import BrowserClock
from ribeira.browser.worker import WorkerBrain
from ribeira.i18n.catalogue import Catalogue
from ribeira.i18n.shipped import shipped
from ribeira.ui.pages import render
from ribeira.ui.session import Session

page, clock = BrowserPage(), BrowserClock()


def load_language(language: str, then: Callable[[Catalogue | None], None]) -> None:
    """Hands a language's catalogue on, or nothing when it can not be had."""
    try:
        found = shipped(language)
    except OSError:
        found = None
    then(found)


session = Session(page, BrowserStorage(), clock, WorkerBrain(clock), load_language, render)
page.listen(session.heard, session.tell)
session.start(shipped(page.language()))
