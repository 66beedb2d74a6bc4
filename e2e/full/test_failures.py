"""Nothing fails in silence, wherever it fails; and what is no failure of ours stops no game."""

import pytest
from playwright.sync_api import expect

from e2e.failing import (
    FAULTS,
    LISTENS,
    MAIN,
    PROMISE,
    RAISES,
    SAFE,
    SCRIPT,
    changed,
    choose,
    go_through,
    gone,
    in_a_promise,
    in_drawing,
    in_update,
    open_table,
    plant,
    planting,
    play_on,
    saved,
)
from e2e.person.dialogs import change_setting, close, dialog
from e2e.person.lobby import open_button
from e2e.person.state import go
from e2e.person.table import use
from e2e.person.trouble import (
    crash,
    go_on_button,
    leave_button,
    notice,
    reason,
    save_as,
    save_button,
    start_again_button,
)
from e2e.table import NAMES, QUICK, dealt, kept, stored
from ribeira.app.storage import OPEN
from ribeira.kit.names import END, ISOLATE

pytestmark = pytest.mark.provokes_errors

IN_SMOKE = (in_update, in_drawing, in_a_promise)
UNREADABLE = """() => {
  const file = new File([], "folder");
  file.slice = () => ({ text: () => Promise.reject(new DOMException("", "NotReadableError")) });
  const drop = new DragEvent("drop", { bubbles: true });
  Object.defineProperty(drop, "dataTransfer", { value: { files: [file] } });
  document.body.dispatchEvent(drop);
}"""


@pytest.mark.parametrize(
    "fault", [fault for fault in FAULTS if fault not in IN_SMOKE], ids=lambda fault: fault.__name__
)
def test_a_failure_is_told_and_the_game_goes_on(new_page, site, fault):
    go_through(open_table(new_page, site, FAULTS[fault]), fault)


def test_starting_again_leads_back_to_the_table(new_page, site):
    page = open_table(new_page, site)
    in_update(page)
    with page.expect_navigation():
        start_again_button(page).click()
    play_on(page)


def test_from_a_table_that_fails_each_time_one_gets_to_the_lobby(new_page, site):
    page = open_table(new_page, site)
    plant(page, "ribeira.app.playing.Playing", "status", once=False)
    choose(page)
    expect(crash(page)).to_contain_text(SAFE)
    go_on_button(page).click()
    expect(crash(page)).to_contain_text("It failed again.")
    leave_button(page).click()
    expect(open_button(page)).to_be_visible()
    assert OPEN not in kept(page)


def test_a_failure_of_the_first_drawing_is_told(new_page, site):
    page = open_table(
        new_page, site, {MAIN: changed(before=planting("ribeira.views", "interlude_region"))}
    )
    expect(crash(page)).to_contain_text(SAFE)
    go_on_button(page).click()
    play_on(page)


def test_a_page_whose_python_does_not_start_offers_the_game(new_page, site):
    page = new_page(**stored(site, dealt(), **QUICK))
    page.route(MAIN, lambda route: route.fulfill(body=RAISES))
    page.goto(site)
    expect(reason(page)).to_contain_text("could not start")
    expect(reason(page)).to_contain_text(SAFE)
    file = saved(page, save_button(page))
    assert file.match == dealt().match


def test_without_python_too_somebody_says_who_takes_a_shared_game_along(new_page, site):
    shared = dealt(people=(0, 1))
    page = new_page(**stored(site, shared, **QUICK))
    page.route(MAIN, changed(after=LISTENS))
    go(page, site)
    gone(page)
    save_button(page).click()
    expect(reason(page)).to_contain_text("holds the whole game")
    bruno = f"{ISOLATE}{NAMES[1]}{END}"
    assert saved(page, save_as(page, bruno)).match.setup == shared.match.setup  # bots went on
    expect(reason(page)).to_contain_text(f"{bruno} has made a file")
    saved(page, save_button(page))  # it is asked once


def test_a_page_without_python_speaks_the_language_that_was_chosen_last(new_page, site):
    page = open_table(new_page, site)
    use(page, "settings")
    change_setting(page, "language", "de")
    expect(dialog(page).get_by_role("heading", name="Einstellungen")).to_be_visible()
    close(page)
    gone(page)
    expect(reason(page)).to_contain_text("Du kannst nichts dafür.")
    expect(page.get_by_role("button", name="Neu starten")).to_be_visible()


def test_when_not_even_the_failure_can_be_drawn_the_page_says_so(new_page, site):
    page = open_table(new_page, site)
    plant(page, "ribeira.views.crash", "draw", once=False)
    in_update(page)
    expect(reason(page)).to_contain_text("It is not your fault.")
    saved(page, save_button(page))
    start_again_button(page).click()
    play_on(page)


# What is no failure of ours


NOISE = {
    "an observer": """() => new Promise(resolve => {
      addEventListener("error", resolve, { once: true });
      const watched = document.body.appendChild(document.createElement("div"));
      let width = 1;
      new ResizeObserver(() => { watched.style.width = `${width++}px`; }).observe(watched);
    })""",
    "a script of another": """() => new Promise(resolve => {
      addEventListener("error", resolve, { once: true });
      setTimeout(() => null.length);
    })""",
    "a promise of another": """() => new Promise(resolve => {
      addEventListener("unhandledrejection", resolve, { once: true });
      Promise.reject(new Error("of an extension"));
    })""",
    "no error at all": """() => new Promise(resolve => {
      addEventListener("unhandledrejection", resolve, { once: true });
      Promise.reject({ code: 4001 });
    })""",
    "what the browser refuses": """() => new Promise(resolve => {
      addEventListener("unhandledrejection", resolve, { once: true });
      dispatchEvent(new Event("planted"));
    })""",
}
REFUSED = PROMISE.replace('new Error("planted")', 'new DOMException("planted", "NotAllowedError")')


@pytest.mark.parametrize("noise", NOISE)
def test_noise_does_not_stop_the_game(new_page, site, noise):
    page = open_table(new_page, site, {SCRIPT: changed(after=REFUSED)})
    page.evaluate(f"async () => {{ await ({NOISE[noise]})(); }}")
    play_on(page)


def test_a_folder_is_refused_like_any_file_that_is_none_of_ours(new_page, site):
    page = open_table(new_page, site)
    page.evaluate(UNREADABLE)
    expect(notice(page)).to_be_visible()
    expect(crash(page)).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(new_page, site, axe_findings, theme):
    page = open_table(new_page, site, theme=theme)
    in_update(page)
    expect(crash(page)).to_be_visible()
    assert axe_findings(page) == []
    go_on_button(page).click()
    gone(page)
    expect(reason(page)).to_be_visible()
    assert axe_findings(page) == []
