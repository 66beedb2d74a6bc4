"""What matters most, in the system's Firefox: start, the end of a game, reload, no network.

Where there is no Firefox the run ends with a sentence that says so. Bad at: WebKit.
"""

import json

import pytest

from e2e.firefox import Firefox
from e2e.table import QUICK, dealt, last_of_all, played, stored
from e2e.test_offline import Host
from tools.browser import find_firefox

LIVE = "document.documentElement.dataset.live"
CARD = '#table[data-choosing="true"] #hand [data-action]'


@pytest.fixture
def firefox():
    executable = find_firefox()
    if executable is None:
        pytest.skip("NOT TESTED IN FIREFOX: there is none on this machine")
    opened = Firefox(executable)
    yield opened
    opened.close()


@pytest.fixture
def host(tmp_path):
    host = Host(tmp_path)
    yield host
    host.pull_the_plug()


def keep(firefox, host, table):
    """Puts a game into the storage of the host, the page being open there."""
    origins = stored(host.url, table, **QUICK)["storage_state"]["origins"]
    for entry in origins[0]["localStorage"]:
        name, text = json.dumps(entry["name"]), json.dumps(entry["value"])
        firefox.ask(f"localStorage.setItem({name}, {text})")


def test_start_the_end_of_a_game_reload_and_no_network(firefox, host):
    firefox.go(host.url)
    firefox.until(LIVE)
    firefox.until("navigator.serviceWorker.getRegistration().then(found => found?.active)")
    keep(firefox, host, played(dealt(), last_of_all))
    host.pull_the_plug()
    firefox.go(host.url)
    firefox.until(f"{LIVE} === 'table'")
    firefox.click(CARD)
    firefox.until("document.querySelector('#ranking')")
    ranking = firefox.ask("document.querySelector('#ranking').innerText")
    firefox.go(host.url)
    firefox.until("document.querySelector('#ranking')")
    assert firefox.ask("document.querySelector('#ranking').innerText") == ranking
