"""Every lesson by mouse and by touch, one in each language, and with texts that are longer."""

from itertools import cycle

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE
from e2e.looks import is_inside, nothing_scrolls_sideways
from e2e.person.learn import (
    panel,
    play_lesson,
)
from e2e.person.state import go, root, until_step
from e2e.table import QUICK, stored
from ribeira.games import registry
from ribeira.i18n.languages import LANGUAGES

TAUGHT = (registry.load(game).learn for game in registry.game_ids())
LESSONS = [lesson for learn in TAUGHT if learn for lesson in learn.LESSONS]
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def opened(new_page, site, lesson, size, **settings):
    page = new_page(**size, **stored(site, **QUICK, **settings))
    go(page, f"{site}#learn={lesson.id}")
    first = lesson.parts[0]
    until_step(page, lesson, first, first.steps[0])
    return page


def tapping(phone):
    def tap(control):
        nothing_scrolls_sideways(phone)
        is_inside(phone, "#lesson .button:not(.rule), .bar button")
        control.tap()

    return tap


@pytest.mark.parametrize(
    ("language", "lesson"),
    list(zip(LANGUAGES, cycle(LESSONS), strict=False)),
    ids=lambda one: str(one)[:2],
)
def test_a_lesson_is_played_by_mouse(new_page, site, language, lesson):
    page = opened(new_page, site, lesson, DESKTOP, language=language)
    play_lesson(page, lesson, lambda control: control.click())
    expect(root(page)).to_have_attribute("lang", language)
    assert "⟨" not in panel(page).inner_text()


@each_lesson
def test_a_lesson_is_played_by_touch(new_page, site, lesson):
    phone = opened(new_page, site, lesson, PHONE)
    play_lesson(phone, lesson, tapping(phone))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@each_lesson
def test_longer_texts_fit(new_page, pseudo_site, lesson, size):
    page = opened(new_page, pseudo_site, lesson, size, language="xx")
    nothing_scrolls_sideways(page)
    is_inside(page, "#lesson .button:not(.rule), .bar button")
