"""What the tests of the page before Python share: its files, what it shows, requests that wait."""

import json
from contextlib import contextmanager

APP = "**/py/app.zip"
LIBRARY = "**/py/stdlib.zip"
MAIN = "**/py/main.py"
PORTUGUESE = "**/static/locale/pt.mo"
SNAPSHOT = "**/py/snapshot.bin"
WASM = "**/pyodide.asm.wasm"
SETTINGS = "localStorage.setItem('ribeira.settings', '{}')"


def settings_script(**settings):
    return SETTINGS.format(json.dumps(settings))


@contextmanager
def held(page, pattern):
    """While inside, requests for the pattern wait; afterwards they go on."""
    waiting = []
    page.route(pattern, lambda route: waiting.append(route))
    yield
    for route in waiting:
        route.continue_()
    page.unroute(pattern)


def missing(route):
    route.fulfill(status=404)
