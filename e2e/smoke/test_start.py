"""The page starts on any host, refuses others, and says what has failed, with a way out."""

import pytest
from playwright.sync_api import expect

from e2e.person.douro import cards
from e2e.person.lobby import lobby
from e2e.person.state import go, wanted
from e2e.person.trouble import progress, reason, step, try_again_button
from e2e.person.words import say
from e2e.start import APP, MAIN, SNAPSHOT, WASM, held, missing
from e2e.table import QUICK, dealt, stored, truth


def test_starts_from_the_snapshot(any_page, serve, until_live):
    """As on every line, however busy this machine is, of a host that squeezes nothing."""
    asked = []
    any_page.on("request", lambda request: asked.append(request.url))
    any_page.goto(serve(crude=True))
    until_live(any_page)
    assert not [url for url in asked if url.endswith(".zip")]
    expect(any_page.get_by_text(say(any_page, "shell.what"))).to_have_count(0)
    expect(lobby(any_page)).to_be_visible()
    assert any_page.title().startswith("Ribeira")


def test_the_page_shows_how_far_it_is(page, site, until_live):
    with held(page, MAIN):
        with held(page, WASM):
            page.goto(site)
            expect(step(page)).to_contain_text(" MB")
            early = progress(page).evaluate("bar => bar.value")
        expect(step(page)).to_have_text("The games are being laid out")
        assert progress(page).evaluate("bar => bar.value") > early
    until_live(page)


@pytest.mark.provokes_errors
@pytest.mark.parametrize("part", [WASM, "**/pyodide.asm.js", "**/page.js", "**/core.js"])
def test_a_missing_part_gives_a_sentence_and_a_way_out(page, site, until_live, part):
    visits = []
    page.on("request", lambda asked: asked.is_navigation_request() and visits.append(asked.url))
    page.route(part, lambda route: route.abort() if len(visits) < 2 else route.continue_())
    page.goto(site)
    expect(try_again_button(page)).to_be_visible()
    expect(reason(page)).to_contain_text("could not start")
    try_again_button(page).click()
    until_live(page)


@pytest.mark.provokes_errors
@pytest.mark.parametrize("problem", ["raise ValueError", "import json; json.loads('[' * 10_000)"])
def test_a_failing_app_gives_a_sentence(page, site, problem):
    page.route(MAIN, lambda route: route.fulfill(body=problem))
    page.goto(site)
    expect(reason(page)).to_contain_text("could not start")


@pytest.mark.provokes_errors
def test_the_next_try_starts_python_the_plain_way(page, site, until_live):
    page.route(MAIN, lambda route: route.fulfill(body="raise ValueError('broken')"))
    page.goto(site)
    expect(try_again_button(page)).to_have_attribute("data-plainly", "")
    page.unroute(MAIN)
    page.route(SNAPSHOT, lambda route: route.fulfill(status=500))
    with page.expect_request("**/python_stdlib.zip"):
        try_again_button(page).click()
    until_live(page)
    assert page.evaluate("location.search") == ""


@pytest.mark.provokes_errors
def test_being_offline_is_reported(page, site):
    with held(page, SNAPSHOT):
        page.goto(site)
        expect(step(page)).to_contain_text(" MB")
        page.context.set_offline(True)
    expect(reason(page)).to_contain_text("offline")


@pytest.mark.provokes_errors
def test_a_broken_app_in_every_way_is_reported(page, site):
    page.route(SNAPSHOT, missing)
    page.route(APP, missing)
    page.goto(site)
    expect(reason(page)).to_contain_text("could not start")


@pytest.mark.parametrize(
    "how",
    [{"mount": "/deep/down/ribeira/"}, {"crude": True}, {"isolated": True}],
    ids=["sub-path", "crude", "isolated"],
)
def test_plays_with_bots_on_any_host(new_page, serve, how):
    site = serve(**how)
    page = new_page(**stored(site, dealt(), **QUICK))
    go(page, site)
    assert wanted(page) == "choose"
    cards(page).first.click()
    assert wanted(page) == "choose"
    assert len(page.workers) == 1
    assert truth(page).match.state.plays == 1


@pytest.mark.parametrize("storage", ["localStorage", "sessionStorage", "indexedDB"])
def test_forbidden_storage_does_no_harm(page, site, until_live, storage):
    page.add_init_script(
        f"Object.defineProperty(window, '{storage}',"
        " { configurable: true, get() { throw new Error('forbidden') } })"
    )
    page.goto(site)
    until_live(page)


ATTEMPTS = {
    "fetch": "fetch('https://example.org/')",
    "script": "import('https://example.org/a.js')",
    "image": "new Promise((_, no) => Object.assign(new Image(), {onerror: no, src: 'https://example.org'}))",
    "style": "new Promise((_, no) => document.head.append(Object.assign("
    "document.createElement('link'),"
    " {onerror: no, rel: 'stylesheet', href: 'https://example.org/a.css'})))",
    "socket": "new Promise((_, no) => new WebSocket('wss://example.org').onerror = no)",
}


@pytest.mark.provokes_errors
def test_the_policy_refuses_other_hosts(page, site, until_live, problems, subtests):
    page.goto(site)
    until_live(page)
    for name, attempt in ATTEMPTS.items():
        with subtests.test(name):
            tried = f"{attempt}.then(() => 'went through', () => 'refused')"
            assert page.evaluate(tried) == "refused"
            assert all("Content Security Policy" in problem for problem in problems), problems


@pytest.mark.provokes_errors
def test_the_policy_refuses_inline_script_and_style(page, site, until_live, problems):
    page.goto(site)
    until_live(page)
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "globalThis.intruder = true";
            document.body.append(script);
            const style = document.createElement("style");
            style.textContent = "#app { display: none }";
            document.body.append(style);
        }"""
    )
    assert page.evaluate("globalThis.intruder") is None
    expect(lobby(page)).to_be_visible()
    assert len(problems) == 2
