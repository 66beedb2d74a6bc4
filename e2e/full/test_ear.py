"""A game by typed words: the test reads the accessibility tree and the live region alone."""

import re

import pytest
from playwright.sync_api import expect

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


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_whole_game_is_played_by_typed_words(live_page, site, language):
    page = live_page(**stored(site, dealt(seats=3), language=language, **BY_EAR))
    go(page, site)
    hear(page)
    (moves, *_), over = names_of(page, "moves"), again_button(page).first
    for _ in range(60):
        expect(line(page).or_(over)).to_be_visible()
        if over.is_visible():
            break
        expect(page).to_have_title(re.compile(re.escape(say(page, "table.your_turn")), re.I))
        number = NUMBERED.search(ask(page, moves))[1]
        type_line(page, number)
        news = heading(page, say(page, "ear.answer"))
        expect(news.or_(over)).to_be_visible()
    expect(over).to_be_visible()
    assert "⟨" not in spoken(page).inner_text()


def test_a_refusal_is_said_each_time(live_page, site):
    page = live_page(**stored(site, dealt(seats=3), **BY_EAR))
    go(page, site)
    refusals = spoken(page).get_by_role("paragraph").filter(has_text="Rule D-7.2")
    for times in (1, 2):
        type_line(page, "donate 7")
        expect(refusals).to_have_count(times)
