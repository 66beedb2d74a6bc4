"""6 Castelos for everybody: a game by keyboard alone, axe-core, and one screen for two people."""

import re

from e2e.castelos import dealt, placing, played
from e2e.conftest import DESKTOP, PHONE
from e2e.looks import every_word
from e2e.person.castelos import play_through
from e2e.person.keys import press
from e2e.person.state import go, wanted
from e2e.person.table import expect_no_cards, lift_button
from e2e.table import QUICK, opened, stored, truth


def test_a_family_game_by_keyboard_alone(live_page, site):
    page = opened(live_page, site, dealt(seed=3, version="family"))
    steps = play_through(page, lambda control: press(page, control))
    assert {"trail", "place", "mode", "mark", "move"} <= steps


def test_hands_and_contracts_stay_behind_the_curtain(live_page, site):
    table = played(dealt(people=(0, 1), seed=1), placing)
    page = live_page(**DESKTOP, **stored(site, table, **QUICK))
    go(page, site)
    assert wanted(page) == "lift"
    state = truth(page).match.state
    hidden = {*state.hands[0], *state.hands[1]}
    words = " ".join(every_word(page))
    assert not hidden & set(re.findall(r"\bT\d\d\b", words))
    assert not {*state.kept} & set(re.findall(r"\bK\d\d\b", words))
    lift_button(page).click()
    assert wanted(page) == "choose"
    words = " ".join(every_word(page))
    assert not {*state.hands[1]} & set(re.findall(r"\bT\d\d\b", words))
    assert state.kept[1] not in re.findall(r"\bK\d\d\b", words)


def test_the_curtain_falls_on_a_phone_too(live_page, site):
    page = opened(live_page, site, played(dealt(people=(0, 1), seed=1), placing), PHONE)
    assert wanted(page) == "lift"
    expect_no_cards(page)
