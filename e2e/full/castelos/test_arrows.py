"""Arrow keys go over the table of 6 Castelos by position: everything is reached, with a tooltip."""

import re

import pytest
from playwright.sync_api import expect

from e2e.castelos import dealt, offers, placing, played
from e2e.person.castelos import picture, thing
from e2e.person.state import wanted
from e2e.person.table import own, tip
from e2e.person.trouble import why_not
from e2e.table import opened
from ribeira.app.tables import AWAY
from ribeira.core import match as matches

TABLE = ("#castelos-seats", "#castelos-territory", "#castelos-progress", "#castelos-boards")
DOCK = "#hand"

# everything that arrows lead to from the first thing on, and what they do not lead to; the button
# that opens a seat's drawer is a tab stop of its own
MISSED = """group => {
  const all = [...group.querySelectorAll("[tabindex], button")];
  const stops = all.filter(stop => !stop.id.startsWith("open-seat"));
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
    ("condition", "groups"),
    [
        (placing, (*TABLE, DOCK)),
        (offers("monte.choose"), (*TABLE, DOCK)),
        (offers("worker.lay"), TABLE),  # nothing is in the dock then
    ],
    ids=["placing", "choosing a monte", "laying a worker"],
)
def test_arrows_reach_everything(live_page, site, subtests, condition, groups):
    page = opened(live_page, site, played(dealt(seed=4), condition))
    assert wanted(page) == "choose"
    for name in groups:
        with subtests.test(name):
            assert page.locator(name).evaluate(MISSED) == []


def test_what_the_arrows_reach_has_a_tooltip(live_page, site):
    page = opened(live_page, site, played(dealt(seed=1), placing))
    assert wanted(page) == "choose"
    thing(page, "tile", cell="0,0").focus()
    page.keyboard.press("ArrowRight")
    expect(tip(page)).to_contain_text("onte")
    page.keyboard.press("Enter")
    expect(why_not(page)).to_have_accessible_name(re.compile(r"\bC-\d"))


def while_another_plays():
    """A table at which somebody elsewhere has to act."""
    table = played(dealt(seed=4, bot=AWAY), offers("turn.end"))
    match = table.match
    legal = match.game.legal_actions(match.state, 0)
    end = next(action for action in legal if action.verb == "turn.end")
    return table.with_match(matches.play(match, 0, end))


def test_tiles_that_cannot_be_chosen_now_are_read_by_keys(live_page, site):
    page = opened(live_page, site, while_another_plays())
    tiles = picture(page, "hand.tile")
    expect(tiles).to_have_count(2)
    own(page).locator("[tabindex='0']").focus()
    page.keyboard.press("Home")
    for n in range(2):
        expect(tiles.nth(n)).to_be_focused()
        expect(tip(page)).to_contain_text(tiles.nth(n).get_attribute("aria-label"))
        page.keyboard.press("ArrowRight")
    expect(picture(page, "kept")).to_be_focused()
