"""The review of a finished game in the browser: by mouse, by keys alone, by touch, in words,
stopped, and without the worker."""

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE
from e2e.person import review
from e2e.person.ear import line, spoken
from e2e.person.ending import look_back_button, numbers, winner
from e2e.person.state import go, wanted
from e2e.table import NAMES, QUICK, kept, stored
from ribeira.app.storage import GAME
from ribeira.app.tables import Player, Table
from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.kit.view import COLOURS, SHAPES

NO_WORKERS = """
globalThis.Worker = class {
  constructor() { throw new DOMException("no workers", "SecurityError"); }
};"""
LONG = 240_000
"""Milliseconds in which a review has been worked out also on a busy machine."""


def finished(game, seats):
    """A game of the weakest bots; the first seat is a person's."""
    rules = registry.rules(game)
    setup = make_setup(rules.META, seats, 3)
    match = play_game(rules, setup, (make(game, "first"),) * seats, 5, 1)
    looks = list(zip(NAMES, COLOURS, SHAPES, strict=True))[:seats]
    players = tuple(Player(*look, "easy" if seat else "") for seat, look in enumerate(looks))
    return Table("tested", match, players)


@pytest.fixture
def over(live_page, site):
    """A function that opens the end of a game."""

    def start(game="douro", seats=3, settings=QUICK, **context):
        page = live_page(**stored(site, finished(game, seats), **settings), **context)
        go(page, site)
        assert wanted(page) == "over"
        return page

    return start


def ready(page):
    expect(review.progress(page)).to_have_count(0, timeout=LONG)


@pytest.mark.parametrize(("game", "seats"), [("douro", 3), ("dosrios", 2), ("castelos", 2)])
def test_by_mouse_to_the_board_and_on_as_another_game(over, game, seats):
    page = over(game, seats)
    review.review_button(page).click()
    ready(page)
    assert review.moments(page).count() in (1, 2, 3)
    numbers(page).click()
    expect(page.get_by_role("table")).to_contain_text(NAMES[0])
    expect(review.counted(page)).to_have_text(re.compile(r"\d"))
    before = kept(page)
    review.choices(page).first.click()
    expect(review.advice(page)).to_be_visible()
    review.back_button(page).click()
    review.choices(page).first.click()
    review.try_again_button(page).click()
    assert wanted(page) == "choose"
    after = kept(page)
    assert len([name for name in after if name.startswith(GAME)]) == 2
    assert after[GAME + "tested"] == before[GAME + "tested"]


def test_by_keys_alone(over):
    page = over()

    def press(button):
        button.focus()
        page.keyboard.press("Enter")

    press(look_back_button(page))
    press(review.review_button(page))
    ready(page)
    review.whose(page).focus()
    page.keyboard.press("ArrowDown")
    expect(review.whose(page)).to_have_value("1")
    ready(page)
    press(review.choices(page).first)
    expect(review.before_button(page)).to_be_disabled()
    press(review.next_button(page))
    expect(review.before_button(page)).to_be_enabled()  # it is the second one
    page.keyboard.press("ArrowRight")  # away from the choice
    expect(review.advice(page)).to_have_count(0)
    press(review.back_button(page))
    press(review.close_button(page))
    expect(winner(page)).to_be_visible()


def test_by_touch_on_a_phone(over):
    page = over(**PHONE)
    review.review_button(page).tap()
    ready(page)
    review.choices(page).first.tap()
    expect(review.advice(page)).to_be_in_viewport()
    expect(review.try_again_button(page)).to_be_in_viewport()
    page.go_back()
    expect(review.counted(page)).to_be_visible()
    page.go_back()
    expect(winner(page)).to_be_visible()


def test_in_words(over):
    page = over(settings=QUICK | {"ear": True})
    review.review_button(page).click()
    ready(page)
    review.choices(page).first.click()
    expect(review.advice(page)).to_be_visible()
    expect(line(page)).to_be_visible()  # the table in words, not drawn
    expect(spoken(page)).to_contain_text(review.advice(page).inner_text())


def test_stop_and_go_on(over):
    page = over("castelos", 2)
    review.review_button(page).click()
    review.stop_button(page).click()
    expect(review.go_on_button(page)).to_be_visible()
    far = review.progress(page).get_attribute("value")
    review.go_on_button(page).click()
    ready(page)
    assert float(far) < 1e3


def test_without_the_worker_the_page_does_it(new_page, site):
    page = new_page(**stored(site, finished("douro", 2), **QUICK))
    page.add_init_script(NO_WORKERS)
    go(page, site)
    assert wanted(page) == "over"
    review.review_button(page).click()
    ready(page)
    expect(review.counted(page)).to_be_visible()
