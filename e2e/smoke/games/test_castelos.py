"""6 Castelos: a whole game by mouse."""

from playwright.sync_api import expect

from e2e.castelos import dealt
from e2e.person.castelos import contracts, play_through
from e2e.person.ending import look_back_button
from e2e.person.table import slider
from e2e.table import opened, the_scores_add_up


def test_a_whole_game_against_a_bot_by_mouse(live_page, site):
    page = opened(live_page, site, dealt(seed=3, bot="easy"))
    steps = play_through(page, lambda thing: thing.click())
    assert {"contract", "place", "mode", "mark", "move"} <= steps
    the_scores_add_up(page)
    look_back_button(page).click()
    slider(page).press("End")
    expect(contracts(page)).to_have_count(5)
