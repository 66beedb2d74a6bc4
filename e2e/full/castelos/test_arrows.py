"""Arrow keys go over the table of 6 Castelos by position: everything is reached, with a tooltip."""

import pytest
from playwright.sync_api import expect

from e2e.castelos import dealt, offers, placing, played
from e2e.table import opened, wanted

# everything that arrows lead to from the first thing on, and what they do not lead to
MISSED = """group => {
  const stops = [...group.querySelectorAll("[tabindex], button")];
  const name = stop => stop.id || stop.outerHTML.slice(0, 80);
  const seen = new Set(), waiting = [stops[0]];
  while (waiting.length) {
    const here = waiting.pop();
    if (seen.has(here)) continue;
    seen.add(here);
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      document.body.focus();
      here.focus();
      here.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      waiting.push(document.activeElement);
    }
  }
  return stops.filter(stop => !seen.has(stop)).map(name);
}"""


@pytest.mark.parametrize(
    "condition",
    [placing, offers("monte.choose"), offers("worker.lay")],
    ids=["placing", "choosing a monte", "laying a worker"],
)
def test_arrows_reach_everything(new_page, site, subtests, condition):
    page = opened(new_page, site, played(dealt(seed=4), condition))
    assert wanted(page) == "choose"
    for name in ("#castelos-territory", "#castelos-boards", "#castelos-foot", "#hand"):
        with subtests.test(name):
            assert page.locator(name).evaluate(MISSED) == []


def test_what_the_arrows_reach_has_a_tooltip(new_page, site):
    page = opened(new_page, site, played(dealt(seed=1), placing))
    assert wanted(page) == "choose"
    page.locator("#castelos-cell-0\\,0").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tip")).to_contain_text("onte")
    page.keyboard.press("Enter")
    expect(page.locator("#notice")).to_contain_text("C-")


def test_tiles_that_cannot_be_chosen_now_are_read_by_keys(new_page, site):
    page = opened(new_page, site, played(dealt(seed=4), offers("sell")))
    assert wanted(page) == "choose"
    tiles = page.locator(".ct-hand-tile")
    assert tiles.count()
    page.locator("#hand [tabindex='0']").focus()
    page.keyboard.press("Home")
    for n in range(tiles.count()):
        expect(tiles.nth(n)).to_be_focused()
        expect(page.locator("#tip")).to_contain_text(tiles.nth(n).inner_text())
        page.keyboard.press("ArrowRight")
    expect(page.locator("#castelos-kept")).to_be_focused()
