"""In every language: the main screens are in that language, and nothing is cut off."""

import pytest
from playwright.sync_api import expect

from e2e import castelos, rios
from e2e.conftest import BOTH
from e2e.looks import cut_off, nothing_scrolls_sideways
from e2e.person.dialogs import close, dialog
from e2e.person.lobby import change_button, choose_language, language_chooser
from e2e.person.setup import options, start_button
from e2e.person.state import go, root, wanted
from e2e.person.table import the_table, to_lobby, use
from e2e.table import QUICK, dealt, played, second_half, stored
from ribeira.games.registry import game_ids
from ribeira.i18n.languages import LANGUAGES

IN_EACH = pytest.mark.parametrize("language", LANGUAGES)
DIALOGS = ("settings", "rules", "text", "share")


def fits(page):
    assert cut_off(page) == []
    nothing_scrolls_sideways(page)


@BOTH
def test_a_language_is_found_on_the_first_screen_and_kept(new_page, site, size):
    """At first it is the browser's; the choice holds from then on, and the address is as it was."""
    page = new_page(**size, locale="it-CH")
    go(page, site)
    assert root(page).get_attribute("lang") == "it"
    chooser = language_chooser(page)
    assert chooser.get_by_role("option").all_inner_texts() == list(LANGUAGES.values())
    fits(page)
    choose_language(page, "pt")
    assert page.url == site
    go(page, site)
    assert root(page).get_attribute("lang") == "pt"
    expect(language_chooser(page)).to_have_value("pt")


@BOTH
@IN_EACH
def test_lobby_set_up_and_tables_find_room(live_page, site, size, language):
    page = live_page(**size, **stored(site, **QUICK, language=language))
    go(page, site)
    assert root(page).get_attribute("lang") == language
    fits(page)
    for game in game_ids():
        change_button(page, game).click()
        options(page).click()
        fits(page)
        start_button(page).click()
        the_table(page).wait_for()
        fits(page)
        for name in DIALOGS:
            use(page, name)
            expect(dialog(page).get_by_role("heading", level=2)).to_be_visible()
            fits(page)
            close(page)
        to_lobby(page)


@pytest.fixture(scope="module")
def games():
    """In the middle, with much to say."""
    land = castelos.played(castelos.dealt(4), castelos.offers("worker.lay"))
    return played(dealt(5), second_half), rios.played(rios.dealt(4), rios.moves), land


@BOTH
@IN_EACH
def test_the_middle_of_games_finds_room(live_page, site, games, size, language):
    for table in games:
        page = live_page(**size, **stored(site, table, **QUICK, language=language))
        go(page, site)
        assert wanted(page) == "choose"
        fits(page)
