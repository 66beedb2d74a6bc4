"""What only a browser can show of stored games: kills, two tabs, files by every way, promises."""

import json
from pathlib import Path

from playwright.sync_api import expect

from e2e.person.dialogs import file_field, rename, take_in
from e2e.person.douro import cards
from e2e.person.lobby import (
    about_keeping,
    duplicate_button,
    export_button,
    import_button,
    kept_games,
    rename_button,
    titles,
)
from e2e.person.setup import begin
from e2e.person.state import at, go, until_at, wanted
from e2e.person.table import take_over_button, to_lobby, told
from e2e.person.trouble import notice
from e2e.person.words import button, say
from e2e.table import QUICK, dealt, kept, opened, played, record, second_half, stored
from ribeira.app import stored_games as texts
from ribeira.app.storage import GAME
from ribeira.app.tables import write_file
from ribeira.codec import textfile

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
    expect(told(second)).to_contain_text("played in another tab")
    assert cards(second).count() == 0
    assert wanted(first) == "choose"
    cards(first).first.click()
    assert wanted(first) == "choose"
    until_at(second, at(first))
    take_over_button(second).click()
    expect(told(first)).to_contain_text("played in another tab")
    assert wanted(second) == "choose"
    cards(second).first.click()
    assert wanted(second) == "choose"
    for tab in (second, first):
        until_at(tab, 8)  # two plays, and the bots have chosen again
    assert len(record(first)) == at(first)
    expect(told(first)).to_contain_text("played in another tab")


def test_storage_that_fills_up_in_the_middle_offers_a_file(live_page, site):
    page = opened(live_page, site, played(dealt(), second_half))
    assert wanted(page) == "choose"
    page.evaluate(FULL_NOW)
    before = record(page)
    cards(page).first.click()
    expect(notice(page)).to_contain_text("storage is full")
    assert wanted(page) == "choose"
    with page.expect_download() as download:
        button(notice(page), say(page, "files.export_all")).click()
    file = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert len(file["games"][0]["actions"]) > len(before)
    assert record(page) == before


def test_a_game_goes_out_as_a_file_and_comes_in_by_every_way(live_page, site, tmp_path):
    table = played(dealt(), second_half)
    page = live_page(**stored(site, table, opened=False, **QUICK))
    go(page, site)
    with page.expect_download() as download:
        export_button(page).click()
    assert download.value.suggested_filename == "Douro-1872-Ana-Bruno-Clara.ribeira.json"
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert textfile.read(text).match == table.match
    other = live_page()
    go(other, site)
    other.evaluate(DROP, text)
    expect(kept_games(other)).to_have_count(1)
    other.evaluate(PASTE, text)
    expect(kept_games(other)).to_have_count(2)
    import_button(other).click()
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    file_field(other).set_input_files(file)
    expect(kept_games(other)).to_have_count(3)
    import_button(other).click()
    take_in(other, text)
    expect(kept_games(other)).to_have_count(4)
    button(notice(other), say(other, "files.open")).click()
    assert wanted(other) == "choose"
    assert record(other) == [(step.seat, step.action) for step in table.match.past]


def test_a_file_that_is_not_sound_is_refused_and_changes_nothing(live_page, site):
    page = live_page()
    go(page, site)
    before = kept(page)
    hostile = write_file(dealt()).replace('"Bruno"', '"<img src=x onerror=alert(1)>"')
    page.evaluate(DROP, hostile.replace('"seed": 7', '"seed": 8'))
    expect(notice(page)).to_be_visible()
    assert kept(page) == before
    page.evaluate(DROP, hostile)
    expect(kept_games(page)).to_contain_text("<img src=x onerror=")
    expect(kept_games(page).get_by_role("img")).to_have_count(0)


def test_games_get_names_and_copies(live_page, site):
    page = live_page(**stored(site, played(dealt(), second_half), opened=False, **QUICK))
    go(page, site)
    rename_button(page).click()
    rename(page, "Sunday")
    expect(titles(page)).to_have_text("Sunday")
    duplicate_button(page).click()
    expect(titles(page)).to_have_count(2)
    saved = [texts.summary(key, text) for key, text in kept(page).items() if key.startswith(GAME)]
    assert {game.title for game in saved} == {"Sunday", "Sunday, copy"}


def test_a_browser_that_promises_to_keep_games_is_believed(page, site):
    page.add_init_script(PROMISE)
    go(page, site)
    assert "promised" not in about_keeping(page).inner_text()
    begin(page, "douro")
    to_lobby(page)
    expect(about_keeping(page)).to_contain_text("promised to keep them")
