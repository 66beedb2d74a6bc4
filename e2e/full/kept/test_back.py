"""The browser's own back and forward buttons, through everything a person opens."""

import pytest
from playwright.sync_api import expect

from e2e.person.arrival import link_field
from e2e.person.dialogs import close, dialog
from e2e.person.lobby import change_button, lobby, open_button
from e2e.person.setup import start_button
from e2e.person.state import at, go, wanted
from e2e.person.table import slider, the_table, to_lobby, use
from e2e.table import QUICK, dealt, played, second_half, stored


@pytest.fixture
def start(new_page, site):
    page = new_page(**stored(site, played(dealt(), second_half), opened=False, **QUICK))
    go(page, site)
    return page


def test_back_and_forward_through_table_past_and_dialog(start):
    page = start
    open_button(page).click()
    assert wanted(page) == "choose"
    use(page, "look")
    expect(slider(page)).to_be_visible()
    page.go_back()
    assert wanted(page) == "choose"
    use(page, "share")
    expect(dialog(page)).to_be_visible()
    page.go_back()
    expect(dialog(page)).to_have_count(0)
    page.go_back()
    expect(lobby(page)).to_be_visible()
    page.go_forward()
    assert wanted(page) == "choose"
    page.go_forward()
    expect(link_field(page)).to_be_visible()


def test_what_a_button_closes_is_not_left_behind_in_the_history(start):
    """Else back would seem to do nothing."""
    page = start
    open_button(page).click()
    assert wanted(page) == "choose"
    for _ in range(3):
        use(page, "share")
        close(page)
        expect(dialog(page)).to_have_count(0)
        page.wait_for_function("history.state.way.length === 2")
    page.go_back()
    expect(lobby(page)).to_be_visible()


def test_the_lobby_button_leads_as_far_back_as_it_says(start):
    page = start
    open_button(page).click()
    assert wanted(page) == "choose"
    use(page, "look")
    expect(slider(page)).to_be_visible()
    to_lobby(page)
    expect(lobby(page)).to_be_visible()
    page.wait_for_function("history.state.way.length === 1")
    page.go_forward()
    assert wanted(page) == "choose"


def test_a_reload_in_the_middle_keeps_the_way_back(start):
    page = start
    open_button(page).click()
    assert wanted(page) == "choose"
    before = at(page)
    page.reload()
    assert wanted(page) == "choose"
    assert at(page) == before
    page.go_back()
    expect(lobby(page)).to_be_visible()


def test_a_set_up_is_left_by_back_and_a_started_game_too(start):
    page = start
    change_button(page, "dosrios").click()
    expect(start_button(page)).to_be_visible()
    page.go_back()
    expect(lobby(page)).to_be_visible()
    page.go_forward()
    start_button(page).click()
    expect(the_table(page)).to_be_visible()
    page.wait_for_function("history.state.way[1].startsWith('table')")
    page.go_back()
    expect(lobby(page)).to_be_visible()
