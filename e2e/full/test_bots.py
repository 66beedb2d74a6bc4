"""Bots think beside the page, or in it where there is no worker; and motion stops on request."""

import pytest
from playwright.sync_api import expect

from e2e.table import QUICK, dealt, go, played, second_half, stored, truth, use, wanted

HOLD_ANSWERS = """
globalThis.held = [];
globalThis.release = () => held.splice(0).forEach(answer => answer());
globalThis.Worker = class extends Worker {
  set onmessage(hear) { super.onmessage = event => held.push(() => hear(event)); }
};"""
NO_WORKER = """
globalThis.Worker = class {
  constructor() { throw new DOMException("no workers", "SecurityError"); }
};
"""
RUNNING = "document.getAnimations().filter(one => one.playState === 'running').length"


def opened(page, site):
    go(page, site)
    assert wanted(page) == "choose"
    return page


def until_held(page, count):
    page.wait_for_function("count => held.length >= count", arg=count)


def test_the_page_lives_while_bots_think(new_page, site):
    page = new_page(**stored(site, dealt(), **QUICK))
    page.add_init_script(HOLD_ANSWERS)
    opened(page, site).locator("#douro-card-8").click()
    expect(page.locator("#status")).to_contain_text("Bruno")
    use(page, "rules")
    page.locator("#close").click()
    until_held(page, 2)
    assert truth(page).match.at == 1
    page.evaluate("release()")
    assert wanted(page) == "choose"
    assert truth(page).match.state.spent[0] == (8,)


def test_what_a_bot_thought_before_an_undo_is_forgotten(new_page, site):
    page = new_page(**stored(site, dealt(), **QUICK))
    page.add_init_script(HOLD_ANSWERS)
    opened(page, site).locator("#douro-card-8").click()
    until_held(page, 2)
    page.locator("#tool-undo").click()
    assert wanted(page) == "choose"
    until_held(page, 4)
    page.evaluate("release()")
    assert truth(page).match.at == 2
    page.locator("#douro-card-7").click()
    assert wanted(page) == "choose"
    assert truth(page).match.state.spent[0] == (7,)


@pytest.mark.parametrize("worker", ["forbidden", "missing"])
def test_without_a_worker_the_page_thinks_itself(new_page, site, worker, problems):
    page = new_page(**stored(site, dealt(), **QUICK))
    if worker == "forbidden":
        page.add_init_script(NO_WORKER)
    else:
        page.route("**/bot_worker.js", lambda route: route.abort())
    opened(page, site).locator("#douro-card-8").click()
    assert wanted(page) == "choose"
    use(page, "hint")
    page.wait_for_selector("#advice")
    assert truth(page).match.state.plays == 1
    if worker == "missing":
        problems.clear()  # the browser reports the missing file


def moved_in_a_reveal(page):
    """How many animations run at the beginnings of its beats."""
    page.locator("#hand [data-action]").first.click()
    page.wait_for_selector("#continue")
    moved = 0
    while page.locator("#table").get_attribute("data-scene"):
        moved += page.evaluate(RUNNING)
        page.locator("#continue").click()
    return moved


@pytest.mark.parametrize("system", ["reduce", "no-preference"])
def test_motion_stops_for_those_who_ask(new_page, site, system):
    settings = stored(site, played(dealt(), second_half), pace="steps", confirm=False)
    page = opened(new_page(**settings, reduced_motion=system), site)
    assert (moved_in_a_reveal(page) == 0) == (system == "reduce")
    use(page, "settings")
    page.locator("[data-field='settings.motion']").select_option("off")
    page.locator("#close").click()
    assert page.locator("html").get_attribute("data-motion") == "off"
    assert moved_in_a_reveal(page) == 0


@pytest.mark.parametrize("worker", ["there", "forbidden"])
def test_the_arena_plays_counts_and_opens_games(new_page, site, worker):
    page = new_page()
    if worker == "forbidden":
        page.add_init_script(NO_WORKER)
    go(page, site)
    page.locator("[data-do=arena][data-value=douro]").click()
    page.get_by_label("Player 1").select_option("random")
    page.locator("#run").click()
    page.wait_for_function("parseInt(document.getElementById('count').textContent) >= 2")
    page.locator("#run").click()
    expect(page.get_by_role("button", name="Let them play")).to_be_visible()
    page.locator("[data-do=arena_open]").first.click()
    assert wanted(page) == "over"


def test_a_bot_says_why(new_page, site):
    page = opened(new_page(**stored(site, dealt(), **QUICK)), site)
    page.locator("#douro-card-8").click()
    assert wanted(page) == "choose"
    page.locator("#log [data-do=why]").first.click()
    page.wait_for_selector("#why #advice li")
    expect(page.locator("#why")).to_contain_text("taken")
