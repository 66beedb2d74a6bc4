"""The tools around a game: undo, hint, rules, typing, settings, looking back, playing on."""

import re

from playwright.sync_api import expect

from e2e.table import (
    GAME,
    at,
    chosen,
    dealt,
    first_seat_alone,
    go,
    hand,
    kept,
    opened,
    played,
    second_half,
    truth,
    use,
    wanted,
)


def notice(page):
    return page.locator("#notice p")


def test_a_sealed_choice_can_be_taken_back_until_the_reveal(new_page, site):
    page = opened(new_page, site, chosen(dealt(3, people=(0, 1)), (2, "play 4")))
    page.locator("#lift").click()
    page.locator("#douro-card-8").click()
    page.locator("#curtain [data-do=undo]").click()
    page.locator("#lift").click()
    assert wanted(page) == "choose"
    assert 8 in hand(page)
    for person in ("#douro-card-8", "#douro-card-9"):
        page.locator(person).click()
        page.locator("#lift").click()
    page.wait_for_selector('#table[data-choosing="true"]')
    assert page.locator("#tool-undo").get_attribute("aria-disabled") == "true"
    page.locator("#hand button").first.press("u")
    expect(notice(page)).to_contain_text(re.compile("revealed|played since"))
    assert truth(page).match.state.plays == 1


def test_practice_takes_back_everything(new_page, site):
    page = opened(new_page, site, played(dealt(practice=True), first_seat_alone))
    for _ in range(2):
        page.locator("#hand [data-action]").first.click()
        assert wanted(page) == "choose"
    assert truth(page).match.state.plays == 3
    undone = 0
    while page.locator("#tool-undo").get_attribute("aria-disabled") != "true":
        page.locator("#tool-undo").click()
        undone += 1
        assert wanted(page) == "choose"
    assert undone == 3
    assert truth(page).match.state.plays == 0
    assert len(hand(page)) == 10


def test_a_hint_comes_with_reasons(new_page, site):
    page = opened(new_page, site, played(dealt(), second_half))
    assert wanted(page) == "choose"
    use(page, "hint")
    first = page.locator("#advice > li").first
    expect(first).to_contain_text(re.compile(r"Play the \d+ worth [+−]\d"))
    expect(first.locator("li")).not_to_have_count(0)
    assert int(re.search(r"\d+", first.inner_text())[0]) in truth(page).match.state.hands[0]


def test_the_number_of_a_rule_opens_the_rule(new_page, site):
    page = opened(new_page, site, played(dealt(), second_half))
    link = page.locator(".log .rule").last
    rule = link.inner_text()
    link.click()
    here = page.locator(".rules .here")
    expect(here.locator("dt")).to_have_text(rule)
    expect(here).to_be_in_viewport()


def test_actions_can_be_typed_and_are_refused_with_their_rule(new_page, site):
    page = opened(new_page, site, dealt(), confirm=True)
    assert wanted(page) == "choose"
    use(page, "text")
    assert page.locator("#dialog h3").count() > 5

    def say(text):
        page.locator("#typed").fill(text)
        page.locator("#typed").press("Enter")

    say("sing 7")
    expect(notice(page)).to_contain_text("sing 7")
    say("play 5")
    expect(notice(page)).to_contain_text("not an action")
    say("donate 7")
    expect(notice(page)).to_contain_text("half-time only")
    expect(notice(page).locator(".rule")).to_have_text("D-7.2")
    say(" Play 7 ")
    page.wait_for_function("document.querySelector('#table').dataset.at >= 3")
    expect(page.locator("#dialog-live")).to_contain_text("barrels")
    assert truth(page).match.state.spent[0] == (7,)


def test_another_language_takes_effect_and_stays(new_page, site):
    page = opened(new_page, site, dealt())
    use(page, "settings")
    page.locator("[data-field='settings.language']").select_option("pt")
    expect(page.locator("#dialog-title")).to_have_text("Definições")
    assert page.locator("html").get_attribute("lang") == "pt"
    go(page, site)
    assert page.locator("html").get_attribute("lang") == "pt"
    expect(page.locator("#tool-rules")).to_have_attribute("aria-label", "Regras")


def test_theme_and_pace_stay_and_sounds_are_off(page, site):
    page.add_init_script("globalThis.AudioContext = () => { throw new Error('a sound'); }")
    go(page, site)
    page.locator("#tool-settings").click()
    assert not page.locator("[data-field='settings.sounds']").is_checked()
    page.locator("[data-field='settings.theme']").select_option("dark")
    page.locator("[data-field='settings.pace']").select_option("steps")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    go(page, site)
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.locator("[data-do=new][data-value=douro]").click()
    page.locator("#start").click()
    assert wanted(page) == "choose"
    page.locator("#hand [data-action]").first.click()
    page.locator("#confirm").click()
    assert wanted(page) == "continue"


def test_looking_back_shows_every_position_and_changes_nothing(new_page, site):
    page = opened(new_page, site, played(dealt(), second_half))
    before, end = kept(page), at(page)
    use(page, "look")
    page.locator("#tool-lookfirst").click()
    expect(page.locator("#douro-progress")).to_contain_text("Play 1 of 20")
    expect(page.locator("#look-at")).to_have_value("0")
    page.locator("#tool-look\\+1").click()
    expect(page.locator("#status")).to_have_text(f"Looking back: action 1 of {end}")
    page.locator("#look-at").fill(str(end - 5))
    expect(page.locator("#status")).to_have_text(f"Looking back: action {end - 5} of {end}")
    assert page.locator("#hand [data-action]").count() == 0
    page.locator("#now").click()
    assert wanted(page) == "choose"
    assert kept(page) == before


def test_playing_on_from_here_keeps_the_first_game(new_page, site):
    page = opened(new_page, site, played(dealt(), second_half))
    before = kept(page)
    use(page, "look")
    page.locator("#look-at").fill("6")
    page.locator("#branch").click()
    expect(notice(page)).to_contain_text("The first one stays")
    assert wanted(page) == "choose"
    assert truth(page).match.state.plays == 2
    assert kept(page)[f"{GAME}tested"] == before[f"{GAME}tested"]
    page.locator("#hand [data-action]").first.click()
    assert wanted(page) == "choose"
    page.locator("#tool-lobby").click()
    assert page.locator(".saved li").count() == 2


def test_typed_choices_and_clicks_make_the_same_game(new_page, site):
    table = chosen(dealt(), (1, "play 3"), (2, "play 4"))
    page = opened(new_page, site, table)
    page.locator("#douro-card-7").click()
    assert wanted(page) == "choose"
    assert truth(page).match.past[:3] == chosen(table, (0, "play 7")).match.past
