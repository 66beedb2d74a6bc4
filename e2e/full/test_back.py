"""The browser's own back and forward buttons, through everything a person opens."""

import pytest
from playwright.sync_api import expect

from e2e.table import QUICK, at, dealt, go, played, second_half, stored, use, wanted


@pytest.fixture
def lobby(new_page, site):
    page = new_page(**stored(site, played(dealt(), second_half), opened=False, **QUICK))
    go(page, site)
    return page


def test_back_and_forward_through_table_past_and_dialog(lobby):
    page = lobby
    page.locator("[data-do=open]").click()
    assert wanted(page) == "choose"
    use(page, "look")
    expect(page.locator("#look-at")).to_be_visible()
    page.go_back()
    assert wanted(page) == "choose"
    use(page, "share")
    expect(page.locator("#dialog")).to_be_visible()
    page.go_back()
    expect(page.locator("#dialog")).to_have_count(0)
    page.go_back()
    expect(page.locator(".lobby")).to_be_visible()
    page.go_forward()
    assert wanted(page) == "choose"
    page.go_forward()
    expect(page.locator("#share-link")).to_be_visible()


def test_what_a_button_closes_is_not_left_behind_in_the_history(lobby):
    """Else back would seem to do nothing."""
    page = lobby
    page.locator("[data-do=open]").click()
    assert wanted(page) == "choose"
    for _ in range(3):
        use(page, "share")
        page.locator("#close").click()
        expect(page.locator("#dialog")).to_have_count(0)
        page.wait_for_function("history.state.way.length === 2")
    page.go_back()
    expect(page.locator(".lobby")).to_be_visible()


def test_the_lobby_button_leads_as_far_back_as_it_says(lobby):
    page = lobby
    page.locator("[data-do=open]").click()
    assert wanted(page) == "choose"
    use(page, "look")
    expect(page.locator("#look-at")).to_be_visible()
    page.locator("#tool-lobby").click()
    expect(page.locator(".lobby")).to_be_visible()
    page.wait_for_function("history.state.way.length === 1")
    page.go_forward()
    assert wanted(page) == "choose"


def test_a_reload_in_the_middle_keeps_the_way_back(lobby):
    page = lobby
    page.locator("[data-do=open]").click()
    assert wanted(page) == "choose"
    before = at(page)
    page.reload()
    assert wanted(page) == "choose"
    assert at(page) == before
    page.go_back()
    expect(page.locator(".lobby")).to_be_visible()


def test_a_set_up_is_left_by_back_and_a_started_game_too(lobby):
    page = lobby
    page.locator("[data-do=new][data-value=dosrios]").click()
    expect(page.locator("#start")).to_be_visible()
    page.go_back()
    expect(page.locator(".lobby")).to_be_visible()
    page.go_forward()
    page.locator("#start").click()
    expect(page.locator("#table")).to_be_visible()
    page.wait_for_function("history.state.way[1].startsWith('table')")
    page.go_back()
    expect(page.locator(".lobby")).to_be_visible()
