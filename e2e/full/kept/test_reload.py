"""Closing the page anywhere loses nothing: it comes back to the same position, in any folder."""

import re

from playwright.sync_api import expect

from e2e.person.douro import card, cards, hand
from e2e.person.ending import ranked
from e2e.person.state import go, screen, wanted
from e2e.person.table import (
    continue_button,
    interlude,
    last_told,
    lift_button,
    log_line,
    said,
    who_is_called,
)
from e2e.table import dealt, last_of_all, last_of_first_half, opened, played, second_half, truth


def reloaded(page, site):
    """The page once more; what was stored before is stored afterwards."""
    before = truth(page)
    go(page, site)
    assert screen(page) == "table"
    after = truth(page)
    assert after.match.past[: before.match.at] == before.match.past
    return page


def test_with_a_card_picked_the_choice_is_still_open(live_page, site):
    page = opened(live_page, site, played(dealt(), second_half), confirm=True)
    numbers, before = hand(page), truth(page)
    cards(page).first.click()
    reloaded(page, site)
    assert wanted(page) == "choose"
    assert (hand(page), truth(page)) == (numbers, before)


def test_a_sealed_choice_stays_sealed(live_page, site):
    page = opened(live_page, site, dealt(3, people=(0, 1)))
    lift_button(page).click()
    card(page, 8).click()
    reloaded(page, site)
    assert wanted(page) == "lift"
    assert truth(page).match.state.chosen[0] == 8
    assert who_is_called(page) == "Bruno"


def test_a_reveal_is_shown_again(live_page, site):
    page = opened(live_page, site, dealt(), pace="steps")
    card(page, 8).click()
    assert wanted(page) == "continue"
    continue_button(page).click()
    story = last_told(page)
    reloaded(page, site)
    assert wanted(page) == "choose"
    assert 8 not in hand(page)
    expect(log_line(page, 3)).to_contain_text(story)


def test_half_time_waits_again_and_then_the_gift(live_page, site):
    page = opened(live_page, site, played(dealt(), last_of_first_half))
    cards(page).click()
    interlude(page, "douro.half_time.title").wait_for()
    reloaded(page, site)
    continue_button(page).click()
    assert wanted(page) == "choose"
    expect(said(page, re.compile(r"give to charity\?$"))).to_be_visible()
    assert len(hand(page)) == 10


def test_the_end_stays_the_end(live_page, site):
    page = opened(live_page, site, played(dealt(), last_of_all))
    cards(page).click()
    assert wanted(page) == "over"
    places = ranked(page).all_inner_texts()
    assert len(places) == 3
    reloaded(page, site)
    assert wanted(page) == "over"
    assert ranked(page).all_inner_texts() == places


def test_a_game_can_be_played_in_a_folder_of_a_crude_host(new_page, serve):
    site = serve(mount="/deep/down/", crude=True)
    page = opened(new_page, site, dealt())
    for _ in range(2):
        assert wanted(page) == "choose"
        cards(page).first.click()
    assert wanted(page) == "choose"
    assert truth(page).match.state.plays == 2
    reloaded(page, site)
    assert wanted(page) == "choose"
