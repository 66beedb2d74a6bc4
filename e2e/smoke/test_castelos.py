"""6 Castelos: a whole game by mouse."""

from playwright.sync_api import expect

from e2e.castelos import dealt
from e2e.castelos_page import control, play_through
from e2e.table import opened, the_scores_add_up


def test_a_whole_game_against_a_bot_by_mouse(new_page, site):
    page = opened(new_page, site, dealt(seed=3, bot="easy"))
    steps = play_through(page, lambda name: control(page, name).click())
    assert {"contract", "place", "mode", "mark", "move"} <= steps
    the_scores_add_up(page)
    expect(page.locator("#castelos-contracts .ct-contract")).to_have_count(5)
