"""How long from an input until the frame that answers it is painted, late in whole games and in a
lobby with a hundred games; and how many changes to the document a redraw makes without a change.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace

from playwright.sync_api import Locator, Page, sync_playwright

from ribeira.app import stored_games
from ribeira.app.storage import GAME, OPEN, SETTINGS
from ribeira.app.tables import Player, Table
from ribeira.core import chance
from ribeira.core.match import Match, play, start
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.kit.view import COLOURS, SHAPES
from tools.bench.start import serving
from tools.browser import find_browser, launch

GAMES, SAVED, ENTRIES = ("douro", "dosrios", "castelos"), 100, 400
SLOWER = (1, 4)  # Chromium's own simulation of a slower processor
SETTINGS_TEXT = json.dumps({"format": 1, "pace": "instant", "confirm": True})
OBSERVE = """
globalThis.taken = [];
const { port1, port2 } = new MessageChannel();
const begun = [];
port1.onmessage = () => { while (begun.length) taken.push(performance.now() - begun.shift()); };
for (const kind of ["click", "keydown", "input"]) addEventListener(kind, ({ timeStamp }) => {
  begun.push(timeStamp);
  requestAnimationFrame(() => port2.postMessage(""));
}, true);
"""
STORE = """if (!localStorage.length)
  for (const [key, text] of Object.entries(%s)) localStorage.setItem(key, text);"""
COUNT_CHANGES = """async () => {
  let changes = 0;
  const observer = new MutationObserver((found) => { changes += found.length; });
  const all = { attributes: true, characterData: true, childList: true, subtree: true };
  observer.observe(document, all);
  for (let times = 0; times < 2; times++) {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  observer.disconnect();
  return changes;
}"""


def late(game: str, seats: int, name: str, seed: int) -> Table:
    """The last position of a random game in which the first seat has a choice, with a long log."""
    setup = make_setup(registry.meta(game), seats, seed)
    match, luck, found = start(registry.rules(game), setup), seed, None
    while (acting := match.game.to_act(state=match.state)) and match.at < ENTRIES:
        legal = match.game.legal_actions(state=match.state, seat=acting[-1])
        action, luck = chance.pick(luck, legal)
        match = play(match, acting[-1], action)
        if len(match.game.legal_actions(state=match.state, seat=0)) > 1:
            found = match
    assert found
    return seated(name, found)


def seated(name: str, match: Match) -> Table:
    count = len(match.game.scores(state=match.state))
    players = tuple(
        Player(f"P{seat}", COLOURS[seat], SHAPES[seat], "good" if seat else "")
        for seat in range(count)
    )
    return Table(name, match, players)


def stored(tables: dict[str, Table]) -> dict[str, str]:
    """A storage with a hundred games, the last positions among them."""
    texts = {GAME + name: stored_games.write(table, 1) for name, table in tables.items()}
    several = list(tables.values())
    for number in range(SAVED - len(texts)):
        table = replace(several[number % len(several)], id=f"copy{number}")
        texts[GAME + table.id] = stored_games.write(table, number)
    return texts | {SETTINGS: SETTINGS_TEXT}


def measure() -> Iterator[tuple[str, str, int, list[float], int]]:
    """Game or lobby, what was done, how much slower the processor, milliseconds, and the changes
    that a redraw without a change makes."""
    tables = {game: late(game, 3, game, 7) for game in GAMES}
    texts = stored(tables)
    with serving() as site, sync_playwright() as playwright:
        browser = launch(playwright, find_browser())
        for place in ("lobby", *GAMES):
            kept = texts if place == "lobby" else texts | {OPEN: place}
            context = browser.new_context(
                locale="en-GB", viewport={"width": 1280, "height": 800}, service_workers="block"
            )
            page = context.new_page()
            page.add_init_script(OBSERVE)
            page.add_init_script(STORE % json.dumps(kept))
            page.goto(f"{site}ribeira/")
            page.wait_for_selector("html[data-live]", state="attached")
            wire = context.new_cdp_session(page)
            for slower in SLOWER:
                wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
                for what, taken in (in_lobby if place == "lobby" else at_table)(page):
                    yield place, what, slower, taken, page.evaluate(COUNT_CHANGES)
            context.close()
        browser.close()


def in_lobby(page: Page) -> Iterator[tuple[str, list[float]]]:
    yield "dialogs", several(page, lambda: opened(page, page.locator("#tool-settings")))
    yield "rename", several(page, lambda: renamed(page))


def at_table(page: Page) -> Iterator[tuple[str, list[float]]]:
    yield "pick and put down", several(page, lambda: picked(page))
    yield "dialogs", several(page, lambda: opened(page, page.locator("#tool-rules")))
    yield "log", several(page, lambda: opened(page, page.locator("#tool-log")))
    page.locator("#tool-menu").click()
    page.locator("#tool-looklisted").click()
    yield "slider", several(page, lambda: page.locator("#look-at").press("ArrowLeft"))
    page.locator("#now").click()


def several(page: Page, act: Callable[[], None], times: int = 10) -> list[float]:
    page.evaluate("taken.length = 0")
    for _ in range(times):
        act()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    taken: list[float] = page.evaluate("taken")
    return taken


def picked(page: Page) -> None:
    page.locator("#table :is([data-action], [data-pick]):not([aria-disabled=true])").first.click(
        force=True
    )
    page.keyboard.press("Escape")


def opened(page: Page, control: Locator) -> None:
    control.click()
    page.locator("#close").click()


def renamed(page: Page) -> None:
    page.locator("[data-do=ask_name]").first.click()
    page.locator("#title").press("Enter")
