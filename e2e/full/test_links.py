"""Links between two browsers: shared, copied, photographed, broken, and gone back from."""

from pathlib import Path

import pytest
import zxingcpp
from playwright.sync_api import expect

from e2e.links import HOSTILE, arrive, held, share, turn
from e2e.person.arrival import (
    accept_button,
    arrival,
    choose_what_is_shared,
    choose_who_plays_here,
    code,
    copy_link_button,
    decline_button,
    link_field,
    look_button,
    names_switch,
    refusal,
    send_button,
    sendable_game,
    share_as_file_button,
    vouch,
)
from e2e.person.dialogs import close, dialog
from e2e.person.lobby import devices_button, lobby
from e2e.person.state import at, go, wanted
from e2e.person.table import (
    copy_moment_button,
    first_moment,
    lift_button,
    now_button,
    own,
    slider,
    the_table,
    use,
)
from e2e.pixels import grey
from e2e.table import (
    CLIPBOARD,
    NAMES,
    QUICK,
    chosen,
    copied,
    dealt,
    kept,
    played,
    second_half,
    stored,
    truth,
)
from ribeira.app.storage import GAME
from ribeira.codec import link, textfile

NAME = "<img src=x onerror=alert(1)>"[:24]


def test_a_camera_reads_the_code(new_page, site):
    page = new_page(**stored(site, played(dealt(), second_half), **QUICK), **CLIPBOARD)
    go(page, site)
    url = share(page, stay=True)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        found = zxingcpp.read_barcodes(grey(code(page).screenshot()))
        assert [code.text for code in found] == [url]


def test_names_stay_behind_if_the_sender_wishes_it(new_page, site):
    page = new_page(**stored(site, dealt(), **QUICK), **CLIPBOARD)
    go(page, site)
    assert held(share(page)).labels
    use(page, "share")
    names_switch(page).uncheck()
    choose_what_is_shared(page, "share.bare")
    close(page)
    bare = held(share(page, stay=True))
    assert not bare.labels


def test_markup_in_a_name_is_a_name(new_page, site):
    table = dealt()
    players = (type(table.players[0])(NAME, "wine", "circle"), *table.players[1:])
    sender = new_page(**stored(site, type(table)("x", table.match, players), **QUICK), **CLIPBOARD)
    go(sender, site)
    there = new_page()
    arrive(there, share(sender))
    expect(arrival(there)).to_contain_text(NAME)
    accept_button(there).click()
    expect(the_table(there)).to_be_visible()
    assert there.locator("img[src=x]").count() == 0


@pytest.mark.parametrize("how", HOSTILE)
def test_a_hostile_link_is_refused_and_the_address_can_be_corrected(page, site, how):
    table = played(dealt(), second_half)
    sound = link.write(link.Linked(table.match, (0, 4, 4)))
    page.goto(f"{site}#{HOSTILE[how](sound)}")
    expect(refusal(page)).to_be_visible()
    page.evaluate("hash => { location.hash = hash; }", sound)
    expect(arrival(page)).to_be_visible()
    page.evaluate("hash => { location.hash = hash; }", HOSTILE[how](sound))
    expect(refusal(page)).to_be_visible()
    decline_button(page).click()
    expect(lobby(page)).to_be_visible()
    assert "#" not in page.url
    assert not any(key.startswith(GAME) for key in kept(page))


def test_back_and_forward_lead_to_the_link_and_to_the_game(new_page, site):
    table = played(dealt(), second_half)
    page = new_page(**stored(site, dealt(name="mine"), opened=False, **QUICK))
    go(page, site)
    arrive(page, f"{site}#{link.write(link.Linked(table.match, (0, 4, 4)))}")
    accept_button(page).click()
    expect(the_table(page)).to_be_visible()
    page.go_back()
    expect(arrival(page)).to_be_visible()
    page.go_forward()
    expect(the_table(page)).to_be_visible()
    page.go_back()
    expect(arrival(page)).to_be_visible()
    page.go_back()
    expect(lobby(page)).to_be_visible()
    page.go_forward()
    expect(arrival(page)).to_be_visible()
    page.go_forward()
    expect(the_table(page)).to_be_visible()


def test_a_line_of_the_log_leads_to_its_position(new_page, site):
    page = new_page(**stored(site, played(dealt(), second_half), **QUICK), **CLIPBOARD)
    go(page, site)
    number = first_moment(page)
    url = copied(page, copy_moment_button(page, number))
    assert url.endswith(f"&at={number}")
    there = new_page()
    arrive(there, url)
    look_button(there).click()
    expect(slider(there)).to_have_value(str(number))
    now_button(there).click()
    expect(slider(there)).to_have_count(0)


def test_three_people_play_by_link_each_at_the_own_device(new_page, site):
    """Nobody ever holds another's cards, and whoever comes back is told what happened."""
    settings = stored(site, dealt(people=(0, 1, 2)), **QUICK), stored(site, opened=False, **QUICK)
    people = [new_page(**settings[n > 0], **CLIPBOARD) for n in range(3)]
    go(people[0], site)
    expect(lift_button(people[0])).to_be_visible()
    use(people[0], "share")
    vouch(people[0], NAMES[0])
    choose_who_plays_here(people[0], NAMES[0])
    close(people[0])
    url = turn(people[0])
    for round_ in range(2):
        for seat, page in ((1, people[1]), (2, people[2]), (0, people[0])):
            arrive(page, url)
            accept_button(page).click()
            if round_:
                expect(dialog(page, "arrival.news").get_by_role("listitem").first).to_be_visible()
                close(page)
            expect(own(page, NAMES[seat])).to_be_visible()
            assert truth(page).people == (seat,)
            url = turn(page)
    assert at(people[0]) >= 7
    for page in people:
        assert len([key for key in kept(page) if key.startswith(GAME)]) == 1


def test_what_another_has_chosen_in_secret_changes_nothing_on_the_page(new_page, site):
    seen = []
    for card in (3, 8):
        table = chosen(dealt(people=(0, 1, 2)), (0, f"play {card}"))
        page = new_page(**stored(site, opened=False, **QUICK))
        arrive(page, f"{site}#{link.write(link.Linked(table.match, (0, 0, 0)))}&turn")
        before = page.locator("#app").inner_html()
        accept_button(page).click()
        assert wanted(page) == "choose"
        seen.append((before, page.locator("#app").inner_html()))
        assert truth(page).people == (1,)
    assert seen[0] == seen[1]


SHARE = """navigator.share = (data) => {
  globalThis.sent = data;
  if (globalThis.refuses) return Promise.reject(new DOMException("no", "AbortError"));
  return Promise.resolve();
};"""


def test_the_system_s_share_sheet_gets_the_link(new_page, site):
    page = new_page(**stored(site, played(dealt(), second_half), **QUICK))
    page.add_init_script(SHARE)
    go(page, site)
    use(page, "share")
    for refuses in ("false", "true"):  # whoever closes the sheet has changed their mind
        page.evaluate(f"globalThis.sent = null; globalThis.refuses = {refuses}")
        send_button(page).click()
        page.wait_for_function("globalThis.sent")
        assert page.evaluate("sent.url") == link_field(page).input_value()
    assert page.evaluate("sent.title")


def test_without_a_share_sheet_there_is_no_button_for_it(new_page, site):
    page = new_page(**stored(site, played(dealt(), second_half), **QUICK))
    page.add_init_script("delete Navigator.prototype.share")
    go(page, site)
    use(page, "share")
    expect(copy_link_button(page)).to_be_visible()
    assert send_button(page).count() == 0


def test_the_lobby_sends_a_game_to_another_device(new_page, site):
    games = [
        played(dealt(seed=seed, name=f"game{seed}", title=f"game{seed}"), second_half)
        for seed in (7, 8)
    ]
    page = new_page(**stored(site, *games, opened=False, **QUICK))
    go(page, site)
    devices_button(page).click()
    sendable_game(page, "game8").click()
    expect(link_field(page)).to_be_visible()
    assert held(link_field(page).input_value()).match.setup.seed == 8
    with page.expect_download() as download:
        share_as_file_button(page).click()
    assert (
        textfile.read(Path(download.value.path()).read_text(encoding="utf-8")).match.setup.seed == 8
    )
