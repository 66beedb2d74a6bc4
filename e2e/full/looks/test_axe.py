"""axe-core finds nothing on any screen: the dark theme on a phone."""

import pytest

from e2e.screens import DARK_PHONE, SCREENS


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(live_page, site, finds_nothing, screen):
    SCREENS[screen](live_page, site, finds_nothing, **DARK_PHONE)
