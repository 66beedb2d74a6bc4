"""What the page keeps of the memory that it uses, over many games by bots: an arena of each game in
turn, a game against bots by clicks, and the lobby again.

After each round garbage is collected on both sides, and these are measured: the heap of scripts,
the memory of the wasm (which can only grow), the objects that Python's collector follows, and all
memory of the page's process, the bots' worker included.
"""

from __future__ import annotations

import json
import re
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import CDPSession, Page, Route, sync_playwright

from tools.bench.start import serving
from tools.browser import find_browser, launch

MINUTES = 30.0
GAMES = ("douro", "dosrios", "castelos")
SETTLED = 3  # rounds after which caches are full and the wasm has the size it needs
SEATS, BOT = "select[data-field^='arena.']:not([data-field='arena.seats'])", "first"
SETTINGS = {"confirm": False, "pace": "instant"}
STORE = f"localStorage.setItem('ribeira.settings', {json.dumps(json.dumps(SETTINGS))})"
SIGNS = '#table[data-choosing="true"] #hand [data-action], #lift, #continue'
# answers a word, because an element that is handed out to the test is kept alive by that
WANTED = """signs => document.querySelector("#ranking") ? "over"
  : document.querySelector(signs) ? "go on" : undefined"""
FLAT = 1.05  # the last third of the rounds beside the third before
REMEMBER = """
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  const { memory } = (made.instance ?? made).exports;
  const largest = globalThis.wasmMemory?.buffer.byteLength ?? 0;
  if (memory && memory.buffer.byteLength > largest) globalThis.wasmMemory = memory;
  return made;
};
"""
COUNTS = """
import gc
import js
from pyodide.ffi import create_proxy

def count(event):
    gc.collect()
    js.document.documentElement.dataset.objects = str(len(gc.get_objects()))

js.addEventListener("count", create_proxy(count))
"""
OBJECTS = """() => {
  dispatchEvent(new Event("count"));
  return Number(document.documentElement.dataset.objects);
}"""
PLAYED = "least => parseInt(document.getElementById('count').textContent) >= least"


class Measured(NamedTuple):
    minutes: float
    games: int
    script: float
    wasm: float
    objects: int
    process: float


def with_counting(route: Route) -> None:
    response = route.fetch()
    route.fulfill(response=response, body=response.text() + COUNTS)


def arena(page: Page, game: str, least: int = 2) -> int:
    """How many games have been played."""
    page.locator("[data-do=more]").first.click()
    page.locator(f"[data-do=arena][data-value={game}]").click()
    for place in range(page.locator(SEATS).count()):
        page.locator(SEATS).nth(place).select_option(BOT)
    page.locator("#run").click()
    page.wait_for_function(PLAYED, arg=least, timeout=600_000)
    page.locator("#run").click()
    count = page.locator("#count").inner_text()
    page.locator("#tool-lobby").first.click()
    return int(re.findall(r"\d+", count)[0])


def against_bots(page: Page) -> None:
    page.locator("[data-do=new][data-value=douro]").click()
    page.locator("#start").click()
    while page.wait_for_function(WANTED, arg=SIGNS).json_value() != "over":
        page.evaluate("signs => void document.querySelector(signs)?.click()", SIGNS)


def one_round(page: Page) -> int:
    played = sum(arena(page, game) for game in GAMES)
    against_bots(page)
    page.locator("#tool-lobby").click()
    page.locator("[data-do=delete]").first.click()  # or the list of games would grow
    page.wait_for_function("!document.querySelector('[data-do=delete]')")
    return played + 1


def memory_of(process: int) -> float:
    """Megabytes that belong to the process alone or in part."""
    smaps = Path(f"/proc/{process}/smaps_rollup")
    text = smaps.read_text() if smaps.exists() else ""
    found = re.search(r"^Pss:\s+(\d+) kB", text, re.MULTILINE)
    return int(found[1]) / 1e3 if found else 0


def look(page: Page, wire: CDPSession, whole: CDPSession) -> tuple[float, float, int, float]:
    objects = page.evaluate(OBJECTS)
    for _ in range(2):
        wire.send("HeapProfiler.collectGarbage")
    script = wire.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    wasm = page.evaluate("wasmMemory.buffer.byteLength") / 1e6
    processes = whole.send("SystemInfo.getProcessInfo")["processInfo"]
    largest = max(memory_of(one["id"]) for one in processes if one["type"] == "renderer")
    return script, wasm, objects, largest


def measure(minutes: float = MINUTES) -> Iterator[Measured]:
    """One after each round, until the time is over."""
    with serving() as site, sync_playwright() as playwright:
        browser = launch(playwright, find_browser())
        context = browser.new_context(
            locale="en-GB", viewport={"width": 1280, "height": 800}, service_workers="block"
        )
        page = context.new_page()
        page.set_default_timeout(600_000)
        page.add_init_script(STORE)
        page.add_init_script(REMEMBER)
        page.route("**/py/main.py", with_counting)
        page.goto(f"{site}ribeira/")
        page.wait_for_selector("html[data-live]", state="attached")
        wire, whole = context.new_cdp_session(page), browser.new_browser_cdp_session()
        begun, games = time.monotonic(), 0
        yield Measured(0, 0, *look(page, wire, whole))
        while (passed := (time.monotonic() - begun) / 60) < minutes:
            games += one_round(page)
            passed = (time.monotonic() - begun) / 60
            yield Measured(passed, games, *look(page, wire, whole))
        browser.close()


def growth(rows: list[Measured]) -> dict[str, float]:
    """By how much the last third of the rounds is above the third before; 1 is flat."""
    third = max(1, (len(rows) - SETTLED) // 3)
    late, before = rows[-third:], rows[-2 * third : -third]
    return {
        name: statistics.median(getattr(row, name) for row in late)
        / statistics.median(getattr(row, name) for row in before)
        for name in ("script", "wasm", "objects")
    }
