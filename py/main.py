"""The entry point of the page: connects the app to the browser and starts it."""

from collections.abc import Mapping
from dataclasses import replace

from ribeira.app.model import Model
from ribeira.app.msg import Begin, Failed, LanguageLoaded, Msg
from ribeira.app.parse import parse
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


def heard(kind: str, name: str, value: str) -> None:
    browser.hand_in(parse(kind, name, value))


def failed(where: str, trace: str) -> bool:
    """Whether the failure will be shown."""
    send(Failed(where, trace))
    return runtime.model.crash is not None


def tooltip(thing: str) -> str:
    """What a thing on the table is, in lines."""
    playing = runtime.model.playing
    return "\n".join(runtime.model.sentences(playing.tooltip(thing))) if playing else ""


def start(words: Catalogue | None) -> None:
    browser.journal.read(
        lambda journal: begin(words, journal),
        lambda journal: send(*browser.keeper.hear_late(journal)),
    )


def begin(words: Catalogue | None, journal: Mapping[str, str]) -> None:
    """Without its language, the page speaks English and says why."""
    if words:
        runtime.model = replace(runtime.model, words=words)
    texts, failures = browser.keeper.begin(journal, browser.clock.now())
    runtime.model = replace(runtime.model, stored=runtime.model.stored.changed(texts))
    send(Begin(fragment()), *failures)
    if words is None:
        send(LanguageLoaded(None))


browser = Browser(send)
runtime = Runtime(browser, regions, Model(shipped(), browser.page.facts()))
listen.listen_to_failures(failed)
listen.listen_to_storage(lambda key, text: send(*browser.keeper.hear(key, text)))
listen.listen(heard, tooltip, browser.page.history)
load_language(language(), False, start)
