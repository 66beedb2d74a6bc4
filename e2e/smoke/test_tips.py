"""Everything on the table explains itself: by pointing, by focus, by `?` and by a long press."""

import re

import pytest
from playwright.sync_api import expect

from e2e import castelos, rios
from e2e.conftest import PHONE
from e2e.person.castelos import open_board, picture
from e2e.person.state import wanted
from e2e.person.table import legend, rules_dialog, tip
from e2e.person.words import like
from e2e.table import chosen, dealt, opened

RULE = re.compile(r"\b[DRC]-\d+\.\d+: ")
HEX = re.compile(r"^B4, ")
TABLES = {  # at which no bot brings a redraw
    "douro": chosen(dealt(seed=7), (1, "play 4"), (2, "play 4")),
    "dosrios": rios.played(rios.dealt(), lambda state: state.stage == "actions"),
    "castelos": castelos.played(castelos.dealt(seed=1), castelos.placing),
}


def thing_of(page, game):
    if game == "dosrios":
        return page.get_by_role("button", name=HEX)
    if game == "castelos":
        return picture(page, "next")
    return page.get_by_role("img", name=like(page, "douro.card.FRA"))


def sat_down(new_page, site, game, size=None):
    page = opened(new_page, site, TABLES[game], size)
    assert wanted(page) == "choose"
    return page


@pytest.mark.parametrize("game", TABLES)
def test_a_thing_tells_its_rule_when_pointed_at_and_what_is_told_is_in_the_tree(
    new_page, site, game
):
    page = sat_down(new_page, site, game)
    thing_of(page, game).hover()
    expect(tip(page)).to_contain_text(RULE)
    for line in tip(page).inner_text().splitlines()[1:]:
        expect(legend(page).get_by_text(line, exact=True)).to_have_count(1)


def test_focus_shows_it_and_a_question_mark_speaks_it(new_page, site):
    page = sat_down(new_page, site, "dosrios")
    page.keyboard.press("Tab")
    thing_of(page, "dosrios").focus()
    page.keyboard.press("ArrowDown")
    expect(tip(page)).to_contain_text(RULE)
    page.keyboard.press("?")
    expect(page.get_by_role("log").first).to_contain_text(RULE)
    expect(rules_dialog(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(tip(page)).to_be_hidden()


def test_a_long_press_tells_it(new_page, site):
    phone = sat_down(new_page, site, "castelos", PHONE)
    open_board(phone, "markets")
    box = thing_of(phone, "castelos").bounding_box()
    point = {"x": box["x"] + 20, "y": box["y"] + 20}
    touch = phone.context.new_cdp_session(phone)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(tip(phone)).to_contain_text(RULE)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
