"""A page with our scripts and PyScript but without the app: what is heard is written down."""

import shutil
from pathlib import Path

from playwright.sync_api import Page

from e2e.person.state import until_live
from tools.places import DIST

MAIN = """
from pyodide.ffi import create_proxy
from pyscript import document, window
from pyscript.js_modules import page
from ribeira.browser.history import History
from ribeira.browser.listen import listen, listen_to_storage, stop
from ribeira.browser.page import BrowserEntries

heard = document.createElement("pre")
heard.id = "heard"
document.body.append(heard)


def send(*said):
    heard.append("|".join(said) + "\\n")


listen(send, lambda name: f"told of {name}", History(BrowserEntries()))
listen_to_storage(lambda key, text: send("storage", key, text or ""))
window.addEventListener("stop", create_proxy(lambda _: stop()))
page.ready("lobby")
"""
CALL = "async ([name, given]) => (await import('./static/boot/page.js'))[name](...given)"


class SmallPage:
    def __init__(self, page: Page) -> None:
        self.page = page

    def call(self, name: str, *given: object) -> None:
        """Calls what the page's module exports, as Python does."""
        self.page.evaluate(CALL, [name, given])

    def show(self, html: str, place: str = "app") -> None:
        """Draws the element with that id anew, but of `app` only the content."""
        self.call("show", [[place, html]], [])

    def heard(self) -> list[str]:
        """What Python has heard since the last time."""
        return self.page.evaluate(
            "() => { const all = heard.textContent; heard.textContent = ''; return all; }"
        ).splitlines()

    def focused(self) -> str:
        return self.page.evaluate("document.activeElement.id")


def made(folder: Path) -> Path:
    """The site with this in place of the app."""
    shutil.copytree(DIST, folder, ignore=shutil.ignore_patterns("main.py*"))
    (folder / "py/main.py").write_text(MAIN, encoding="utf-8")
    return folder


def opened(page: Page, site: str) -> SmallPage:
    page.goto(site)
    until_live(page)
    return SmallPage(page)
