"""The second line: what gets in by a mistake of ours becomes no code and reaches no other host."""

import threading

import pytest
from playwright.sync_api import expect

from e2e.host import KEPT, visited
from e2e.listening import listen
from e2e.person.dialogs import close, dialog
from e2e.person.douro import cards
from e2e.person.state import go, until_live, wanted
from e2e.person.table import use
from e2e.person.trouble import notice
from e2e.table import QUICK, dealt, first_seat_alone, opened, played, stored
from tools.places import DIST
from tools.serve import address, make_server

pytestmark = pytest.mark.provokes_errors

MARK = "import js; js.document.documentElement.dataset.intruder = 'was here'"
MARKUP = {
    "py-click": f'<button class="planted" py-click="{MARK}">x</button>',
    "mpy-click": f'<button class="planted" mpy-click="{MARK}">x</button>',
    "py-script": f'<py-script class="planted">{MARK}</py-script>',
    "onclick": '<button class="planted" onclick="document.documentElement.dataset.intruder=1">x',
}
ELEMENTS = """([kind, text]) => {
  const script = document.createElement("script");
  Object.assign(script, { type: kind, textContent: text, className: "planted" });
  document.querySelector("#app").append(script);
}"""
IN_SHADOW = """(markup) => {
  const place = document.createElement("div");
  document.querySelector("#app").append(place);
  place.attachShadow({ mode: "open" }).innerHTML = markup;
  place.shadowRoot.querySelector(".planted").click();
}"""
ATTRIBUTE = """(code) => {
  const tool = document.querySelector("#app h1");
  tool.setAttribute("py-click", code);
  tool.click();
}"""
TRY = "(url) => fetch(url).then(() => 'went out', () => 'refused')"


@pytest.fixture
def elsewhere():
    """The address of another host, and what it hears."""
    server = make_server(DIST)
    heard = listen(server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield address(server), heard
    server.shutdown()


def test_markup_that_gets_in_becomes_no_code(new_page, site):
    page = opened(new_page, site, played(dealt(), first_seat_alone))
    for markup in MARKUP.values():
        page.evaluate(
            "it => document.querySelector('#app').insertAdjacentHTML('beforeend', it)", markup
        )
        page.evaluate(IN_SHADOW, markup)
    page.evaluate(ATTRIBUTE, MARK)
    for kind in ("py", "mpy"):
        page.evaluate(ELEMENTS, [kind, MARK])
    page.evaluate("document.querySelectorAll('.planted').forEach((it) => it.click())")
    use(page, "settings")  # Python has answered, so it would have run what came before
    expect(dialog(page)).to_be_visible()
    close(page)
    expect(dialog(page)).to_have_count(0)
    assert page.evaluate("document.documentElement.dataset.intruder") is None


def test_the_policy_of_the_page_holds_for_the_worker_of_the_bots(new_page, site, elsewhere):
    page = opened(new_page, site, played(dealt(), first_seat_alone))
    cards(page).first.click()
    assert wanted(page) == "choose"
    (worker,) = page.workers
    assert worker.url.startswith("blob:")
    url, heard = elsewhere
    assert worker.evaluate(TRY, url) == "refused"
    assert worker.evaluate(TRY, f"{site}py/main.py") == "went out", "it may ask its own host"
    assert heard == []


def test_without_network_the_bots_think_in_their_worker(new_page, host):
    table = played(dealt(), first_seat_alone)
    page = visited(new_page, host, **stored(host.url, table, **QUICK))
    host.pull_the_plug()
    page.context.set_offline(True)
    go(page, host.url)
    assert wanted(page) == "choose"
    cards(page).first.click()
    assert wanted(page) == "choose"
    (worker,) = page.workers  # the page would have ended it if it had failed
    assert worker.evaluate(TRY, f"{host.url}py/main.py") == "went out"


def test_the_service_worker_fetches_only_in_its_own_folder(new_page, host, elsewhere):
    page = visited(new_page, host)
    (worker,) = page.context.service_workers
    url, heard = elsewhere
    assert worker.evaluate(TRY, url) == "refused"
    assert worker.evaluate(TRY, f"{url}py/main.py") == "refused"
    assert worker.evaluate(TRY, f"{host.url}py/main.py") == "went out"
    assert heard == []


def test_the_service_worker_asks_nothing_of_its_neighbours(new_page, serve):
    """Another folder of the same host."""
    site = serve(mount="/games/ribeira/")
    page = new_page(service_workers="allow")
    go(page, site)
    expect(notice(page)).to_contain_text(KEPT, timeout=60_000)
    (worker,) = page.context.service_workers
    assert worker.evaluate(TRY, site.replace("ribeira/", "other/")) == "refused"
    assert worker.evaluate(TRY, f"{site}py/main.py") == "went out"


def test_in_a_frame_of_another_page_nothing_starts(new_page, site, elsewhere):
    url, _ = elsewhere
    page = new_page(viewport={"width": 800, "height": 700})
    page.goto(f"{url}licences.txt")
    page.evaluate(
        """(src) => {
          const frame = Object.assign(document.createElement("iframe"), { src });
          frame.style.cssText = "width: 700px; height: 600px";
          document.body.replaceChildren(frame);
        }""",
        site,
    )
    (inside,) = page.frames[1:]
    expect(inside.get_by_role("alert")).to_contain_text("Another page is showing Ribeira")
    expect(inside.get_by_role("progressbar")).to_be_hidden()
    expect(inside.get_by_role("button")).to_have_count(0)
    with page.expect_popup() as popup:
        inside.get_by_role("link", name="Open Ribeira by itself").click()
    until_live(popup.value, "lobby")
    assert inside.evaluate("document.documentElement.dataset.live") is None
