"""How long from a click on a card until the reveal is painted, over a whole game against bots.

The time includes the thinking of the bots; the two are not measured separately.
"""

import json
import statistics

from playwright.sync_api import Page, sync_playwright

from tools.bench.start import serving
from tools.browser import find_browser, launch

SETTINGS = {"confirm": False, "pace": "steps"}  # one click plays, and the reveal waits for the next
STORE = f"localStorage.setItem('ribeira.settings', {json.dumps(json.dumps(SETTINGS))})"
OBSERVE = """
globalThis.reveals = [];
addEventListener("click", ({ timeStamp, target }) => {
  if (target.closest("#hand [data-action]")) globalThis.clicked = timeStamp;
}, true);
new MutationObserver(() => {
  if (!globalThis.clicked || !document.querySelector('#table:not([data-scene=""])')) return;
  const { clicked } = globalThis;
  globalThis.clicked = undefined;
  requestAnimationFrame(() => setTimeout(() => reveals.push(performance.now() - clicked)));
}).observe(document, { attributes: true, childList: true, subtree: true });
"""
WANTED = '#table[data-choosing="true"], #skip, #continue, #ranking'


def play(page: Page) -> None:
    page.locator("[data-do=new][data-value=douro]").click()
    page.locator("#start").click()
    while not page.wait_for_selector(WANTED).evaluate("found => found.id === 'ranking'"):
        card = page.locator('#table[data-choosing="true"] #hand [data-action]')
        onward = page.locator("#skip, #continue")
        (card if card.count() else onward).first.click()


def measure() -> list[float]:
    """Milliseconds, one for each play of the person."""
    with serving() as site, sync_playwright() as playwright:
        browser = launch(playwright, find_browser())
        page = browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 800})
        page.add_init_script(STORE)
        page.add_init_script(OBSERVE)
        page.goto(f"{site}ribeira/")
        play(page)
        taken = page.evaluate("reveals")
        browser.close()
    return taken


def percentile_95(taken: list[float]) -> float:
    return statistics.quantiles(taken, n=20, method="inclusive")[-1]
