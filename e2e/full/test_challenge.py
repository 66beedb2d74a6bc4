"""A challenge from one browser to another, with a clock that stands still: by keyboard, and the
answer by typed words; both games side by side on a desktop and a phone, by day and in the evening.
"""

import re
from datetime import UTC, datetime
from functools import cache

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE
from e2e.full.test_ear import NUMBERED, ask, names_of, type_line
from e2e.person.dialogs import dialog
from e2e.person.ear import line
from e2e.person.ending import again_button
from e2e.person.state import go, wanted
from e2e.person.words import button, heading, hear, say
from e2e.smoke.games.test_by_keyboard import press, tab_to
from e2e.table import QUICK, dealt, stored, truth
from ribeira.app import sharing
from ribeira.bots.arena import decide
from ribeira.bots.levels import make
from ribeira.core.match import play

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


@cache
def finished():
    """A game of Douro that is over; the person has played like somebody easy."""
    table, bot = dealt(), make("douro", "easy")
    match = table.match
    while acting := match.game.to_act(state=match.state):
        choice = decide(match.game, bot, match.state, acting[0], len(match.steps), rounds=1)
        match = play(match, acting[0], choice.action)
    return table.with_match(match)


def opened(new_page, address, **settings):
    page = new_page(**settings)
    page.clock.set_fixed_time(NOON)
    go(page, address)
    hear(page)
    return page


def play_by_ear(page):
    (moves, *_), over = names_of(page, "moves"), again_button(page).first
    for _ in range(60):
        expect(line(page).or_(over)).to_be_visible()
        if over.is_visible():
            return
        expect(page).to_have_title(re.compile(re.escape(say(page, "table.your_turn")), re.I))
        type_line(page, NUMBERED.search(ask(page, moves))[1])
        expect(heading(page, say(page, "ear.answer")).or_(over)).to_be_visible()


def test_a_challenge_is_made_and_met_by_keyboard(new_page, site):
    mine = finished()
    page = opened(new_page, site, **stored(site, mine, **QUICK))
    assert wanted(page) == "over"
    tab_to(page, button(page, say(page, "duel.beat")))
    press(page, "Enter")
    dialog(page, "duel.beat").wait_for()
    expect(button(page, say(page, "share.copy"))).to_be_focused()
    link = page.get_by_role("textbox", name=say(page, "share.link"), exact=True).input_value()
    assert len(link) <= len(site) + len(sharing.payload_of(mine, names=True)) + 4
    page.close()

    other = opened(new_page, link, **stored(site, **QUICK, ear=True))
    expect(other.get_by_text(say(other, "duel.challenges", name=mine.names[0]))).to_be_visible()
    expect(other.get_by_role("main")).not_to_contain_text(say(other, "arrival.over"))
    accept = button(other, say(other, "duel.accept"))
    expect(accept).to_be_focused()
    press(other, "Enter")
    expect(line(other)).to_be_visible()
    assert truth(other).match.setup == mine.match.setup
    play_by_ear(other)
    tab_to(other, button(other, say(other, "duel.both")))
    press(other, "Enter")
    slider = other.get_by_role("slider", name=say(other, "duel.slider"))
    expect(slider).to_be_focused()
    last = int(slider.input_value())
    assert last == 20 + 1 or last >= 20
    press(other, "Home")
    shown = dialog(other, "duel.both")
    expect(shown).to_contain_text(say(other, "duel.moment", n=0, last=last))
    before = shown.inner_text()
    press(other, "ArrowRight", "ArrowRight")
    expect(shown).to_contain_text(say(other, "duel.moment", n=2, last=last))
    assert shown.inner_text() != before
    press(other, "Escape")
    expect(dialog(other)).to_have_count(0)

    go(other, site)  # and the link once more
    other.goto(link)
    button(other, say(other, "duel.see")).click()
    expect(button(other, say(other, "duel.both"))).to_be_visible()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_both_games_have_room(new_page, site, size, theme):
    over = finished()
    against = sharing.payload_of(over, names=True, sealed=True)
    table = type(over)(over.id, over.match, over.players, against=against)
    page = opened(new_page, site, color_scheme=theme, **stored(site, table, **QUICK), **size)
    expect(page.get_by_text(say(page, "duel.even"))).to_be_visible()
    button(page, say(page, "duel.both")).click()
    shown = dialog(page, "duel.both")
    shown.wait_for()
    for tool in shown.get_by_role("button").all():
        box = tool.bounding_box()
        assert box["width"] > 43.5
        assert box["height"] > 43.5
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_bent_challenge_is_refused_in_words(new_page, site):
    payload = sharing.payload_of(finished(), names=True, sealed=True)
    page = opened(new_page, f"{site}#{payload[:-3]}")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(button(page, say(page, "duel.accept"))).to_have_count(0)
