"""What matters most, in the system's Firefox and WebKit: start, a whole game, reload, no network,
a link. Everything else is tested in Chromium only.

Where one of them is missing the run ends with a sentence that says so.
"""

import json

import pytest

from e2e.host import Host
from e2e.others import OTHERS, opened
from e2e.table import QUICK, dealt, kept_texts, played, second_half
from ribeira.codec import link

PAGE_WITHOUT_APP = "licences.txt"


@pytest.fixture(scope="module", params=OTHERS)
def browser(request):
    yield from opened(request.param)


@pytest.fixture
def host(tmp_path):
    host = Host(tmp_path)
    yield host
    host.pull_the_plug()


def test_a_whole_game_against_bots_and_a_reload(browser, host):
    browser.go(f"{host.url}{PAGE_WITHOUT_APP}")
    browser.keep(kept_texts(**QUICK))
    browser.go(host.url)
    browser.live("lobby")
    ranking = browser.whole_game()
    browser.go(host.url)
    browser.live("table")
    assert browser.text("#ranking") == ranking


def test_a_link_is_shown_and_accepted(browser, host):
    table = played(dealt(), second_half)
    browser.go(f"{host.url}#{link.write(link.Linked(table.match, (0, 4, 4)))}")
    browser.click("#accept-now")
    browser.see("#table")
    assert browser.ask("location.hash") == ""
    browser.ask("void (location.hash = 'Baaaaaaaa')")
    assert "not whole" in browser.text("#arrival-trouble")


def test_no_network(browser, host):
    browser.go(host.url)
    browser.live("lobby")
    browser.until("navigator.serviceWorker.getRegistration().then(found => found?.active)")
    browser.keep(kept_texts(played(dealt(), second_half), **QUICK))
    host.pull_the_plug()
    browser.go(host.url)
    browser.live("table")
    browser.click('#table[data-choosing="true"] #hand [data-action]')
    browser.see("#log li")
    for game in ("dosrios", "castelos"):
        browser.click("#tool-lobby")
        browser.click(f"[data-do=new][data-value={json.dumps(game)}]")
        browser.click("#start")
        browser.see("#table")
