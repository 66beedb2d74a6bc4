"""What the tests that run in every browser need: open a page, evaluate, wait, click."""

import json
import time
from typing import Any

from playwright.sync_api import Page

from e2e.person.state import TABLE
from e2e.person.words import catalogue, pattern
from ribeira.core.values import msg
from ribeira.games.registry import game_ids

PATIENCE = 120  # seconds, on a busy machine
# What is called so, by its label or its text, and can be seen and pressed
CALLED = """[...document.querySelectorAll("button, [role=button]")].filter(one =>
  one.ariaDisabled !== "true" && one.getClientRects().length
  && new RegExp(%s).test((one.getAttribute("aria-label") ?? one.innerText).trim()))"""
ONWARD = ("douro.action.play", "douro.action.donate", "curtain.lift", "table.continue")
AT = f"Number(document.querySelector('{TABLE}').dataset.at)"
"""How many actions the game has, as it is shown."""
RANKING = "[...document.querySelectorAll('ol')].find(one => one.ariaLabel === %s)"


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

    def read(self, text: str) -> None:
        """Waits until the text stands on the page."""
        self.until(f"document.body.innerText.includes({json.dumps(text)})")

    def see(self, tag: str) -> None:
        self.until(f"document.querySelector({json.dumps(tag)})")

    def press(self, *keys: str, which: int = 0) -> None:
        """Waits for something that is called by one of these keys, and clicks it."""
        called = self.called(*keys)
        self.until(f"{called}.length > {which}")
        self.ask(f"void {called}[{which}].click()")

    def called(self, *keys: str) -> str:
        patterns = (pattern(catalogue(), key).pattern for key in keys)
        return CALLED % json.dumps("|".join(patterns))

    def keep(self, texts: dict[str, str]) -> None:
        """Puts texts into the storage of the page that is open."""
        self.ask(f"void Object.assign(localStorage, {json.dumps(texts)})")

    def ranking(self) -> str:
        """Waits for the end of a game; who came where."""
        ranking = RANKING % json.dumps(catalogue().say(msg("end.ranking")))
        self.until(ranking)
        return self.ask(f"{ranking}.innerText")

    def begin(self, game: str) -> None:
        """From the lobby into a game."""
        self.press("lobby.change_game", which=game_ids().index(game))
        self.press("setup.start")
        self.until(f"{self.called('log.title')}.length")

    def whole_game(self) -> str:
        """From the lobby to the last scores, against bots; answers the ranking."""
        self.begin("douro")
        over, onward = (
            RANKING % json.dumps(catalogue().say(msg("end.ranking"))),
            self.called(*ONWARD),
        )
        while not self.ask(f"Boolean({over})"):
            self.until(f"{over} || {onward}.length")
            self.ask(f"void {onward}[0]?.click()")
        return self.ranking()


class Chromium(Browser):
    """A page of Playwright's."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def go(self, url: str) -> None:
        self.page.goto(url)

    def ask(self, expression: str) -> Any:
        return self.page.evaluate(f"async () => ({expression})")
