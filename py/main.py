"""The page's entry: wires the rooms together, nothing else."""

import asyncio
from collections.abc import Callable

from ribeira.browser.files import read_bytes
from ribeira.browser.page import BrowserPage
from ribeira.browser.storage import BrowserStorage
from ribeira.browser.timer import BrowserClock
from ribeira.browser.worker import WorkerBrain
from ribeira.i18n.catalogue import Catalogue, load
from ribeira.ui.pages import render
from ribeira.ui.session import Session

page, clock = BrowserPage(), BrowserClock()


async def catalogue(language: str) -> Catalogue:
    return load(language, await read_bytes(f"static/locale/{language}/LC_MESSAGES/ribeira.mo"))


def load_language(language: str, then: Callable[[Catalogue | None], None]) -> None:
    """Fetches a language's catalogue and hands it on, or nothing when it can not be had."""

    async def fetch() -> None:
        try:
            found = await catalogue(language)
        except OSError:
            found = None
        then(found)

    global loading
    loading = asyncio.ensure_future(fetch())


session = Session(page, BrowserStorage(), clock, WorkerBrain(clock), load_language, render)
page.listen(session.heard, session.tell)
session.start(await catalogue(page.language()))  # noqa: F704, PLE1142 - PyScript runs this as a coroutine
