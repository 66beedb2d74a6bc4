"""Links between two browsers: shared, copied, photographed, broken, and gone back from."""

import re
from pathlib import Path

import pytest
import zxingcpp
from playwright.sync_api import expect

from e2e.links import HOSTILE, arrive, held, share, turn
from e2e.pixels import grey
from e2e.table import (
    CLIPBOARD,
    NAMES,
    QUICK,
    at,
    chosen,
    copied,
    dealt,
    go,
    kept,
    played,
    second_half,
    stored,
    truth,
    use,
    wanted,
)
from ribeira.app.storage import GAME
from ribeira.codec import link, textfile

NAME = "<img src=x onerror=alert(1)>"[:24]


def test_a_camera_reads_the_code(new_page, site):
    page = new_page(**stored(site, played(dealt(), second_half), **QUICK), **CLIPBOARD)
    go(page, site)
    url = share(page, close=False)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        found = zxingcpp.read_barcodes(grey(page.locator("#qr").screenshot()))
        assert [code.text for code in found] == [url]


def test_names_stay_behind_if_the_sender_wishes_it(new_page, site):
    page = new_page(**stored(site, dealt(), **QUICK), **CLIPBOARD)
    go(page, site)
    assert held(share(page)).labels
    use(page, "share")
    page.locator("[data-field='share.names']").uncheck()
    page.locator("[data-field='share.what']").select_option("bare")
    page.locator("#close").click()
    bare = held(share(page, close=False))
    assert not bare.labels


def test_markup_in_a_name_is_a_name(new_page, site):
    table = dealt()
    players = (type(table.players[0])(NAME, "wine", "circle"), *table.players[1:])
    sender = new_page(**stored(site, type(table)("x", table.match, players), **QUICK), **CLIPBOARD)
    go(sender, site)
    there = new_page()
    arrive(there, share(sender))
    expect(there.locator("#arrival")).to_contain_text(NAME)
    there.locator("#accept-now").click()
    expect(there.locator("#table")).to_be_visible()
    assert there.locator("img[src=x]").count() == 0


@pytest.mark.parametrize("how", HOSTILE)
def test_a_hostile_link_is_refused_and_the_address_can_be_corrected(page, site, how):
    table = played(dealt(), second_half)
    sound = link.write(link.Linked(table.match, (0, 4, 4)))
    page.goto(f"{site}#{HOSTILE[how](sound)}")
    expect(page.locator("#arrival-trouble")).to_be_visible()
    page.evaluate("hash => { location.hash = hash; }", sound)
    expect(page.locator("#arrival")).to_be_visible()
    page.evaluate("hash => { location.hash = hash; }", HOSTILE[how](sound))
    expect(page.locator("#arrival-trouble")).to_be_visible()
    page.locator("#decline").click()
    expect(page.locator(".lobby")).to_be_visible()
    assert "#" not in page.url
    assert not any(key.startswith(GAME) for key in kept(page))


def test_back_and_forward_lead_to_the_link_and_to_the_game(new_page, site):
    table = played(dealt(), second_half)
    page = new_page(**stored(site, dealt(name="mine"), opened=False, **QUICK))
    go(page, site)
    arrive(page, f"{site}#{link.write(link.Linked(table.match, (0, 4, 4)))}")
    page.locator("#accept-now").click()
    expect(page.locator("#table")).to_be_visible()
    page.go_back()
    expect(page.locator("#arrival")).to_be_visible()
    page.go_forward()
    expect(page.locator("#table")).to_be_visible()
    page.go_back()
    expect(page.locator("#arrival")).to_be_visible()
    page.go_back()
    expect(page.locator(".lobby")).to_be_visible()
    page.go_forward()
    expect(page.locator("#arrival")).to_be_visible()
    page.go_forward()
    expect(page.locator("#table")).to_be_visible()


def test_a_line_of_the_log_leads_to_its_position(new_page, site):
    page = new_page(**stored(site, played(dealt(), second_half), **QUICK), **CLIPBOARD)
    go(page, site)
    line = page.locator("#log li[id]").first
    number = int(line.get_attribute("id").split("-")[1])
    url = copied(page, line.locator("[data-do=copy]"))
    assert url.endswith(f"&at={number}")
    there = new_page()
    arrive(there, url)
    there.locator(f"#accept-{number}").click()
    expect(there.locator("#look-at")).to_have_value(str(number))
    there.locator("#now").click()
    expect(there.locator("#look-at")).to_have_count(0)


def test_three_people_play_by_link_each_at_the_own_device(new_page, site):
    """Nobody ever holds another's cards, and whoever comes back is told what happened."""
    settings = stored(site, dealt(people=(0, 1, 2)), **QUICK), stored(site, opened=False, **QUICK)
    people = [new_page(**settings[n > 0], **CLIPBOARD) for n in range(3)]
    go(people[0], site)
    expect(people[0].locator("#lift")).to_be_visible()
    use(people[0], "share")
    people[0].locator("[data-field='share.seats']").select_option("0")
    people[0].locator("#close").click()
    url = turn(people[0])
    for round_ in range(2):
        for seat, page in ((1, people[1]), (2, people[2]), (0, people[0])):
            arrive(page, url)
            page.locator("#accept-now").click()
            if round_:
                expect(page.locator("#news li").first).to_be_visible()
                page.locator("#close").click()
            expect(page.locator("#hand")).to_have_attribute("aria-label", re.compile(NAMES[seat]))
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
        page.locator("#accept-now").click()
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
        page.locator("#share-send").click()
        page.wait_for_function("globalThis.sent")
        assert page.evaluate("sent.url") == page.locator("#share-link").input_value()
    assert page.evaluate("sent.title")


def test_without_a_share_sheet_there_is_no_button_for_it(new_page, site):
    page = new_page(**stored(site, played(dealt(), second_half), **QUICK))
    page.add_init_script("delete Navigator.prototype.share")
    go(page, site)
    use(page, "share")
    expect(page.locator("#share-copy")).to_be_visible()
    assert page.locator("#share-send").count() == 0


def test_the_lobby_sends_a_game_to_another_device(new_page, site):
    games = [played(dealt(seed=seed, name=f"game{seed}"), second_half) for seed in (7, 8)]
    page = new_page(**stored(site, *games, opened=False, **QUICK))
    go(page, site)
    page.locator("#devices").click()
    page.locator("#send-game8").click()
    expect(page.locator("#share-link")).to_be_visible()
    assert held(page.locator("#share-link").input_value()).match.setup.seed == 8
    with page.expect_download() as download:
        page.locator("#share-file").click()
    assert (
        textfile.read(Path(download.value.path()).read_text(encoding="utf-8")).match.setup.seed == 8
    )
