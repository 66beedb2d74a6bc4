"""The system's Firefox over WebDriver BiDi.

Playwright cannot be used, because it sends every page a command that Firefox ESR lacks.
"""

import json
import os
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import websocket

from e2e.browsers.system import PATIENCE, Browser

QUIET = {
    "accessibility.force_disabled": -1,  # what a screen reader asks for is there from the start
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "remote.active-protocols": 1,
}


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


class Firefox(Browser):
    """One window with one page, in a profile of its own."""

    def __init__(self, executable: str, seen: dict[str, str] | None = None) -> None:
        """Without a window, or on the screen that the given environment names."""
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in QUIET.items()]
        Path(self.profile.name, "user.js").write_text("\n".join(lines), encoding="utf-8")
        port = free_port()
        where = ["--profile", self.profile.name, "--remote-debugging-port", str(port)]
        self.process = subprocess.Popen(
            [executable, "--no-remote", *where, "about:blank"],
            env=seen or os.environ | {"MOZ_HEADLESS": "1"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.socket = connected(port)
        self.asked = 0
        self.command("session.new", capabilities={})
        self.page = self.command("browsingContext.getTree")["contexts"][0]["context"]

    def command(self, method: str, **values: object) -> dict:
        self.asked += 1
        self.socket.send(json.dumps({"id": self.asked, "method": method, "params": values}))
        while True:
            heard = json.loads(self.socket.recv())
            if heard.get("id") == self.asked:
                assert heard["type"] == "success", heard
                return heard["result"]

    def go(self, url: str) -> None:
        self.command("browsingContext.navigate", context=self.page, url=url, wait="interactive")

    def ask(self, expression: str):
        text = f"(async () => JSON.stringify(await ({expression}) ?? null))()"
        target = {"context": self.page}
        answer = self.command("script.evaluate", expression=text, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def close(self) -> None:
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()


def connected(port: int) -> websocket.WebSocket:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            url = f"ws://127.0.0.1:{port}/session"
            return websocket.create_connection(url, suppress_origin=True, timeout=PATIENCE)
        except (OSError, websocket.WebSocketException):
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
