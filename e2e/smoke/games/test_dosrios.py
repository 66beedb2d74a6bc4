"""Dos Rios: a whole game by mouse."""

from playwright.sync_api import expect

from e2e.person.dosrios import UNASKED, board_of, picks, whole_button
from e2e.person.ending import again_button, ranked
from e2e.person.lobby import change_button
from e2e.person.setup import choose_seats, start_button
from e2e.person.state import at, go, until_acted, wanted
from e2e.table import stored, truth


def begin(page, site):
    """Two at the table of Dos Rios, the second an easy bot, from the lobby on."""
    go(page, site)
    change_button(page, "dosrios").click()
    choose_seats(page, 2)
    start_button(page).click()


def act_by_mouse(page):
    """One click on what is open: rivers and places first; in a turn one step, then its end."""
    for kind in ("flow", "place"):
        if picks(page, kind).count():
            return picks(page, kind).first.click()
    whole = whole_button(page, "end").or_(whole_button(page, "use"))
    if whole.count() and board_of(page).points < 6:
        return whole.click()
    for number in range(6):
        figures = picks(page, "figure")
        figures.nth(number % figures.count()).click()
        if picks(page, "step").count():
            return picks(page, "step").first.click()
    return whole.click()


def test_a_whole_game_by_mouse(live_page, site):
    page = live_page(**stored(site, **UNASKED))
    begin(page, site)
    while wanted(page) == "choose":
        steps = at(page)
        act_by_mouse(page)
        until_acted(page, steps)
    state = board_of(page)
    assert state.victory in ("five", "irrigated")
    names = truth(page).names
    expect(ranked(page).first).to_contain_text(names[state.winners[0]])
    again_button(page).click()
    assert wanted(page) == "choose"
    assert truth(page).match.setup.game == "dosrios"
