"""The entry point of the page: creates the app and connects it to the browser."""

from ribeira.app.session import Session
from ribeira.browser.catalogues import load_language
from ribeira.browser.listen import listen
from ribeira.browser.page import BrowserPage
from ribeira.browser.storage import BrowserStorage
from ribeira.browser.timer import BrowserClock
from ribeira.browser.worker import BrowserBotWorker
from ribeira.i18n.catalogue import Catalogue
from ribeira.i18n.shipped import shipped
from ribeira.views import render

page, clock = BrowserPage(), BrowserClock()
session = Session(page, BrowserStorage(), clock, BrowserBotWorker(clock), load_language, render)
listen(session.heard, session.tell, page.history)


def start(words: Catalogue | None) -> None:
    session.start(words or shipped())
    if words is None:
        session.preferences.speak(None)


load_language(page.language(), start)
