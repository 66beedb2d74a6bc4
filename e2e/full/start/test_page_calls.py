"""What Python asks of the page: drawings that keep focus and typed text, and a worker's answers.

The tests import the module that Python calls; the page has it already, so it is the same one.
"""

import io
import zipfile

import pytest

PROTOCOL = """
class begin:
    def __init__(self, request):
        self.said = request.upper()
        self.slow = request == "slow"

    def hurry(self):
        self.slow = False

    def work(self, seconds):
        while self.said == "LOOP":
            pass
        return not self.slow

    def answer(self):
        return self.said
"""
FIRST = """
<details><summary>More</summary><p>text</p></details>
<label>Name <input id="name"></label>
<svg viewBox="0 0 9 9"><circle id="stone" r="1"/></svg>
<div id="log" style="height: 40px; overflow: auto"><div style="height: 400px">long</div></div>
"""


PAGE = "import('./static/boot/page.js')"
HEAR = f"{PAGE}.then(page => page.startWorker((...answer) => heard.push(answer)))"


@pytest.fixture
def live(page, site, until_live):
    page.goto(site)
    until_live(page)
    page.locator("#app").evaluate("app => app.insertAdjacentHTML('beforeend', '<div id=try>')")
    return page


def call(page, name, *given):
    page.evaluate(f"async ([name, given]) => (await {PAGE})[name](...given)", [name, given])


def show(page, html):
    call(page, "show", [["try", f'<div id="try">{html}</div>']], [])


@pytest.mark.provokes_errors  # the policy refuses the styles of the sample, as it should
def test_patching_keeps_what_the_person_does(live):
    show(live, FIRST)
    live.locator("#try summary").click()
    live.locator("#try input").fill("Ana")
    live.evaluate("document.getElementById('stone').kept = true")
    show(live, FIRST.replace("text", "other").replace('r="1"', 'r="2"'))
    assert live.locator("#try details").evaluate("node => node.open")
    assert live.locator("#try details p").inner_text() == "other"
    assert live.locator("#try input").input_value() == "Ana"
    assert live.evaluate("document.activeElement.id") == "name"
    stone = live.locator("#stone")
    assert stone.get_attribute("r") == "2"
    assert stone.evaluate("node => node.kept && node.namespaceURI.endsWith('svg')")


def test_what_holds_the_focus_is_patched_too(live):
    show(live, '<main tabindex="-1"><p>before</p></main>')
    live.locator("#try main").focus()
    show(live, '<main tabindex="-1"><p>after</p><p>more</p></main>')
    assert live.locator("#try p").all_inner_texts() == ["after", "more"]


@pytest.fixture
def worker_page(live):
    """The page with a worker that sends requests back; answers are in globalThis.heard."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as packed:
        for folder in ("ribeira", "ribeira/bots"):
            packed.writestr(f"{folder}/__init__.py", "")
        packed.writestr("ribeira/bots/protocol.py", PROTOCOL)
    live.context.route("**/py/snapshot.bin", lambda route: route.fulfill(body="none"))
    live.context.route("**/py/app.zip", lambda route: route.fulfill(body=archive.getvalue()))
    live.evaluate(f"globalThis.heard = []; {HEAR}")
    return live


def until_heard(page, count):
    page.wait_for_function("count => heard.length >= count", arg=count)
    return page.evaluate("heard")


def test_the_worker_answers_each_request(worker_page):
    call(worker_page, "askWorker", 1, "fog")
    call(worker_page, "askWorker", 2, "river")
    assert until_heard(worker_page, 2) == [[1, "FOG", None], [2, "RIVER", None]]


def test_the_worker_reports_its_errors(worker_page):
    call(worker_page, "askWorker", 7, 3)
    [[number, answer, error]] = until_heard(worker_page, 1)
    assert (number, answer) == (7, None)
    assert "has no attribute 'upper'" in error


def test_a_worker_that_thinks_can_be_hurried(worker_page):
    call(worker_page, "askWorker", 1, "fog")
    call(worker_page, "askWorker", 2, "slow")
    assert until_heard(worker_page, 1) == [[1, "FOG", None]]
    call(worker_page, "hurryWorker", 2)
    assert until_heard(worker_page, 2)[1] == [2, "SLOW", None]


def test_a_busy_worker_can_be_stopped_and_started_anew(worker_page):
    call(worker_page, "askWorker", 1, "fog")
    until_heard(worker_page, 1)
    call(worker_page, "askWorker", 2, "loop")
    call(worker_page, "stopWorker")
    worker_page.evaluate(HEAR)
    call(worker_page, "askWorker", 3, "sun")
    assert until_heard(worker_page, 2)[1] == [3, "SUN", None]
