"""Browsers with the script of the lines and nothing else; what it tells is written down."""

import json
import shutil
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import sync_playwright

from e2e.browsers.firefox import Firefox
from tools.browser import find_browser, find_firefox, launch
from tools.places import STATIC

PATIENCE = 60
PAGE = """<!doctype html><meta charset="utf-8"><title>lines</title>
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src 'self'; connect-src 'self'">
<script type="module" src="start.js"></script>"""
START = """
globalThis.peers = 0;
globalThis.RTCPeerConnection = new Proxy(RTCPeerConnection, {
  construct: (kind, given) => { globalThis.peers += 1; return new kind(...given); },
});
const lines = await import("./peers.js");
const said = [];
globalThis.lines = { ...lines, take: () => said.splice(0), heard: (...told) => said.push(told) };
"""


class Device:
    """One page; `ask` answers the value of an expression in it."""

    def __init__(self, ask: Callable[[str], Any], go: Callable[[str], object], url: str) -> None:
        self.ask, self._go, self._url = ask, go, url
        self.reload()

    def reload(self) -> None:
        self._go(self._url)
        until(lambda: self.ask("Boolean(globalThis.lines)"))

    def call(self, name: str, *given: object) -> None:
        """A function of the script; those that make an end tell of it."""
        words = [json.dumps(it) for it in given]
        if name in ("offer", "answer"):
            words.append("lines.heard")
        self.ask(f"lines.{name}({', '.join(words)})")

    def heard(self) -> list[list[str]]:
        """What it was told since the last time: name, what, text."""
        return self.ask("lines.take()")


def until(found: Callable[[], Any]) -> Any:
    """What is found, as soon as it is."""
    end = time.monotonic() + PATIENCE
    while not (it := found()):
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)
    return it


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served():
    with TemporaryDirectory() as folder:
        Path(folder, "index.html").write_text(PAGE, encoding="utf-8")
        Path(folder, "start.js").write_text(START, encoding="utf-8")
        shutil.copy(STATIC / "page/peers.js", folder)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@contextmanager
def devices(*kinds: str):
    """A device for each kind, "chromium" or "firefox"; of the first there is one process."""
    with ExitStack() as stack:
        url, made = stack.enter_context(served()), []
        playwright = stack.enter_context(sync_playwright())
        chromium = launch(playwright, find_browser())
        stack.callback(chromium.close)
        for kind in kinds:
            if kind == "firefox":
                firefox = Firefox(find_firefox())
                stack.callback(firefox.close)
                made.append(Device(firefox.ask, firefox.go, url))
            else:
                page = chromium.new_context().new_page()
                made.append(Device(page.evaluate, page.goto, url))
        yield made
