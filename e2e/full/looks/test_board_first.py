"""The drawn world has the window: shares, targets, one primary button, nothing cut or covered.

In the three games, at the start, in the middle, in the longest position and at the end, at seven
sizes, by day and in the evening, in English and German; one page for each moment is looked at in
all sizes. `python -m tools.looks` takes pictures of the same.
"""

import pytest
from playwright.sync_api import expect

from e2e import rios
from e2e.person.dialogs import dialog
from e2e.person.dosrios import picks
from e2e.person.douro import card
from e2e.person.state import at, go, until_at, wanted
from e2e.person.table import play_hint_button, rules_now, tool, use
from e2e.table import QUICK, dealt, opened, stored
from tools.looks.measures import MEASURE, complaints
from tools.looks.moments import MOMENTS, table_of

SIZES = ((1280, 800), (1920, 1080), (820, 1180), (390, 844), (844, 390), (320, 568), (320, 256))


def moving(state):
    return state.points == 6 and state.round > 6


WANTED = ("start", "middle", "long", "end")
TABLES = {f"{one.game} {one.name}": one for one in MOMENTS if one.name in WANTED}
"""The positions of which `python -m tools.looks` takes pictures."""


def looked_at(page, game):
    """What is wrong, at every size and in both themes."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            page.evaluate("() => new Promise(requestAnimationFrame)")
            page.evaluate("() => document.fonts.ready.then(() => true)")
            said = complaints(page.evaluate(MEASURE), game, width, height)
            found += [f"{width}x{height} {theme}: {what}" for what in said]
    return found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", TABLES)
def test_the_board_comes_first(new_page, site, name, language):
    game, moment = name.split()
    page = new_page(**stored(site, table_of(TABLES[name]), **QUICK), locale=language)
    go(page, site)
    assert wanted(page) == ("over" if moment == "end" else "choose")
    found = looked_at(page, game)
    assert not found, "\n".join(found)


def boxes(page):
    return page.evaluate(
        """() => ["tool-undo", "tool-redo"].map((id) => {
          const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
          return [x, y, width, height];
        })"""
    )


def test_undo_and_redo_keep_their_places(new_page, site):
    page = opened(new_page, site, rios.played(rios.dealt(2), moving), confirm=False)
    assert wanted(page) == "choose"
    before = boxes(page)
    for _ in range(3):
        picks(page, "figure").first.click()
        picks(page, "step").first.click()
        expect(tool(page, "undo")).to_be_enabled()
        assert boxes(page) == before
        tool(page, "undo").click()
        expect(tool(page, "redo")).to_be_enabled()
        assert boxes(page) == before
        tool(page, "redo").click()
        expect(tool(page, "redo")).to_be_disabled()
        assert boxes(page) == before


@pytest.mark.parametrize("how", ["Escape", "touch"])
def test_the_rules_now_open_over_the_board_of_a_phone(new_page, site, how):
    page = opened(new_page, site, dealt(3))
    page.set_viewport_size({"width": 390, "height": 844})
    assert wanted(page) == "choose"
    beside, rules = rules_now(page)
    beside.click()
    expect(rules).to_be_visible()
    stage = page.locator("[data-part=stage], [data-part=seats]").first.bounding_box()
    assert rules.bounding_box()["y"] > stage["y"]
    page.keyboard.press("Escape") if how == "Escape" else page.mouse.click(195, 90)
    expect(rules).to_be_hidden()
    beside.click()
    beside.click()
    expect(rules).to_be_hidden()


def test_the_primary_button_says_the_move_and_does_it(new_page, site):
    page = opened(new_page, site, dealt(3), confirm=True)
    assert wanted(page) == "choose"
    assert page.locator("[data-rank=primary] >> visible=true").count() == 0
    card(page, 7).click()
    primary = page.locator("[data-rank=primary] >> visible=true")
    assert primary.all_inner_texts() == ["Load 7 barrels"]
    primary.click()
    until_at(page, 3)


def test_a_hint_is_on_the_board_and_can_be_played(new_page, site):
    page = opened(new_page, site, rios.played(rios.dealt(2), moving), confirm=True)
    assert wanted(page) == "choose"
    use(page, "hint")
    play_hint_button(page).wait_for()
    expect(dialog(page)).to_have_count(0)
    assert page.locator("[data-part=stage] [data-mark=hint], .dr-whole [data-mark=hint]").count()
    before = at(page)
    play_hint_button(page).click()
    until_at(page, before + 1)
    expect(play_hint_button(page)).to_have_count(0)
