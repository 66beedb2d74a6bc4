"""A game by typed words: the test reads the accessibility tree and the live region alone."""

import re

import pytest
from playwright.sync_api import expect

from e2e import castelos, rios
from e2e.person.dosrios import UNASKED, picks, whole_button
from e2e.person.ear import line, spoken
from e2e.person.ending import again_button
from e2e.person.state import go
from e2e.person.words import heading, hear, say
from e2e.table import dealt, stored
from ribeira.app.ear.commands import NAMES

BY_EAR = {"pace": "instant", "ear": True}
NUMBERED = re.compile(r'listitem: "?(\d+)\s?: ')


def names_of(page, command):
    return [name.strip() for name in say(page, NAMES[command]).split(",")]


def type_line(page, text):
    """The line has the focus without being looked for."""
    expect(line(page)).to_be_focused()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def ask(page, text):
    """Types what is asked, and gives the tree once the answer stands there."""
    type_line(page, text)
    expect(heading(page, say(page, "ear.asked", text=text))).to_be_visible()
    return page.get_by_role("main").aria_snapshot()


TABLES = {
    "douro": lambda: dealt(seats=3),
    "dosrios": lambda: rios.dealt(2),
    "castelos": lambda: castelos.dealt(seats=2),
}
MOST = 400  # moves of one player


def asked(page, over):
    """Waits for the person's turn, by the title, or the end of the game; whether it goes on."""
    mine = say(page, "table.your_turn").casefold()
    while not over.is_visible():
        if mine in page.title().casefold():
            return True
        page.wait_for_timeout(50)
    return False


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_is_played_by_typed_words(live_page, site, game, language):
    """The last choice that is listed is taken: in Dos Rios it ends the turn, so the others win."""
    page = live_page(**stored(site, TABLES[game](), language=language, **BY_EAR))
    go(page, site)
    hear(page)
    (moves, *_), over = names_of(page, "moves"), again_button(page).first
    for _ in range(MOST):
        if not asked(page, over):
            break
        *_, number = NUMBERED.findall(ask(page, moves))
        type_line(page, number)
        expect(heading(page, say(page, "ear.asked", text=moves))).to_be_hidden()
    expect(over).to_be_visible()
    assert "⟨" not in spoken(page).inner_text()


def test_a_refusal_is_said_each_time(live_page, site):
    page = live_page(**stored(site, dealt(seats=3), **BY_EAR))
    go(page, site)
    refusals = spoken(page).get_by_role("paragraph").filter(has_text="Rule D-7.2")
    for times in (1, 2):
        type_line(page, "donate 7")
        expect(refusals).to_have_count(times)


def test_c_leads_from_choice_to_choice(live_page, site):
    """After others have moved, one key away, wherever the focus is; Shift goes back."""
    table = rios.played(rios.dealt(2), rios.moves)
    page = live_page(**stored(site, table, **UNASKED))
    go(page, site)
    hear(page)
    whole_button(page, "end").click()
    whole_button(page, "shift").click()
    expect(whole_button(page, "shift")).to_have_count(0)
    while not re.search(say(page, "table.your_turn"), page.title(), re.I):
        page.wait_for_timeout(50)
    choices = picks(page, "figure")
    page.keyboard.press("c")
    expect(choices.first).to_be_focused()
    page.keyboard.press("c")
    expect(choices.nth(1)).to_be_focused()
    page.keyboard.press("Shift+C")
    expect(choices.first).to_be_focused()
