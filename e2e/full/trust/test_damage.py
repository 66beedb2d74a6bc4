"""One bit of a kept file is wrong: the page mends itself, or says what to do; games stay."""

import pytest
from playwright.sync_api import expect

from e2e.damage import all_kept, flip, wait_until_kept
from e2e.failing import play_on, saved
from e2e.host import visited
from e2e.person.dialogs import change_setting
from e2e.person.state import go, root, until_live, wanted
from e2e.person.table import use
from e2e.person.trouble import reason, save_button, try_again_button
from e2e.table import QUICK, dealt, first_seat_alone, kept, played, stored
from tools.places import DIST

pytestmark = pytest.mark.provokes_errors

WASM = "pyodide.asm.wasm"
PLACES = {
    "wasm": [(WASM, 0)],
    "wasm, its code": [(WASM, 0.5)],
    "wasm, its data": [(WASM, 0.98)],
    "snapshot": [("snapshot.bin", 0)],
    "snapshot and archive": [("snapshot.bin", 0), ("app.zip", 0.5)],
    "snapshot and library": [("snapshot.bin", 0), ("stdlib.zip", 0)],
    "our scripts": [("page.js", 0)],
    "our scripts, what they export": [("page.js", "loadPyodide,")],
    "PyScript": [("core.js", 0)],
    "Pyodide": [("pyodide.asm.js", 0.5)],
    "the first Python": [("main.py", 0)],
    "the page, its first script": [("index.html", "addEventListener")],
    "the page, where its scripts are": [("index.html", "boot/page.js")],
}


def kept_game(new_page, host, **settings):
    """A page that is kept, with a game in which only the person has not chosen yet."""
    table = played(dealt(), first_seat_alone)
    return visited(new_page, host, **stored(host.url, table, **QUICK), **settings)


@pytest.mark.parametrize("place", PLACES)
def test_what_is_damaged_is_fetched_again(new_page, host, place):
    page = kept_game(new_page, host)
    games, files = kept(page), all_kept(page)
    for part, at in PLACES[place]:
        flip(page, part, at)
    assert all_kept(page) != files
    go(page, host.url)
    assert wanted(page) == "choose"
    wait_until_kept(page, files)
    go(page, host.url)
    assert wanted(page) == "choose"
    assert kept(page) == games


def test_a_page_that_can_run_no_script_is_mended_by_the_service_worker(new_page, host):
    page = kept_game(new_page, host)
    games = kept(page)
    flip(page, "index.html", "script-src")
    page.goto(host.url)
    expect(reason(page)).to_be_visible()
    until_live(page)
    assert wanted(page) == "choose"
    assert kept(page) == games


def test_a_damaged_catalogue_is_fetched_again(new_page, host):
    page = kept_game(new_page, host)
    go(page, host.url)  # now it comes from what is kept
    files = all_kept(page)
    flip(page, "static/locale/pt.mo")
    use(page, "settings")
    change_setting(page, "language", "pt")
    expect(root(page)).to_have_attribute("lang", "pt")
    expect(page.get_by_role("heading", name="Definições")).to_be_visible()
    assert all_kept(page) == files


def test_a_damaged_script_of_the_bots_costs_no_game_and_is_fetched_again(new_page, host):
    page = kept_game(new_page, host)
    files = all_kept(page)
    flip(page, "bot_worker.js")
    go(page, host.url)
    play_on(page)
    wait_until_kept(page, files)
    go(page, host.url)
    play_on(page)
    assert len(page.workers) == 1


@pytest.mark.parametrize("part", [WASM, "page.js"])
def test_without_network_the_page_says_what_to_do_and_games_stay(new_page, host, part):
    page = kept_game(new_page, host)
    games = kept(page)
    flip(page, part)
    page.context.set_offline(True)
    page.goto(host.url)
    expect(try_again_button(page)).to_be_visible()
    expect(reason(page)).to_contain_text(
        "damaged" if part == WASM else "could not start", timeout=40_000
    )
    if part == WASM:
        file = saved(page, save_button(page))
        assert file.match == played(dealt(), first_seat_alone).match
    try_again_button(page).click()
    expect(try_again_button(page)).to_be_visible()
    assert kept(page) == games
    page.context.set_offline(False)
    try_again_button(page).click()
    until_live(page)
    assert wanted(page) == "choose"
    assert kept(page) == games


def test_trying_again_drops_what_is_kept_when_the_host_has_another_version(new_page, host):
    """What is damaged cannot be had any more as it was."""
    page = kept_game(new_page, host)
    games = kept(page)
    flip(page, WASM)
    other = (DIST / "vendor/pyodide" / WASM).read_bytes() + b"\0\2\1x"  # one more, empty section
    (host.folder / "vendor/pyodide" / WASM).write_bytes(other)
    (host.folder / f"vendor/pyodide/{WASM}.gz").unlink()
    page.goto(host.url)
    expect(reason(page)).to_contain_text("damaged")
    try_again_button(page).click()
    until_live(page)
    assert wanted(page) == "choose"
    assert kept(page) == games
    assert page.evaluate("navigator.serviceWorker.controller") is None
