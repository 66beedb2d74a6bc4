"""How long until the lobby is live, beside the bare loadPyodide() of the same run.

Both lie on one server; visits alternate. Cold is the first visit of a new profile, warm a visit of
a profile that knows the page well. Bad at: slow lines; the server is on loopback.
"""

import shutil
import statistics
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from tools.browser import FLAGS, find_browser
from tools.places import DIST, NODE_MODULES, WORK
from tools.serve import address, make_server

ROUNDS = 9
WARM_UPS = 3  # Chromium keeps compiled code from the second or third visit on
PAGES = ("bare", "ribeira")
VISITS = ("cold", "warm")
BARE = """<!doctype html><title>bare Pyodide</title><script type="module">
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
python.runPython("from js import document; document.documentElement.dataset.live = 'lobby'");
</script>"""
OBSERVE = """new MutationObserver((_, observer) => {
  if (!document.documentElement?.dataset.live) return;
  globalThis.liveAt = performance.now();
  observer.disconnect();
}).observe(document, { attributes: true, childList: true, subtree: true })"""


def lay_out() -> Path:
    folder = WORK / "bench"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(NODE_MODULES / "pyodide", folder / "bare")
    (folder / "bare/index.html").write_text(BARE, encoding="utf-8")
    shutil.copytree(DIST, folder / "ribeira")
    return folder


@contextmanager
def serving() -> Iterator[str]:
    """The address under which each page lies with its name."""
    server = make_server(lay_out())
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield address(server)
    server.shutdown()


def visit(context: BrowserContext, url: str) -> float:
    """Milliseconds from the start of the navigation until Python has drawn."""
    page = context.new_page()
    page.add_init_script(OBSERVE)
    page.goto(url)
    live = page.wait_for_function("globalThis.liveAt", timeout=120_000)
    milliseconds = live.json_value()
    page.close()
    return milliseconds


def one_profile(playwright: Playwright, url: str) -> tuple[float, float]:
    """A cold visit, and a warm one of the same profile."""
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=find_browser(), args=list(FLAGS)
        )
        visits = [visit(context, url) for _ in range(1 + WARM_UPS + 1)]
        context.close()
    return visits[0], visits[-1]


def measure(rounds: int = ROUNDS) -> dict[str, dict[str, float]]:
    """Medians in milliseconds: cold and warm, of each page."""
    taken: dict[str, list[tuple[float, float]]] = {name: [] for name in PAGES}
    with serving() as site, sync_playwright() as playwright:
        for _ in range(rounds):
            for name in PAGES:
                taken[name].append(one_profile(playwright, f"{site}{name}/"))
    return {
        name: dict(zip(VISITS, map(statistics.median, zip(*visits, strict=True)), strict=True))
        for name, visits in taken.items()
    }
