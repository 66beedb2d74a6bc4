"""axe-core finds nothing on any screen or dialog: the dark theme on a phone.

With AXE=all also at 400 %, on its side, on tablet and desktop, by day and with more contrast.
"""

import os

import pytest

from e2e.screens import LIGHT_DESKTOP, SCREENS
from e2e.wcag import SMALLEST, settled

EVERY = (
    (SMALLEST, "light", "normal"),
    (SMALLEST, "dark", "more"),
    ((390, 844), "dark", "normal"),
    ((844, 390), "light", "more"),
    ((820, 1180), "dark", "normal"),
    ((1280, 800), "light", "more"),
    ((1280, 800), "dark", "more"),
)
"""400 % twice; a phone, one on its side; a tablet; a desktop. `e2e/smoke/test_axe.py` looks at the
desktop as most people have it."""
LOOKS = EVERY if os.environ.get("AXE") == "all" else (((390, 844), "dark", "normal"),)
DRESS = """([theme, contrast]) => {
  const { dataset } = document.documentElement, before = [dataset.theme, dataset.contrast];
  [dataset.theme, dataset.contrast] = [theme, contrast];
  return before;
}"""


@pytest.fixture
def finds_nothing_anywhere(axe_findings):
    """A function that has axe-core look at the page in each of these looks."""
    wrong = {}

    def look(page, name):
        size = page.viewport_size
        for (width, height), theme, contrast in LOOKS:
            page.set_viewport_size({"width": width, "height": height})
            before = page.evaluate(DRESS, [theme, contrast])
            settled(page)
            if found := axe_findings(page):
                wrong[f"{name}, {width}x{height} {theme} {contrast}"] = found
            page.evaluate(DRESS, before)
        page.set_viewport_size(size)
        settled(page)

    yield look
    assert not wrong, "\n".join(f"{name}: {found}" for name, found in wrong.items())


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(new_page, site, finds_nothing_anywhere, screen):
    SCREENS[screen](new_page, site, finds_nothing_anywhere, **LIGHT_DESKTOP)
