"""What matters most, in the system's Firefox and WebKit: start, a whole game, reload, no network,
a link. Everything else is tested in Chromium only.

Where one of them is missing the run ends with a sentence that says so.
"""

import threading

import pytest

from e2e.browsers.others import OTHERS, opened
from e2e.browsers.system import AT
from e2e.host import Host
from e2e.listening import listen
from e2e.table import QUICK, dealt, kept_texts, played, second_half
from ribeira.codec import link
from tools.places import DIST
from tools.serve import address, make_server

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
    assert browser.ranking() == ranking


def test_a_link_is_shown_and_accepted(browser, host):
    table = played(dealt(), second_half)
    browser.go(f"{host.url}#{link.write(link.Linked(table.match, (0, 4, 4)))}")
    browser.press("arrival.continue")
    browser.until(f"{browser.called('douro.action.play')}.length")
    assert browser.ask("location.hash") == ""
    browser.ask("void (location.hash = 'Baaaaaaaa')")
    browser.read("not whole")


def test_no_network(browser, host):
    browser.go(host.url)
    browser.live("lobby")
    browser.until("navigator.serviceWorker.getRegistration().then(found => found?.active)")
    browser.keep(kept_texts(played(dealt(), second_half), **QUICK))
    host.pull_the_plug()
    browser.go(host.url)
    browser.live("table")
    browser.until(f"{browser.called('douro.action.play')}.length")
    before = browser.ask(AT)
    browser.press("douro.action.play")
    browser.until(f"{AT} >= {before + 3}")  # the two bots have chosen, too
    for game in ("dosrios", "castelos"):
        browser.press("page.home")
        browser.begin(game)


ASK_BOTS = """new Promise((done) => {
  const script = JSON.stringify(new URL("static/workers/bot_worker.js", location.href));
  const address = URL.createObjectURL(new Blob([`import ${script};`], { type: "text/javascript" }));
  const worker = new Worker(address, { name: "quick", type: "module" });
  worker.onerror = (error) => done(`no worker: ${error.message}`);
  worker.onmessage = ({ data }) => done(data.error);
  worker.postMessage({ id: 1, request: "nonsense" });
})"""
REACH = """new Promise((done) => {
  const code = `fetch("%s").then(() => postMessage("went out"), () => postMessage("refused"))`;
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  worker.onmessage = ({ data }) => done(data);
})"""


def test_a_worker_without_an_address_has_the_policy_and_what_is_kept(browser, host):
    """As the bots' worker has none (static/page/bots.js)."""
    elsewhere = make_server(DIST)
    heard = listen(elsewhere)
    threading.Thread(target=elsewhere.serve_forever, daemon=True).start()
    browser.go(host.url)
    browser.live("lobby")
    browser.until("navigator.serviceWorker.getRegistration().then(found => found?.active)")
    assert browser.ask(REACH % address(elsewhere)) == "refused"
    assert heard == []
    elsewhere.shutdown()
    host.pull_the_plug()
    browser.go(host.url)
    browser.live("lobby")
    assert browser.ask(ASK_BOTS).startswith("PythonError: Traceback")
