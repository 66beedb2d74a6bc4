"""Tiles of an exploration trail, dragged by mouse and finger: turned over, reversed, exchanged."""

import pytest
from playwright.sync_api import expect

from e2e.castelos import dealt, offers, played
from e2e.conftest import DESKTOP, PHONE
from e2e.person.castelos import table_of, thing, way
from e2e.person.state import wanted
from e2e.person.table import confirm_button, told
from e2e.person.words import like
from e2e.table import opened


class Mouse:
    """What is pressed, moved and let go by mouse."""

    size = DESKTOP

    def __init__(self, page):
        self.page = page

    def down(self, x, y):
        self.page.mouse.move(x, y)
        self.page.mouse.down()

    def move(self, x, y):
        self.page.mouse.move(x, y, steps=3)

    def up(self):
        self.page.mouse.up()


class Finger:
    size = PHONE

    def __init__(self, page):
        self.touch = page.context.new_cdp_session(page)

    def _send(self, kind, *points):
        self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, x, y):
        self._send("touchStart", {"x": x, "y": y})
        self.at = x, y

    def move(self, x, y):
        (left, top), steps = self.at, 3
        for n in range(1, steps + 1):
            self._send(
                "touchMove",
                {"x": left + (x - left) * n / steps, "y": top + (y - top) * n / steps},
            )
        self.at = x, y

    def up(self):
        self._send("touchEnd")


@pytest.fixture(params=[Mouse, Finger], ids=["mouse", "finger"])
def hold(request):
    return request.param


def middle(part):
    part.scroll_into_view_if_needed()
    box = part.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def begin(live_page, site, hold, **settings):
    page = opened(
        live_page, site, played(dealt(seed=2), offers("trail.alter")), hold.size, **settings
    )
    assert wanted(page) == "choose"
    return page, hold(page)


def last_slot(page):
    handle = thing(page, "alter").last
    return handle, int(handle.get_attribute("id").removeprefix("castelos-slot-"))


def drag(pointer, start, find):
    """Where it goes is looked for when it has been taken up, because only then all is there."""
    x, y = middle(start)
    pointer.down(x, y)
    pointer.move(x + 12, y + 12)
    pointer.move(*middle(find()))
    pointer.up()


@pytest.mark.parametrize("changed", [(1, 0), (0, 1), (1, 1)], ids=["over", "round", "both"])
def test_a_tile_is_turned_over_and_reversed(live_page, site, hold, changed):
    page, pointer = begin(live_page, site, hold)
    handle, slot = last_slot(page)
    tile, face, turned = table_of(page).own.trail[slot]
    over, around = changed
    face = "ab"[("ab".index(face) + over) % 2]
    turned = (turned + around) % 2
    drag(pointer, handle, lambda: way(page, (tile, face, turned)))
    assert table_of(page).own.trail[slot] == (tile, face, turned)


def test_an_unplaced_tile_is_exchanged_by_the_face_it_is_taken_by(live_page, site, hold):
    page, pointer = begin(live_page, site, hold)
    _, slot = last_slot(page)
    face = page.locator("[data-drag^=unplaced-][data-drag$=-b]").first
    tile = face.get_attribute("data-drag").split("-")[1]
    assert page.locator(".dragged").count() == 0
    drag(pointer, face, lambda: page.locator(f"[data-drop=slot-{slot}]"))
    assert table_of(page).own.trail[slot] == (tile, "b", 0)
    assert page.locator(".dragged").count() == 0


def test_what_is_dragged_goes_with_the_hand(live_page, site, hold):
    page, pointer = begin(live_page, site, hold)
    handle, _ = last_slot(page)
    pointer.down(*middle(handle))
    for x, y in ((100, 200), (200, 300)):
        pointer.move(x, y)
        left, top = middle(page.locator(".dragged"))
        assert abs(left - x) < 1
        assert -1 < y - top < 40
    page.keyboard.press("Escape")
    assert page.locator(".dragged").count() == 0
    pointer.up()


def test_a_drop_is_asked_about_before_it_is_done(live_page, site, hold):
    page, pointer = begin(live_page, site, hold, confirm=True)
    handle, slot = last_slot(page)
    before = table_of(page).own.trail
    face = page.locator("[data-drag^=unplaced-][data-drag$=-a]").first
    drag(pointer, handle, lambda: face)
    assert table_of(page).own.trail == before
    picked = told(page).get_by_role("button", name=like(page, "castelos.board.way"), pressed=True)
    expect(picked).to_have_count(1)
    confirm_button(page).click()
    assert table_of(page).own.trail[slot][1:] == ("a", 0)


def test_what_is_let_go_elsewhere_stays_where_it_was(live_page, site, hold):
    page, pointer = begin(live_page, site, hold)
    handle, _ = last_slot(page)
    before = table_of(page)
    drag(pointer, handle, lambda: page.locator("#status"))
    assert table_of(page) == before
    assert page.locator(".dragged").count() == 0
    expect(thing(page, "way")).not_to_have_count(0)
