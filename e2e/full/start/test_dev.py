"""`make dev`: what is saved is seen in the open page, and the game goes on. The page is loaded
again only when it must be; errors are shown over it."""

import re
import shutil
import subprocess
import sys
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from e2e.person.douro import card, hand
from e2e.person.state import at, wanted
from e2e.table import dealt, opened, truth
from tools.places import ROOT

BOARD = "py/ribeira/games/douro/table/board.py"
TABLE = 'id="douro-table"'
SAVED = f'{TABLE}, data_saved="first"'
CLICKS = "py/ribeira/app/update/clicks.py"
UPDATE = "def update(model: Model, message: ClickMsg) -> Next:\n"
STYLE = "static/css/base.css"
SCRIPT = "static/page/zoom.js"
CATALOGUE = "static/locale/en/LC_MESSAGES/ribeira.po"
MAIN = "py/main.py"
TITLE = "Ribeira: modern board games in the browser"

LATER = """
from pyodide.ffi import create_once_callable
from pyscript import window
window.setTimeout(create_once_callable(lambda: 1 / 0), 0)
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """A copy of the sources, of which the tests may change what they like."""
    tree = tmp_path_factory.mktemp("dev")
    for name in ("index.html", "site.webmanifest"):
        shutil.copy(ROOT / name, tree)
    for name in ("py", "static"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    return tree


@pytest.fixture(scope="module")
def dev(tree):
    command = [sys.executable, "-m", "tools.dev", "--port", "0", "--root", str(tree)]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        yield re.search(r"http://\S+", server.stdout.readline())[0]
    finally:
        server.terminate()
        server.wait()


@contextmanager
def saved(tree, name, old, new):
    """The file with other text in it; afterwards it is as it was."""
    path = tree / name
    before = path.read_text(encoding="utf-8")
    assert old in before
    path.write_text(before.replace(old, new, 1), encoding="utf-8")
    try:
        yield
    finally:
        path.write_text(before, encoding="utf-8")


def marked(page):
    """The page with a mark that is lost when it is loaded again."""
    page.evaluate("window.mark = true")
    return page


def is_same(page):
    return page.evaluate("window.mark === true")


def play(page):
    assert wanted(page) == "choose"
    before = at(page)
    card(page, hand(page)[0]).click()
    expect(page.locator("#table")).not_to_have_attribute("data-at", str(before))
    assert wanted(page) == "choose"


def test_a_saved_view_is_drawn_and_the_game_goes_on(new_page, dev, tree):
    page = marked(opened(new_page, dev, dealt(practice=True), {"service_workers": "allow"}))
    play(page)
    for word in ("first", "other"):
        with saved(tree, BOARD, TABLE, SAVED.replace("first", word)):
            page.wait_for_selector(f'#douro-table[data-saved="{word}"]')
        page.wait_for_selector("#douro-table:not([data-saved])")
    assert truth(page).match.state.plays == 1
    play(page)
    assert truth(page).match.state.plays == 2
    before = at(page)
    page.keyboard.press("u")
    expect(page.locator("#table")).not_to_have_attribute("data-at", str(before))
    assert truth(page).match.state.plays == 1, "an app from before still hears keys"
    assert is_same(page)
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0


def test_a_saved_style_is_worn_without_loading_again(new_page, dev, tree):
    page = marked(opened(new_page, dev, dealt()))
    table = page.locator("#table")
    with saved(tree, STYLE, "", "#table { outline: 3px solid rgb(1, 2, 3); }\n"):
        expect(table).to_have_css("outline-color", "rgb(1, 2, 3)")
    expect(table).not_to_have_css("outline-color", "rgb(1, 2, 3)")
    assert is_same(page)


def test_a_saved_script_or_text_loads_the_page_again_with_the_game(new_page, dev, tree):
    page = opened(new_page, dev, dealt())
    play(page)
    for name, old in ((SCRIPT, "const"), (CATALOGUE, TITLE)):
        new = f"document.title = '{name}';\n{old}" if name == SCRIPT else name
        marked(page)
        with saved(tree, name, old, new):
            page.wait_for_function(f"window.mark === undefined && document.title === '{name}'")
            page.wait_for_selector("#table")
        page.wait_for_function(f"document.title === '{TITLE}'")
    assert truth(page).match.state.plays == 1


@pytest.mark.provokes_errors
def test_a_traceback_stands_over_the_page_until_it_is_mended(new_page, dev, tree):
    page = marked(opened(new_page, dev, dealt()))
    error = page.locator("#dev-error")
    for name, old, new, problem in (
        (BOARD, "def ", "def (", "SyntaxError: "),
        (BOARD, "def ", "1 / 0\ndef ", "ZeroDivisionError: "),
        (BOARD, "    lit", "    1 / 0\n    lit", "ZeroDivisionError: "),
        (MAIN, "load_language(language", f"{LATER}load_language(language", "ZeroDivisionError: "),
    ):
        with saved(tree, name, old, new):
            text = (tree / name).read_text(encoding="utf-8")
            sought = "1 / 0" if "1 / 0" in new else new
            line = text[: text.index(sought)].count("\n") + 1
            expect(error.locator("h2")).to_contain_text(f"{name}:{line}  {problem}")
            expect(error).to_contain_text("Traceback (most recent call last)")
            expect(error).to_be_visible()
        expect(error).to_be_hidden()
    with saved(tree, CLICKS, UPDATE, f"{UPDATE}    1 / 0\n"), saved(tree, BOARD, TABLE, SAVED):
        page.wait_for_selector("#douro-table[data-saved]")
        card(page, hand(page)[0]).click()
        expect(error.locator("h2")).to_contain_text(f"{CLICKS}:")
    expect(error).to_be_hidden()
    play(page)
    assert is_same(page)


@pytest.mark.provokes_errors
def test_a_page_that_begins_with_an_error_starts_when_it_is_mended(new_page, dev, tree):
    page = new_page()
    with saved(tree, MAIN, "", "1 / 0\n"):
        page.goto(dev)
        page.wait_for_selector("#dev-error")
        expect(page.locator("#dev-error h2")).to_contain_text(f"{MAIN}:1")
    page.wait_for_selector('html[data-live="lobby"]', state="attached")
    expect(page.locator("#dev-error")).to_be_hidden()
