"""Chromium on the built site; in every page, console errors and foreign requests fail the test.

`make build` has to be run before. Other browsers are in `e2e/browsers/others.py`.
"""

import os
import re
import threading
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect, sync_playwright

from e2e import small as small_pages
from e2e.browsers.chromium import FAILURES, RERUNS, Chromium
from e2e.evidence import Evidence, folder_name
from e2e.frames import remember, wait_after_actions
from e2e.host import Host
from e2e.person import state
from e2e.shared import SharedPages
from tools.places import DIST, NODE_MODULES, WORK
from tools.serve import address, make_server

# a service worker would hide what tests do to requests
PLAIN = {"locale": "en-GB", "service_workers": "block"}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# a dialog that is still fading in has less contrast; water that runs for seconds does not matter
ARRIVED = """() => Promise.allSettled(document.getAnimations()
  .filter(one => one.playState === "running" && one.effect.getComputedTiming().endTime < 2000)
  .map(one => one.finished))"""
BOTH = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
OWN = r"(http://127\.0\.0\.1:\d+/|file:///.*/ribeira\.html|data:|blob:)"
FOREIGN = "foreign request: "
ASKED_BY_ITSELF = "/favicon.ico"  # by Chromium, for what is no app
NO_COACH = """(() => {
  const folder = location.pathname.replace(/[^/]*$/, "");
  const key = location.protocol === "file:" ? "ribeira.coach" : `ribeira${folder}coach`;
  try {
    localStorage[key] ??= '{"first": {"douro": "-", "dosrios": "-", "castelos": "-"}}';
  } catch {} // a test that forbids storage
})()"""
NO_PEERS = """(() => {
  window.RTCPeerConnection = new Proxy(RTCPeerConnection, { construct() {
    throw new Error("a line to another device, and nobody has asked for one");
  } });
})()"""
LIVE_WITHIN = 60_000  # milliseconds, on a busy machine

CHROMIUM = pytest.StashKey[Chromium]()
FAILED = pytest.StashKey[bool]()  # of a test: whether it has failed

expect.set_options(timeout=20_000)
wait_after_actions()


def pytest_configure(config):
    config.stash[CHROMIUM] = Chromium(FAILURES / f"chromium-{os.getpid()}.log")


def pytest_collection_modifyitems(config, items):
    """A test is tried again if a page has crashed in it, and for no other reason."""
    crashes = config.stash[CHROMIUM]
    again = pytest.mark.flaky(**RERUNS, condition=crashes.may_try_again)
    for item in items:
        if "start_chromium" in item.fixturenames:
            item.add_marker(again)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item):
    item.config.stash[CHROMIUM].begin(item.nodeid)
    item.stash[FAILED] = False


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def pytest_terminal_summary(terminalreporter, config):
    chromium = config.stash[CHROMIUM]
    terminalreporter.section("crashes of Chromium")
    for line in chromium.report(len(terminalreporter.getreports("rerun"))):
        terminalreporter.line(line)


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def start_chromium(pytestconfig, playwright):
    """A function that answers the browser process, which is a new one after a crash."""
    chromium = pytestconfig.stash[CHROMIUM]
    yield partial(chromium.ready, playwright)
    chromium.stop()
    if not chromium.crashes:
        chromium.log.unlink(missing_ok=True)


@pytest.fixture
def browser(pytestconfig, start_chromium):
    yield start_chromium()
    pytestconfig.stash[CHROMIUM].finish()


@pytest.fixture(scope="session")
def serve():
    """A function that serves a folder and answers its address."""
    servers = []

    def start(folder: Path = DIST, mount: str = "/", **kind: bool) -> str:
        server = make_server(folder, mount=mount, **kind)
        servers.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return address(server, mount)

    yield start
    for server in servers:
        server.shutdown()


@pytest.fixture(scope="session")
def site(serve):
    return serve()


@pytest.fixture(scope="session")
def pseudo_site(serve):
    """The site with the pseudo-language xx."""
    return serve(WORK / "pseudo")


@pytest.fixture(scope="session")
def shared_pages():
    return SharedPages()


@pytest.fixture
def problems(request, shared_pages):
    """What went wrong in any page of the test; errors may be provoked, foreign requests never."""
    seen = shared_pages.problems
    seen.clear()
    yield seen
    assert unmeant(request.node, seen) == []


def unmeant(test: pytest.Item, problems: list[str]) -> list[str]:
    if test.get_closest_marker("provokes_errors"):
        return [problem for problem in problems if problem.startswith(FOREIGN)]
    return problems


def watch(page: Page, problems: list[str]) -> None:
    def on_request(request):
        refused = request.failure == "csp"  # the policy refused it; the console reports it
        if not refused and not re.match(OWN, request.url):
            problems.append(f"{FOREIGN}{request.url}")

    def on_console(message):
        if message.type == "error" and not message.location["url"].endswith(ASKED_BY_ITSELF):
            problems.append(f"console: {message.text}")

    remember(page)
    page.on("console", on_console)
    page.on("pageerror", lambda error: problems.append(f"page error: {error}"))
    page.context.on("requestfinished", on_request)
    page.context.on("requestfailed", on_request)


@pytest.fixture
def evidence(request, browser, shared_pages, problems):
    """What is kept of the pages of the test if it fails; afterwards they are gone."""
    shared_pages.begin(browser)
    evidence = Evidence(shared_pages.said)
    yield evidence
    went_wrong = request.node.stash.get(FAILED, False) or bool(unmeant(request.node, problems))
    if went_wrong:
        evidence.keep(FAILURES / folder_name(request.node.nodeid))
    for context in evidence.own:
        with suppress(Error):
            context.close()
    shared_pages.leave(forget=went_wrong)


@pytest.fixture
def make_page(pytestconfig, browser, problems):
    """A function that opens a watched page with the wanted settings, in a profile of its own. It is
    of somebody who has played every game before, unless the coach is wanted."""

    def make(*, coach: bool = False, **settings) -> Page:
        context = browser.new_context(**(PLAIN | DESKTOP | settings))
        context.add_init_script(NO_PEERS)
        if not coach:
            context.add_init_script(NO_COACH)
        context.on("page", lambda page: page.on("crash", pytestconfig.stash[CHROMIUM].on_crash))
        page = context.new_page()
        page.set_default_timeout(LIVE_WITHIN)
        watch(page, problems)
        return page

    return make


@pytest.fixture
def new_page(make_page, evidence):
    """A function that opens a page which is this test's own."""

    def open_page(**settings) -> Page:
        page = make_page(**settings)
        evidence.watch(page.context)
        return page

    return open_page


@pytest.fixture
def live_page(make_page, evidence, shared_pages, site):
    """A function that opens a page which other tests have had (see `e2e/shared.py`); with the same
    settings the page before it is gone."""
    return partial(shared_pages.page, make_page, evidence, site=site)


@pytest.fixture
def page(new_page):
    return new_page()


@pytest.fixture(scope="session")
def small_site(serve, tmp_path_factory):
    return serve(small_pages.made(tmp_path_factory.mktemp("small") / "site"))


@pytest.fixture
def small(live_page, small_site):
    """The page without the app: small drawings, and what Python hears."""
    return small_pages.opened(live_page(site=small_site), small_site)


@pytest.fixture
def phone(new_page):
    return new_page(**PHONE)


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def any_page(request, new_page):
    return new_page(**request.param)


@pytest.fixture
def until_live():
    """A function that waits until Python has drawn the wanted screen."""

    return partial(state.until_live, screen="lobby")


@pytest.fixture(scope="session")
def axe_findings():
    """A function that answers what axe-core finds on the page as it stands, by all of its usual
    rules or by those alone."""
    script = (NODE_MODULES / "axe-core/axe.min.js").read_text(encoding="utf-8")

    def run(page: Page, *rules: str) -> list[str]:
        page.evaluate(ARRIVED)
        page.evaluate(script)
        report = page.evaluate("only => axe.run(only.length ? {runOnly: only} : {})", rules)
        return [f"{found['id']}: {found['nodes'][0]['html']}" for found in report["violations"]]

    return run


@pytest.fixture
def finds_nothing(axe_findings):
    """A function that notes what axe-core finds under the name of the screen."""
    found = {}

    def look(page, name):
        if findings := axe_findings(page):
            found[name] = findings

    yield look
    assert not found, found


@pytest.fixture
def host(tmp_path):
    host = Host(tmp_path)
    yield host
    host.pull_the_plug()
