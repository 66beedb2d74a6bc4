"""6 Castelos in the browser: whole games by mouse, and positions that are rare."""

import re

from playwright.sync_api import expect

from e2e.castelos import claims_from_castle, dealt, offers, pays, placing, played, price
from e2e.conftest import PHONE
from e2e.looks import INSIDE
from e2e.person.castelos import (
    current_step,
    forecast,
    offered,
    open_board,
    picture,
    play_through,
    table_of,
    thing,
)
from e2e.person.lobby import change_button
from e2e.person.setup import choose_seats, seed_field, start_button, version_button
from e2e.person.state import at, go, wanted
from e2e.person.table import said, tip, tool
from e2e.person.trouble import why_not
from e2e.person.words import say
from e2e.table import NAMES, QUICK, opened, stored, the_scores_add_up, truth
from ribeira.games.castelos.names import say_quarter, say_terrain, say_worker
from ribeira.games.castelos.rules.state import FROM_RESERVE
from ribeira.games.castelos.rules.trail import owned


def set_up(page, seats, seed):
    change_button(page, "castelos").click()
    choose_seats(page, seats)
    seed_field(page).fill(str(seed))


def test_a_solo_game_from_the_lobby(live_page, site):
    page = live_page(**stored(site, **QUICK))
    go(page, site)
    set_up(page, 1, 5)
    advanced = version_button(page, "castelos.option.version.advanced")
    expect(advanced).to_have_attribute("aria-pressed", "false")
    advanced.click()
    expect(advanced).to_have_attribute("aria-pressed", "true")
    version_button(page, "castelos.option.version.family").click()
    start_button(page).click()
    steps = play_through(page, lambda control: control.click())
    assert {"rival", "place", "mode"} <= steps
    setup = truth(page).match.setup
    assert (setup.seats, setup.option("version")) == (1, "family")
    the_scores_add_up(page)


def test_a_tile_is_seen_and_turned_before_it_is_laid(live_page, site):
    page = opened(live_page, site, played(dealt(seed=1), placing), confirm=True)
    assert wanted(page) == "choose"
    offered(page, "hand.tile").last.click()
    thing(page, "cell").first.click()
    place = thing(page, "do.place")
    seen = {place.get_attribute("data-action")}
    expect(forecast(page)).to_have_count(4)
    page.keyboard.press("r")
    seen.add(place.get_attribute("data-action"))
    thing(page, "turn.right").click()
    seen.add(place.get_attribute("data-action"))
    assert len(seen) == 3
    expect(thing(page, "would_lie")).to_have_count(1)
    action = place.get_attribute("data-action")
    before = len(table_of(page).tiles)
    place.click()
    assert len(table_of(page).tiles) == before + 1
    match = truth(page).match
    assert match.game.write(match.past[-1].action) == action


def test_what_is_refused_says_its_rule(live_page, site):
    page = opened(live_page, site, played(dealt(seed=1), placing))
    assert wanted(page) == "choose"
    market = thing(page, "market.open").first
    market.click(force=True)
    expect(why_not(page)).to_have_accessible_name(re.compile(r"\bC-4\.2$"))
    thing(page, "tile").first.click(force=True)
    expect(why_not(page)).to_have_accessible_name(re.compile(r"\bC-5\.1$"))


def test_tooltips_appear_by_mouse_by_key_and_by_finger(new_page, site):
    table = played(dealt(seed=1), placing)
    page = opened(new_page, site, table)
    assert wanted(page) == "choose"
    box = thing(page, "tile", cell="0,0").bounding_box()
    page.mouse.move(box["x"] + 0.85 * box["width"], box["y"] + 0.85 * box["height"])
    expect(tip(page)).to_contain_text("Monte:")
    page.keyboard.press("Escape")
    expect(tip(page)).to_be_hidden()
    thing(page, "hand.tile").first.focus()
    page.keyboard.press("ArrowRight")
    expect(tip(page)).to_be_visible()

    phone = opened(new_page, site, table, PHONE)
    assert wanted(phone) == "choose"
    open_board(phone, "markets")
    box = picture(phone, "next").bounding_box()
    touch = phone.context.new_cdp_session(phone)
    point = {"x": box["x"] + 20, "y": box["y"] + 20}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(tip(phone)).to_contain_text("Next castle")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_sale(live_page, site):
    table = played(dealt(seed=6), offers("sell"))
    page = opened(live_page, site, table)
    assert wanted(page) == "choose"
    before = table_of(page)
    market = offered(page, "market.brings").first
    name = market.get_attribute("id").removeprefix("castelos-market-")
    castle, product = name.rsplit("-", 1)
    factor = next(c.factor for c in before.castles if c.id == castle)
    brings = owned(before.own)[product] * factor
    expect(market.get_by_text(str(brings), exact=True)).to_be_visible()
    market.click()
    if table_of(page).turn.sales == 0:
        offered(page, "from_reserve").or_(offered(page, "space.marked")).first.click()
    after = table_of(page)
    assert after.estates[0].mealhas == before.own.mealhas + brings
    assert next(c for c in after.castles if c.id == castle).discs == ((product, 0),)
    action = truth(page).match.past[-1].action
    assert action.verb == "sell"
    assert action.at[2] == FROM_RESERVE or int(action.at[2]) in before.own.marks


def test_a_payment_to_a_rival(live_page, site):
    page = opened(live_page, site, played(dealt(seed=12), pays))
    assert wanted(page) == "choose"
    match = truth(page).match
    before = match.state.table
    legal = match.game.legal_actions(match.state, 0)
    lay = next(a for a in legal if a.verb == "worker.lay" and price(match.state, a))
    bed = thing(page, "lay", quarter=say(page, say_quarter(int(lay.at[0]))))
    cost = price(match.state, lay)
    assert re.search(rf"\b{cost}\b", bed.get_attribute("aria-label"))
    bed.click()
    after = table_of(page)
    assert after.estates[0].mealhas == before.estates[0].mealhas - cost
    assert after.estates[1].mealhas == before.estates[1].mealhas + cost


def test_a_tile_of_the_trail_is_turned_round_and_exchanged(live_page, site):
    page = opened(live_page, site, played(dealt(seed=2), offers("trail.alter")))
    assert wanted(page) == "choose"
    before = table_of(page).own.trail
    handle = thing(page, "alter").last
    slot = int(re.search(r"tile (\d+) of", handle.text_content())[1]) - 1
    handle.click()
    thing(page, "way").first.click()
    turned = table_of(page).own.trail
    assert (turned[slot][0], turned != before) == (before[slot][0], True)
    spare = offered(page, "unplaced").first
    tile = table_of(page).own.unplaced[0]
    spare.click()
    thing(page, "alter", slot=slot + 1).click()
    thing(page, "way").first.click()
    assert table_of(page).own.trail[slot][0] == tile


def test_a_building_is_claimed_with_a_worker_from_a_castle(live_page, site):
    table = played(dealt(seed=253), claims_from_castle)
    page = opened(live_page, site, table)
    assert wanted(page) == "choose"
    workers = table_of(page).own.workers
    legal = truth(page).match.game.legal_actions(truth(page).match.state, 0)
    claim = next(
        a for a in legal if a.verb == "cons.claim" and workers[int(a.at[2])][0] == "castle"
    )
    terrain, value, n = claim.at
    thing(page, "cell.free", terrain=say(page, say_terrain(terrain)), value=value).click()
    if not table_of(page).own.constructions:
        thing(page, "worker", n=say_worker(int(n)), name=NAMES[0]).click()
    assert (terrain, value) in table_of(page).estates[0].constructions
    assert truth(page).match.past[-1].action == claim


def test_a_reload_in_the_middle_of_a_turn_goes_on_there(live_page, site):
    page = opened(live_page, site, played(dealt(seed=4), offers("sell")))
    assert wanted(page) == "choose"
    before = truth(page).match
    sell = say(page, "castelos.status.sell")
    expect(said(page, sell)).to_be_visible()
    step = current_step(page).inner_text()
    go(page, site)
    assert wanted(page) == "choose"
    assert truth(page).match == before
    expect(said(page, sell)).to_be_visible()
    expect(current_step(page)).to_have_text(step)


def test_a_turn_can_be_taken_back_to_its_first_tile(live_page, site):
    page = opened(live_page, site, played(dealt(seed=1), placing))
    assert wanted(page) == "choose"
    start = at(page)
    for kind in ("hand.tile", "cell", "do.place", "do.discs"):
        thing(page, kind).first.click()
    while at(page) > start:
        tool(page, "undo").click()
    assert table_of(page).phase == "place"


def test_nothing_sticks_out_on_a_phone(live_page, site):
    for condition in (placing, offers("sell"), offers("trail.alter")):
        page = opened(live_page, site, played(dealt(seed=4), condition), PHONE)
        assert wanted(page) == "choose"
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert page.evaluate(INSIDE, "#hand button, #castelos-territory") == []
