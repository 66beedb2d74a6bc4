"""A whole game of five by keyboard alone, and what a screen reader would say."""

from e2e.table import (
    QUICK,
    dealt,
    first_seat_alone,
    go,
    hand,
    played,
    results,
    stored,
    truth,
    wanted,
)

LISTEN = """
globalThis.heard = [];
addEventListener("DOMContentLoaded", () => {
  const live = document.getElementById("live");
  const hear = () => heard.push(live.textContent);
  new MutationObserver(hear).observe(live, { characterData: true, childList: true, subtree: true });
});
"""
ROUND = 60  # more stops than any screen has


def focused(page, what="e.id"):
    return page.evaluate(f"(e => {what})(document.activeElement)")


def press(page, *keys):
    """Presses keys; wherever they lead, something has the focus afterwards."""
    for key in keys:
        page.keyboard.press(key)
        assert focused(page, "e.tagName") != "BODY", key


def tab_to(page, wanted_id):
    """Tab until the control has the focus."""
    for _ in range(ROUND):
        if focused(page) == wanted_id:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted_id}")


def is_seen(page):
    """Nothing lies over what has the focus."""
    return focused(
        page,
        """{
          const { x, y, width, height } = e.getBoundingClientRect();
          return e.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }""",
    )


def arrow_to(page, card):
    """Into the hand by Tab, and to the card by arrows."""
    while not focused(page).startswith("douro-card-"):
        page.keyboard.press("Tab")
    while focused(page) != f"douro-card-{card}":
        press(page, "ArrowRight")


def stops_of_one_round(page):
    """What Tab passes until it comes back to where it began."""
    start, stops = focused(page), []
    for _ in range(ROUND):
        page.keyboard.press("Tab")
        stops.append(focused(page))
        assert is_seen(page), stops
        if stops[-1] == start:
            return stops
    raise AssertionError("Tab never comes back")


def test_a_whole_game_by_keyboard_is_heard(page, site):
    page.add_init_script(LISTEN)
    go(page, site)
    while focused(page, "e.dataset.do") != "new":
        press(page, "Tab")
    press(page, "Enter")
    tab_to(page, "field-draft.seats")
    press(page, "ArrowDown", "ArrowDown")
    tab_to(page, "tool-settings")
    press(page, "Enter")
    tab_to(page, "field-settings.pace")
    press(page, "ArrowDown", "ArrowDown", "Escape")
    assert focused(page) == "tool-settings"
    tab_to(page, "start")
    press(page, "Enter")

    assert wanted(page) == "choose"
    arrow_to(page, hand(page)[0])
    stops = stops_of_one_round(page)
    assert [stop for stop in stops if "card" in stop] == [f"douro-card-{hand(page)[0]}"]
    press(page, "End", "Home")
    passed = [focused(page)]
    for _ in hand(page)[1:]:
        press(page, "ArrowRight")
        passed.append(focused(page))
    assert passed == [f"douro-card-{card}" for card in hand(page)]

    while (want := wanted(page)) != "over":
        assert focused(page, "e.tagName") != "BODY"
        if want == "choose":
            arrow_to(page, hand(page)[-1])
            press(page, "Enter", "Enter")
        else:
            assert focused(page) == "continue"
            press(page, "Enter")
    assert focused(page) == "again-new"

    assert len(truth(page).players) == 5
    heard = " ".join(page.evaluate("heard"))
    assert [said for said in results(truth(page)) if said not in heard] == []


def test_reveals_can_be_stepped_through_and_skipped_by_keyboard(new_page, site):
    settings = QUICK | {"pace": "steps"}
    page = new_page(**stored(site, dealt(), **settings))
    page.add_init_script(LISTEN)
    go(page, site)
    assert wanted(page) == "choose"
    for _ in range(2):
        arrow_to(page, hand(page)[0])
        press(page, "Enter")
        page.wait_for_selector("#skip")
        press(page, "Space")
        assert wanted(page) == "choose"
    assert truth(page).match.state.plays == 2
    heard = " ".join(page.evaluate("heard"))
    assert [said for said in results(truth(page)) if said not in heard] == []
    arrow_to(page, hand(page)[0])
    press(page, "Enter")
    tab_to(page, "continue")
    while page.locator("#table").get_attribute("data-scene"):
        press(page, "Enter")
    assert wanted(page) == "choose"


def test_shortcuts_do_what_their_buttons_do(new_page, site):
    page = new_page(**stored(site, dealt(), **QUICK))
    go(page, site)
    assert wanted(page) == "choose"
    arrow_to(page, hand(page)[3])
    for key, dialog in {"?": "rules", "h": "hint", "l": "log", "t": "text"}.items():
        press(page, key)
        page.wait_for_selector(f"#dialog.dialog-{dialog}[open]")
        press(page, "Escape")
        assert page.locator("#dialog").count() == 0
        assert focused(page) == f"douro-card-{hand(page)[3]}"
    tab_to(page, "tool-settings")
    press(page, "Enter")
    tab_to(page, "field-settings.keys")
    press(page, "Space", "Escape", "?")
    assert page.locator("#dialog").count() == 0


def test_focus_never_goes_behind_the_curtain(new_page, site):
    table = played(dealt(4, people=(0, 1)), first_seat_alone)
    page = new_page(**stored(site, table, **QUICK))
    go(page, site)
    assert wanted(page) == "lift"
    tab_to(page, "lift")
    stops = stops_of_one_round(page)
    assert {"tool-rules", "tool-lobby"} <= set(stops)
    press(page, "Enter")
    assert wanted(page) == "choose"


def test_the_look_back_slider_moves_by_arrows(new_page, site):
    page = new_page(**stored(site, played(dealt(), first_seat_alone), **QUICK))
    go(page, site)
    tab_to(page, "tool-look")
    press(page, "Enter")
    tab_to(page, "look-at")
    end = int(page.locator("#look-at").input_value())
    press(page, "ArrowLeft", "ArrowLeft")
    assert page.locator("#look-at").get_attribute("aria-valuetext") == (
        f"Looking back: action {end - 2} of {end}"
    )
    press(page, "Home")
    assert page.locator("#status").inner_text() == f"Looking back: action 0 of {end}"
    tab_to(page, "now")
    press(page, "Enter")
    assert wanted(page) == "choose"
