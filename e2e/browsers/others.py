"""The browsers of the system that are not Chromium.

Where one is missing the test is skipped with a sentence in capitals, which is repeated at the end
of the run. `python -m tools.browser` installs them.
"""

from collections.abc import Iterator

import pytest

from e2e.browsers.firefox import Firefox
from e2e.browsers.system import Browser
from e2e.browsers.webkit import WebKit
from tools.browser import find_firefox, find_webkit

OTHERS = {"firefox": (find_firefox, Firefox), "webkit": (find_webkit, WebKit)}


def opened(name: str) -> Iterator[Browser]:
    """For a fixture: the browser, closed afterwards."""
    find, kind = OTHERS[name]
    if not (found := find()):
        pytest.skip(f"NOT TESTED IN {name.upper()}: there is none on this machine")
    browser = kind(found)
    yield browser
    browser.close()
