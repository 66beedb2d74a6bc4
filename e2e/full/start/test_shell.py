"""The page before Python: it starts, shows how far it is, and offers to try again after errors."""

from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from e2e.person.dialogs import change_setting, dialog
from e2e.person.douro import cards
from e2e.person.lobby import change_button
from e2e.person.setup import seed_field
from e2e.person.state import go, root, wanted
from e2e.person.table import tool
from e2e.person.trouble import notice, progress, reason, step, try_again_button
from e2e.start import (
    APP,
    LIBRARY,
    MAIN,
    PORTUGUESE,
    SETTINGS,
    SNAPSHOT,
    WASM,
    held,
    missing,
    settings_script,
)
from e2e.table import QUICK, dealt, stored, truth
from tools.places import DIST

HEARD = """addEventListener("DOMContentLoaded", () => {
  const said = window.saidWhileLoading = [];
  const region = document.getElementById("shell-said");
  new MutationObserver(() => region.textContent && said.push(region.textContent))
    .observe(region, { childList: true, characterData: true, subtree: true });
})"""


def test_while_it_loads_few_things_are_said_and_each_once(page, site, until_live):
    page.add_init_script(HEARD)
    with held(page, MAIN), held(page, WASM):
        page.goto(site)
        expect(step(page)).to_contain_text(" MB")
    until_live(page)
    said = page.evaluate("window.saidWhileLoading")
    assert 1 <= len(said) <= 5
    assert len(set(said)) == len(said)


@contextmanager
def slow_line(page):
    """While inside, bytes come as on a line of 2 Mbit/s."""
    wire = page.context.new_cdp_session(page)
    line = {"offline": False, "latency": 20, "uploadThroughput": -1}
    wire.send("Network.emulateNetworkConditions", {**line, "downloadThroughput": 2e6 / 8})
    yield
    wire.send("Network.emulateNetworkConditions", {**line, "downloadThroughput": -1})


def megabytes(*files):
    return f"{sum((DIST / name).stat().st_size for name in files) / 1e6:.1f} MB"


def test_a_slow_line_gets_what_has_fewer_bytes(new_page, site):
    """The page, and the bots' Python too, which finds most of it in the browser already."""
    page, asked = new_page(**stored(site, dealt(), **QUICK)), []
    page.context.on("request", lambda request: asked.append(request.url.removeprefix(site)))
    with held(page, APP):
        with slow_line(page), page.expect_request(LIBRARY):
            page.goto(site)
        whole = megabytes("vendor/pyodide/pyodide.asm.wasm", "py/stdlib.zip", "py/app.zip")
        expect(step(page)).to_contain_text(whole)
    assert wanted(page) == "choose"
    cards(page).first.click()
    assert wanted(page) == "choose"
    assert truth(page).match.state.plays == 1
    assert len(page.workers) == 1
    assert asked.count("py/app.zip") == 2
    assert "py/snapshot.bin" not in asked


def test_a_slow_line_of_a_host_that_squeezes_nothing(page, serve, until_live):
    """There the snapshot has fewer bytes than the library."""
    with slow_line(page), page.expect_request(SNAPSHOT):
        page.goto(serve(crude=True))
    until_live(page)


def test_a_stall_is_reported_and_can_end_well(page, site, until_live):
    page.clock.install()
    with held(page, SNAPSHOT), held(page, WASM):  # a byte that still comes would be a sign of life
        page.goto(site)
        expect(step(page)).to_contain_text(" MB")
        page.clock.fast_forward(21_000)
        expect(reason(page)).to_contain_text("Nothing has happened")
    until_live(page)


@pytest.mark.provokes_errors
def test_what_fails_in_silence_is_reported_as_a_stall(page, site):
    page.clock.install()
    page.route(MAIN, lambda route: route.abort())
    page.goto(site)
    expect(step(page)).to_have_text("The games are being laid out")
    page.clock.fast_forward(21_000)
    expect(try_again_button(page)).to_be_visible()


NEEDS = {
    "JavaScript modules": "delete HTMLScriptElement.prototype.noModule",
    "class static blocks": "globalThis.Function = () => { throw new SyntaxError() }",
    "BigInt64Array": "delete globalThis.BigInt64Array",
    "DecompressionStream": "delete globalThis.DecompressionStream",
    "FinalizationRegistry": "delete globalThis.FinalizationRegistry",
    "HTMLDialogElement": "delete globalThis.HTMLDialogElement",
    "WebAssembly": "delete globalThis.WebAssembly",
    "WebAssembly.Tag": "delete WebAssembly.Tag",
    "CSS :has()": "CSS.supports = () => false",
}


def take_away(page, need):
    """Before the page looks whether it is there."""
    page.add_init_script(NEEDS[need])


@pytest.mark.provokes_errors
@pytest.mark.parametrize("need", NEEDS)
def test_the_page_says_what_an_old_browser_lacks(new_page, site, need):
    for locale, lacks in (("en-GB", "lacks"), ("pt-PT", "não tem")):
        page = new_page(locale=locale)
        take_away(page, need)
        page.goto(site)
        expect(reason(page)).to_contain_text(f"{lacks} {need}.")
        expect(progress(page)).to_be_hidden()


@pytest.mark.provokes_errors
def test_a_browser_that_knows_no_script_of_today_gets_a_sentence(page, site):
    """One that can read neither modules nor what else the page runs; only needs.js is left."""
    take_away(page, "JavaScript modules")
    for script in ("page.js", "core.js"):
        page.route(f"**/{script}", lambda route: route.fulfill(body="of tomorrow()("))
    with_first = (DIST / "index.html").read_text(encoding="utf-8")
    # the policy refuses a changed script too
    without = with_first.replace("<script>", "<script>of tomorrow()(", 1)
    page.route(site, lambda route: route.fulfill(body=without, content_type="text/html"))
    page.goto(site)
    expect(reason(page)).to_contain_text("lacks JavaScript modules.")


def test_without_javascript_there_is_a_sentence(new_page, site):
    page = new_page(java_script_enabled=False)
    page.goto(site)
    assert '<noscript><p data-say="shell.noscript">Ribeira needs JavaScript' in page.content()
    expect(progress(page)).to_be_hidden()


def garbage(route):
    route.fulfill(body="garbage")


def of_another_version(route):
    header = b'{"stamp": "another", "segments": []}'
    route.fulfill(body=len(header).to_bytes(4, "little") + header)


@pytest.mark.provokes_errors
@pytest.mark.parametrize("snapshot", [missing, garbage, of_another_version])
def test_starts_without_the_snapshot(page, site, until_live, snapshot):
    page.route(SNAPSHOT, snapshot)
    with page.expect_request(LIBRARY):
        page.goto(site)
    until_live(page)


@pytest.mark.provokes_errors
@pytest.mark.parametrize("library", [missing, garbage])
def test_starts_without_the_compiled_library(page, site, until_live, library):
    page.route(SNAPSHOT, missing)
    page.route(LIBRARY, library)
    with page.expect_request("**/python_stdlib.zip"):
        page.goto(site)
    until_live(page)


def test_speaks_the_language_of_the_browser(new_page, site, until_live):
    page = new_page(locale="pt-PT")
    with held(page, SNAPSHOT):
        page.goto(site)
        expect(page.get_by_text("Jogos de tabuleiro")).to_be_visible()
        assert root(page).get_attribute("lang") == "pt"
    until_live(page)


def test_speaks_the_language_of_the_settings(new_page, site):
    page = new_page(locale="pt-PT")
    page.add_init_script(settings_script(language="en"))
    with held(page, SNAPSHOT):
        page.goto(site)
        expect(page.get_by_text("Board games around one screen")).to_be_visible()


@pytest.mark.provokes_errors
@pytest.mark.parametrize(
    "answer", [{"status": 404}, {"body": ""}, {"body": "<html>Sign in to the train's network"}]
)
def test_a_language_that_does_not_arrive_is_reported_and_can_be_chosen_again(
    new_page, site, answer
):
    page = new_page(locale="pt-PT")
    page.route(PORTUGUESE, lambda route: route.fulfill(**answer))
    go(page, site)
    expect(notice(page)).to_contain_text("language could not be fetched")
    assert root(page).get_attribute("lang") == "en"
    page.unroute(PORTUGUESE)
    tool(page, "settings").click()
    change_setting(page, "language", "pt")
    expect(dialog(page).get_by_role("heading", level=2)).to_have_text("Definições")


@pytest.mark.parametrize(("locale", "fetched"), [("en-GB", []), ("pt-PT", ["static/locale/pt.mo"])])
def test_only_the_language_that_is_spoken_is_fetched(new_page, site, until_live, locale, fetched):
    page, asked = new_page(locale=locale), []
    page.on("request", lambda request: asked.append(request.url.removeprefix(site)))
    page.goto(site)
    until_live(page)
    assert [path for path in asked if path.endswith(".mo")] == fetched


@pytest.mark.parametrize(
    ("system", "settings", "theme"),
    [
        ("light", {}, "light"),
        ("dark", {}, "dark"),
        ("dark", {"theme": "light"}, "light"),
        ("light", {"theme": "dark"}, "dark"),
        ("dark", {"theme": "system"}, "dark"),
    ],
)
def test_wears_the_theme_at_once(new_page, site, system, settings, theme):
    page = new_page(color_scheme=system)
    page.add_init_script(settings_script(**settings))
    with held(page, SNAPSHOT):
        page.goto(site, wait_until="commit")
        page.wait_for_selector(f'html[data-theme="{theme}"]', state="attached")


@pytest.mark.parametrize("garbage", ["nonsense", "null", "7", '{"language": 3, "theme": []}'])
def test_broken_settings_do_no_harm(page, site, until_live, garbage):
    page.add_init_script(SETTINGS.format(garbage))
    page.goto(site)
    until_live(page)


@pytest.mark.provokes_errors
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(any_page, site, axe_findings, theme):
    any_page.add_init_script(settings_script(theme=theme))
    with held(any_page, SNAPSHOT):
        any_page.goto(site)
        expect(step(any_page)).to_contain_text(" MB")
        assert axe_findings(any_page) == []
    any_page.route(WASM, lambda route: route.abort())
    any_page.goto(site)
    expect(try_again_button(any_page)).to_be_visible()
    assert axe_findings(any_page) == []


def test_two_starts_have_different_chance(new_page, site, until_live):
    seeds = set()
    for page in (new_page(), new_page()):
        page.goto(site)
        until_live(page)
        change_button(page, "douro").click()
        seeds.add(seed_field(page).input_value())
    assert len(seeds) == 2
