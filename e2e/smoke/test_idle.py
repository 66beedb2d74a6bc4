"""A redraw that changes nothing makes no change to the document: what is drawn is drawn again."""

import pytest
from playwright.sync_api import expect

from e2e import castelos, rios
from e2e.person.dialogs import dialog
from e2e.person.lobby import change_button
from e2e.person.setup import name_field
from e2e.person.state import go
from e2e.person.table import use
from e2e.table import QUICK, dealt, stored

# what was drawn where: show() of static/page/show.js looks for the place and parses the markup
RECORD = """
globalThis.drawn = {};
const { getElementById } = Document.prototype;
const { get, set } = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML");
let place;
// what lies in it was drawn with it, and what it lies in is no longer as it was drawn
function keep(html) {
  const now = getElementById.call(document, place);
  for (const id of Object.keys(drawn)) {
    const other = getElementById.call(document, id);
    if (!other || now.contains(other) || other.contains(now)) delete drawn[id];
  }
  drawn[place] = html;
}
Document.prototype.getElementById = function (id) {
  place = id;
  return getElementById.call(this, id);
};
Object.defineProperty(Element.prototype, "innerHTML", { get, set(html) {
  if (this.localName === "template") keep(html);
  set.call(this, html);
} });
"""
REDRAW = """async () => {
  const page = await import("./static/boot/page.js");
  const told = ({ type, target, attributeName }) => `${type} ${attributeName} of ${target.id}`;
  const observer = new MutationObserver(() => {});
  const everything = { attributes: true, characterData: true, childList: true, subtree: true };
  const redraw = () => page.show(Object.entries(drawn), []);
  redraw();
  for (const part of [document.head, document.body]) observer.observe(part, everything);
  observer.observe(document.documentElement, { attributes: true });
  redraw();
  redraw();
  return [Object.keys(drawn).length, observer.takeRecords().map(told)];
}"""
TABLES = {"douro": dealt, "castelos": castelos.dealt, "dosrios": rios.dealt}
MAPS = {"castelos": "#castelos-territory", "dosrios": "#dosrios-map"}


def changes(page):
    drawings, changes = page.evaluate(REDRAW)
    assert drawings
    return changes


def record(page):
    page.add_init_script(RECORD)


@pytest.fixture
def opened(live_page, site):
    def open_page(*tables):
        page = live_page(prepare=record, **stored(site, *tables, **QUICK))
        go(page, site)
        return page

    return open_page


def test_the_lobby(opened):
    assert changes(opened()) == []


@pytest.mark.parametrize("game", TABLES)
def test_a_table(opened, game):
    assert changes(opened(TABLES[game]())) == []


def test_a_set_up(opened):
    page = opened()
    change_button(page, "douro").click()
    name_field(page, 1).wait_for()
    assert changes(page) == []


@pytest.mark.parametrize("game", TABLES)
def test_a_table_where_the_focus_has_moved_by_arrow_keys(opened, game):
    page = opened(TABLES[game]())
    page.locator("[data-rove] [tabindex='0']").first.focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    here = page.evaluate("document.activeElement.outerHTML")
    assert changes(page) == []
    assert page.evaluate("document.activeElement.outerHTML") == here


@pytest.mark.parametrize("game", MAPS)
def test_a_table_whose_map_is_zoomed(opened, game):
    page = opened(TABLES[game]())
    assert (
        changes(page) == []
    )  # the first redraw gives the focus to a thing, which comes into sight
    page.locator(MAPS[game]).hover()
    page.mouse.wheel(0, -300)
    page.locator(f"{MAPS[game]}[data-zoomed]").wait_for()
    seen = page.locator(MAPS[game]).get_attribute("viewBox")
    assert changes(page) == []
    assert page.locator(MAPS[game]).get_attribute("viewBox") == seen


def test_a_table_with_an_open_dialog(opened):
    page = opened(dealt())
    use(page, "rules")
    dialog(page).wait_for()
    assert changes(page) == []
    expect(dialog(page)).to_be_visible()
