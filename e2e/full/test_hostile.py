"""What others have made: the page stays its own while it reads it, and shows it as it is."""

import json
import re
from dataclasses import replace

from playwright.sync_api import expect

from e2e.links import longest, slow_down
from e2e.person.arrival import (
    arrival,
    link_field,
    read_on_button,
    reading_bar,
    stop_reading,
    vouch,
    vouched,
)
from e2e.person.dialogs import close, dialog, take_in
from e2e.person.lobby import import_button
from e2e.person.state import go
from e2e.person.table import curtain, use
from e2e.person.trouble import notice
from e2e.table import QUICK, dealt, kept, opened, played, second_half, stored
from ribeira.app.storage import GAME
from ribeira.app.tables import write_file
from ribeira.kit.names import END, ISOLATE, SHOWN

DROP = """text => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "x.ribeira.json", { type: "application/json" }));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
}"""
FRAMES = """() => new Promise((done) => {
  const begun = performance.now();
  let last = begun, longest = 0;
  (function frame() {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!document.querySelector("progress")) done([longest, now - begun]);
    else requestAnimationFrame(frame);
  })();
})"""
PASTE = """text => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  const begun = performance.now();
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  return performance.now() - begun;
}"""
HURRIED = """
  const now = performance.now.bind(performance);
  performance.now = () => 100 * now();
"""
DONE = "8000 moves so far"
TURNS = "[\u202a-\u202e\u2066\u2067\u200e\u200f\u061c]"
HEBREW = "\u05d3\u05e0\u05d4"


def test_the_page_draws_while_it_reads_a_long_link(page, site):
    go(page, site)
    slow_down(page, 6)
    page.evaluate("hash => { location.hash = hash; }", longest())
    expect(reading_bar(page)).to_be_visible()
    longest_frame, whole = page.evaluate(FRAMES)
    assert longest_frame < whole / 3, (longest_frame, whole)
    expect(arrival(page)).to_contain_text("8000")


def test_a_link_that_takes_too_long_asks_before_it_goes_on(page, site):
    page.add_init_script(HURRIED)
    go(page, site)
    page.evaluate("hash => { location.hash = hash; }", longest())
    expect(read_on_button(page)).to_be_visible()
    while not page.get_by_text(DONE).count():
        expect(read_on_button(page).or_(page.get_by_text(DONE))).to_be_visible()
        if read_on_button(page).count():
            read_on_button(page).click()
    expect(arrival(page)).to_contain_text(DONE)


def test_a_file_of_a_million_nothings_is_refused_at_once(page, site):
    go(page, site)
    before = kept(page)
    page.evaluate(DROP, '{"format":1,"games":[' + "1," * 1_000_000 + "1]}")
    expect(notice(page)).to_contain_text("too many games")
    assert kept(page) == before


def test_of_a_file_of_many_refused_games_a_few_are_named(page, site):
    go(page, site)
    import_button(page).click()
    take_in(page, json.dumps({"format": 1, "games": [1] * 2000}))
    refused = dialog(page).get_by_role("alert").get_by_role("listitem")
    expect(refused).to_have_count(11)
    expect(refused.last).to_contain_text("1990")


def test_a_pasted_text_of_signs_freezes_nothing(page, site):
    """16,000 of them took four seconds."""
    go(page, site)
    assert page.evaluate(PASTE, "#" * 100_000 + " x") < 1000


def test_a_long_file_is_shown_game_by_game_and_stopped(page, site):
    go(page, site)
    slow_down(page, 20)
    file = json.loads(write_file(played(dealt(), second_half)))
    page.evaluate(DROP, json.dumps({"format": 1, "games": [file] * 300}))
    expect(reading_bar(page)).to_be_visible()
    stop_reading(page)
    expect(notice(page)).to_contain_text("Stopped")
    slow_down(page, 1)
    assert 0 < sum(key.startswith(GAME) for key in kept(page)) < 300


def test_hostile_names_turn_nothing_around(new_page, site):
    table = dealt(people=(0, 1))
    names = ("\u202eonurB", HEBREW, *table.names[2:])
    players = tuple(replace(p, name=name) for p, name in zip(table.players, names, strict=True))
    page = opened(new_page, site, replace(table, players=players))
    expect(curtain(page)).to_contain_text(f"{SHOWN}onurB")
    for name in ("log", "text"):
        use(page, name)
        html = page.content()
        assert not re.search(TURNS, html)
        assert html.count(HEBREW) == html.count(f"{ISOLATE}{HEBREW}{END}") > 0
        close(page)


def test_who_shares_a_screen_says_who_takes_the_game_along(new_page, site):
    page = new_page(**stored(site, dealt(people=(0, 1)), **QUICK))
    go(page, site)
    use(page, "share")
    expect(dialog(page, "secrets.title")).to_contain_text("every hand")
    expect(link_field(page)).to_have_count(0)
    vouch(page, "Ana")
    expect(link_field(page)).to_be_visible()
    close(page)
    expect(vouched(page, "Ana")).to_be_visible()
