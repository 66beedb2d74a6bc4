"""In every language: the main screens are in that language, and nothing is cut off."""

import pytest
from playwright.sync_api import expect

from e2e import castelos, rios
from e2e.conftest import BOTH
from e2e.looks import cut_off, nothing_scrolls_sideways
from e2e.table import QUICK, dealt, go, played, second_half, stored, use, wanted
from ribeira.games.registry import game_ids
from ribeira.i18n.languages import LANGUAGES

IN_EACH = pytest.mark.parametrize("language", LANGUAGES)
DIALOGS = ("settings", "rules", "text", "share")


def fits(page):
    assert cut_off(page) == []
    nothing_scrolls_sideways(page)


@BOTH
@IN_EACH
def test_lobby_set_up_and_tables_find_room(new_page, site, size, language):
    page = new_page(**size, **stored(site, **QUICK, language=language))
    go(page, site)
    assert page.locator("html").get_attribute("lang") == language
    fits(page)
    for game in game_ids():
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


@pytest.fixture(scope="module")
def games():
    """In the middle, with much to say."""
    land = castelos.played(castelos.dealt(4), castelos.offers("worker.lay"))
    return played(dealt(5), second_half), rios.played(rios.dealt(4), rios.moves), land


@BOTH
@IN_EACH
def test_the_middle_of_games_finds_room(new_page, site, games, size, language):
    for table in games:
        page = new_page(**size, **stored(site, table, **QUICK, language=language))
        go(page, site)
        assert wanted(page) == "choose"
        fits(page)
