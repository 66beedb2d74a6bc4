"""In every language: what one sees first is in that language, and all of it finds room."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE
from e2e.looks import cut_off, nothing_scrolls_sideways
from e2e.table import QUICK, go, stored, use
from ribeira.games.catalog import GAMES
from ribeira.i18n.languages import LANGUAGES

DIALOGS = ("settings", "rules", "text", "share")


def fits(page):
    assert cut_off(page) == []
    nothing_scrolls_sideways(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_lobby_set_up_and_tables_find_room(new_page, site, size, language):
    page = new_page(**size, **stored(site, **QUICK, language=language))
    go(page, site)
    assert page.locator("html").get_attribute("lang") == language
    fits(page)
    for game in GAMES:
        page.locator(f"[data-do=new][data-value={game}]").click()
        page.locator("#options summary").click()
        fits(page)
        page.locator("#start").click()
        page.wait_for_selector("#table")
        fits(page)
        for dialog in DIALOGS:
            use(page, dialog)
            expect(page.locator("#dialog-title")).to_be_visible()
            fits(page)
            page.locator("#close").click()
        page.locator("#tool-lobby").click()
