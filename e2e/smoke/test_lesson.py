"""The lesson of Douro: through its door by mouse, by keys alone, and on a phone by touch."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE
from e2e.looks import controls_are_large_enough, is_inside, nothing_scrolls_sideways
from e2e.person.dialogs import close_button
from e2e.person.douro import card
from e2e.person.keys import press
from e2e.person.learn import (
    all_lessons_button,
    begin_button,
    learn_button,
    leave_button,
    lessons,
    next_button,
    panel,
    play_lesson,
    play_on_button,
    replied,
)
from e2e.person.lobby import lobby
from e2e.person.state import go, lit, until_step
from e2e.person.table import to_lobby
from e2e.person.words import say
from e2e.table import QUICK, stored
from ribeira.core.learning.lesson import Act, Ask, Free
from ribeira.games.douro.learn import LESSONS

(DOURO,) = LESSONS
STEPS = [(part, step) for part in DOURO.parts for step in part.steps]


def opened(new_page, site, size=None, **settings):
    page = new_page(**(size or {}), **stored(site, **(QUICK | settings)))
    go(page, f"{site}#learn={DOURO.id}")
    return page


def test_by_mouse_from_the_lobby_to_a_game(new_page, site):
    page = new_page(**stored(site, **QUICK))
    go(page, site)
    learn_button(page, "douro").click()
    begin_button(page, DOURO).click()
    play_lesson(page, DOURO, lambda control: control.click())
    all_lessons_button(page).click()
    expect(lessons(page)).to_contain_text(say(page, "learn.done"))
    close_button(page).click()
    play_on_button(page).click()
    expect(panel(page)).to_be_hidden()
    expect(card(page, 10)).to_be_visible()


def test_by_touch_on_a_phone(new_page, site):
    phone = opened(new_page, site, PHONE)

    def tap(control):
        nothing_scrolls_sideways(phone)
        controls_are_large_enough(phone)
        is_inside(phone, "#lesson .button:not(.rule), #hand button, .bar button")
        control.tap()

    play_lesson(phone, DOURO, tap)


def test_by_keys_alone(new_page, site):
    page = opened(new_page, site)
    for part, step in STEPS[:-1]:
        until_step(page, DOURO, part, step)
        if isinstance(step, Act | Free):
            press(page, lit(page) or card(page, 10))
            continue
        if isinstance(step, Ask):
            answer_by_keys(page, part, step)
        page.keyboard.press("n")
    until_step(page, DOURO, *STEPS[-1])


def answer_by_keys(page, part, step):
    for number in range(len(step.answers), 0, -1):
        page.keyboard.press(str(number))
        expect(replied(panel(page), DOURO, part, step, number)).to_be_visible()
        if next_button(page).is_visible():
            return


@pytest.mark.parametrize("place", ["filled", "level", "plan"])
def test_it_goes_on_after_a_reload(new_page, site, place):
    page = opened(new_page, site)
    for part, step in STEPS:
        until_step(page, DOURO, part, step)
        if step.id == place:
            break
        page.keyboard.press("s")
        if not isinstance(step, Act):
            page.keyboard.press("n")
    page.reload()
    until_step(page, DOURO, part, step)
    leave_button(page).click()
    expect(lobby(page)).to_be_visible()


def test_axe_finds_nothing_and_the_step_is_spoken(new_page, site, finds_nothing):
    page = opened(new_page, site, {"bypass_csp": True}, theme="dark")
    (first, act), (_, told), (_, asked) = STEPS[:3]
    until_step(page, DOURO, first, act)
    finds_nothing(page, "a step")
    page.keyboard.press("s")
    until_step(page, DOURO, first, told)
    voice = page.get_by_role("log").first
    expect(voice).to_contain_text(say(page, DOURO.key(first, told, "2"), points=2, mine=7))
    page.keyboard.press("n")
    until_step(page, DOURO, first, asked)
    page.keyboard.press("2")
    finds_nothing(page, "a question with a reply")
    to_lobby(page)
    learn_button(page, "castelos").click()
    finds_nothing(page, "the lessons of a game")
