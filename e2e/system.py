"""What the tests that run in every browser need: open a page, evaluate, wait, click."""

import json
import time
from typing import Any

from playwright.sync_api import Page

PATIENCE = 120  # seconds, on a busy machine
SIGNS = '#table[data-choosing="true"] #hand [data-action], #lift, #continue'


class Browser:
    """One window with one page. Subclasses have `go` and `ask`."""

    def go(self, url: str) -> None:
        raise NotImplementedError

    def ask(self, expression: str) -> Any:
        """The value of the expression in the page."""
        raise NotImplementedError

    def until(self, expression: str) -> None:
        """Waits until the expression is true in the page."""
        end = time.monotonic() + PATIENCE
        while not self.ask(f"Boolean(await ({expression}))"):
            assert time.monotonic() < end, f"never: {expression}"
            time.sleep(0.05)

    def live(self, screen: str) -> None:
        self.until(f"document.documentElement.dataset.live === {json.dumps(screen)}")

    def see(self, selector: str) -> None:
        self.until(f"document.querySelector({json.dumps(selector)})")

    def text(self, selector: str) -> str:
        self.see(selector)
        return self.ask(f"document.querySelector({json.dumps(selector)}).innerText")

    def click(self, selector: str) -> None:
        self.see(selector)
        self.ask(f"void document.querySelector({json.dumps(selector)}).click()")

    def keep(self, texts: dict[str, str]) -> None:
        """Puts texts into the storage of the page that is open."""
        self.ask(f"void Object.assign(localStorage, {json.dumps(texts)})")

    def whole_game(self) -> str:
        """From the lobby to the last scores, against bots; answers the ranking."""
        self.click("[data-do=new][data-value=douro]")
        self.click("#start")
        self.see("#table")
        while not self.ask("Boolean(document.querySelector('#ranking'))"):
            self.see(f"{SIGNS}, #ranking")
            self.ask(f"void document.querySelector({json.dumps(SIGNS)})?.click()")
        return self.text("#ranking")


class Chromium(Browser):
    """A page of Playwright's."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def go(self, url: str) -> None:
        self.page.goto(url)

    def ask(self, expression: str) -> Any:
        return self.page.evaluate(f"async () => ({expression})")
