"""6 Castelos for everybody: a game by keyboard alone, axe-core, and one screen for two people."""

import re

from e2e.castelos import dealt, placing, played
from e2e.conftest import DESKTOP, PHONE
from e2e.looks import every_word
from e2e.person.castelos import play_through
from e2e.person.state import go, wanted
from e2e.person.table import expect_no_cards, lift_button
from e2e.table import QUICK, opened, stored, truth

# the keys that lead towards a control, the best one first
TOWARDS = """to => {
  const from = document.activeElement;
  if (from === to) return ["Enter"];
  const group = to.closest("[data-rove]");
  const back = from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING;
  if (!group || group !== from.closest("[data-rove]")) return [back ? "Shift+Tab" : "Tab"];
  if (!group.dataset.rove) return ["ArrowRight"];
  const [a, b] = [from, to].map(one => one.getBoundingClientRect());
  const right = b.x + b.width / 2 - a.x - a.width / 2;
  const down = b.y + b.height / 2 - a.y - a.height / 2;
  const level = ["ArrowLeft", "ArrowRight"], upright = ["ArrowUp", "ArrowDown"];
  if (right > 0) level.reverse();
  if (down > 0) upright.reverse();
  const [one, other] = Math.abs(right) > Math.abs(down) ? [level, upright] : [upright, level];
  return [one[0], other[0], one[1], other[1]];
}"""
MOST = 150  # keys to any control


def press(page, control):
    """To the control by Tab and arrows, and Enter; where an arrow has led astray, by another."""
    tried = set()
    for _ in range(MOST):
        here = page.evaluate("document.activeElement.id")
        keys = control.evaluate(TOWARDS)
        key = next((key for key in keys if (here, key) not in tried), keys[0])
        tried.add((here, key))
        page.keyboard.press(key)
        if key == "Enter":
            return
    raise AssertionError(f"no keys lead to {control}")


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
