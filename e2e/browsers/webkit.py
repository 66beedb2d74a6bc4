"""The system's WebKitGTK: its MiniBrowser on a virtual screen, controlled over WebDriver. To watch
a test, run it in Chromium.
"""

import json
import os
import subprocess
import time
import urllib.error
import urllib.request

from e2e.browsers.firefox import free_port
from e2e.browsers.system import PATIENCE, Browser
from tools.browser import WebKitPrograms

ASK = """const done = arguments[0];
(async () => (%s))().then(
  (it) => done(JSON.stringify({ it: it ?? null })),
  (no) => done(JSON.stringify({ no: String(no) })));"""


class WebKit(Browser):
    """One window with one page, in a profile of its own."""

    def __init__(self, programs: WebKitPrograms) -> None:
        self.screen, display = a_screen(programs.screen)
        port = free_port()
        self.driver = subprocess.Popen(
            [programs.driver, f"--port={port}"],
            env=os.environ | {"DISPLAY": display, "LANG": "C.UTF-8"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.at = f"http://127.0.0.1:{port}/session"
        options = {"binary": programs.browser, "args": ["--automation"]}
        wish = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        made = self.insist("", {"capabilities": {"alwaysMatch": wish}})
        self.at += f"/{made['sessionId']}"
        self.command("/timeouts", {"script": 1000 * PATIENCE, "pageLoad": 1000 * PATIENCE})

    def insist(self, path: str, values: dict) -> dict:
        """Starts a session once the driver listens."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return self.command(path, values)
            except urllib.error.HTTPError as error:
                raise AssertionError(error.read()) from error
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.1)

    def command(self, path: str, values: dict) -> dict:
        body = json.dumps(values).encode()
        request = urllib.request.Request(self.at + path, body, method="POST")
        with urllib.request.urlopen(request, timeout=2 * PATIENCE) as answer:
            return json.load(answer)["value"]

    def go(self, url: str) -> None:
        self.command("/url", {"url": url})

    def ask(self, expression: str):
        heard = json.loads(self.command("/execute/async", {"script": ASK % expression, "args": []}))
        assert "it" in heard, heard["no"]
        return heard["it"]

    def close(self) -> None:
        request = urllib.request.Request(self.at, method="DELETE")
        urllib.request.urlopen(request, timeout=PATIENCE).close()
        for process in (self.driver, self.screen):
            process.terminate()
            process.wait()


def a_screen(program: str) -> tuple[subprocess.Popen, str]:
    process = subprocess.Popen(
        [program, "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout
    return process, f":{process.stdout.readline().strip()}"
