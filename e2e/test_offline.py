"""After one visit the network is not needed, and a new version comes whole or not at all.

The site is served from a folder of the test's own, so that it can be renewed, broken and cut off.
"""

import shutil
import threading
from base64 import b64encode
from collections import Counter
from hashlib import md5, sha256
from http import HTTPStatus

import pytest
from playwright.sync_api import expect

from e2e.listening import listen
from e2e.table import QUICK, dealt, go, over, played, second_half, stored, truth, use, wanted
from ribeira.codec import link
from tools.places import DIST
from tools.serve import address, make_server

KEPT = "opens without a connection"
RENEWED = "A new version"
ALLOWED = {"service_workers": "allow"}
NO_WASM = """const { fetch } = globalThis;
globalThis.asked = [];
globalThis.fetch = (path, ...rest) => {
  asked.push(String(path));
  return String(path).endsWith(".wasm") ? new Promise(() => {}) : fetch(path, ...rest);
};"""


class Host:
    """A folder being served until the plug is pulled."""

    def __init__(self, folder, port=0):
        self.folder = shutil.copytree(DIST, folder / "site")
        self.server = make_server(self.folder, port)
        self.url = address(self.server)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def pull_the_plug(self):
        self.server.shutdown()
        self.server.server_close()

    def renew(self, *, wholly=True):
        """Another version of the site; the worker's list is first, the page follows if wholly."""
        page, worker = self.folder / "index.html", self.folder / "worker.js"
        old = page.read_bytes()
        new = old.replace(b"<title>", b'<meta name="edition" content="second"><title>', 1)
        listed = worker.read_text(encoding="utf-8")
        for digest in (revision, integrity):
            assert digest(old) in listed
            listed = listed.replace(digest(old), digest(new))
        worker.write_text(listed, encoding="utf-8")
        if wholly:
            page.write_bytes(new)
        return lambda: page.write_bytes(new)


def revision(content):
    return md5(content).hexdigest()


def integrity(content):
    return b64encode(sha256(content).digest()).decode()


@pytest.fixture
def host(tmp_path):
    host = Host(tmp_path)
    yield host
    host.pull_the_plug()


def edition(page):
    return page.locator("meta[name=edition]").count()


def looked_for(page):
    """Has the browser look for a new version, and waits until that has come to an end."""
    page.evaluate(
        """async () => {
            const registration = await navigator.serviceWorker.ready;
            await registration.update();
            const { installing } = registration;
            if (installing) await new Promise((done) => installing.onstatechange = done);
        }"""
    )


def notice(page):
    return page.locator("#notice")


def visited(new_page, host, **settings):
    """A page whose browser has kept everything."""
    page = new_page(**(ALLOWED | settings))
    go(page, host.url)
    expect(notice(page)).to_contain_text(KEPT, timeout=60_000)
    return page


def test_after_one_visit_a_game_with_bots_needs_no_network(new_page, host):
    page = visited(new_page, host, **stored(host.url, dealt(), **QUICK))
    host.pull_the_plug()
    page.context.set_offline(True)
    go(page, host.url)
    expect(notice(page)).to_have_count(0)  # the notice appears once
    assert wanted(page) == "choose"
    page.locator("#hand [data-action]").first.click()
    assert wanted(page) == "choose"
    assert truth(page).match.state.plays == 1
    for game in ("dosrios", "castelos"):
        page.locator("#tool-lobby").click()
        page.locator(f"[data-do=new][data-value={game}]").click()
        page.locator("#start").click()
        page.wait_for_selector("#table")


def test_without_network_all_that_is_no_game(new_page, host):
    """Links in and out, their code, charts, rules, languages."""
    over_and_done = played(dealt(), over)
    page = visited(new_page, host, **stored(host.url, over_and_done, **QUICK))
    host.pull_the_plug()
    page.context.set_offline(True)
    go(page, host.url)
    expect(page.locator("#charts svg").first).to_be_visible()
    page.locator("#share-end").click()
    expect(page.locator("#qr")).to_be_visible()
    page.locator("#close").click()
    shared = played(dealt(seed=8), second_half)
    page.goto(f"{host.url}#{link.write(link.Linked(shared.match, (0, 4, 4)))}")
    page.locator("#accept-now").click()
    expect(page.locator("#table")).to_be_visible()
    use(page, "rules")
    expect(page.locator("#dialog h3").first).to_be_visible()
    page.locator("#close").click()
    use(page, "settings")
    page.locator("[data-field='settings.language']").select_option("pt")
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    assert truth(page).match.state == shared.match.state


def test_what_is_kept_needs_no_unpacking(new_page, host):
    page = visited(new_page, host)
    host.pull_the_plug()
    go(page, host.url)
    kept = "fetch('py/snapshot.bin').then((response) => response.headers.get('Unpacked'))"
    assert page.evaluate(kept) == "yes"


def test_what_is_kept_is_asked_for_at_once(new_page, host):
    """Only of a line one has to see first how quick it is."""
    page = visited(new_page, host)
    page.add_init_script(NO_WASM)
    page.goto(host.url)
    page.wait_for_function("asked.some((path) => path.endsWith('py/snapshot.bin'))")


def test_no_file_comes_twice(new_page, host):
    """The page, the bots' Python and the service worker share what has come; they only ask whether
    it is still fresh."""
    heard = listen(host.server)
    visited(new_page, host)
    sent = Counter(path for status, path in heard if status == HTTPStatus.OK)
    assert {path: times for path, times in sent.items() if times > 1} == {}
    assert {status for status, _ in heard} <= {HTTPStatus.OK, HTTPStatus.NOT_MODIFIED}
    assert {"/py/snapshot.bin", "/py/app.zip", "/worker.js"} < set(sent)


@pytest.mark.provokes_errors
def test_trying_again_goes_on_with_what_has_come(new_page, host):
    heard = listen(host.server)
    page = new_page()
    page.route("**/core.js", lambda route: route.abort())
    page.goto(host.url, wait_until="networkidle")
    expect(page.locator("#shell-again")).to_be_visible()
    page.unroute("**/core.js")
    page.locator("#shell-again").click()
    page.wait_for_selector("html[data-live]", state="attached")
    sent = Counter(path for status, path in heard if status == HTTPStatus.OK)
    assert sent["/vendor/pyodide/pyodide.asm.wasm"] == 1
    assert sent["/py/snapshot.bin"] + sent["/py/stdlib.zip"] == 1  # the one or the other


def test_it_can_be_installed(new_page, host):
    page = visited(new_page, host)
    browser = page.context.new_cdp_session(page)
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in found} <= {"in-incognito"}
    assert browser.send("Page.getAppManifest")["errors"] == []


def test_a_new_version_waits_until_it_is_wanted(new_page, host):
    page = visited(new_page, host, **stored(host.url, dealt(), **QUICK))
    host.renew()
    go(page, host.url)
    expect(notice(page)).to_contain_text(RENEWED)
    assert edition(page) == 0
    page.get_by_role("button", name="Later").click()
    page.locator("#hand [data-action]").first.click()
    assert wanted(page) == "choose"
    page.wait_for_selector('#table[data-at="5"]')  # the bots have chosen, too
    before = truth(page)
    go(page, host.url)
    assert edition(page) == 0
    expect(notice(page)).to_contain_text(RENEWED)
    page.get_by_role("button", name="Reload now").click()
    page.wait_for_selector("meta[name=edition]", state="attached")
    assert wanted(page) == "choose"
    assert truth(page).match.past == before.match.past


def test_a_tab_of_the_old_version_plays_on_beside_the_new(new_page, host):
    page = visited(new_page, host, **stored(host.url, **QUICK))
    other = page.context.new_page()
    go(other, host.url)
    host.renew()
    go(page, host.url)
    page.get_by_role("button", name="Reload now").click()
    page.wait_for_selector("meta[name=edition]", state="attached")
    other.locator("[data-do=new][data-value=douro]").click()
    other.locator("#start").click()
    assert wanted(other) == "choose"
    other.locator("#hand [data-action]").first.click()
    assert wanted(other) == "choose"
    assert edition(other) == 0
    other.close()
    go(page, host.url)
    assert wanted(page) == "choose"
    assert truth(page).match.state.plays == 1


@pytest.mark.provokes_errors
def test_half_a_version_leaves_the_old_one_whole(new_page, host):
    page = visited(new_page, host)
    complete = host.renew(wholly=False)
    looked_for(page)
    go(page, host.url)
    expect(notice(page)).to_have_count(0)
    host.server.shutdown()
    page.context.set_offline(True)
    go(page, host.url)
    assert edition(page) == 0
    page.context.set_offline(False)
    threading.Thread(target=host.server.serve_forever, daemon=True).start()
    complete()
    looked_for(page)
    expect(notice(page)).to_contain_text(RENEWED)
