"""6 Castelos in the browser: whole games by mouse, and positions that are rare."""

import re

from playwright.sync_api import expect

from e2e.castelos import claims_from_castle, dealt, offers, pays, placing, played, price
from e2e.castelos_page import control, first, offered, play_through, table_of
from e2e.conftest import PHONE
from e2e.looks import INSIDE
from e2e.table import QUICK, at, go, opened, stored, the_scores_add_up, truth, wanted
from ribeira.games.castelos.rules.state import FROM_RESERVE
from ribeira.games.castelos.rules.trail import owned


def set_up(page, seats, seed):
    page.locator("[data-do=new][data-value=castelos]").click()
    page.locator("[data-field='draft.seats']").select_option(str(seats))
    page.locator("#field-seed").fill(str(seed))


def test_a_solo_game_from_the_lobby(new_page, site):
    page = new_page(**stored(site, **QUICK))
    go(page, site)
    set_up(page, 1, 5)
    page.locator("#first").click()
    expect(page.locator("#first")).to_contain_text("Advanced")
    page.locator("#start").click()
    steps = play_through(page, lambda name: control(page, name).click())
    assert {"rival", "place", "mode"} <= steps
    setup = truth(page).match.setup
    assert (setup.seats, setup.option("version")) == (1, "family")
    the_scores_add_up(page)


def test_a_tile_is_seen_and_turned_before_it_is_laid(new_page, site):
    page = opened(new_page, site, played(dealt(seed=1), placing), confirm=True)
    assert wanted(page) == "choose"
    page.locator("[data-pick^=hand-]").last.click()
    page.locator("#castelos-territory [data-pick^=cell-]").first.click()
    place = page.locator("#castelos-place")
    seen = {place.get_attribute("data-action")}
    ways = page.locator(".ct-montes").count()
    assert ways == 1
    page.keyboard.press("r")
    seen.add(place.get_attribute("data-action"))
    page.locator("#castelos-turn-right").click()
    seen.add(place.get_attribute("data-action"))
    assert len(seen) == 3
    assert page.locator(".ct-ghost").count() == 1
    action = place.get_attribute("data-action")
    before = len(table_of(page).tiles)
    place.click()
    assert len(table_of(page).tiles) == before + 1
    match = truth(page).match
    assert match.game.write(match.past[-1].action) == action


def test_what_is_refused_says_its_rule(new_page, site):
    page = opened(new_page, site, played(dealt(seed=1), placing))
    assert wanted(page) == "choose"
    market = page.locator("[data-ask^=market-]").first
    market.click(force=True)
    expect(page.locator("#notice")).to_contain_text("C-4.2")
    page.locator("#castelos-territory [data-ask^=cell-]").first.click(force=True)
    expect(page.locator("#notice")).to_contain_text("C-5.1")


def test_tooltips_appear_by_mouse_by_key_and_by_finger(new_page, site):
    table = played(dealt(seed=1), placing)
    page = opened(new_page, site, table)
    assert wanted(page) == "choose"
    page.locator("[data-tell='quarter-0,0-2']").hover(force=True)
    expect(page.locator("#tip")).to_contain_text("Monte:")
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()
    page.locator("[data-pick^=hand-]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tip")).to_be_visible()

    phone = opened(new_page, site, table, PHONE)
    assert wanted(phone) == "choose"
    box = phone.locator("#castelos-next-castle").bounding_box()
    touch = phone.context.new_cdp_session(phone)
    point = {"x": box["x"] + 20, "y": box["y"] + 20}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(phone.locator("#tip")).to_contain_text("Next castle")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_sale(new_page, site):
    table = played(dealt(seed=6), offers("sell"))
    page = opened(new_page, site, table)
    assert wanted(page) == "choose"
    before = table_of(page)
    market = page.locator(
        "#castelos-markets :is([data-action^='sell '], [data-pick^=market-])"
    ).first
    name = market.get_attribute("id").removeprefix("castelos-market-")
    castle, product = name.rsplit("-", 1)
    factor = next(c.factor for c in before.castles if c.id == castle)
    brings = owned(before.own)[product] * factor
    expect(market.locator(".ct-brings")).to_have_text(str(brings))
    market.click()
    if table_of(page).turn.sales == 0:
        page.locator(":is(#board) :is([data-action^='sell '], [data-pick^=space-])").first.click()
    after = table_of(page)
    assert after.estates[0].mealhas == before.own.mealhas + brings
    assert next(c for c in after.castles if c.id == castle).discs == ((product, 0),)
    action = truth(page).match.past[-1].action
    assert action.verb == "sell"
    assert action.at[2] == FROM_RESERVE or int(action.at[2]) in before.own.marks


def test_a_payment_to_a_rival(new_page, site):
    page = opened(new_page, site, played(dealt(seed=12), pays))
    assert wanted(page) == "choose"
    match = truth(page).match
    before = match.state.table
    legal = match.game.legal_actions(match.state, 0)
    lay = next(a for a in legal if a.verb == "worker.lay" and price(match.state, a))
    bed = control(page, f"lay-{lay.at[0]}")
    cost = price(match.state, lay)
    assert re.search(rf"\b{cost}\b", bed.get_attribute("aria-label"))
    bed.click()
    after = table_of(page)
    assert after.estates[0].mealhas == before.estates[0].mealhas - cost
    assert after.estates[1].mealhas == before.estates[1].mealhas + cost


def test_a_tile_of_the_trail_is_turned_round_and_exchanged(new_page, site):
    page = opened(new_page, site, played(dealt(seed=2), offers("trail.alter")))
    assert wanted(page) == "choose"
    before = table_of(page).own.trail
    handle = page.locator("[id^=castelos-slot-]").last
    slot = int(handle.get_attribute("id").removeprefix("castelos-slot-"))
    handle.click()
    page.locator("#castelos-ways button").first.click()
    turned = table_of(page).own.trail
    assert (turned[slot][0], turned != before) == (before[slot][0], True)
    spare = page.locator("[id^=castelos-unplaced-]").first
    tile = spare.get_attribute("id").removeprefix("castelos-unplaced-")
    spare.click()
    control(page, f"slot-{slot}").click()
    page.locator("#castelos-ways button").first.click()
    assert table_of(page).own.trail[slot][0] == tile


def test_a_building_is_claimed_with_a_worker_from_a_castle(new_page, site):
    table = played(dealt(seed=253), claims_from_castle)
    page = opened(new_page, site, table)
    assert wanted(page) == "choose"
    workers = table_of(page).own.workers
    legal = truth(page).match.game.legal_actions(truth(page).match.state, 0)
    claim = next(
        a for a in legal if a.verb == "cons.claim" and workers[int(a.at[2])][0] == "castle"
    )
    terrain, value, n = claim.at
    control(page, f"track-{terrain}-{value}").click()
    if not table_of(page).own.constructions:
        control(page, f"seat-0-worker-{n}").click()
    assert (terrain, value) in table_of(page).estates[0].constructions
    assert truth(page).match.past[-1].action == claim


def test_a_reload_in_the_middle_of_a_turn_goes_on_there(new_page, site):
    page = opened(new_page, site, played(dealt(seed=4), offers("sell")))
    assert wanted(page) == "choose"
    before = truth(page).match
    status = page.locator("#status").inner_text()
    path = page.locator(".ct-step.is-now").inner_text()
    go(page, site)
    assert wanted(page) == "choose"
    assert truth(page).match == before
    assert (page.locator("#status").inner_text(), page.locator(".ct-step.is-now").inner_text()) == (
        status,
        path,
    )


def test_a_turn_can_be_taken_back_to_its_first_tile(new_page, site):
    page = opened(new_page, site, played(dealt(seed=1), placing))
    assert wanted(page) == "choose"
    start = at(page)
    for name in ("hand-", "cell-", "place", "mode-"):
        control(page, first(offered(page), name)).click()
    while at(page) > start:
        page.locator("#tool-undo").click()
    assert table_of(page).phase == "place"


def test_nothing_sticks_out_on_a_phone(new_page, site):
    for condition in (placing, offers("sell"), offers("trail.alter")):
        page = opened(new_page, site, played(dealt(seed=4), condition), PHONE)
        assert wanted(page) == "choose"
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert page.evaluate(INSIDE, "#hand button, #castelos-territory") == []
