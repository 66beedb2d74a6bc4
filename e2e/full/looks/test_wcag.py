"""WCAG 2.2 AA on every screen and dialog: reflow at 400 %, targets, spacing of text."""

import pytest

from e2e.screens import LIGHT_DESKTOP, SCREENS
from e2e.wcag import SMALLEST, SPACE_NO_MORE, SPACE_OUT, measured, settled

SIZES = (SMALLEST, (320, 568), (390, 844), (844, 390), (820, 1180), (1280, 800))
"""400 %, small and usual phones, one on its side, a tablet, a desktop."""


@pytest.fixture
def looks():
    """A function that looks at the page as it stands, at every size, and notes what is wrong."""
    wrong = {}

    def look(page, name):
        before, found = page.viewport_size, []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settled(page)
            lists = (
                "wide",
                "beyond",
                "small",
                *(("still",) if (width, height) == SMALLEST else ()),
            )
            said = measured(page, *lists)
            page.evaluate(SPACE_OUT)
            settled(page)
            said += [f"spaced, {what}" for what in measured(page, "wide", "beyond", "cut")]
            page.evaluate(SPACE_NO_MORE)
            found += [f"{width}x{height} {what}" for what in said]
        page.set_viewport_size(before)
        settled(page)
        if found:
            wrong[name] = found

    yield look
    assert not wrong, "\n".join(f"{name}: {one}" for name, found in wrong.items() for one in found)


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_lost_at_any_size(new_page, site, looks, screen):
    SCREENS[screen](new_page, site, looks, **LIGHT_DESKTOP)
