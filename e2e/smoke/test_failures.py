"""Nothing fails in silence: what a failure looks like, and that the game goes on. More places that
can fail are in `e2e/full`."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE
from e2e.failing import (
    FAULTS,
    MAIN,
    SAFE,
    changed,
    go_through,
    gone,
    in_a_promise,
    in_drawing,
    in_update,
    open_table,
    planting,
    play_on,
    saved,
)
from e2e.person.lobby import open_button
from e2e.person.trouble import crash, go_on_button, reason, save_button, start_again_button
from e2e.person.words import say
from e2e.table import truth

pytestmark = pytest.mark.provokes_errors


@pytest.mark.parametrize(
    "fault", [in_update, in_drawing, in_a_promise], ids=lambda fault: fault.__name__
)
def test_a_failure_is_told_and_the_game_goes_on(new_page, site, fault):
    go_through(open_table(new_page, site, FAULTS[fault]), fault)


def test_a_failure_at_the_start_is_told_and_no_game_is_lost(new_page, site):
    raising = planting("ribeira.app.update.library", "open_game", once=False)
    page = open_table(new_page, site, {MAIN: changed(before=raising)})
    expect(crash(page)).to_contain_text(SAFE)
    saved(page, save_button(page))
    go_on_button(page).click()
    expect(open_button(page)).to_be_visible()
    page.unroute(MAIN)
    page.reload()
    play_on(page)


def test_when_python_is_gone_the_page_says_so_and_offers_the_game(new_page, site):
    page = open_table(new_page, site, size=PHONE)
    before = truth(page).match
    gone(page)
    expect(reason(page)).to_contain_text("It is not your fault.")
    expect(reason(page)).to_contain_text(SAFE)
    expect(page.get_by_text(say(page, "shell.check"))).to_be_hidden()
    again = start_again_button(page)
    expect(again).to_be_focused()
    page.keyboard.press("u")  # Python hears keys for the whole page
    assert saved(page, save_button(page)).match == before
    again.click()
    play_on(page)
    assert page.evaluate("location.search") == ""
