"""Every lesson by mouse, touch, keys and typed lines, one in each language; longer texts fit."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE
from e2e.looks import is_inside, nothing_scrolls_sideways
from e2e.person.dialogs import dialog, typing_field
from e2e.person.ear import line, speeches
from e2e.person.keys import press
from e2e.person.learn import (
    next_button,
    panel,
    play_lesson,
    replied,
    type_freely,
)
from e2e.person.state import go, place_in_lesson, root, until_step
from e2e.person.words import hear, say
from e2e.table import QUICK, stored
from ribeira.core.learning.lesson import Act, Ask, Free
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


one_in_each_language = pytest.mark.parametrize(
    ("language", "lesson"),
    list(zip(LANGUAGES, cycle(LESSONS), strict=False)),
    ids=lambda one: str(getattr(one, "id", one)),
)


@one_in_each_language
def test_a_lesson_is_played_by_mouse(new_page, site, language, lesson):
    page = opened(new_page, site, lesson, DESKTOP, language=language)
    play_lesson(page, lesson, lambda control: control.click())
    expect(root(page)).to_have_attribute("lang", language)
    assert "⟨" not in panel(page).inner_text()


@each_lesson
def test_a_lesson_is_played_by_touch(new_page, site, lesson):
    phone = opened(new_page, site, lesson, PHONE)
    play_lesson(phone, lesson, tapping(phone))


@each_lesson
def test_a_lesson_is_played_by_keys(new_page, site, lesson):
    page = opened(new_page, site, lesson, DESKTOP)
    play_lesson(page, lesson, lambda control: press(page, control), play_freely_by_keys)


def play_freely_by_keys(page):
    """The line opens by T, has the focus, and goes by Escape."""
    page.keyboard.press("t")
    expect(typing_field(page)).to_be_focused()
    type_freely(page)
    page.keyboard.press("Escape")
    expect(dialog(page)).to_be_hidden()


# What a screen reader gets: the accessibility tree and the live region


@one_in_each_language
def test_a_lesson_is_played_by_typed_lines(new_page, site, language, lesson):
    """Only what is said and what stands in the tree is read; the line always has the focus."""
    page = opened(new_page, site, lesson, DESKTOP, language=language, ear=True)
    hear(page)
    steps = [(part, step) for part in lesson.parts for step in part.steps]
    for part, step in steps[:-1]:
        until_step(page, lesson, part, step)
        said = speeches(page)[-1]
        for sentence in sentences_of(page, step):
            assert sentence in said
        if isinstance(step, Act):
            type_line(page, example(page, said))
        elif isinstance(step, Free):
            type_first_moves(page)
        else:
            if isinstance(step, Ask):
                find_the_answer(page, lesson, part, step)
            type_line(page, "")
    until_step(page, lesson, *steps[-1])
    assert "⟨" not in " ".join(speeches(page))


def sentences_of(page, step):
    """The sentences of the panel, as they are in the accessibility tree."""
    shown = panel(page).get_by_role("paragraph").all_inner_texts()[: step.says]
    tree = " ".join(panel(page).aria_snapshot().split())
    assert len(shown) == step.says
    plain = (" ".join(sentence.split()).replace('"', '\\"') for sentence in shown)
    assert all(sentence in tree for sentence in plain)
    return shown


def example(page, said):
    """What one is told that one can type."""
    start, end = map(re.escape, say(page, "learn.type_example", example="|").split("|"))
    found = re.search(f"{start}(.+?){end}", said)
    assert found, said
    return found[1]


def type_line(page, text):
    expect(line(page)).to_be_focused()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def type_first_moves(page):
    place = place_in_lesson(page)
    for _ in range(60):
        if place_in_lesson(page) != place:
            return
        type_line(page, "1")


def find_the_answer(page, lesson, part, step):
    for number in range(len(step.answers), 0, -1):
        type_line(page, str(number))
        expect(replied(panel(page), lesson, part, step, number)).to_be_visible()
        if next_button(page).is_visible():
            return


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@each_lesson
def test_longer_texts_fit(new_page, pseudo_site, lesson, size):
    page = opened(new_page, pseudo_site, lesson, size, language="xx")
    nothing_scrolls_sideways(page)
    is_inside(page, "#lesson .button:not(.rule), .bar button")
