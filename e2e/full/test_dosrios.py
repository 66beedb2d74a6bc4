"""Dos Rios on the page: whole games by mouse and by keys, and actions of several clicks."""

import pytest
from playwright.sync_api import expect

from e2e.conftest import DESKTOP, PHONE
from e2e.looks import controls_are_large_enough, fits, is_inside, nothing_scrolls_sideways
from e2e.rios import after, before, dealt, moves, played, recorded
from e2e.rios_page import MAP, UNASKED, board_of, last_action, pick, picks
from e2e.table import QUICK, at, go, stored, truth, wanted
from ribeira.core.game import apply
from ribeira.i18n.languages import LANGUAGES

THUMB = 36  # pixels


# Whole games


def spot(page, part):
    text = page.evaluate(f"({part}).dataset.spot ?? ''")
    return [float(number) for number in text.split()]


def walk_to(page, name):
    """Into the map by Tab, and by arrows to a place."""
    while not spot(page, "document.activeElement"):
        page.keyboard.press("Tab")
    goal = spot(page, f"document.getElementById('{name}')")
    for _ in range(30):
        x, y = spot(page, "document.activeElement")
        right, down = goal[0] - x, goal[1] - y
        if page.evaluate("document.activeElement.id") == name:
            return
        if abs(down) > abs(right):
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
    raise AssertionError(f"arrows do not lead to {name}")


def act_by_keys(page):
    for kind in ("flow", "place"):
        if picks(page, kind).count():
            walk_to(page, picks(page, kind).last.get_attribute("id"))
            return page.keyboard.press("Enter")
    return page.keyboard.press("e" if board_of(page).stage == "actions" else "p")


def step_by_keys(page):
    """A figure is picked up and put down one place further."""
    walk_to(page, picks(page, "figure").first.get_attribute("id"))
    page.keyboard.press("Enter")
    walk_to(page, picks(page, "step").first.get_attribute("id"))
    page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard(new_page, site):
    page = new_page(**stored(site, **UNASKED))
    go(page, site)
    for _ in range(60):
        if page.evaluate("document.activeElement.dataset.value") == "dosrios":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator("#start").focus()
    page.keyboard.press("Enter")
    stepped = False
    while wanted(page) == "choose":
        steps, state = at(page), board_of(page)
        if state.stage == "actions" and not state.bed and not stepped:
            step_by_keys(page)
            stepped = last_action(page).startswith("step")
        else:
            act_by_keys(page)
        page.wait_for_selector(f"#table:not([data-at='{steps}']), #ranking")
    assert stepped
    assert board_of(page).stage == "over"
    assert page.evaluate("document.activeElement !== document.body")


# Prepared positions


def wet_fork(state, action, _events):
    """A dam on water whose builder chooses the bed."""
    border = action.at[0] if action.verb == "dam" else ""
    return border in state.pieces and bool(state.bed_after_dam(border).forks)


def test_a_dam_asks_first_and_its_bed_is_chosen_even_after_a_reload(new_page, site):
    table, action = before(dealt(seed=25), wet_fork)
    page = new_page(**stored(site, table, **QUICK))
    go(page, site)
    page.keyboard.press("d")
    pick(page, action.at[0])
    assert at(page) == table.match.at
    expect(page.locator("#status")).to_contain_text("turns the river")
    page.locator("#confirm").click()
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
        page.locator("#tool-undo").click()
    assert board_of(page) == table.match.state


def two_spaces(_state, action, _events):
    return action.verb == "chase2" and action.at[0] != action.at[1]


def test_a_pair_chases_from_two_spaces(new_page, site):
    table, action = before(dealt(seed=6), two_spaces)
    one, other, target = action.at
    page = new_page(**stored(site, table, **QUICK))
    go(page, site)
    pick(page, one)
    pick(page, f"pair {target}")
    if picks(page, "partner").count():
        pick(page, other)
    assert last_action(page) == f"chase2 {one} {other} {target}"
    assert board_of(page).figures[0].count(target) == 2


def test_a_refused_click_names_its_rule(new_page, site):
    page = new_page(**stored(site, played(dealt(), moves), **QUICK))
    go(page, site)
    assert wanted(page) == "choose"
    page.locator(f"{MAP} [data-ask]").first.click(force=True)  # it counts as disabled
    page.locator("#notice .rule").click()
    expect(page.locator("#dialog .here dt")).to_have_text("R-6.7")


def raids(_state, _action, events):
    return "raided" in {event.key for event in events}


def scenes(page):
    """Every beat of what is shown, one by one."""
    seen = []
    while scene := page.locator("#table").get_attribute("data-scene"):
        seen.append(scene)
        page.locator("#continue").click()
    return seen


def test_desperados_ride_and_then_chase_off(new_page, site):
    table, action = before(dealt(seed=10), raids)
    page = new_page(**stored(site, table, **(QUICK | {"pace": "steps"})))
    go(page, site)
    page.locator(f"#dosrios-{action.verb}").click()
    if page.locator("#confirm").count():
        page.locator("#confirm").click()
    seen = scenes(page)
    assert seen.index("draw") < seen.index("desperados") < seen.index("raid")
    after = apply(table.match.game, table.match.state, 0, action)[0]
    assert truth(page).match.states[table.match.at + 1] == after


def test_a_rival_wins_in_ones_own_turn(new_page, site):
    """R-11.1: the bed that is chosen last leads past all four buildings of the rival."""
    table, (dam, *beds) = recorded("rival-wins", last=3)
    page = new_page(**stored(site, table, **QUICK))
    go(page, site)
    assert wanted(page) == "choose"
    pick(page, "dam")
    pick(page, dam.at[0])
    page.locator("#confirm").click()
    for flow in beds:
        assert board_of(page).winners == ()
        pick(page, flow.at[0])
    expect(page.locator("#app")).to_contain_text("a rival wins at once")
    page.locator("#confirm").click()
    assert wanted(page) == "over"
    state = board_of(page)
    assert (state.active, state.winners, state.victory) == (0, (1,), "irrigated")
    expect(page.locator("#ranking li").first).to_contain_text("Bruno")
    page.keyboard.press("w")
    page.locator("#skip").click()
    expect(page.locator(".winner")).to_contain_text("Bruno")


# Looks


def test_on_a_phone_a_tap_shows_and_a_second_one_does(new_page, site):
    table = played(dealt(3), moves)
    phone = new_page(**PHONE, **stored(site, table, pace="instant"))
    go(phone, site)
    assert wanted(phone) == "choose"
    nothing_scrolls_sideways(phone)
    controls_are_large_enough(phone)
    is_inside(phone, f"{MAP}, #hand, #hand button, .bar button, #dosrios-points")
    phone.locator(f"{MAP} [data-pick='D4']").tap()
    target = phone.locator(f"#{picks(phone, 'step').first.get_attribute('id')}")
    target.tap()
    expect(target).to_have_class("dr-place is-step is-picked")
    assert at(phone) == table.match.at
    target.tap()
    assert last_action(phone).startswith("step D4")


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_questions_find_room(new_page, device, site, language):
    """A pair chase and a dam that turns the river."""
    for table, action in (before(dealt(seed=6), two_spaces), before(dealt(seed=25), wet_fork)):
        page = new_page(**device, **stored(site, table, pace="instant", language=language))
        go(page, site)
        assert wanted(page) == "choose"
        verb, names = action.verb, action.at
        for name in (verb, *names) if verb == "dam" else (names[0], f"pair {names[2]}", names[1]):
            if not page.locator("#confirm").count():
                pick(page, name)
        assert page.locator("#confirm").is_visible()
        fits(page, "#confirm, #status, [data-do='unpick']", "#middle")


def test_borders_are_wide_enough_for_a_thumb(new_page, site):
    phone = new_page(**PHONE, **stored(site, played(dealt(3), moves), **QUICK))
    go(phone, site)
    phone.locator("[data-pick='dam']").tap()
    phone.locator("#zoom-in").tap()
    pixels = phone.locator(MAP).evaluate("map => map.getScreenCTM().a")
    assert 40 * pixels >= THUMB  # a border is 40 units long, and wider is what can be hit


# Shown again


def others_have_acted(state):
    return moves(state) and state.turns > 20


@pytest.mark.parametrize("how", ["mouse", "key", "touch"])
def test_what_the_others_did_is_shown_again(new_page, site, how):
    table = played(dealt(3), others_have_acted)
    device = PHONE if how == "touch" else {}
    page = new_page(**device, **stored(site, table, **(QUICK | {"pace": "steps"})))
    go(page, site)
    assert wanted(page) == "choose"
    if how == "key":
        page.keyboard.press("w")
    else:
        button = page.locator("#tool-watch")
        button.tap() if how == "touch" else button.click()
    seen = scenes(page)
    assert len(seen) > 2
    assert wanted(page) == "choose"
    assert truth(page).match == table.match


SHOWN = {"chased": "chase", "rerouted": "dry", "paid": "pay", "raided": "raid", "dammed": "dam"}
STILL = {"asked of the system": {"reduced_motion": "reduce"}, "switched off": {}, "moving": {}}
RUNNING = "document.getAnimations().filter(one => one.effect.target.closest('#board')).length"


def moving(page):
    """How much of the board moves in each beat that is shown, by its name."""
    found = {}
    while scene := page.locator("#table").get_attribute("data-scene"):
        found[scene] = found.get(scene, 0) + page.evaluate(RUNNING)
        page.locator("#continue").click()
    return found


@pytest.mark.parametrize("key", SHOWN)
@pytest.mark.parametrize("how", STILL)
def test_scenes_move_but_not_under_reduced_motion(new_page, site, key, how):
    settings = QUICK | {"pace": "steps"} | ({"motion": "off"} if how == "switched off" else {})
    table = after(dealt(seed=3, people=(0, 1)), key)
    page = new_page(**STILL[how], **stored(site, table, **settings))
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
    page.locator(f"#dosrios-{action.verb}").click()
    page.clock.run_for(A_FRAME)
    page.wait_for_selector("#table:not([data-scene=''])")
    page.keyboard.press("Space")
    page.clock.run_for(A_FRAME)
    assert wanted(page) == "choose"
    assert at(page) == table.match.at + 1


def test_axe_finds_nothing_on_a_dark_desktop(new_page, site, axe_findings):
    table = played(dealt(4), lambda state: state.points == 6 and state.hands[0] > 0)
    page = new_page(**stored(site, table, **QUICK, theme="dark"))
    go(page, site)
    assert wanted(page) == "choose"
    assert axe_findings(page) == []
    pick(page, "dam")
    assert axe_findings(page) == []
