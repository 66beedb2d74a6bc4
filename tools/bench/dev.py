"""`make dev`: how long from saving a file until the change is seen in the open page, in a game of
Douro; and how much of it the page's main thread computes, which other work on the machine cannot
make longer.
"""

import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from playwright.sync_api import CDPSession, Page, sync_playwright

from tools.browser import find_browser, launch
from tools.dev.server import make_dev_server
from tools.places import ROOT
from tools.serve import address

TIMES = 8
STYLE = "#table { outline: 1px solid rgb(1, 2, %d); }\n"
LOOK = "getComputedStyle(document.getElementById('table')).outlineColor"
SAID = "document.getElementById('status')?.textContent"
OTHER = "{'douro.status.play.boat': 'douro.status.play.fog'}.get(key, key)"


class Saved(NamedTuple):
    """A file, what is written in place of what, and what is then seen."""

    file: str
    old: str
    new: str
    seen: str


CHANGES = (
    Saved(
        "py/ribeira/games/douro/table/board.py",
        'id="douro-table"',
        'id="douro-table", data_saved="%d"',
        "document.querySelector('#douro-table[data-saved=\"%d\"]')",
    ),
    Saved(  # which nearly all modules import
        "py/ribeira/core/values.py",
        "return Message(key, tuple(values.items()))",
        f"return Message({OTHER}, tuple(values.items()))  # %d",
        f"{SAID} && {SAID} !== globalThis.before",
    ),
    Saved("static/css/base.css", "", STYLE, f"{LOOK} === 'rgb(1, 2, %d)'"),
)


@contextmanager
def serving_sources() -> Iterator[tuple[Path, str]]:
    """A copy of the sources, and where it is served."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        for name in ("py", "static"):
            shutil.copytree(ROOT / name, tree / name)
        for name in ("index.html", "pyscript.toml", "site.webmanifest"):
            shutil.copy(ROOT / name, tree)
        server = make_dev_server(tree)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield tree, address(server)
        server.shutdown()


def computed(wire: CDPSession) -> float:
    """Seconds for which the page's main thread has been busy."""
    found = wire.send("Performance.getMetrics")["metrics"]
    return next(one["value"] for one in found if one["name"] == "TaskDuration")


def save(
    page: Page, wire: CDPSession, tree: Path, change: Saved, number: int
) -> tuple[float, float]:
    """Seconds until it is seen, and those of computing; then all is made as it was."""
    path = tree / change.file
    before = path.read_text(encoding="utf-8")
    page.evaluate(f"globalThis.before = {SAID}")
    old, new = change.old, change.new % number
    busy, begin = computed(wire), perf_counter()
    path.write_text(before.replace(old, new, 1), encoding="utf-8")
    filled = change.seen % number if "%d" in change.seen else change.seen
    page.wait_for_function(filled, polling="raf")
    taken = perf_counter() - begin, computed(wire) - busy
    path.write_text(before, encoding="utf-8")
    page.wait_for_function(f"!({filled})")
    return taken


def measure() -> Iterator[tuple[str, list[tuple[float, float]]]]:
    """For each file what each saving took."""
    with serving_sources() as (tree, url), sync_playwright() as playwright:
        browser = launch(playwright, find_browser())
        page = browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 800})
        page.goto(url)
        page.locator("[data-do=new][data-value=douro]").click(timeout=120_000)
        page.locator("#start").click()
        page.wait_for_selector('#table[data-choosing="true"]')
        wire = page.context.new_cdp_session(page)
        wire.send("Performance.enable", {"timeDomain": "threadTicks"})
        for change in CHANGES:
            yield change.file, [save(page, wire, tree, change, 1 + n) for n in range(TIMES)]
        browser.close()
