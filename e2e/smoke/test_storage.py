"""Storage broken in each way: there is a sentence, there is a game, and nothing unread is lost."""

import pytest
from playwright.sync_api import expect

from e2e.table import QUICK, dealt, go, kept, played, second_half, stored, wanted
from ribeira.app.storage import GAME, OPEN, SETTINGS

FORBIDDEN = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
});"""
FULL = """Storage.prototype.setItem = () => {
  throw new DOMException("exceeded the quota", "QuotaExceededError");
};"""
DEEP = "[" * 100_000
GARBAGE = (
    *("", "null", '"x"', "[7]", '{"when": 1}', DEEP),
    '{"when": Infinity, "game": "douro", "names": [], "over": false, "file": 3}',
    '{"when": 1, "game": "chess", "names": [], "over": false, "file": ""}',
)


def play_once(page):
    """From the lobby into a game, and one choice confirmed."""
    page.locator("[data-do=new][data-value=douro]").click()
    page.locator("#start").click()
    assert wanted(page) == "choose"
    page.locator("#hand [data-action]").first.click()
    page.locator("#confirm").click()
    page.locator("#skip").click()
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
        page.locator("[data-do=new][data-value=douro]").click()
        page.locator("#start").click()
        page.locator("#tool-lobby").click()
    expect(page.locator("#notice")).to_contain_text(sentence)
    page.locator("#notice [data-do=dismiss]").click()
    play_once(page)
    expect(page.locator("#notice")).to_have_count(0)
    page.locator("#tool-lobby").click()
    page.locator("[data-do=open]").first.click()
    assert wanted(page) == "choose"
    assert page.locator("#log-3").count() == 1


@pytest.mark.parametrize("garbage", ["", DEEP], ids=["empty", "deep"])
def test_garbage_in_every_key_is_reported_and_kept(new_page, site, garbage):
    broken = {f"{GAME}{number}": text for number, text in enumerate(GARBAGE)}
    texts = {SETTINGS: garbage, OPEN: "0"} | broken
    settings = stored(site, played(dealt(), second_half), opened=False)
    origin = settings["storage_state"]["origins"][0]
    origin["localStorage"] += [{"name": name, "value": text} for name, text in texts.items()]
    page = new_page(**settings)
    go(page, site)
    expect(page.locator("#notice")).to_be_visible()
    assert page.locator(".saved").inner_text().count("could not be read") == len(GARBAGE)
    play_once(page)
    after = kept(page)
    assert {name: after[name] for name in broken} == broken
    assert after["ribeira.unread.settings"] == garbage


def test_a_changed_game_is_refused_with_its_reason_and_left_alone(new_page, site):
    settings = stored(site, played(dealt(), second_half), **QUICK)
    entries = settings["storage_state"]["origins"][0]["localStorage"]
    game = next(entry for entry in entries if entry["name"].startswith(GAME))
    game["value"] = game["value"].replace('\\"seed\\": 7', '\\"seed\\": 8')
    page = new_page(**settings)
    go(page, site)
    assert page.locator("html").get_attribute("data-live") == "lobby"
    expect(page.locator("#notice")).to_be_visible()
    assert kept(page)[game["name"]] == game["value"]
    page.locator("[data-do=new][data-value=douro]").click()
    page.locator("#start").click()
    assert wanted(page) == "choose"


def test_a_deleted_game_can_be_brought_back(new_page, site):
    page = new_page(**stored(site, played(dealt(), second_half), opened=False, **QUICK))
    go(page, site)
    before = kept(page)
    page.locator("[data-do=delete]").click()
    expect(page.locator(".saved")).to_have_count(0)
    assert kept(page) == {key: text for key, text in before.items() if not key.startswith(GAME)}
    page.locator("[data-do=undelete]").click()
    expect(page.locator(".saved li")).to_have_count(1)
    assert kept(page) == before
    page.locator("[data-do=open]").click()
    assert wanted(page) == "choose"
