"""Every page about every game: in each language, on a phone, in low windows, dark, printed."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE
from e2e.looks import cut_off, nothing_scrolls_sideways
from e2e.person.dialogs import dialog
from e2e.person.guide import PAGES, answer_all, page_button, pictures
from e2e.person.learn import learn_button, lessons
from e2e.person.state import go
from e2e.person.words import button, say
from e2e.table import QUICK, stored
from ribeira.app.learn.reading import guide_of
from ribeira.games.registry import game_ids
from ribeira.i18n.languages import LANGUAGES

LOW = {"viewport": {"width": 844, "height": 390}}


def opened(page, site, game):
    go(page, site)
    learn_button(page, game).click()
    button(lessons(page), say(page, "rules.page.summary")).click()
    expect(pictures(page).first).to_be_visible()
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_page_finds_room_on_a_phone(live_page, site, game, language):
    page = live_page(**PHONE, **stored(site, **QUICK, language=language))
    opened(page, site, game)
    for name in PAGES:
        page_button(page, name).click()
        expect(page_button(page, name)).to_have_attribute("aria-current", "page")
        assert cut_off(page) == []
        nothing_scrolls_sideways(page)


@pytest.mark.parametrize("game", game_ids())
def test_axe_finds_nothing(live_page, site, finds_nothing, game):
    page = live_page(**LOW, **stored(site, **QUICK, theme="dark"))
    opened(page, site, game)
    for name in PAGES:
        page_button(page, name).click()
        expect(page_button(page, name)).to_have_attribute("aria-current", "page")
        finds_nothing(page, f"{name} of {game}")


@pytest.mark.parametrize("game", game_ids())
def test_all_questions_can_be_answered(live_page, site, game):
    page = live_page(**stored(site, **QUICK))
    opened(page, site, game)
    page_button(page, "quiz").click()
    answer_all(page, guide_of(game))


def test_the_summary_can_be_printed(new_page, site):
    page = new_page(**stored(site, **QUICK))
    opened(page, site, "douro")
    page.emulate_media(media="print")
    expect(dialog(page).get_by_role("figure").last).to_be_visible()
    expect(page_button(page, "words")).to_be_hidden()
