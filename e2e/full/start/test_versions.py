"""After one visit the network is not needed, and a new version comes whole or not at all.

The site is served from a folder of the test's own, so that it can be renewed, broken and cut off.
"""

import threading
from collections import Counter
from http import HTTPStatus

import pytest
from playwright.sync_api import expect

from e2e.host import RENEWED, edition, looked_for, until_renewed, visited
from e2e.listening import listen
from e2e.person.douro import cards
from e2e.person.setup import begin
from e2e.person.state import go, until_live, wanted
from e2e.person.trouble import notice, try_again_button
from e2e.table import QUICK, stored, truth

NO_WASM = """const { fetch } = globalThis;
globalThis.asked = [];
globalThis.fetch = (path, ...rest) => {
  asked.push(String(path));
  return String(path).endsWith(".wasm") ? new Promise(() => {}) : fetch(path, ...rest);
};
globalThis.Worker = class extends Worker {  // the snapshot is fetched by one
  postMessage(address) { asked.push(address); super.postMessage(address); }
};"""


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
    expect(try_again_button(page)).to_be_visible()
    page.unroute("**/core.js")
    try_again_button(page).click()
    until_live(page)
    sent = Counter(path for status, path in heard if status == HTTPStatus.OK)
    assert sent["/vendor/pyodide/pyodide.asm.wasm"] == 1
    assert sent["/py/snapshot.bin"] + sent["/py/stdlib.zip"] == 1  # the one or the other


def test_it_can_be_installed(new_page, host):
    page = visited(new_page, host)
    browser = page.context.new_cdp_session(page)
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in found} <= {"in-incognito"}
    assert browser.send("Page.getAppManifest")["errors"] == []


def test_a_tab_of_the_old_version_plays_on_beside_the_new(new_page, host):
    page = visited(new_page, host, **stored(host.url, **QUICK))
    other = page.context.new_page()
    go(other, host.url)
    host.renew()
    go(page, host.url)
    page.get_by_role("button", name="Reload now").click()
    until_renewed(page)
    begin(other, "douro")
    assert wanted(other) == "choose"
    cards(other).first.click()
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
