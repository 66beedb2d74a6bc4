"""The page's scripts on small drawings: show, focus, drag, tip; test_zoom.py has zoom."""

import pytest
from playwright.sync_api import Error, expect

from e2e.person.state import root
from e2e.small import opened
from e2e.table import stored

OURS = """() => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const plain = new Set(Object.getOwnPropertyNames(frame.contentWindow));
  frame.remove();
  return Object.getOwnPropertyNames(window).filter((name) => !plain.has(name));
}"""
GROUP = """
<div data-rove="" id="group">
  <button id="a" {a}>a</button><button id="b" {b}>b</button><button id="c" {c}>c</button>
</div>"""
STOPS = "all => all.filter(one => one.tabIndex === 0).map(one => one.id)"
TABLE = """
<div class="board">
  <svg viewBox="0 0 300 100" width="300" height="100">
    <g id="tile" data-drag="tile 3" data-pick="tile 3" aria-label="a tile">
      <rect x="0" width="90" height="90"/></g>
    <g id="place" data-drop="place 4" data-tell="place 4"><rect x="200" width="90" height="90"/></g>
  </svg>
</div>"""


def middle(small, name):
    box = small.page.locator(name).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(small, start, end):
    mouse = small.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] + 20, start[1] + 5)
    mouse.move(*end)


def group(a="", b="", c=""):
    return GROUP.format(a=a, b=b, c=c)


def stops(small):
    return small.page.locator("#group [tabindex]").evaluate_all(STOPS)


def test_nothing_of_ours_is_global(small):
    assert small.page.evaluate(OURS) == []


def test_a_region_is_drawn_and_nothing_else(small):
    small.show('<p id="one">1</p><p id="two">2</p>')
    small.show('<p id="one">other</p>', "one")
    assert small.page.locator("#app p").all_inner_texts() == ["other", "2"]


@pytest.mark.provokes_errors
def test_a_region_that_is_not_there_is_an_error(small):
    with pytest.raises(Error, match="nothing has the id gone"):
        small.show("text", "gone")


def test_a_group_has_one_tab_stop_which_arrows_move(small):
    small.show(group(a='aria-disabled="true"'))
    assert stops(small) == ["b"]
    small.page.locator("#b").focus()
    small.page.keyboard.press("ArrowRight")
    assert (small.focused(), stops(small)) == ("c", ["c"])
    small.page.keyboard.press("Home")
    assert (small.focused(), stops(small)) == ("a", ["a"])


def test_a_redraw_keeps_the_stop_that_has_the_focus(small):
    small.show(group())
    small.page.locator("#a").focus()
    small.page.keyboard.press("End")
    small.show(group(b='class="new"'))
    assert (small.focused(), stops(small)) == ("c", ["c"])


def test_the_stop_is_what_is_pressed_and_never_what_is_disabled(small):
    small.show(group(c='aria-pressed="true"') + '<p id="text" tabindex="0">text</p>')
    small.page.locator("#text").focus()
    assert stops(small) == ["c"]
    small.show(group(c="disabled") + '<p id="text" tabindex="0">text</p>')
    assert stops(small) == ["a"]
    assert not small.page.locator("#c[tabindex]").count()


def test_a_region_inside_a_group_keeps_its_stops(small):
    small.show('<div data-rove="" id="group"><div id="part"><button id="a">a</button></div></div>')
    small.page.locator("#a").focus()
    small.show('<div id="part"><button id="a">A</button><button id="b">b</button></div>', "part")
    assert (small.focused(), stops(small)) == ("a", ["a"])


def test_where_the_focus_goes_when_its_element_is_gone(small):
    small.show(group() + '<button id="last">last</button>')
    small.page.locator("#last").focus()
    small.show(group())
    assert small.focused() == "a"
    small.show(group() + '<dialog id="box"><button id="in">in</button></dialog>')
    assert small.focused() == "in"
    small.show(group())
    assert small.focused() == "a"
    small.show('<button data-autofocus id="now">now</button>')
    assert small.focused() == "now"


def test_what_is_dragged_onto_a_place_is_told_once_and_is_no_click(small):
    small.show(TABLE)
    drag(small, middle(small, "#tile"), middle(small, "#place"))
    expect(small.page.locator(".dragged")).to_have_count(1)
    expect(small.page.locator("#place")).to_have_attribute("data-over", "")
    small.page.mouse.up()
    assert small.heard() == ["do|grab|tile 3", "do|drop|tile 3 place 4"]
    expect(small.page.locator(".dragged")).to_have_count(0)


def test_what_is_let_go_elsewhere_is_not_dropped(small):
    small.show(TABLE)
    x, y = middle(small, "#tile")
    drag(small, (x, y), (x + 80, y))
    small.page.mouse.up()
    assert small.heard() == ["do|grab|tile 3"]
    drag(small, (x, y), middle(small, "#place"))
    small.page.keyboard.press("Escape")
    small.page.mouse.up()
    assert "do|drop|tile 3 place 4" not in small.heard()


def test_a_small_movement_is_a_click(small):
    small.show(TABLE)
    x, y = middle(small, "#tile")
    small.page.mouse.move(x, y)
    small.page.mouse.down()
    small.page.mouse.move(x + 3, y)
    small.page.mouse.up()
    assert small.heard() == ["pick|tile 3|"]


def test_a_tooltip_is_the_name_and_what_python_tells(small):
    small.show(TABLE)
    tip = small.page.locator("#tip")
    small.page.mouse.move(*middle(small, "#tile"))
    expect(tip).to_have_text("a tile told of tile")
    small.page.mouse.move(*middle(small, "#place"))
    expect(tip).to_have_text("told of place 4")
    small.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    small.page.mouse.move(*middle(small, "#tile"))
    expect(tip).to_be_visible()
    small.show(TABLE)
    expect(tip).to_be_hidden()


@pytest.mark.parametrize(
    ("wish", "system", "shown"),
    [("dark", "light", "dark"), ("light", "dark", "light"), ("system", "dark", "dark")],
)
def test_the_theme_is_there_without_python(new_page, site, wish, system, shown):
    page = new_page(color_scheme=system, **stored(site, theme=wish))
    opened(page, site)
    expect(root(page)).to_have_attribute("data-theme", shown)
    other = "light" if system == "dark" else "dark"
    page.emulate_media(color_scheme=other)
    follows = other if wish == "system" else shown
    expect(root(page)).to_have_attribute("data-theme", follows)
