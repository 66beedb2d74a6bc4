"""The one-file edition, opened as a file: it plays, stores games, takes links as text, and makes no
requests. What it has in common with the site is tested there.
"""

import threading

import pytest
from playwright.sync_api import expect

from e2e import castelos, rios
from e2e.browsers.others import OTHERS, opened
from e2e.browsers.system import Chromium
from e2e.listening import listen
from e2e.person.arrival import accept_button, code, link_field
from e2e.person.dialogs import change_setting, close, dialog, take_in
from e2e.person.lobby import import_button
from e2e.person.setup import begin
from e2e.person.state import go, root
from e2e.person.table import the_table, to_lobby, tool, use
from e2e.person.trouble import notice, reason, try_again_button
from e2e.person.words import say
from e2e.table import CLIPBOARD, QUICK, dealt, kept, kept_texts, played, second_half, truth
from ribeira.app import stored_games as stored
from ribeira.app.storage import GAME, OPEN
from ribeira.codec import link
from tools.onefile import one_page
from tools.places import DIST
from tools.serve import address, make_server

ASKED = "performance.getEntriesByType('resource').map(one => one.name.split(':')[0])"


@pytest.fixture(scope="session")
def stick(tmp_path_factory):
    """The page, in a folder with nothing beside it."""
    page = tmp_path_factory.mktemp("stick") / "ribeira.html"
    page.write_text(one_page(DIST), encoding="utf-8")
    return page


@pytest.fixture(scope="session")
def file(stick):
    return stick.as_uri()


@pytest.fixture(params=["chromium", *OTHERS])
def any_browser(request, new_page):
    if request.param == "chromium":
        yield Chromium(new_page())
    else:
        yield from opened(request.param)


LOADED = """async () => {
  await document.fonts.ready;
  return [...document.fonts].filter(face => face.status === "loaded").length;
}"""

# a nonsense request: that Python refuses it shows that it runs there
WORKS = """new Promise((done) => {
  const detail = {};
  dispatchEvent(new CustomEvent("ribeira:begun", { detail }));
  const worker = detail.makeWorker();
  worker.onerror = (error) => done(`no worker: ${error.message}`);
  worker.onmessage = ({ data }) => done(data.error);
  worker.postMessage({ id: 1, request: "nonsense" });
})"""


def test_the_typefaces_are_in_the_file(page, file):
    go(page, file)
    assert page.evaluate(LOADED) >= 2


def test_a_whole_game_against_bots_its_charts_and_a_reload(any_browser, file):
    any_browser.go(file)
    any_browser.live("lobby")
    any_browser.keep(kept_texts(**QUICK))
    any_browser.go(file)
    any_browser.live("lobby")
    ranking = any_browser.whole_game()
    any_browser.see("figure svg")
    any_browser.go(file)
    any_browser.live("table")
    assert any_browser.ranking() == ranking
    assert set(any_browser.ask(ASKED)) <= {"blob", "data"}
    assert any_browser.ask(WORKS).startswith("PythonError: Traceback")


@pytest.mark.parametrize("game", [castelos, rios], ids=["castelos", "dosrios"])
def test_a_bot_begins_in_the_other_games(any_browser, file, game):
    first, *_ = game.dealt().acting
    table = game.dealt(people=(1 - first,))
    any_browser.go(file)
    any_browser.live("lobby")
    any_browser.keep(kept_texts(table, **QUICK))
    any_browser.go(file)
    any_browser.live("table")
    text = f"localStorage.getItem('{GAME}{table.id}')"
    any_browser.until(f"{text}.includes('P{first + 1} ')")
    assert stored.read(table.id, any_browser.ask(text)).match.past[0].seat == first


@pytest.fixture
def page(new_page, file):
    """The file opened in Chromium, with quick settings."""
    page = new_page(**CLIPBOARD)
    go(page, file)
    page.evaluate("texts => void Object.assign(localStorage, texts)", kept_texts(**QUICK))
    go(page, file)
    return page


def test_a_link_is_text_that_comes_and_goes(page):
    table = played(dealt(), second_half)
    there = link.write(link.Linked(table.match, (0, 4, 4)))
    import_button(page).click()
    take_in(page, f"https://example.org/ribeira/#{there}")
    accept_button(page).click()
    expect(the_table(page)).to_be_visible()
    assert truth(page).match.state == table.match.state
    use(page, "share")
    expect(dialog(page).get_by_text(say(page, "share.homeless"))).to_be_visible()
    expect(code(page)).to_be_visible()
    text = link_field(page).input_value()
    assert text.startswith("#")
    assert link.read(text[1:]).match.state == table.match.state


def test_games_rules_and_languages(page):
    for game in ("dosrios", "castelos", "douro"):
        begin(page, game)
        the_table(page).wait_for()
        use(page, "rules")
        expect(dialog(page)).to_be_visible()
        close(page)
        to_lobby(page)
    tool(page, "settings").click()
    change_setting(page, "language", "pt")
    expect(root(page)).to_have_attribute("lang", "pt")


@pytest.mark.provokes_errors
def test_nothing_can_leave(page, problems):
    server = make_server(DIST)
    heard = listen(server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    for attempt in ATTEMPTS:
        tried = f"({attempt})('{address(server)}').then(() => 'went out', () => 'refused')"
        assert page.evaluate(tried) == "refused"
    server.shutdown()
    assert heard == []
    assert len(problems) >= len(ATTEMPTS)
    assert all("Content Security Policy" in problem for problem in problems), problems


ATTEMPTS = (
    "fetch",
    "url => import(url + 'a.js')",
    "src => new Promise((_, no) => Object.assign(new Image(), { onerror: no, src }))",
    "href => new Promise((_, no) => document.head.append("
    "Object.assign(document.createElement('link'), { onerror: no, rel: 'stylesheet', href })))",
    "url => new Promise((_, no) => new WebSocket(url.replace('http', 'ws')).onerror = no)",
)


def test_a_browser_that_keeps_nothing_for_files_is_reported(new_page, file):
    page = new_page()
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', "
        "{ get() { throw new DOMException('denied', 'SecurityError'); } })"
    )
    go(page, file)
    expect(notice(page)).to_contain_text("does not allow the page to keep")
    begin(page, "douro")
    the_table(page).wait_for()


def test_the_page_says_what_an_old_browser_lacks(new_page, file):
    page = new_page()
    page.add_init_script("delete globalThis.DecompressionStream")
    page.goto(file)
    expect(reason(page)).to_contain_text("lacks DecompressionStream.")


@pytest.mark.provokes_errors
def test_a_cut_file_gives_a_way_out(new_page, stick, tmp_path):
    broken = tmp_path / "ribeira.html"
    broken.write_bytes(stick.read_bytes()[: stick.stat().st_size // 2])
    page = new_page()
    page.goto(broken.as_uri())
    expect(try_again_button(page)).to_be_visible()


def test_it_says_nothing_of_being_offline(page):
    assert page.evaluate("navigator.serviceWorker?.controller ?? null") is None
    expect(notice(page)).to_have_count(0)
    assert OPEN not in kept(page)
