"""Games that go by link from one browser to another, and links that are refused."""

import pytest
from playwright.sync_api import expect

from e2e.links import HOSTILE, arrive, share, turn
from e2e.table import (
    CLIPBOARD,
    QUICK,
    at,
    copied,
    dealt,
    go,
    kept,
    over,
    played,
    second_half,
    stored,
    truth,
    use,
)
from ribeira.app.storage import GAME, OPEN
from ribeira.codec import link
from ribeira.codec.order import in_order


@pytest.mark.parametrize("until", [second_half, over], ids=["going on", "over"])
def test_a_whole_game_goes_from_one_browser_to_another(new_page, site, until):
    table = played(dealt(), until)
    here = new_page(**stored(site, table, **QUICK), **CLIPBOARD)
    go(here, site)
    url = share(here) if until is second_half else share_at_the_end(here)
    there = new_page()
    arrive(there, url)
    assert there.locator("[data-action]").count() == 0
    for name in table.names:
        expect(there.locator("#arrival")).to_contain_text(name)
    assert not any(key.startswith(GAME) for key in kept(there))
    there.locator("#accept-now").click()
    expect(there.locator("#table, #ranking").first).to_be_visible()
    found = truth(there)
    assert found.match.steps == in_order(table.match).steps
    assert (found.match.state, found.players) == (table.match.state, table.players)
    assert "#" not in there.url


def share_at_the_end(page):
    page.locator("#share-end").click()
    return copied(page, page.locator("#share-copy"))


def test_one_refusal_follows_another(page, site):
    go(page, site)
    for hash_, sentence in (("section-2", "no link"), ("Baaaaaaaa", "not whole")):
        page.evaluate("hash => { location.hash = hash; }", hash_)
        expect(page.locator("#arrival-trouble")).to_contain_text(sentence)


def test_every_refusal_has_its_own_sentence(page, site):
    table = played(dealt(), second_half)
    sound = link.write(link.Linked(table.match, (0, 4, 4)))
    go(page, site)
    said: dict[str, str] = {}
    for how, make in HOSTILE.items():
        page.evaluate("hash => { location.hash = hash; }", sound)
        expect(page.locator("#arrival")).to_be_visible()
        page.evaluate("hash => { location.hash = hash; }", make(sound))
        said[how] = page.locator("#arrival-trouble").inner_text()
    assert len(set(said.values())) == len(HOSTILE) - 1  # markup is as foreign as anything


def test_a_link_never_replaces_the_running_game(new_page, site):
    mine, theirs = played(dealt(), second_half), dealt(seed=8, name="other")
    page = new_page(**stored(site, mine, **QUICK))
    go(page, site)
    payload = link.write(link.Linked(theirs.match, (0, 4, 4)))
    arrive(page, f"{site}#{payload}")
    expect(page.locator("#arrival")).to_contain_text("stays saved")
    page.locator("#accept-now").click()
    expect(page.locator("#table")).to_be_visible()
    texts = kept(page)
    assert texts[OPEN] != mine.id
    assert GAME + mine.id in texts
    assert truth(page).match.setup.seed == 8


def test_a_game_by_link_from_turn_to_turn(new_page, site):
    """Two people, two browsers: each plays the own seat and never sees the other's hand."""
    ana = new_page(**stored(site, dealt(people=(0, 1)), **QUICK), **CLIPBOARD)
    bruno = new_page(**stored(site, opened=False, **QUICK), **CLIPBOARD)
    go(ana, site)
    expect(ana.locator("#lift")).to_be_visible()
    use(ana, "share")
    ana.locator("[data-field='share.seats']").select_option("0")
    ana.locator("#close").click()
    url = turn(ana)
    for page in (bruno, ana, bruno, ana):
        arrive(page, url)
        page.locator("#accept-now").click()
        url = turn(page)
    assert url.endswith("&turn")
    assert at(ana) >= 8
    assert len([key for key in kept(ana) if key.startswith(GAME)]) == 1
    assert len([key for key in kept(bruno) if key.startswith(GAME)]) == 1
