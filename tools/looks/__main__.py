"""Takes a picture of each moment and of each other screen in each arrangement, by day and in the
evening, and measures it.

python -m tools.looks [GAME] [MOMENT] [--size 390x844] [--theme light] [--language de] [--contrast]
"""

from __future__ import annotations

import sys
import threading
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from ribeira.app.model import Model
from ribeira.kit.markup import Markup, el
from ribeira.views import regions
from tools.browser import find_browser, launch
from tools.looks.measures import MEASURE, complaints
from tools.looks.moments import MOMENTS, Moment, models
from tools.looks.scenes import SCENES, Scene, scenes
from tools.places import ROOT, WORK
from tools.vendor import COPIED

LOOKS = WORK / "looks"
STYLES = ("shell", "site")
THEMES = ("light", "dark")
SIZES = ("1280x800", "1920x1080", "820x1180", "390x844", "844x390", "320x568", "320x256")


class Quiet(SimpleHTTPRequestHandler):
    """The sources, and what others made where the site would have it."""

    def translate_path(self, path: str) -> str:
        made = COPIED.get(path.partition("?")[0].removeprefix("/vendor/"))
        return str(made) if made else super().translate_path(path)

    def log_message(self, *_: object) -> None:
        pass


def page_of(markup: str, theme: str, language: str, contrast: bool) -> str:
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        *(el("link", rel="stylesheet", href=f"/static/css/{name}.css") for name in STYLES),
        el("script", type="module", src="/tools/looks/fit.js"),
    )
    body = el("body", el("div", Markup(markup), id="app"))
    marks = {"lang": language, "data_theme": theme, "data_motion": "off"}
    marks |= {"data_contrast": "more"} if contrast else {}
    return "<!doctype html>\n" + el("html", head, body, **marks)


def options() -> Namespace:
    asked = ArgumentParser()
    asked.add_argument("game", nargs="?", default="")
    asked.add_argument("moment", nargs="?", default="")
    asked.add_argument("--size", default="", help="such as 390x844")
    asked.add_argument("--theme", default="", help="light or dark")
    asked.add_argument("--language", default="en")
    asked.add_argument("--contrast", action="store_true", help="more of it")
    return asked.parse_args()


def look_at(browser: Browser, address: str, picture: Path, size: str) -> dict[str, Any]:
    """Takes the picture of that page, and measures it."""
    width, height = map(int, size.split("x"))
    page = browser.new_page(viewport={"width": width, "height": height}, has_touch=width < 900)
    page.goto(address)
    page.wait_for_selector("html[data-fitted]", state="attached")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=picture, full_page=height < 300)
    found: dict[str, Any] = page.evaluate(MEASURE)
    page.close()
    return found


def all_wanted(given: Namespace) -> Iterator[tuple[Moment | Scene, Model]]:
    def fits(one: Moment | Scene) -> bool:
        return one.game.startswith(given.game) and one.name.startswith(given.moment)

    yield from models(tuple(filter(fits, MOMENTS)), given.language)
    yield from scenes(tuple(filter(fits, SCENES)), given.language)


def main() -> None:
    given = options()
    LOOKS.mkdir(parents=True, exist_ok=True)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=ROOT))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    site = f"http://127.0.0.1:{server.server_address[1]}/{LOOKS.relative_to(ROOT).as_posix()}"
    count = 0
    with sync_playwright() as playwright:
        browser = launch(playwright, find_browser())
        kind = f"{given.language}{'-more' if given.contrast else ''}"
        for moment, model in all_wanted(given):
            markup, name = regions(model).whole(), f"{moment.game}-{moment.name}"
            file = LOOKS / f"{name}.html"
            for theme in filter(given.theme.__contains__, THEMES) if given.theme else THEMES:
                file.write_text(
                    page_of(markup, theme, given.language, given.contrast), encoding="utf-8"
                )
                for size in (given.size,) if given.size else SIZES:
                    picture = LOOKS / f"{name}-{size}-{theme}-{kind}.png"
                    found = look_at(browser, f"{site}/{file.name}", picture, size)
                    width, height = map(int, size.split("x"))
                    for complaint in complaints(found, moment.game, width, height):
                        print(f"{name} {size} {theme}: {complaint}", flush=True)
                        count += 1
            file.unlink()
        browser.close()
    server.shutdown()
    print(f"{count} complaints")
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()
