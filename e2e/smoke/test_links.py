"""Games that go by link from one browser to another, and links that are refused."""

import pytest
from playwright.sync_api import expect

from e2e.links import HOSTILE, arrive, longest, share, slow_down, turn
from e2e.person.arrival import (
    accept_button,
    arrival,
    choose_who_plays_here,
    copy_link_button,
    reading_bar,
    refusal,
    stop_reading,
    vouch,
)
from e2e.person.dialogs import close
from e2e.person.ending import share_button
from e2e.person.lobby import lobby
from e2e.person.state import at, go
from e2e.person.table import lift_button, the_table, use
from e2e.table import (
    CLIPBOARD,
    QUICK,
    copied,
    dealt,
    kept,
    over,
    played,
    second_half,
    stored,
    truth,
)
from ribeira.app.storage import GAME, OPEN
from ribeira.codec import link
from ribeira.codec.order import in_order

WAYS = {"Continue from here", "See the result", "Watch from the start", "Not now"}


@pytest.mark.parametrize("until", [second_half, over], ids=["going on", "over"])
def test_a_whole_game_goes_from_one_browser_to_another(live_page, site, until):
    game = played(dealt(), until)
    here = live_page(**stored(site, game, **QUICK), **CLIPBOARD)
    go(here, site)
    url = share(here) if until is second_half else share_at_the_end(here)
    there = live_page()
    arrive(there, url)
    assert set(there.get_by_role("button").all_inner_texts()) <= WAYS
    for name in game.names:
        expect(arrival(there)).to_contain_text(name)
    assert not any(key.startswith(GAME) for key in kept(there))
    accept_button(there).click()
    expect(the_table(there)).to_be_visible()
    found = truth(there)
    assert found.match.steps == in_order(game.match).steps
    assert (found.match.state, found.players) == (game.match.state, game.players)
    assert "#" not in there.url


def share_at_the_end(page):
    share_button(page).click()
    return copied(page, copy_link_button(page))


def test_one_refusal_follows_another(live_page, site):
    page = live_page()
    go(page, site)
    for hash_, sentence in (("section-2", "not a link"), ("Baaaaaaaa", "not whole")):
        page.evaluate("hash => { location.hash = hash; }", hash_)
        expect(refusal(page)).to_contain_text(sentence)


def test_every_refusal_has_its_own_sentence(live_page, site):
    page = live_page()
    sound = link.write(link.Linked(played(dealt(), second_half).match, (0, 4, 4)))
    go(page, site)
    said: dict[str, str] = {}
    for how, make in HOSTILE.items():
        page.evaluate("hash => { location.hash = hash; }", sound)
        expect(arrival(page)).to_be_visible()
        page.evaluate("hash => { location.hash = hash; }", make(sound))
        said[how] = refusal(page).inner_text()
    assert len(set(said.values())) == len(HOSTILE) - 1  # markup is as foreign as anything


def test_a_slow_link_shows_how_far_it_is_and_can_be_stopped(page, site):
    go(page, site)
    slow_down(page, 20)
    page.evaluate("hash => { location.hash = hash; }", longest())
    expect(reading_bar(page)).to_be_visible()
    stop_reading(page)
    expect(lobby(page)).to_be_visible()
    assert "#" not in page.url


def test_a_link_never_replaces_the_running_game(live_page, site):
    mine, theirs = played(dealt(), second_half), dealt(seed=8, name="other")
    page = live_page(**stored(site, mine, **QUICK))
    go(page, site)
    payload = link.write(link.Linked(theirs.match, (0, 4, 4)))
    arrive(page, f"{site}#{payload}")
    expect(arrival(page)).to_contain_text("stays saved")
    accept_button(page).click()
    expect(the_table(page)).to_be_visible()
    texts = kept(page)
    assert texts[OPEN] != mine.id
    assert GAME + mine.id in texts
    assert truth(page).match.setup.seed == 8


def test_a_game_by_link_from_turn_to_turn(new_page, site):
    """Two people, two browsers: each plays the own seat and never sees the other's hand."""
    ana = new_page(**stored(site, dealt(people=(0, 1)), **QUICK), **CLIPBOARD)
    bruno = new_page(**stored(site, opened=False, **QUICK), **CLIPBOARD)
    go(ana, site)
    expect(lift_button(ana)).to_be_visible()
    use(ana, "share")
    vouch(ana, "Ana")
    choose_who_plays_here(ana, "Ana")
    close(ana)
    url = turn(ana)
    for page in (bruno, ana, bruno, ana):
        arrive(page, url)
        accept_button(page).click()
        url = turn(page)
    assert url.endswith("&turn")
    assert at(ana) >= 8
    assert len([key for key in kept(ana) if key.startswith(GAME)]) == 1
    assert len([key for key in kept(bruno) if key.startswith(GAME)]) == 1
