"""Bots think beside the page, or in it where there is no worker; and motion stops on request."""

import re

import pytest
from playwright.sync_api import expect

from e2e.looks import TRAVELS
from e2e.person.dialogs import advice, change_setting, close, dialog
from e2e.person.douro import card, cards
from e2e.person.lobby import open_arena
from e2e.person.setup import arena_games, games_played, run_button, stop_button
from e2e.person.state import go, root, scene, until_at, wanted
from e2e.person.table import continue_button, hint, said, tool, use, why_buttons
from e2e.table import QUICK, dealt, played, second_half, stored, truth
from tools.bench.soak import GAMES, STORE, one_round

HOLD_ANSWERS = """
globalThis.held = [];
globalThis.release = () => held.splice(0).forEach(answer => answer());
globalThis.Worker = class extends Worker {
  constructor(address, options) {
    super(address, options);
    this.isBots = options?.type === "module"; // another one fetches the snapshot
  }
  set onmessage(hear) {
    super.onmessage = event => this.isBots ? held.push(() => hear(event)) : hear(event);
  }
};"""
NO_WORKER = """
globalThis.Worker = class {
  constructor() { throw new DOMException("no workers", "SecurityError"); }
};
"""
RUNNING = f"""document.getAnimations()
  .filter(one => one.playState === "running").filter({TRAVELS}).length"""


def opened(page, site):
    go(page, site)
    assert wanted(page) == "choose"
    return page


def until_held(page, count):
    page.wait_for_function("count => held.length >= count", arg=count)


def test_the_page_lives_while_bots_think(new_page, site):
    page = new_page(**stored(site, dealt(), **QUICK))
    page.add_init_script(HOLD_ANSWERS)
    card(opened(page, site), 8).click()
    expect(said(page, re.compile("Waiting for .*Bruno"))).to_be_visible()
    use(page, "rules")
    close(page)
    until_held(page, 2)
    assert truth(page).match.at == 1
    page.evaluate("release()")
    assert wanted(page) == "choose"
    assert truth(page).match.state.spent[0] == (8,)


def test_what_a_bot_thought_before_an_undo_is_forgotten(new_page, site):
    page = new_page(**stored(site, dealt(), **QUICK))
    page.add_init_script(HOLD_ANSWERS)
    card(opened(page, site), 8).click()
    until_held(page, 2)
    tool(page, "undo").click()
    assert wanted(page) == "choose"
    until_held(page, 4)
    page.evaluate("release()")
    until_at(page, 2)
    assert truth(page).match.at == 2
    card(page, 7).click()
    assert wanted(page) == "choose"
    assert truth(page).match.state.spent[0] == (7,)


@pytest.mark.parametrize("worker", ["forbidden", "missing"])
def test_without_a_worker_the_page_thinks_itself(new_page, site, worker, problems):
    page = new_page(**stored(site, dealt(), **QUICK))
    if worker == "forbidden":
        page.add_init_script(NO_WORKER)
    else:
        page.route("**/bot_worker.js", lambda route: route.abort())
    card(opened(page, site), 8).click()
    assert wanted(page) == "choose"
    use(page, "hint")
    hint(page).wait_for()
    assert truth(page).match.state.plays == 1
    if worker == "missing":
        problems.clear()  # the browser reports the missing file


def moved_in_a_reveal(page):
    """How many animations run at the beginnings of its beats."""
    cards(page).first.click()
    continue_button(page).wait_for()
    moved = 0
    while scene(page):
        moved += page.evaluate(RUNNING)
        continue_button(page).click()
    return moved


@pytest.mark.parametrize("system", ["reduce", "no-preference"])
def test_motion_stops_for_those_who_ask(new_page, site, system):
    settings = stored(site, played(dealt(), second_half), pace="steps", confirm=False)
    page = opened(new_page(**settings, reduced_motion=system), site)
    assert (moved_in_a_reveal(page) == 0) == (system == "reduce")
    use(page, "settings")
    change_setting(page, "motion", "off")
    close(page)
    assert root(page).get_attribute("data-motion") == "off"
    assert moved_in_a_reveal(page) == 0


@pytest.mark.parametrize("worker", ["there", "forbidden"])
def test_the_arena_plays_counts_and_opens_games(new_page, site, worker):
    page = new_page()
    if worker == "forbidden":
        page.add_init_script(NO_WORKER)
    go(page, site)
    open_arena(page, "douro")
    page.get_by_label("Player 1").select_option("random")
    run_button(page).click()
    expect(games_played(page)).to_have_text(re.compile(r"^([2-9]|\d\d+) "))
    stop_button(page).click()
    expect(run_button(page)).to_be_visible()
    arena_games(page).first.click()
    assert wanted(page) == "over"


def test_a_round_of_the_soak_finds_its_way(new_page, site):
    """`make bench TABLES=soak` takes half an hour; its ways through the page are tried here."""
    page = new_page()
    page.add_init_script(STORE)
    go(page, site)
    assert one_round(page) > len(GAMES)


def test_a_bot_says_why(new_page, site):
    page = opened(new_page(**stored(site, dealt(), **QUICK)), site)
    card(page, 8).click()
    assert wanted(page) == "choose"
    why_buttons(page).first.click()
    advice(page).first.wait_for()
    expect(dialog(page)).to_contain_text("taken")
