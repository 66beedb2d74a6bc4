"""Kills the whole browser with SIGKILL while games are played, and looks what is found again.

Each kill comes at a random moment. What was seen on the page by then is the least that was played;
what the next start puts together from storage and journal must hold all of it, or all but the last
action, and every game that there ever was.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playwright.sync_api import Error, Page, Playwright

from ribeira.app import stored_games
from tools.browser import FLAGS, find_browser

KILLS = 250  # at each pace
SEED = 1872
PATIENCE = 60.0  # seconds for a browser to start
LONGEST = 3.0  # seconds that are played before a kill, at most
PEOPLE, BOTS = "person", "bots"
NO_JOURNAL = "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });"
CLICK = "#lift, #hand [data-action]:not([aria-disabled=true]), #skip, #continue"
HASTE = """([choices, every]) => {
  setInterval(() => document.querySelector(choices)?.click(), every);
}"""
SEEN = """() => {
  const table = document.querySelector("#table");
  return table ? Number(table.dataset.at) : document.querySelector("#ranking") ? -1 : null;
}"""
OVER = -1

Records = dict[str, list[str]]
"""The actions of each game that is kept, by its key."""


@dataclass
class Found:
    """What the kills of one kind did."""

    kills: int = 0
    games: int = 0
    actions: int = 0  # seen in all
    lost: int = 0  # games
    shorter: int = 0  # kills after which something was missing that had been seen
    most: int = 0  # actions missing after one kill
    troubles: list[str] = field(default_factory=list)


@contextmanager
def browser(playwright: Playwright, profile: Path, journal: bool) -> Iterator[tuple[Page, int]]:
    """A browser with this profile and a page of it, and its process group, which is dead after."""
    port = profile / "DevToolsActivePort"
    port.unlink(missing_ok=True)
    for lock in profile.glob("Singleton*"):
        lock.unlink(missing_ok=True)  # of the browser that was killed
    command = [str(find_browser()), *FLAGS, "--headless=new", "--remote-debugging-port=0"]
    command += [f"--user-data-dir={profile}", "about:blank"]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True)
    try:
        end = time.monotonic() + PATIENCE
        while not port.exists() or not port.read_text():
            assert time.monotonic() < end, "the browser did not start"
            time.sleep(0.02)
        address = f"http://127.0.0.1:{port.read_text().split()[0]}"
        connected = playwright.chromium.connect_over_cdp(address)
        context = connected.contexts[0]
        if not journal:
            context.add_init_script(NO_JOURNAL)
        yield context.new_page(), process.pid
        with suppress(Error):
            connected.close()
    finally:
        kill(process.pid)
        process.wait()


def kill(group: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def go(page: Page, site: str) -> None:
    page.goto(site)
    page.wait_for_selector("html[data-live]", state="attached")


def records(page: Page) -> Records:
    """What storage holds, once the page has put it together."""
    texts = page.evaluate("({...localStorage})")
    games = {key: text for key, text in texts.items() if "/game." in key}
    files = {key: json.loads(stored_games.file_in(text)) for key, text in games.items()}
    return {key: file["actions"] for key, file in files.items()}


def begin(page: Page, pace: str, luck: Random) -> str:
    """A new game from the lobby, of the person against bots or of bots alone; its key."""
    before = records(page).keys()
    page.evaluate("document.querySelector('#tool-lobby')?.click()")
    page.locator("[data-do=new][data-value=douro]").click()
    seats = luck.choice((3, 4, 5))
    page.locator(f"#choose-seats-{seats}").click()
    page.locator("#customise > summary").click()
    for seat in range(seats):
        bot = "" if pace == PEOPLE and seat == 0 else "first"
        page.locator(f"[data-field='draft.bot:{seat}']").select_option(bot)
    page.locator("#start").click()
    page.wait_for_selector("#table")
    (key,) = records(page).keys() - before
    return key


def play(page: Page, pace: str, luck: Random) -> int:
    """Plays for a random time; how many actions were seen in the end."""
    if pace == PEOPLE:
        page.evaluate(HASTE, [CLICK, luck.uniform(150, 600)])
    end, seen = time.monotonic() + luck.uniform(0.05, LONGEST), 0
    while time.monotonic() < end:
        now = page.evaluate(SEEN)
        if now == OVER:
            break
        seen = max(seen, now or 0)
    return seen


def opened(page: Page) -> str:
    """The key of the game at the table that is shown, if there is one."""
    if not page.locator("#table").count():
        return ""
    texts = page.evaluate("({...localStorage})")
    key = next(key for key in texts if key.endswith("/open"))
    return f"{key.removesuffix('open')}game.{texts[key]}"


def open_or_begin(page: Page, pace: str, luck: Random, playing: str) -> str:
    """The game to go on with: mostly the one before, as long as it lasts."""
    if playing and luck.random() < 0.8:
        name = playing.rpartition("game.")[2]
        if opened(page) != playing:  # which game was open may be known from some seconds before
            page.evaluate("document.querySelector('#tool-lobby')?.click()")
            page.locator(f"[data-do=open][data-value='{name}']").click()
        page.wait_for_selector("#table, #ranking")
        if opened(page) == playing:
            return playing
    return begin(page, pace, luck)


def measure(
    playwright: Playwright,
    site: str,
    pace: str,
    kills: int = KILLS,
    journal: bool = True,
    seed: int = SEED,
) -> Found:
    """So many kills of one browser profile."""
    luck, found = Random(seed), Found()
    known: Records = {}
    playing, seen = "", 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for number in range(kills + 1):
            with browser(playwright, Path(folder), journal) as (page, group):
                go(page, site)
                now = records(page)
                if number:
                    compare(found, known, now, playing, seen)
                if number == kills:
                    break
                if not number:
                    settle(page)
                playing = open_or_begin(page, pace, luck, playing if playing in now else "")
                seen = play(page, pace, luck)
                known = {key: actions for key, actions in now.items() if key != playing}
                known[playing] = now.get(playing, [])
                kill(group)
            found.kills += 1
    found.games = len(known)
    return found


def settle(page: Page) -> None:
    """Chooses the quickest pace, and gives the browser the time to keep that."""
    page.locator("#tool-settings").click()
    page.locator("[data-field='settings.pace']").select_option("instant")
    page.locator("[data-field='settings.thinking']").select_option("short")
    page.locator("[data-field='settings.confirm']").uncheck()
    page.locator("#close").click()
    page.wait_for_timeout(8000)


def compare(found: Found, before: Records, now: Records, playing: str, seen: int) -> None:
    """Adds what one kill did: `before` is what the start before it knew, `seen` what was seen
    since in the game that was played."""
    found.actions += max(0, seen - len(before.get(playing, [])))
    for key, actions in before.items():
        if key not in now:
            found.lost += 1
            found.troubles.append(f"kill {found.kills}: {key} is gone")
        elif now[key][: len(actions)] != actions:
            found.troubles.append(f"kill {found.kills}: {key} has other actions than before")
    missing = max(0, seen - len(now.get(playing, [])))
    found.shorter += missing > 0
    found.most = max(found.most, missing)
