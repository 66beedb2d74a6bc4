"""Faults that tests plant in the running page, without hooks in the product.

The page gets another main.py, which after starting the app runs what an event brings: that puts a
function that raises in place of one of the app's; where nothing else is said, only once.
"""

from pathlib import Path

from playwright.sync_api import expect

from e2e.person.arrival import copy_link_button
from e2e.person.dialogs import change_setting, close
from e2e.person.douro import cards
from e2e.person.state import go, wanted
from e2e.person.table import use
from e2e.person.trouble import copy_report_button, crash, go_on_button, save_button
from e2e.table import CLIPBOARD, NAMES, QUICK, dealt, first_seat_alone, kept, played, stored, truth
from ribeira.app.storage import GAME
from ribeira.codec import textfile
from tools.version import version

MAIN = "**/py/main.py"
SCRIPT = "**/static/boot/page.js"
WORKER = "**/bot_worker.js"
SAFE = "Your game is safe: it is saved after every action."
SEATS = 3
AT = played(dealt(SEATS), first_seat_alone).match.at
STORED = """at => {
  const key = Object.keys(localStorage).find((key) => key.endsWith("game.tested"));
  return JSON.parse(JSON.parse(localStorage[key]).file).actions.length === at;
}"""
PROMISE = """
addEventListener("planted", () => void Promise.reject(new Error("planted")));"""
LISTENS = """
import js
from pyodide.ffi import create_proxy
js.addEventListener("plant", create_proxy(lambda event: exec(event.detail, {})))
"""
RUN = "code => void dispatchEvent(new CustomEvent('plant', { detail: code }))"
PLANT = """
def plant(owner, name, once):
    kept = getattr(owner, name)
    def fails(*given, **named):
        if once:
            setattr(owner, name, kept)
        {fault}
    setattr(owner, name, fails)

from {module} import {thing} as owner
plant(owner, "{name}", {once})
"""
RAISES = f"raise ValueError('planted before {NAMES[0]} and {NAMES[1]}')"
KILLS = "import json; json.loads('[' * 100_000)"  # no exception: the stack of the browser overflows


def planting(owner, name, fault=RAISES, once=True):
    """Python that puts a failing function in place of `owner.name`."""
    module, _, thing = owner.rpartition(".")
    return PLANT.format(module=module, thing=thing, name=name, fault=fault, once=once)


def plant(page, owner, name, fault=RAISES, once=True):
    page.evaluate(RUN, planting(owner, name, fault, once))


def open_table(new_page, site, answers=None, size=None, **settings):
    """A page at a table where two bots have chosen and the person has not; requests for the files
    with these addresses are answered by the given functions."""
    table = played(dealt(SEATS), first_seat_alone)
    page = new_page(**(size or {}), **stored(site, table, **(QUICK | settings)), **CLIPBOARD)
    for address, answer in ({MAIN: changed(after=LISTENS)} | (answers or {})).items():
        page.route(address, answer)
    go(page, site)
    return page


def choose(page):
    cards(page).first.click()


def until_stored(page, at):
    """Waits until the stored game has so many actions."""
    page.wait_for_function(STORED, arg=at)


def play_on(page):
    """The game can be played: a card, and the bots answer."""
    assert wanted(page) == "choose"
    before = truth(page).match.at
    choose(page)
    until_stored(page, before + SEATS)
    assert wanted(page) == "choose"


def saved(page, button):
    with page.expect_download() as download:
        button.click()
    assert download.value.suggested_filename == "tested.ribeira.json"
    return textfile.read(Path(download.value.path()).read_text(encoding="utf-8"))


def changed(before="", after=""):
    """Answers a request with more text around what the site holds."""

    def answer(route):
        response = route.fetch()
        route.fulfill(response=response, body=before + response.text() + after)

    return answer


def missing(route):
    route.abort()


# What fails and how a person comes upon it; how many actions are stored then, and what is reported


def in_update(page):
    plant(page, "ribeira.app.update.clicks", "choose")
    choose(page)
    return AT, "ValueError: planted"


def in_an_effect(page):
    plant(page, "ribeira.app.kept.keeper.Keeper", "_write")
    use(page, "share")
    return AT, "ValueError: planted"


def in_drawing(page):
    plant(page, "ribeira.views", "interlude_region")
    use(page, "rules")
    return AT, "ValueError: planted"


def in_showing(page):
    """Something else has changed the page."""
    page.evaluate("document.getElementById('over').id = 'elsewhere'")
    use(page, "rules")
    return AT, "nothing has the id over"


def in_a_handler(page):
    """A control carries a word that means nothing."""
    page.evaluate("document.getElementById('tool-rules').dataset.do = 'nonsense'")
    use(page, "rules")
    return AT, "UnknownWordError: do nonsense"


def in_an_answer_of_a_promise(page):
    plant(page, "ribeira.browser.page", "Copied")
    use(page, "share")
    copy_link_button(page).click()
    return AT, "ValueError: planted"


def in_a_promise(page):
    page.evaluate("dispatchEvent(new Event('planted'))")
    return AT, "Error: planted"


def in_a_script(page):
    """What is dragged has no picture."""
    title = page.get_by_role("heading", level=1)
    title.evaluate("title => { title.dataset.drag = 'nothing'; }")
    box = title.bounding_box()
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    page.mouse.up()
    return AT, "TypeError"


def in_a_bot(page):
    """The worker is missing, and on the page, which takes over, one of the two bots fails."""
    plant(page, "ribeira.browser.worker", "begin")
    choose(page)
    return AT + 2, "ValueError: planted"


def between_two_beats(page):
    use(page, "settings")
    change_setting(page, "pace", "brisk")
    close(page)
    plant(page, "ribeira.app.update.animation", "_go_on")
    choose(page)
    return AT + 1, "ValueError: planted"


FAULTS = {
    in_update: {},
    in_an_effect: {},
    in_drawing: {},
    in_showing: {},
    in_a_handler: {},
    in_an_answer_of_a_promise: {},
    in_a_promise: {SCRIPT: changed(after=PROMISE)},
    in_a_script: {},
    in_a_bot: {WORKER: missing},
    between_two_beats: {},
}


def gone(page):
    """Closes the rules; the stack overflows while that is drawn."""
    use(page, "rules")
    plant(page, "ribeira.views", "dialog_region", KILLS)
    close(page)


def go_through(page, fault):
    """The fault is told, the game is safe, what the screen offers works, and the game goes on."""
    before = kept(page)[GAME + "tested"]
    at, said = fault(page)
    told = crash(page)
    expect(told.get_by_role("heading", level=1)).to_have_text("Something went wrong")
    expect(told).to_contain_text("It is not your fault.")
    expect(told).to_contain_text(SAFE)
    expect(go_on_button(page)).to_be_focused()
    until_stored(page, at)
    assert at > AT or kept(page)[GAME + "tested"] == before
    file = saved(page, save_button(page))
    assert file.match == truth(page).match
    copy_report_button(page).click()
    expect(told).to_contain_text("The report is copied.")
    report = page.evaluate("navigator.clipboard.readText()")
    assert report.startswith(f"Ribeira {version()}+")
    assert said in report
    assert not any(name in report for name in NAMES)
    go_on_button(page).click()
    play_on(page)
