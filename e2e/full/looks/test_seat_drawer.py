"""A seat that is tapped tells more of it: by mouse, by touch and by keys, in every game."""

import pytest
from playwright.sync_api import expect

from e2e import castelos, rios
from e2e.conftest import DESKTOP, PHONE
from e2e.person.dialogs import close, dialog, drawer_of
from e2e.person.state import wanted
from e2e.person.table import seat, seat_button
from e2e.person.words import say
from e2e.table import dealt, opened

TABLES = {"douro": dealt, "dosrios": lambda: rios.dealt(3), "castelos": lambda: castelos.dealt(3)}
CORNER = {"x": 6, "y": 6}


@pytest.mark.parametrize("game", TABLES)
def test_by_mouse_and_by_keys(new_page, site, game):
    page = opened(new_page, site, TABLES[game](), DESKTOP)
    wanted(page)
    for name in ("Ana", "Bruno"):
        seat(page, name).click(position=CORNER)
        expect(drawer_of(page, name)).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog(page)).to_have_count(0)
        expect(seat_button(page, name)).to_be_focused()
        page.keyboard.press("Enter")
        expect(drawer_of(page, name)).to_be_visible()
        close(page)
        expect(dialog(page)).to_have_count(0)
        expect(seat_button(page, name)).to_be_focused()


@pytest.mark.parametrize("game", TABLES)
def test_by_touch(new_page, site, game):
    page = opened(new_page, site, TABLES[game](), PHONE)
    wanted(page)
    seat(page, "Bruno").tap(position=CORNER)
    expect(drawer_of(page, "Bruno")).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"]
    close_box = dialog(page).get_by_role("button", name=say(page, "page.close")).bounding_box()
    assert min(close_box["width"], close_box["height"]) >= 44
    close(page)
    expect(dialog(page)).to_have_count(0)
    expect(seat_button(page, "Bruno")).to_be_focused()


def test_a_tap_on_what_a_seat_shows_opens_it_too(new_page, site):
    page = opened(new_page, site, dealt(), DESKTOP)
    wanted(page)
    seat(page, "Bruno").get_by_text("Bruno", exact=True).click()
    expect(drawer_of(page, "Bruno")).to_be_visible()
    expect(dialog(page)).to_contain_text(say(page, "douro.seat.face_down"))
