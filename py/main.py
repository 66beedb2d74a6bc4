"""The entry point of the page: connects the app to the browser and starts it."""

from ribeira.app.model import Model
from ribeira.app.msg import Begin, LanguageLoaded, Msg, parse
from ribeira.app.runtime import Runtime
from ribeira.browser import listen
from ribeira.browser.catalogues import load_language
from ribeira.browser.outside import Browser
from ribeira.browser.page import fragment, language
from ribeira.i18n.catalogue import Catalogue
from ribeira.i18n.shipped import shipped
from ribeira.views import regions


def send(*messages: Msg) -> None:
    runtime.send(*messages)


def start(words: Catalogue | None) -> None:
    """Without its language, the page speaks English and says why."""
    runtime.model = Model(words or shipped(), browser.page.facts())
    texts, failures = browser.keeper.begin()
    send(Begin(texts, fragment()), *failures)
    if words is None:
        send(LanguageLoaded(None))


browser = Browser(send)
runtime = Runtime(browser, regions)
listen.listen(lambda *heard: send(parse(*heard)), tooltip, browser.page.history)
load_language(language(), start)
