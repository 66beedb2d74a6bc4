"""The tools around a game: undo, hint, rules, typing, settings, looking back, playing on."""

import re

from playwright.sync_api import expect

from e2e.person.dialogs import (
    change_setting,
    dialog,
    rule_buttons,
    rule_in_question,
    sections,
    setting,
    typing_field,
)
from e2e.person.douro import card, cards, hand
from e2e.person.ear import spoken
from e2e.person.lobby import kept_games
from e2e.person.setup import begin
from e2e.person.state import at, go, root, until_at, wanted
from e2e.person.table import (
    behind,
    branch_button,
    confirm_button,
    hint,
    last_moment,
    lift_button,
    looking_back,
    now_button,
    play_hint_button,
    progress,
    slider,
    step_button,
    take_back_button,
    to_lobby,
    tool,
    use,
)
from e2e.person.trouble import notice
from e2e.person.words import button
from e2e.table import (
    GAME,
    chosen,
    dealt,
    first_seat_alone,
    kept,
    opened,
    played,
    second_half,
    truth,
)


def test_a_sealed_choice_can_be_taken_back_until_the_reveal(live_page, site):
    page = opened(live_page, site, chosen(dealt(3, people=(0, 1)), (2, "play 4")))
    lift_button(page).click()
    card(page, 8).click()
    take_back_button(page).click()
    lift_button(page).click()
    assert wanted(page) == "choose"
    assert 8 in hand(page)
    for chosen_card in (8, 9):
        card(page, chosen_card).click()
        lift_button(page).click()
    assert wanted(page) == "choose"
    expect(tool(page, "undo")).to_be_disabled()
    cards(page).first.press("u")
    expect(notice(page)).to_contain_text(re.compile("been seen|has played"))
    assert truth(page).match.state.plays == 1


def test_practice_takes_back_everything(live_page, site):
    page = opened(live_page, site, played(dealt(practice=True), first_seat_alone))
    for _ in range(2):
        cards(page).first.click()
        assert wanted(page) == "choose"
    assert truth(page).match.state.plays == 3
    undone = 0
    while tool(page, "undo").get_attribute("aria-disabled") != "true":
        tool(page, "undo").click()
        undone += 1
        assert wanted(page) == "choose"
    assert undone == 3
    assert truth(page).match.state.plays == 0
    assert len(hand(page)) == 10


def test_a_hint_comes_with_reasons(live_page, site):
    page = opened(live_page, site, played(dealt(), second_half))
    assert wanted(page) == "choose"
    use(page, "hint")
    expect(hint(page)).to_contain_text(re.compile(r"Play the \d+"))
    expect(hint(page).get_by_role("listitem")).not_to_have_count(0)
    number = int(re.search(r"\d+", hint(page).inner_text())[0])
    expect(card(page, number)).to_have_attribute("data-mark", "hint")
    play_hint_button(page).click()
    page.wait_for_function("!document.querySelector('#hint')")
    assert truth(page).match.state.spent[0][-1] == number


def test_the_number_of_a_rule_opens_the_rule(live_page, site):
    page = opened(live_page, site, played(dealt(), second_half))
    link = rule_buttons(behind(page, last_moment(page))).first
    rule = link.inner_text()
    link.click()
    expect(rule_in_question(page)).to_have_text(rule)
    expect(rule_in_question(page)).to_be_in_viewport()


def test_actions_can_be_typed_and_are_refused_with_their_rule(live_page, site):
    page = opened(live_page, site, dealt(), confirm=True)
    assert wanted(page) == "choose"
    use(page, "text")
    assert sections(page).count() > 5

    def say(text):
        typing_field(page).fill(text)
        typing_field(page).press("Enter")

    say("sing 7")
    expect(spoken(page)).to_contain_text("sing 7")
    say("play 5")
    expect(spoken(page)).to_contain_text("play 5")
    say("donate 7")
    expect(spoken(page)).to_contain_text(re.compile(r"half-time only.*Rule D-7\.2"))
    say(" Play 7 ")
    until_at(page, 3)
    expect(spoken(page)).to_contain_text("barrels")
    assert truth(page).match.state.spent[0] == (7,)


def test_another_language_takes_effect_and_stays(live_page, site):
    page = opened(live_page, site, dealt())
    use(page, "settings")
    change_setting(page, "language", "pt")
    expect(dialog(page).get_by_role("heading", level=2)).to_have_text("Definições")
    assert root(page).get_attribute("lang") == "pt"
    go(page, site)
    assert root(page).get_attribute("lang") == "pt"
    expect(button(page, "Regras")).to_be_visible()


def test_theme_and_pace_stay_and_sounds_are_off(page, site):
    page.add_init_script("globalThis.AudioContext = () => { throw new Error('a sound'); }")
    go(page, site)
    tool(page, "settings").click()
    assert not setting(page, "sounds").is_checked()
    change_setting(page, "theme", "dark")
    change_setting(page, "pace", "steps")
    assert root(page).get_attribute("data-theme") == "dark"
    go(page, site)
    assert root(page).get_attribute("data-theme") == "dark"
    begin(page, "douro")
    assert wanted(page) == "choose"
    cards(page).first.click()
    confirm_button(page).click()
    assert wanted(page) == "continue"


def test_looking_back_shows_every_position_and_changes_nothing(live_page, site):
    page = opened(live_page, site, played(dealt(), second_half))
    before, end = kept(page), at(page)
    use(page, "look")
    step_button(page, "first").click()
    expect(progress(page)).to_contain_text("Play 1 of 20")
    expect(slider(page)).to_have_value("0")
    step_button(page, "forward").click()
    expect(looking_back(page, 1, end)).to_be_visible()
    slider(page).fill(str(end - 5))
    expect(looking_back(page, end - 5, end)).to_be_visible()
    assert cards(page).count() == 0
    now_button(page).click()
    assert wanted(page) == "choose"
    assert kept(page) == before


def test_playing_on_from_here_keeps_the_first_game(live_page, site):
    page = opened(live_page, site, played(dealt(), second_half))
    before = kept(page)
    use(page, "look")
    slider(page).fill("6")
    branch_button(page).click()
    expect(notice(page)).to_contain_text("The first one stays")
    assert wanted(page) == "choose"
    assert truth(page).match.state.plays == 2
    assert kept(page)[f"{GAME}tested"] == before[f"{GAME}tested"]
    cards(page).first.click()
    assert wanted(page) == "choose"
    to_lobby(page)
    assert kept_games(page).count() == 2


def test_typed_choices_and_clicks_make_the_same_game(live_page, site):
    table = chosen(dealt(), (1, "play 3"), (2, "play 4"))
    page = opened(live_page, site, table)
    card(page, 7).click()
    assert wanted(page) == "choose"
    assert truth(page).match.past[:3] == chosen(table, (0, "play 7")).match.past
