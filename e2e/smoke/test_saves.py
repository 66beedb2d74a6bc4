"""What only a browser can show of stored games: kills, two tabs, files by every way, promises."""

import json
from pathlib import Path

from playwright.sync_api import expect

from e2e.table import (
    QUICK,
    at,
    dealt,
    go,
    kept,
    opened,
    played,
    record,
    second_half,
    stored,
    use,
    wanted,
)
from ribeira.app import stored_games as texts
from ribeira.app.storage import GAME
from ribeira.app.tables import write_file
from ribeira.codec import textfile

CAUGHT_UP = "least => Number(document.querySelector('#table').dataset.at) >= least"
DROP = """text => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "x.ribeira.json", { type: "application/json" }));
  for (const kind of ["dragover", "drop"])
    document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true }));
}"""
PASTE = """text => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
}"""
FULL_NOW = """() => {
  Storage.prototype.setItem = () => {
    throw new DOMException("exceeded the quota", "QuotaExceededError");
  };
}"""
PROMISE = "navigator.storage.persist = navigator.storage.persisted = () => Promise.resolve(true);"


def test_the_second_tab_follows_until_it_takes_over(new_page, site):
    first = opened(new_page, site, dealt())
    second = first.context.new_page()
    go(second, site)
    expect(second.locator("#status")).to_contain_text("played in another tab")
    assert second.locator("#hand [data-action]").count() == 0
    assert wanted(first) == "choose"
    first.locator("#hand [data-action]").first.click()
    assert wanted(first) == "choose"
    second.wait_for_function(CAUGHT_UP, arg=at(first))
    second.locator("#take-over").click()
    expect(first.locator("#status")).to_contain_text("played in another tab")
    assert wanted(second) == "choose"
    second.locator("#hand [data-action]").first.click()
    assert wanted(second) == "choose"
    for tab in (second, first):
        tab.wait_for_selector('#table[data-at="8"]')  # two plays, and the bots have chosen again
    assert len(record(first)) == at(first)
    expect(first.locator("#status")).to_contain_text("played in another tab")


def test_storage_that_fills_up_in_the_middle_offers_a_file(new_page, site):
    page = opened(new_page, site, played(dealt(), second_half))
    assert wanted(page) == "choose"
    page.evaluate(FULL_NOW)
    before = record(page)
    page.locator("#hand [data-action]").first.click()
    expect(page.locator("#notice")).to_contain_text("storage is full")
    assert wanted(page) == "choose"
    with page.expect_download() as download:
        page.locator("#notice [data-do=export_all]").click()
    file = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert len(file["games"][0]["actions"]) > len(before)
    assert record(page) == before


def test_a_game_goes_out_as_a_file_and_comes_in_by_every_way(new_page, site, tmp_path):
    table = played(dealt(), second_half)
    page = new_page(**stored(site, table, opened=False, **QUICK))
    go(page, site)
    with page.expect_download() as download:
        page.locator("[data-do=export]").click()
    assert download.value.suggested_filename == "Douro-1872-Ana-Bruno-Clara.ribeira.json"
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert textfile.read(text).match == table.match
    other = new_page()
    go(other, site)
    other.evaluate(DROP, text)
    expect(other.locator(".saved > li")).to_have_count(1)
    other.evaluate(PASTE, text)
    expect(other.locator(".saved > li")).to_have_count(2)
    other.locator("#import").click()
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    other.locator("#import-file").set_input_files(file)
    expect(other.locator(".saved > li")).to_have_count(3)
    other.locator("#import").click()
    other.locator("#import-text").fill(text)
    other.locator("#dialog [type=submit]").click()
    expect(other.locator(".saved > li")).to_have_count(4)
    other.locator("#notice [data-do=open]").click()
    assert wanted(other) == "choose"
    assert record(other) == [(step.seat, step.action) for step in table.match.past]


def test_a_file_that_is_not_sound_is_refused_and_changes_nothing(new_page, site):
    page = new_page()
    go(page, site)
    before = kept(page)
    hostile = write_file(dealt()).replace('"Bruno"', '"<img src=x onerror=alert(1)>"')
    page.evaluate(DROP, hostile.replace('"seed": 7', '"seed": 8'))
    expect(page.locator("#notice")).to_be_visible()
    assert kept(page) == before
    page.evaluate(DROP, hostile)
    expect(page.locator(".saved > li")).to_contain_text("<img src=x onerror=")
    assert page.locator(".saved img").count() == 0


def test_games_get_names_and_copies(new_page, site):
    page = new_page(**stored(site, played(dealt(), second_half), opened=False, **QUICK))
    go(page, site)
    page.locator("[data-do=ask_name]").click()
    page.locator("#title").fill("Sunday")
    page.locator("#dialog [type=submit]").click()
    expect(page.locator(".saved strong")).to_have_text("Sunday")
    page.locator("[data-do=duplicate]").click()
    expect(page.locator(".saved strong")).to_have_count(2)
    saved = [texts.summary(key, text) for key, text in kept(page).items() if key.startswith(GAME)]
    assert {game.title for game in saved} == {"Sunday", "Sunday, copy"}


def test_a_browser_that_promises_to_keep_games_is_believed(page, site):
    page.add_init_script(PROMISE)
    go(page, site)
    assert "promised" not in page.locator("#keeping").inner_text()
    page.locator("[data-do=new][data-value=douro]").click()
    page.locator("#start").click()
    use(page, "lobby")
    expect(page.locator("#keeping")).to_contain_text("promised to keep them")
