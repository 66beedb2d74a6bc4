"""Dos Rios: a whole game by mouse."""

from playwright.sync_api import expect

from e2e.rios_page import UNASKED, board_of, picks
from e2e.table import at, go, stored, truth, wanted


def begin(page, site):
    """Two at the table of Dos Rios, the second an easy bot, from the lobby on."""
    go(page, site)
    page.locator("[data-do='new'][data-value='dosrios']").first.click()
    page.locator("[data-field='draft.seats']").select_option("2")
    page.locator("#start").click()


def act_by_mouse(page):
    """One click on what is open: rivers and places first; in a turn one step, then its end."""
    for kind in ("flow", "place"):
        if picks(page, kind).count():
            return picks(page, kind).first.click()
    whole = page.locator("#dosrios-end[data-action], #dosrios-use[data-action]")
    if whole.count() and board_of(page).points < 6:
        return whole.click()
    for number in range(6):
        figures = picks(page, "figure")
        figures.nth(number % figures.count()).click()
        if picks(page, "step").count():
            return picks(page, "step").first.click()
    return whole.click()


def test_a_whole_game_by_mouse(new_page, site):
    page = new_page(**stored(site, **UNASKED))
    begin(page, site)
    while wanted(page) == "choose":
        steps = at(page)
        act_by_mouse(page)
        page.wait_for_selector(f"#table:not([data-at='{steps}']), #ranking")
    state = board_of(page)
    assert state.victory in ("five", "irrigated")
    names = truth(page).names
    expect(page.locator("#ranking li").first).to_contain_text(names[state.winners[0]])
    page.locator("#again-new").click()
    assert wanted(page) == "choose"
    assert truth(page).match.setup.game == "dosrios"
