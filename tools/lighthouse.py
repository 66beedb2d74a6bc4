"""What Lighthouse says of the lobby and of a table of each game.   python -m tools.lighthouse

Fetches the npm package into build/lighthouse, serves the built site with headers and compression,
and prints the scores; ends with 1 if one of them is below 100. Performance is not judged: a page
that starts Python is measured by `make bench`.
"""

import json
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from ribeira.app import stored_games
from ribeira.app.kept.places import Place
from ribeira.app.storage import GAME, OPEN, OURS, SETTINGS
from ribeira.games import registry
from tools.browser import FLAGS, find_browser
from tools.looks.moments import MOMENTS, table_of
from tools.places import WORK
from tools.serve import address, make_server

PACKAGE = "lighthouse@12.8.2"
FOLDER = WORK / "lighthouse"
JUDGED = ("accessibility", "best-practices", "seo")
PHONE, DESKTOP = ("--form-factor=mobile",), ("--preset=desktop",)


def fetched() -> Path:
    """The command, which is no dependency of the page and is fetched once."""
    command = FOLDER / "node_modules/lighthouse/cli/index.js"
    if not command.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        options = ("--no-audit", "--no-fund", "--ignore-scripts", "--no-save")
        subprocess.run(["npm", "install", *options, "--prefix", FOLDER, PACKAGE], check=True)
    return command


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def kept(game: str) -> dict[str, str]:
    """What the storage holds when a game is open."""
    moment = next(one for one in MOMENTS if (one.game, one.name) == (game, "middle"))
    table = table_of(moment)
    settings = json.dumps({"pace": "instant"})
    return {GAME + table.id: stored_games.write(table, 1), OPEN: table.id, SETTINGS: settings}


def report(command: Path, site: str, texts: dict[str, str], *kind: str) -> dict[str, Any]:
    """Lighthouse's own, for a browser that has kept these texts."""
    browser = find_browser()
    assert browser, "there is no Chromium: python -m tools.browser"
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        port = free_port()
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=browser,
            args=[*FLAGS, f"--remote-debugging-port={port}"],
        )
        page = context.pages[0]
        page.goto(f"{site}licences.txt")
        names = {Place(OURS).key(name): text for name, text in texts.items()}
        page.evaluate("texts => Object.assign(localStorage, texts)", names)
        page.close()
        return lighthouse(command, site, port, *kind)


def lighthouse(command: Path, site: str, port: int, *kind: str) -> dict[str, Any]:
    options = (
        f"--port={port}",
        "--output=json",
        "--quiet",
        "--disable-storage-reset",
        "--max-wait-for-load=120000",
        f"--only-categories={','.join(JUDGED)}",
    )
    done = subprocess.run(
        ["node", command, site, *options, *kind], capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def faults(found: dict[str, Any]) -> Iterator[str]:
    """What costs points."""
    for name in JUDGED:
        category = found["categories"][name]
        for one in category["auditRefs"]:
            audit = found["audits"][one["id"]]
            if one["weight"] and audit["score"] not in (None, 1):
                items = (audit.get("details") or {}).get("items", [])[:3]
                yield f"{name}: {audit['title']} {json.dumps(items)[:600]}"


def main() -> int:
    command, server = fetched(), make_server(isolated=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    pages = {"lobby": {}, **{game: kept(game) for game in registry.game_ids()}}
    wrong = 0
    for name, texts in pages.items():
        for kind in (PHONE, DESKTOP):
            found = report(command, address(server), texts, *kind)
            scores = {one: round(100 * found["categories"][one]["score"]) for one in JUDGED}
            print(f"{name} {kind[0]}: {scores}", flush=True)
            for fault in faults(found):
                print(f"  {fault}")
            wrong += sum(score < 100 for score in scores.values())
    server.shutdown()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
