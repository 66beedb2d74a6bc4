"""Dos Rios on the page: whole games by mouse and by keys, and actions of several clicks."""

import re

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE
from e2e.looks import TRAVELS, controls_are_large_enough, fits, is_inside, nothing_scrolls_sideways
from e2e.person.dialogs import rule_in_question
from e2e.person.dosrios import (
    UNASKED,
    board_of,
    last_action,
    mode_button,
    pick,
    picks,
    place,
    refused,
    the_map,
    whole_button,
    zoom_button,
)
from e2e.person.ending import ranked, winner
from e2e.person.lobby import change_button
from e2e.person.setup import start_button
from e2e.person.state import at, go, scene, scenes, until_acted, wanted
from e2e.person.table import (
    confirm_button,
    continue_button,
    listed_tool,
    said,
    skip_button,
    told,
    tool,
    use,
)
from e2e.person.trouble import why_not
from e2e.rios import after, before, dealt, moves, played, recorded
from e2e.table import QUICK, stored, truth
from ribeira.core.game import apply
from ribeira.i18n.languages import LANGUAGES

THUMB = 36  # pixels


# Whole games


def spot(page, part):
    text = page.evaluate(f"({part}).dataset.spot ?? ''")
    return [float(number) for number in text.split()]


def walk_to(page, place):
    """Into the map by Tab, and by arrows to a place."""
    while not spot(page, "document.activeElement"):
        page.keyboard.press("Tab")
    goal = [float(number) for number in place.get_attribute("data-spot").split()]
    for _ in range(30):
        x, y = spot(page, "document.activeElement")
        right, down = goal[0] - x, goal[1] - y
        if place.evaluate("place => place === document.activeElement"):
            return
        if abs(down) > abs(right):
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
    raise AssertionError(f"arrows do not lead to {place}")


def act_by_keys(page):
    for kind in ("flow", "place"):
        if picks(page, kind).count():
            walk_to(page, picks(page, kind).last)
            return page.keyboard.press("Enter")
    return page.keyboard.press("e" if board_of(page).stage == "actions" else "p")


def step_by_keys(page):
    """A figure is picked up and put down one place further."""
    walk_to(page, picks(page, "figure").first)
    page.keyboard.press("Enter")
    walk_to(page, picks(page, "step").first)
    page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard(live_page, site):
    page = live_page(**stored(site, **UNASKED))
    go(page, site)
    play = change_button(page, "dosrios")
    for _ in range(60):
        if play.evaluate("play => play === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    start_button(page).focus()
    page.keyboard.press("Enter")
    stepped = False
    while wanted(page) == "choose":
        steps, state = at(page), board_of(page)
        if state.stage == "actions" and not state.bed and not stepped:
            step_by_keys(page)
            stepped = last_action(page).startswith("step")
        else:
            act_by_keys(page)
        until_acted(page, steps)
    assert stepped
    assert board_of(page).stage == "over"
    assert page.evaluate("document.activeElement !== document.body")


# Prepared positions


def wet_fork(state, action, _events):
    """A dam on water whose builder chooses the bed."""
    border = action.at[0] if action.verb == "dam" else ""
    return border in state.pieces and bool(state.bed_after_dam(border).forks)


def test_a_dam_asks_first_and_its_bed_is_chosen_even_after_a_reload(live_page, site):
    table, action = before(dealt(seed=25), wet_fork)
    page = live_page(**stored(site, table, **QUICK))
    go(page, site)
    page.keyboard.press("d")
    pick(page, action.at[0])
    assert at(page) == table.match.at
    expect(said(page, re.compile("turns the river"))).to_be_visible()
    confirm_button(page).click()
    bed = board_of(page).bed
    assert bed
    forks = picks(page, "flow").count()
    assert forks > 1
    page.reload()
    assert wanted(page) == "choose"
    assert board_of(page).bed == bed
    assert picks(page, "flow").count() == forks
    picks(page, "flow").last.click()
    assert last_action(page).startswith(f"flow {bed}:")
    while board_of(page).bed:
        picks(page, "flow").first.click()
    for _ in range(at(page) - table.match.at):
        tool(page, "undo").click()
    assert board_of(page) == table.match.state


def two_spaces(_state, action, _events):
    return action.verb == "chase2" and action.at[0] != action.at[1]


def test_a_pair_chases_from_two_spaces(live_page, site):
    table, action = before(dealt(seed=6), two_spaces)
    one, other, target = action.at
    page = live_page(**stored(site, table, **QUICK))
    go(page, site)
    pick(page, one)
    pick(page, f"pair {target}")
    if picks(page, "partner").count():
        pick(page, other)
    assert last_action(page) == f"chase2 {one} {other} {target}"
    assert board_of(page).figures[0].count(target) == 2


def test_a_refused_click_names_its_rule(live_page, site):
    page = live_page(**stored(site, played(dealt(), moves), **QUICK))
    go(page, site)
    assert wanted(page) == "choose"
    refused(page).first.click(force=True)  # it counts as disabled
    why_not(page).click()
    expect(rule_in_question(page)).to_have_text("R-6.7")


def raids(_state, _action, events):
    return "raided" in {event.key for event in events}


def test_desperados_ride_and_then_chase_off(live_page, site):
    table, action = before(dealt(seed=10), raids)
    page = live_page(**stored(site, table, **(QUICK | {"pace": "steps"})))
    go(page, site)
    whole_button(page, action.verb).click()
    if confirm_button(page).count():
        confirm_button(page).click()
    seen = scenes(page)
    assert seen.index("draw") < seen.index("desperados") < seen.index("raid")
    after = apply(table.match.game, table.match.state, 0, action)[0]
    assert truth(page).match.states[table.match.at + 1] == after


def test_a_rival_wins_in_ones_own_turn(live_page, site):
    """R-11.1: the bed that is chosen last leads past all four buildings of the rival."""
    table, (dam, *beds) = recorded("rival-wins", last=3)
    page = live_page(**stored(site, table, **QUICK))
    go(page, site)
    assert wanted(page) == "choose"
    pick(page, "dam")
    pick(page, dam.at[0])
    confirm_button(page).click()
    for flow in beds:
        assert board_of(page).winners == ()
        pick(page, flow.at[0])
    expect(told(page)).to_contain_text("a rival wins at once")
    confirm_button(page).click()
    assert wanted(page) == "over"
    state = board_of(page)
    assert (state.active, state.winners, state.victory) == (0, (1,), "irrigated")
    expect(ranked(page).first).to_contain_text("Bruno")
    page.keyboard.press("w")
    skip_button(page).click()
    expect(winner(page)).to_contain_text("Bruno")


# Looks


def test_on_a_phone_a_tap_shows_and_a_second_one_does(live_page, site):
    table = played(dealt(3), moves)
    phone = live_page(**PHONE, **stored(site, table, pace="instant"))
    go(phone, site)
    assert wanted(phone) == "choose"
    nothing_scrolls_sideways(phone)
    controls_are_large_enough(phone)
    is_inside(phone, "#dosrios-map, #hand, #hand button, .bar button, #dosrios-points")
    place(phone, "D4").tap()
    step = picks(phone, "step").first.get_attribute("aria-label")
    target = the_map(phone).get_by_role("button", name=step, exact=True)
    target.tap()
    expect(target).to_have_class("dr-place is-step is-picked")
    assert at(phone) == table.match.at
    target.tap()
    assert last_action(phone).startswith("step D4")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_questions_find_room(live_page, device, site, language):
    """A pair chase and a dam that turns the river."""
    for table, action in (before(dealt(seed=6), two_spaces), before(dealt(seed=25), wet_fork)):
        page = live_page(**device, **stored(site, table, pace="instant", language=language))
        go(page, site)
        assert wanted(page) == "choose"
        verb, names = action.verb, action.at
        for name in (verb, *names) if verb == "dam" else (names[0], f"pair {names[2]}", names[1]):
            if not confirm_button(page).count():
                pick(page, name)
        assert confirm_button(page).is_visible()
        asked = "#confirm, #status, [data-do='unpick']"
        fits(page, asked, ".dock")
        is_inside(page, asked)


def test_borders_are_wide_enough_for_a_thumb(live_page, site):
    phone = live_page(**PHONE, **stored(site, played(dealt(3), moves), **QUICK))
    go(phone, site)
    mode_button(phone, "dam").tap()
    zoom_button(phone, "in").tap()
    pixels = the_map(phone).evaluate("map => map.getScreenCTM().a")
    assert 40 * pixels >= THUMB  # a border is 40 units long, and wider is what can be hit


# Shown again


def others_have_acted(state):
    return moves(state) and state.turns > 20


@pytest.mark.parametrize("how", ["mouse", "key", "touch"])
def test_what_the_others_did_is_shown_again(live_page, site, how):
    table = played(dealt(3), others_have_acted)
    device = PHONE if how == "touch" else {}
    page = live_page(**device, **stored(site, table, **(QUICK | {"pace": "steps"})))
    go(page, site)
    assert wanted(page) == "choose"
    if how == "key":
        page.keyboard.press("w")
    elif how == "touch":
        tool(page, "menu").tap()
        listed_tool(page, "watch").tap()
    else:
        use(page, "watch")
    seen = scenes(page)
    assert len(seen) > 2
    assert wanted(page) == "choose"
    assert truth(page).match == table.match


SHOWN = {"chased": "chase", "rerouted": "dry", "paid": "pay", "raided": "raid", "dammed": "dam"}
STILL = {"asked of the system": {"reduced_motion": "reduce"}, "switched off": {}, "moving": {}}
RUNNING = f"""document.getAnimations()
  .filter(one => one.effect.target.closest("#board")).filter({TRAVELS}).length"""


def moving(page):
    """How much of the board moves in each beat that is shown, by its name."""
    found = {}
    while beat := scene(page):
        found[beat] = found.get(beat, 0) + page.evaluate(RUNNING)
        continue_button(page).click()
    return found


@pytest.mark.parametrize("key", SHOWN)
@pytest.mark.parametrize("how", STILL)
def test_scenes_move_but_not_under_reduced_motion(live_page, site, key, how):
    settings = QUICK | {"pace": "steps"} | ({"motion": "off"} if how == "switched off" else {})
    table = after(dealt(seed=3, people=(0, 1)), key)
    page = live_page(**STILL[how], **stored(site, table, **settings))
    go(page, site)
    assert wanted(page) == "choose"
    page.keyboard.press("w")
    found = moving(page)
    assert SHOWN[key] in found
    if how == "moving":
        assert found[SHOWN[key]]
    else:
        assert not any(found.values())


A_FRAME = 50  # milliseconds in which the page draws, and no beat ends


def test_scenes_can_be_skipped(new_page, site):
    table, action = before(dealt(seed=10, people=(0, 1)), raids)
    page = new_page(**stored(site, table, pace="calm", confirm=False))
    go(page, site)
    assert wanted(page) == "choose"
    page.clock.install()  # nothing goes on by itself
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    whole_button(page, action.verb).click()
    page.clock.run_for(A_FRAME)
    skip_button(page).wait_for()
    page.keyboard.press("Space")
    page.clock.run_for(A_FRAME)
    assert wanted(page) == "choose"
    assert at(page) == table.match.at + 1


def test_axe_finds_nothing_on_a_dark_desktop(live_page, site, axe_findings):
    table = played(dealt(4), lambda state: state.points == 6 and state.hands[0] > 0)
    page = live_page(**stored(site, table, **QUICK, theme="dark"))
    go(page, site)
    assert wanted(page) == "choose"
    assert axe_findings(page) == []
    pick(page, "dam")
    assert axe_findings(page) == []
