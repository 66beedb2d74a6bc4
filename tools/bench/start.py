"""How long until the lobby is live, beside the bare loadPyodide() of the same run; and on a slow
line beside PyScript as it comes.

All pages lie on one server and are visited in turn. Cold is the first visit of a new profile, warm
a visit of one that has been there several times. The slow line is simulated by Chromium.
"""

import shutil
import statistics
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from tools.browser import FLAGS, find_browser
from tools.places import DIST, NODE_MODULES, WORK
from tools.serve import address, make_server

ROUNDS = 9
WARM_UPS = 3  # Chromium keeps compiled code from the second or third visit on
SETTLING = 2000  # milliseconds in which a new browser has done with its own start
PAGES = ("bare", "ribeira")
ON_A_SLOW_LINE = ("pyscript", "ribeira")
SLOW = {"downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8, "latency": 20}
VISITS = ("cold", "warm")
BARE = """<!doctype html><title>bare Pyodide</title><script type="module">
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
python.runPython("from js import document; document.documentElement.dataset.live = 'lobby'");
</script>"""
PLAIN = """<!doctype html><title>plain PyScript</title>
<script type="module" src="./pyscript/core.js"></script>
<script type="py" config='{"interpreter": "./pyodide.mjs"}'>
from js import document
document.documentElement.dataset.live = "lobby"
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
    shutil.copytree(NODE_MODULES / "pyodide", folder / "pyscript")
    shutil.copytree(NODE_MODULES / "@pyscript/core/dist", folder / "pyscript/pyscript")
    (folder / "pyscript/index.html").write_text(PLAIN, encoding="utf-8")
    shutil.copytree(DIST, folder / "ribeira")
    return folder


@contextmanager
def serving() -> Iterator[str]:
    """The address under which each page lies with its name."""
    server = make_server(lay_out())
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield address(server)
    server.shutdown()


def visit(context: BrowserContext, url: str, slow: bool = False) -> float:
    """Milliseconds from the start of the navigation until Python has drawn."""
    page = context.new_page()
    if slow:
        wire = context.new_cdp_session(page)
        wire.send("Network.emulateNetworkConditions", {"offline": False, **SLOW})
    page.add_init_script(OBSERVE)
    page.goto(url)
    live = page.wait_for_function("globalThis.liveAt", timeout=120_000)
    milliseconds = live.json_value()
    page.close()
    return milliseconds


@contextmanager
def new_profile(playwright: Playwright) -> Iterator[BrowserContext]:
    with tempfile.TemporaryDirectory() as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=find_browser(), args=list(FLAGS)
        )
        context.pages[0].wait_for_timeout(SETTLING)
        yield context
        context.close()


def cold_and_warm(playwright: Playwright, url: str) -> tuple[float, float]:
    """A cold visit, and a warm one of the same profile."""
    with new_profile(playwright) as context:
        visits = [visit(context, url) for _ in range(1 + WARM_UPS + 1)]
    return visits[0], visits[-1]


def slow(playwright: Playwright, url: str) -> tuple[float]:
    """A cold visit on a slow line."""
    with new_profile(playwright) as context:
        return (visit(context, url, slow=True),)


Visits = Callable[[Playwright, str], tuple[float, ...]]


def alternating(pages: tuple[str, ...], visits: Visits, rounds: int) -> dict[str, list[float]]:
    """For each page the medians, in milliseconds, of each of its visits."""
    taken: dict[str, list[tuple[float, ...]]] = {name: [] for name in pages}
    with serving() as site, sync_playwright() as playwright:
        for _ in range(rounds):
            for name in pages:
                taken[name].append(visits(playwright, f"{site}{name}/"))
    return {n: [*map(statistics.median, zip(*its, strict=True))] for n, its in taken.items()}


def measure(rounds: int = ROUNDS) -> dict[str, dict[str, float]]:
    """Cold and warm, of each page."""
    taken = alternating(PAGES, cold_and_warm, rounds)
    return {name: dict(zip(VISITS, medians, strict=True)) for name, medians in taken.items()}


def measure_slow(rounds: int = ROUNDS) -> dict[str, float]:
    """Cold on a slow line, of each page."""
    return {name: its[0] for name, its in alternating(ON_A_SLOW_LINE, slow, rounds).items()}
