"""A whole game of five by keyboard alone, and what a screen reader would say."""

from playwright.sync_api import expect

from e2e.person.dialogs import dialog, setting
from e2e.person.douro import card, cards, hand
from e2e.person.ending import again_button
from e2e.person.lobby import change_button
from e2e.person.setup import seats_button, start_button
from e2e.person.state import go, scene, wanted
from e2e.person.table import (
    continue_button,
    hint,
    lift_button,
    listed_tool,
    looking_back,
    now_button,
    skip_button,
    slider,
    tip,
    tool,
)
from e2e.person.words import say
from e2e.table import QUICK, dealt, first_seat_alone, played, results, stored, truth

# the page ends observers that begin while PyScript starts: this is the kind there was before
LISTEN = """
globalThis.heard = [];
const Observer = MutationObserver;
addEventListener("DOMContentLoaded", () => {
  const live = document.getElementById("live");
  const hear = () => heard.push(live.textContent);
  new Observer(hear).observe(live, { characterData: true, childList: true, subtree: true });
});
"""
PLAY = "douro.action.play"
SHORTCUTS = {"l": "log.title", "t": "table.text"}
ROUND = 60  # more stops than any screen has


def focused(page, what):
    return page.evaluate(f"(e => {what})(document.activeElement)")


def has_focus(thing):
    return thing.evaluate_all("all => all.includes(document.activeElement)")


def name_of_focus(page):
    """What a screen reader calls it; nothing where the focus has left the page."""
    here = page.locator(":focus")
    return here.aria_snapshot().partition("\n")[0] if here.count() else ""


def press(page, *keys):
    """Presses keys; wherever they lead, something has the focus afterwards."""
    for key in keys:
        page.keyboard.press(key)
        assert focused(page, "e.tagName") != "BODY", key


def tab_to(page, wanted):
    """Tab until the control, or one of them, has the focus."""
    for _ in range(ROUND):
        if has_focus(wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def is_seen(page):
    """Nothing lies over what has the focus. A seat's button lies under what the seat shows."""
    return focused(
        page,
        """{
          const { x, y, width, height } = e.getBoundingClientRect();
          const whole = e.parentElement.dataset.presses === e.id ? e.parentElement : e;
          return whole.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }""",
    )


def arrow_to(page, number):
    """Into the hand by Tab, and to the card by arrows."""
    tab_to(page, cards(page))
    while not has_focus(card(page, number)):
        press(page, "ArrowRight")


def tab_to_tool(page, name):
    """By Tab, through *More* where the bar has no room for the tool."""
    found = tool(page, name)
    if not found.is_visible():
        tab_to(page, tool(page, "menu"))
        press(page, "Enter")
        found = listed_tool(page, name)
    tab_to(page, found)


def stops_of_one_round(page):
    """The names of what Tab passes until it comes back to where it began."""
    stops = []
    focused(page, "{ globalThis.start = e; }")
    for _ in range(ROUND):
        page.keyboard.press("Tab")
        stops.append(name_of_focus(page))
        assert is_seen(page), stops
        if focused(page, "e === start"):
            return stops
    raise AssertionError("Tab never comes back")


def test_a_whole_game_by_keyboard_is_heard(page, site):
    page.add_init_script(LISTEN)
    go(page, site)
    while not has_focus(change_button(page, "douro")):
        press(page, "Tab")
    press(page, "Enter")
    tab_to(page, seats_button(page, 5))
    press(page, "Enter")
    tab_to(page, tool(page, "settings"))
    press(page, "Enter")
    tab_to(page, setting(page, "pace"))
    press(page, "ArrowDown", "ArrowDown", "Escape")
    assert has_focus(tool(page, "settings"))
    tab_to(page, start_button(page))
    press(page, "Enter")

    assert wanted(page) == "choose"
    arrow_to(page, hand(page)[0])
    stops = stops_of_one_round(page)
    names = [f'- button "{say(page, PLAY, card=number)}"' for number in hand(page)]
    assert [stop for stop in stops if stop in names] == names[:1]
    press(page, "End", "Home")
    passed = [name_of_focus(page)]
    for _ in names[1:]:
        press(page, "ArrowRight")
        passed.append(name_of_focus(page))
    assert passed == names

    while (want := wanted(page)) != "over":
        assert focused(page, "e.tagName") != "BODY"
        if want == "choose":
            arrow_to(page, hand(page)[-1])
            press(page, "Enter", "Enter")
        else:
            assert has_focus(continue_button(page))
            press(page, "Enter")
    assert has_focus(again_button(page))

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
        skip_button(page).wait_for()
        press(page, "Space")
        assert wanted(page) == "choose"
    assert truth(page).match.state.plays == 2
    heard = " ".join(page.evaluate("heard"))
    assert [said for said in results(truth(page)) if said not in heard] == []
    arrow_to(page, hand(page)[0])
    press(page, "Enter")
    tab_to(page, continue_button(page))
    while scene(page):
        press(page, "Enter")
    assert wanted(page) == "choose"


def test_shortcuts_do_what_their_buttons_do(live_page, site):
    page = live_page(**stored(site, dealt(), **QUICK))
    go(page, site)
    assert wanted(page) == "choose"
    fourth = hand(page)[3]
    arrow_to(page, fourth)
    for key, title in SHORTCUTS.items():
        press(page, key)
        dialog(page, title).wait_for()
        press(page, "Escape")
        expect(dialog(page)).to_have_count(0)
        assert has_focus(card(page, fourth))
    press(page, "?")  # what has the focus explains itself
    expect(tip(page)).to_be_visible()
    expect(dialog(page)).to_have_count(0)
    press(page, "Escape")
    tool(page, "log").focus()
    press(page, "?")  # nothing to explain there
    dialog(page, "rules.title").wait_for()
    press(page, "Escape")
    expect(dialog(page)).to_have_count(0)
    press(page, "h")
    hint(page).wait_for()
    press(page, "Escape")
    hint(page).wait_for(state="detached")
    tab_to_tool(page, "settings")
    press(page, "Enter")
    tab_to(page, setting(page, "keys"))
    press(page, "Space", "Escape", "?")
    assert dialog(page).count() == 0


def test_focus_never_goes_behind_the_curtain(live_page, site):
    table = played(dealt(4, people=(0, 1)), first_seat_alone)
    page = live_page(**stored(site, table, **QUICK))
    go(page, site)
    assert wanted(page) == "lift"
    tab_to(page, lift_button(page))
    stops = stops_of_one_round(page)
    outside = {f'- button "{say(page, key)}"' for key in ("table.rules", "page.home")}
    assert outside <= set(stops)
    press(page, "Enter")
    assert wanted(page) == "choose"


def test_the_look_back_slider_moves_by_arrows(live_page, site):
    page = live_page(**stored(site, played(dealt(), first_seat_alone), **QUICK))
    go(page, site)
    tab_to_tool(page, "look")
    press(page, "Enter")
    tab_to(page, slider(page))
    end = int(slider(page).input_value())
    press(page, "ArrowLeft", "ArrowLeft")
    assert slider(page).get_attribute("aria-valuetext") == (
        f"Looking back: move {end - 2} of {end}"
    )
    press(page, "Home")
    expect(looking_back(page, 0, end)).to_be_visible()
    tab_to(page, now_button(page))
    press(page, "Enter")
    assert wanted(page) == "choose"
