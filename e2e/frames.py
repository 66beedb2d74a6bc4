"""What a test does to a page is answered in the page's next frame, so each action waits for it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import Any

from playwright.sync_api import Error, Keyboard, Locator, Mouse, Page, Touchscreen

NEXT_FRAME = """() => globalThis.__pwClock ? undefined // time stands still
  : new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"""
ACTIONS = {
    Locator: (
        "check click dblclick dispatch_event drag_to fill press press_sequentially select_option"
        " set_checked set_input_files tap uncheck"
    ),
    Keyboard: "insert_text press type",
    Mouse: "click dblclick down up",
    Touchscreen: "tap",
}


def wait_after_actions() -> None:
    """From now on each action of Playwright answers only when the page has painted once more."""
    for kind, names in ACTIONS.items():
        for name in names.split():
            setattr(kind, name, _waiting(getattr(kind, name)))


def remember(page: Page) -> None:
    """Keys, mouse and fingers do not know their page."""
    for hand in (page.keyboard, page.mouse, page.touchscreen):
        hand.its_page = page  # type: ignore[union-attr]


def _waiting(action: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(action)
    def act(self: Any, *args: Any, **options: Any) -> Any:
        answer = action(self, *args, **options)
        page = self.page if isinstance(self, Locator) else getattr(self, "its_page", None)
        if page:
            with suppress(Error):  # the action may have closed the page or left it
                page.evaluate(NEXT_FRAME)
        return answer

    return act
