"""Pieces fly from where they were to where they go, and nobody has to wait for them."""

import pytest
from playwright.sync_api import expect

from e2e.person.douro import card, in_front_of
from e2e.person.state import go, wanted
from e2e.person.table import confirm_button
from e2e.table import dealt, stored

TABLE = """
<div id="table" data-room="{room}">
  <div id="here">{here}</div>
  <svg id="drawing" viewBox="0 0 300 100" width="600" height="200">{there}</svg>
</div>"""
CARD = '<b id="card" data-piece="card" data-place="{place}">card</b>'
DISC = (
    '<g data-piece="disc" data-place="{at}" data-fly="hop">'
    '<circle cx="{at}" cy="50" r="20" fill="red"/></g>'
)
COIN = '<i id="coin" data-piece="coin" data-place="purse" data-from="drawing">1</i>'
DRAWN = """async html => {
  const page = await import("./static/boot/page.js");
  page.show([["app", html]], []);
  const boxes = [...document.querySelectorAll(".flight")].map(one => one.getBoundingClientRect());
  return boxes.map(({ x, y, width }) => [x, y, width]);
}"""
TWICE = """async ([one, two]) => {
  const page = await import("./static/boot/page.js");
  const left = () => document.querySelector(".flight").getBoundingClientRect().x;
  page.show([["app", one]], []);
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = 60;
  }
  const here = left();
  page.show([["app", two]], []);
  return [here, left()];
}"""
SEEN = """name => {
  const piece = document.querySelector(`[data-piece=${name}]`);
  const { x, y, width } = piece.getBoundingClientRect();
  return { box: [x, y, width], seen: getComputedStyle(piece).opacity };
}"""


ACTED = """
<div id="table" data-room="5000" data-at="{at}" data-choosing="{choosing}">
  <svg id="drawing" viewBox="0 0 300 100" width="600" height="200">{there}</svg>
</div>"""
RINGS = """() => document.getAnimations().filter(one => one.id === "now")
  .map(one => one.effect.getTiming().duration)"""


def drawn(small, here="", there="", room=5000):
    """Draws it; where copies fly then, each as left, top and width."""
    return small.page.evaluate(DRAWN, TABLE.format(here=here, there=there, room=room))


def piece(small, name):
    return small.page.evaluate(SEEN, name)


def flights(page):
    return page.locator(".flight")


def test_a_shape_starts_where_it_was_and_is_seen_when_it_has_landed(small):
    drawn(small, there=DISC.format(at=30))
    before = piece(small, "disc")["box"]
    [flight] = drawn(small, there=DISC.format(at=250))
    assert flight == pytest.approx(before, abs=1.5)
    after = piece(small, "disc")
    assert after["seen"] == "0"
    assert after["box"][0] > before[0] + 400
    expect(flights(small.page)).to_have_count(0)
    assert piece(small, "disc")["seen"] == "1"


def test_what_has_not_moved_does_not_fly(small):
    drawn(small, CARD.format(place="hand"), DISC.format(at=30))
    longer = CARD.format(place="hand") + "<p>one line more</p>"
    assert drawn(small, longer, DISC.format(at=30)) == []


def marks(small):
    """Of what has just changed, and of these the dots."""
    here = small.page.locator("#table")
    return here.locator("[data-mark=now]").count(), here.locator(".now-dot").count()


def test_what_has_changed_keeps_a_dot_until_the_next_act(small):
    for at, choosing, place in ((1, "false", 30), (2, "true", 250)):
        there = DISC.format(at=place)
        small.page.evaluate(DRAWN, ACTED.format(at=at, choosing=choosing, there=there))
    assert marks(small) == (1, 1)
    again = ACTED.format(at=2, choosing="true", there=DISC.format(at=250) + "<text>more</text>")
    small.page.evaluate(DRAWN, again)
    assert marks(small) == (1, 1)
    acted = ACTED.format(at=3, choosing="false", there=DISC.format(at=250))
    small.page.evaluate(DRAWN, acted)
    assert marks(small) == (0, 0)


def test_who_wants_stillness_sees_the_ring_too(small):
    small.page.evaluate("document.documentElement.dataset.motion = 'off'")
    drawn(small, there=DISC.format(at=30))
    assert drawn(small, there=DISC.format(at=250)) == []
    assert small.page.evaluate(RINGS) == [900]


def test_what_is_new_comes_from_where_its_drawing_says(small):
    drawn(small)
    [[left, top, _]] = drawn(small, COIN)
    box = small.page.locator("#drawing").bounding_box()
    assert box["x"] < left < box["x"] + box["width"]
    assert box["y"] < top < box["y"] + box["height"]


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_touch_or_a_key_ends_all_flights(small, how):
    drawn(small, there=DISC.format(at=30))
    assert drawn(small, there=DISC.format(at=250))
    small.page.evaluate("document.getAnimations().forEach(one => one.pause())")
    if how == "tap":
        small.page.mouse.click(5, 5)
    else:
        small.page.keyboard.press("Shift")
    expect(flights(small.page)).to_have_count(0)
    assert piece(small, "disc")["seen"] == "1"


def test_nothing_flies_where_the_table_says_so(small):
    drawn(small, there=DISC.format(at=30))
    assert drawn(small, there=DISC.format(at=250), room=0) == []


def test_another_redraw_starts_from_where_the_piece_is(small):
    drawn(small, there=DISC.format(at=30))
    pages = [TABLE.format(here="", there=DISC.format(at=at), room=5000) for at in (250, 30)]
    here, again = small.page.evaluate(TWICE, pages)
    assert again == pytest.approx(here, abs=1.5)
    expect(flights(small.page)).to_have_count(0)


def test_a_card_is_seen_on_its_way_to_the_boat(new_page, site):
    page = new_page(**stored(site, dealt(), confirm=True, pace="calm"))
    go(page, site)
    assert wanted(page) == "choose"
    card(page, 8).click()
    confirm_button(page).click()
    flights(page).first.wait_for(state="attached")
    expect(flights(page)).to_have_count(0)
    expect(in_front_of(page, "Ana")).to_be_visible()


ANSWER = '<div id="over"><div class="notice" data-beside="" id="notice"><p>No</p></div></div>'


@pytest.mark.parametrize(("x", "y"), [(400, 300), (2, 600), (1270, 710)])
def test_an_answer_stands_where_one_has_touched(small, x, y):
    size = small.page.viewport_size
    small.page.mouse.click(x, y)
    small.show(ANSWER)
    box = small.page.locator("#notice").bounding_box()
    assert -60 < x - box["x"] < box["width"] + 60
    assert min(abs(y - box["y"]), abs(y - box["y"] - box["height"])) < 30
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("how", ["the system", "the settings"])
def test_stillness_is_kept(new_page, site, how):
    asked = {"reduced_motion": "reduce"} if how == "the system" else {}
    motion = "system" if asked else "off"
    page = new_page(**stored(site, dealt(), confirm=True, motion=motion), **asked)
    page.add_init_script(COUNTED)
    go(page, site)
    assert wanted(page) == "choose"
    card(page, 8).click()
    confirm_button(page).click()
    expect(in_front_of(page, "Ana")).to_be_visible()
    assert page.evaluate("globalThis.flown") == 0


COUNTED = """
globalThis.flown = 0;
new MutationObserver(changes => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) if (node.className === "flight") globalThis.flown += 1;
}).observe(document, { childList: true, subtree: true });
"""
