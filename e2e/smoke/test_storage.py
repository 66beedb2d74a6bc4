"""Storage broken in each way: there is a sentence, there is a game, and nothing unread is lost."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.person.dialogs import close, setting
from e2e.person.douro import cards
from e2e.person.lobby import bring_back, delete_button, kept_games, open_button, unreadable_games
from e2e.person.setup import begin
from e2e.person.state import go, screen, wanted
from e2e.person.table import confirm_button, log_line, skip_button, to_lobby, use
from e2e.person.trouble import dismiss, notice
from e2e.table import QUICK, dealt, kept, place_of, played, record, second_half, stored
from ribeira.app.storage import GAME, OPEN, SETTINGS, UNREAD

FORBIDDEN = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
});"""
FULL = """Storage.prototype.setItem = () => {
  throw new DOMException("exceeded the quota", "QuotaExceededError");
};"""
FULL_UNTIL_ROOM = """() => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (...given) {
    if (!globalThis.room) throw new DOMException("exceeded the quota", "QuotaExceededError");
    setItem.apply(this, given);
  };
}"""
DEEP = "[" * 100_000
GARBAGE = (
    *("", "null", '"x"', "[7]", '{"when": 1}', DEEP),
    '{"when": Infinity, "game": "douro", "names": [], "over": false, "file": 3}',
    '{"when": 1, "game": "chess", "names": [], "over": false, "file": ""}',
)


def play_once(page):
    """From the lobby into a game, and one choice confirmed."""
    begin(page, "douro")
    assert wanted(page) == "choose"
    cards(page).first.click()
    confirm_button(page).click()
    skip_button(page).click()
    assert wanted(page) == "choose"


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [(FORBIDDEN, "does not allow the page to keep"), (FULL, "storage is full")],
    ids=["forbidden", "full"],
)
def test_storage_that_keeps_nothing_is_reported_once_and_does_no_harm(page, site, broken, sentence):
    page.add_init_script(broken)
    go(page, site)
    if broken == FULL:
        begin(page, "douro")
        to_lobby(page)
    expect(notice(page)).to_contain_text(sentence)
    dismiss(page)
    play_once(page)
    expect(notice(page)).to_have_count(0)
    to_lobby(page)
    open_button(page).first.click()
    assert wanted(page) == "choose"
    expect(log_line(page, 3)).to_have_count(1)


@pytest.mark.parametrize("garbage", ["", DEEP], ids=["empty", "deep"])
def test_garbage_in_every_key_is_reported_and_kept(live_page, site, garbage):
    broken = {f"{GAME}{number}": text for number, text in enumerate(GARBAGE)}
    texts = {SETTINGS: garbage, OPEN: "0"} | broken
    settings = stored(site, played(dealt(), second_half), opened=False)
    origin = settings["storage_state"]["origins"][0]
    key = place_of(site).key
    origin["localStorage"] += [{"name": key(name), "value": text} for name, text in texts.items()]
    page = live_page(**settings)
    go(page, site)
    expect(notice(page)).to_be_visible()
    expect(unreadable_games(page)).to_have_count(len(GARBAGE) + 1)  # and the settings
    for game in unreadable_games(page).all():
        expect(game).to_contain_text("could not be read")
    play_once(page)
    after = kept(page)
    assert {name: after[name] for name in broken} == broken
    assert garbage in [text for name, text in after.items() if name.startswith(UNREAD)]


def test_a_changed_game_is_refused_with_its_reason_and_left_alone(live_page, site):
    settings = stored(site, played(dealt(), second_half), **QUICK)
    entries = settings["storage_state"]["origins"][0]["localStorage"]
    game = next(entry for entry in entries if entry["name"].endswith("game.tested"))
    game["value"] = game["value"].replace('\\"seed\\": 7', '\\"seed\\": 8')
    page = live_page(**settings)
    go(page, site)
    assert screen(page) == "lobby"
    expect(notice(page)).to_be_visible()
    assert kept(page)[GAME + "tested"] == game["value"]
    begin(page, "douro")
    assert wanted(page) == "choose"


def test_a_deleted_game_can_be_brought_back(live_page, site):
    page = live_page(**stored(site, played(dealt(), second_half), opened=False, **QUICK))
    go(page, site)
    before = kept(page)
    delete_button(page).click()
    expect(kept_games(page)).to_have_count(0)
    assert kept(page) == {key: text for key, text in before.items() if not key.startswith(GAME)}
    bring_back(page)
    expect(kept_games(page)).to_have_count(1)
    assert kept(page) == before
    open_button(page).click()
    assert wanted(page) == "choose"


HOSTILE = """<svg py-click="print" data-do="delete" data-value="mine"></svg></div><div id="app">"""


def test_a_stored_picture_becomes_no_markup(live_page, site):
    """As format 2 kept it, under a key of former versions; the picture that is shown is drawn."""
    table = played(dealt(), second_half)
    settings = stored(site, table, opened=False, **QUICK)
    (game, _) = settings["storage_state"]["origins"][0]["localStorage"]
    two = json.loads(game["value"]) | {"format": 2, "thumb": HOSTILE}
    game |= {"name": f"{GAME}old", "value": json.dumps(two)}
    page = live_page(**settings)
    go(page, site)
    expect(page.locator(".saved-picture svg.thumb")).to_be_visible()
    assert page.locator("[py-click], #app #app").count() == 0
    assert page.locator("#app").count() == 1
    assert HOSTILE not in json.dumps(kept(page))
    open_button(page).click()
    assert wanted(page) == "choose"
    assert record(page) == [(step.seat, step.action) for step in table.match.past]


def test_two_copies_on_a_host_share_no_games(new_page, serve):
    sites = serve(mount="/one/"), serve(mount="/two/")
    page = new_page()
    go(page, sites[0])
    play_once(page)
    texts = page.evaluate("({...localStorage})")
    assert all(key.startswith("ribeira/one/") for key in texts)
    other = new_page()
    other.add_init_script(f"Object.assign(localStorage, {json.dumps(texts)})")
    go(other, sites[1])
    expect(other.locator("html")).to_have_attribute("data-live", "lobby")
    assert other.locator(".saved").count() == 0


def test_what_is_not_kept_is_marked_listed_and_offered_until_it_is_kept(any_page, site):
    page = any_page
    go(page, site)
    page.evaluate(FULL_UNTIL_ROOM)
    play_once(page)
    dismiss(page)
    page.get_by_role("button", name="Not kept").click()
    expect(page.locator("#unkept")).to_contain_text("Douro 1872")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save these games as a file").click()
    file = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert len(file["games"]) == 1
    close(page)
    page.evaluate("globalThis.room = true")
    use(page, "settings")
    setting(page, "sounds").check()
    close(page)
    expect(page.get_by_role("button", name="Not kept")).to_have_count(0)
    assert len(record(page)) > 0
