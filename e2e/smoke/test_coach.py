"""The coach of a first game: it tells what is new, and is switched off and on, by keys too."""

from playwright.sync_api import expect

from e2e.person.lobby import play_button
from e2e.person.state import go
from e2e.person.table import coach_note, listed_tool, tool, use
from e2e.person.words import say
from e2e.table import QUICK, stored


def test_the_first_game_has_a_coach_until_it_is_switched_off(new_page, site):
    page = new_page(coach=True, **stored(site, **QUICK))
    go(page, site)
    play_button(page, "douro").click()
    expect(coach_note(page)).to_contain_text(say(page, "learn.coach.douro.begin"))
    use(page, "coach_on")
    expect(coach_note(page)).to_have_count(0)
    tool(page, "menu").focus()
    page.keyboard.press("Enter")
    listed_tool(page, "coach_off").focus()
    page.keyboard.press("Enter")
    tool(page, "menu").click()
    expect(listed_tool(page, "coach_on")).to_be_visible()
