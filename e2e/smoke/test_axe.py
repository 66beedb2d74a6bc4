"""axe-core finds nothing on any screen: the light theme on a desktop."""

import pytest

from e2e.screens import LIGHT_DESKTOP, SCREENS


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(live_page, site, finds_nothing, screen):
    SCREENS[screen](live_page, site, finds_nothing, **LIGHT_DESKTOP)
