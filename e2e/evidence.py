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

    def __init__(self) -> None:
        self.contexts: list[BrowserContext] = []
        self.said: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        self.contexts.append(context)
        context.on("console", lambda message: self.said.append(f"{message.type}: {message.text}"))
        context.on("weberror", lambda error: self.said.append(f"uncaught: {error.error}"))
        context.tracing.start(snapshots=SNAPSHOTS)

    def keep(self, folder: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / "console.txt").write_text("\n".join(self.said), encoding="utf-8")
        for number, context in enumerate(self.contexts):
            for at, page in enumerate(context.pages):
                with suppress(Error):  # the page may have crashed
                    page.screenshot(path=folder / f"page-{number}-{at}.png", timeout=5000)
                    markup = folder / f"page-{number}-{at}.html"
                    markup.write_text(page.content(), encoding="utf-8")
            with suppress(Error):
                context.tracing.stop(path=folder / f"trace-{number}.zip")


def folder_name(test: str) -> str:
    """The name of a test as that of a folder, on every system."""
    return re.sub(r"[^\w.-]+", "-", test.removeprefix("e2e/")).strip("-")[:120]
