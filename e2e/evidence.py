"""What is kept of a browser test that fails: a trace, pictures and markup of its pages, and what
their consoles said.

The trace has actions and requests. With SNAPSHOTS=1 it has the markup after each action too, which
takes a third more time.
"""

import os
import re
import shutil
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import BrowserContext, Error

SNAPSHOTS = bool(os.environ.get("SNAPSHOTS"))


class Evidence:
    """Is gathered in every test, and written into a folder if the test fails."""

    def __init__(self, said: list[str]) -> None:
        self.own: list[BrowserContext] = []
        self.shared: list[BrowserContext] = []
        self.said = said  # what the consoles say

    def watch(self, context: BrowserContext) -> None:
        """A context that only this test has."""
        self.own.append(context)
        listen(context, self.said)

    def follow(self, context: BrowserContext) -> None:
        """A context that other tests have had, and that has been listened to since."""
        if context not in self.shared:
            self.shared.append(context)
            context.tracing.start_chunk()

    def keep(self, folder: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / "console.txt").write_text("\n".join(self.said), encoding="utf-8")
        for number, context in enumerate(self.own + self.shared):
            for at, page in enumerate(context.pages):
                with suppress(Error):  # the page may have crashed
                    page.screenshot(path=folder / f"page-{number}-{at}.png", timeout=5000)
                    markup = folder / f"page-{number}-{at}.html"
                    markup.write_text(page.content(), encoding="utf-8")
            with suppress(Error):
                tracing = context.tracing
                stop = tracing.stop if context in self.own else tracing.stop_chunk
                stop(path=folder / f"trace-{number}.zip")


def listen(context: BrowserContext, said: list[str]) -> None:
    """From now on a trace is taken, and what the consoles of the context say is noted."""
    context.on("console", lambda message: said.append(f"{message.type}: {message.text}"))
    context.on("weberror", lambda error: said.append(f"uncaught: {error.error}"))
    context.tracing.start(snapshots=SNAPSHOTS)


def folder_name(test: str) -> str:
    """The name of a test as that of a folder, on every system."""
    return re.sub(r"[^\w.-]+", "-", test.removeprefix("e2e/")).strip("-")[:120]
