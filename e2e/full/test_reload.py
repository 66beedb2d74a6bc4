"""Closing the page anywhere loses nothing: it comes back to the same position, in any folder."""

from e2e.table import (
    dealt,
    go,
    hand,
    last_of_all,
    last_of_first_half,
    opened,
    played,
    second_half,
    truth,
    wanted,
)


def reloaded(page, site):
    """The page once more; what was stored before is stored afterwards."""
    before = truth(page)
    go(page, site)
    assert page.locator("html").get_attribute("data-live") == "table"
    after = truth(page)
    assert after.match.past[: before.match.at] == before.match.past
    return page


def test_with_a_card_picked_the_choice_is_still_open(new_page, site):
    page = opened(new_page, site, played(dealt(), second_half), confirm=True)
    cards, before = hand(page), truth(page)
    page.locator("#hand [data-action]").first.click()
    reloaded(page, site)
    assert wanted(page) == "choose"
    assert (hand(page), truth(page)) == (cards, before)


def test_a_sealed_choice_stays_sealed(new_page, site):
    page = opened(new_page, site, dealt(3, people=(0, 1)))
    page.locator("#lift").click()
    page.locator("#douro-card-8").click()
    reloaded(page, site)
    assert wanted(page) == "lift"
    assert truth(page).match.state.chosen[0] == 8
    assert page.locator("#curtain h2").inner_text().startswith("Bruno")


def test_a_reveal_is_shown_again(new_page, site):
    page = opened(new_page, site, dealt(), pace="steps")
    page.locator("#douro-card-8").click()
    assert wanted(page) == "continue"
    page.locator("#continue").click()
    story = page.locator("#story").inner_text()
    reloaded(page, site)
    assert wanted(page) == "choose"
    assert 8 not in hand(page)
    assert story in page.locator("#log-3").inner_text()


def test_half_time_waits_again_and_then_the_gift(new_page, site):
    page = opened(new_page, site, played(dealt(), last_of_first_half))
    page.locator("#hand [data-action]").click()
    page.wait_for_selector("#interlude")
    reloaded(page, site)
    page.locator("#interlude #continue").click()
    assert wanted(page) == "choose"
    assert page.locator("#status").inner_text().endswith("give to charity.")
    assert len(hand(page)) == 10


def test_the_end_stays_the_end(new_page, site):
    page = opened(new_page, site, played(dealt(), last_of_all))
    page.locator("#hand [data-action]").click()
    assert wanted(page) == "over"
    ranking = page.locator("#ranking").inner_text()
    reloaded(page, site)
    assert wanted(page) == "over"
    assert page.locator("#ranking").inner_text() == ranking


def test_a_game_can_be_played_in_a_folder_of_a_crude_host(new_page, serve):
    site = serve(mount="/deep/down/", crude=True)
    page = opened(new_page, site, dealt())
    for _ in range(2):
        assert wanted(page) == "choose"
        page.locator("#hand [data-action]").first.click()
    assert wanted(page) == "choose"
    assert truth(page).match.state.plays == 2
    reloaded(page, site)
    assert wanted(page) == "choose"
