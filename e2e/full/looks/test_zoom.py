"""A map that zooms: by wheel, pinch, drag, buttons and keys, through redraws, and never lost."""

import time

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE
from e2e.person.state import at, go
from e2e.rios import dealt, moves, played
from e2e.table import QUICK, stored

MAP = "#dosrios-map"
WHOLE = [-268, -362, 536, 618]


def shown(page):
    """x, y, width and height of what is in sight."""
    return [float(part) for part in page.locator(MAP).get_attribute("viewBox").split()]


def scale(page):
    """Pixels for each unit of the map."""
    return page.locator(MAP).evaluate("map => map.getScreenCTM().a")


def middle_of(page, name):
    return page.evaluate(
        """id => {
          const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }""",
        name,
    )


def is_within(page, name):
    """Whether something of the map is wholly in its frame."""
    return page.evaluate(
        """([map, id]) => {
          const [frame, part] = [document.querySelector(map), document.getElementById(id)]
            .map(one => one.getBoundingClientRect());
          return part.left > frame.left - 1 && part.right < frame.right + 1
            && part.top > frame.top - 1 && part.bottom < frame.bottom + 1;
        }""",
        [MAP, name],
    )


def drag(page, start, right, down):
    x, y = start
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right / 2, y + down / 2)
    page.mouse.move(x + right, y + down)
    page.mouse.up()


@pytest.fixture
def table():
    return played(dealt(3), moves)


@pytest.fixture
def board(new_page, site, table):
    page = new_page(**stored(site, table, **QUICK))
    go(page, site)
    page.wait_for_selector(MAP)
    return page


def pick(page, name):
    """Chooses what no control stands for just now."""
    page.evaluate(
        """name => {
          const control = document.createElement("button");
          control.dataset.pick = name;
          document.getElementById("app").append(control);
          control.click();
        }""",
        name,
    )


def test_the_wheel_zooms_where_the_mouse_is(board):
    before, small = middle_of(board, "dosrios-D4"), scale(board)
    board.mouse.move(*before)
    board.mouse.wheel(0, -400)
    board.wait_for_selector(f"{MAP}[data-zoomed]")
    after = middle_of(board, "dosrios-D4")
    assert after == pytest.approx(before, abs=2)
    assert scale(board) > 2 * small
    for _ in range(3):
        board.mouse.wheel(0, 900)
    board.wait_for_selector(f"{MAP}:not([data-zoomed])")
    assert shown(board) == WHOLE


def test_a_drag_moves_the_map_and_is_no_click(board):
    board.locator("#zoom-in").click()
    board.locator("#zoom-in").click()
    before, steps = shown(board), at(board)
    drag(board, middle_of(board, "dosrios-D4"), 60, 40)
    after = shown(board)
    assert after[0] < before[0] - 5
    assert after[1] < before[1] - 5
    assert board.locator(f"{MAP} .is-picked").count() == 0
    board.locator("#dosrios-D4").click()  # and a click is one
    board.wait_for_selector("#dosrios-D4.is-picked")
    assert at(board) == steps
    for _ in range(20):
        drag(board, middle_of(board, "dosrios-map"), 200, 150)
    x, y, _, _ = shown(board)
    assert [x, y] == pytest.approx(WHOLE[:2])  # at the corner, and no further


def test_what_is_in_sight_survives_redraws(board):
    board.locator("#zoom-in").click()
    board.locator("#zoom-in").click()
    before = shown(board)
    pick(board, "D4")
    board.wait_for_selector("#dosrios-D4.is-picked")
    assert shown(board) == before != WHOLE
    board.set_viewport_size({"width": 1000, "height": 700})
    expect(board.locator(f"{MAP}[data-zoomed]")).to_be_visible()
    board.locator("#zoom-fit").click()
    assert shown(board) == WHOLE
    expect(board.locator("#zoom-fit")).to_have_attribute("aria-disabled", "true")


def test_what_it_is_about_comes_into_sight(board):
    board.locator("#zoom-in").click()
    board.locator("#zoom-in").click()
    drag(board, middle_of(board, "dosrios-map"), -400, -400)
    assert not is_within(board, "dosrios-F1")
    pick(board, "F1")
    board.wait_for_selector("#dosrios-F1.is-picked")
    assert is_within(board, "dosrios-F1")


def test_keys_zoom_and_what_has_the_focus_is_in_sight(board):
    small = scale(board)
    board.locator("#zoom-in").focus()
    board.keyboard.press("+")
    board.keyboard.press("+")
    zoomed = shown(board)
    assert scale(board) > 2 * small
    board.keyboard.press("ArrowRight")
    board.keyboard.press("ArrowDown")
    assert shown(board)[0] > zoomed[0]
    assert shown(board)[1] > zoomed[1]
    for name in ("dosrios-F1", "dosrios-CITY"):
        board.evaluate("id => document.getElementById(id).focus()", name)
        assert is_within(board, name)
    board.keyboard.press("-")
    board.keyboard.press("0")
    assert shown(board) == WHOLE


def touch(cdp, *frames):
    """Fingers come, move, rest and go, each place a fifth of a second after the one before: a
    finger that flings takes the next tap with it."""
    start = time.time() - len(frames)
    for step, fingers in enumerate((*frames, frames[-1], ())):
        kind = "touchMove" if fingers and step else "touchStart" if fingers else "touchEnd"
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        happening = {"type": kind, "touchPoints": points, "timestamp": start + step / 5}
        cdp.send("Input.dispatchTouchEvent", happening)


def test_two_fingers_zoom_and_one_moves(new_page, site, table):
    phone = new_page(**PHONE, **stored(site, table, **QUICK))
    go(phone, site)
    phone.wait_for_selector(MAP)
    cdp = phone.context.new_cdp_session(phone)
    x, y = before = middle_of(phone, "dosrios-D4")
    touch(cdp, *(((x - apart, y), (x + apart, y)) for apart in range(20, 80, 10)))
    phone.wait_for_selector(f"{MAP}[data-zoomed]")
    assert middle_of(phone, "dosrios-D4") == pytest.approx(before, abs=6)
    assert phone.evaluate("visualViewport.scale") == 1  # the page did not zoom
    was = shown(phone)
    touch(cdp, *([(x + way, y + way)] for way in range(0, 60, 10)))
    assert shown(phone)[0] < was[0] - 5
    assert shown(phone)[1] < was[1] - 5
    assert phone.locator(f"{MAP} .is-picked").count() == 0
    phone.locator("#dosrios-D4").tap()
    phone.wait_for_selector("#dosrios-D4.is-picked")
