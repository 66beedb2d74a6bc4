"""Looking back in the browser: every way to move, what is shown on the way, and on from there."""

import re

import pytest
from playwright.sync_api import expect

from e2e.person.dialogs import dialog
from e2e.person.douro import cards
from e2e.person.ending import charts, copy_summary_button, drawing, numbers, summary_field
from e2e.person.state import at, go, scene, wanted
from e2e.person.table import (
    branch_button,
    continue_button,
    first_moment,
    log_line,
    moment_button,
    now_button,
    said,
    skip_button,
    slider,
    step_button,
    told,
    use,
)
from e2e.table import (
    CLIPBOARD,
    NAMES,
    QUICK,
    copied,
    dealt,
    kept,
    over,
    played,
    second_half,
    stored,
)
from ribeira.app.storage import GAME
from ribeira.app.tables import Player, Table
from ribeira.app.update.lookback import beginnings
from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.kit.view import COLOURS, SHAPES

WAYS = {
    "+1": "forward",
    "-1": "back",
    "+turn": "turn_on",
    "-turn": "turn_back",
    "+round": "round_on",
    "-round": "round_back",
}
BY_STEPS = {"pace": "steps", "confirm": False}
LATER = played(dealt(), second_half)


@pytest.fixture
def looking(live_page, site):
    """A function that opens a game and looks back in it."""

    def start(table=LATER, settings=QUICK, **context):
        page = live_page(**stored(site, table, **settings), **context)
        go(page, site)
        assert wanted(page) == "choose"
        use(page, "look")
        expect(slider(page)).to_have_value(str(table.match.at))
        return page

    return start


def position(page):
    return int(slider(page).input_value())


def press(page, value):
    step_button(page, WAYS[value]).click()


def slide(page, to):
    slider(page).fill(str(to))
    expect(said(page, re.compile(rf"move {to} of"))).to_be_visible()


def reveals(table):
    """The numbers of actions after which a play has been revealed."""
    steps = enumerate(table.match.past, 1)
    return [n for n, step in steps if any(event.reveals for event in step.events)]


def test_slider_buttons_and_keys_lead_to_every_position(looking):
    page, last = looking(), LATER.match.at
    turns, rounds = beginnings(LATER.match, "turn"), beginnings(LATER.match, "round")
    slide(page, turns[3])
    for value, there in (("+1", turns[3] + 1), ("-1", turns[3]), ("+turn", turns[4])):
        press(page, value)
        expect(slider(page)).to_have_value(str(there))
    for value, there in (("-turn", turns[3]), ("+round", rounds[1]), ("-round", 0)):
        press(page, value)
        expect(slider(page)).to_have_value(str(there))
    now_button(page).focus()
    ways = ("End", last), ("PageUp", turns[-1]), ("ArrowRight", turns[-1] + 1), ("<", rounds[-1])
    for key, there in (*ways, ("Home", 0), ("PageDown", turns[1]), (">", rounds[1])):
        page.keyboard.press(key)
        expect(slider(page)).to_have_value(str(there))
    slider(page).focus()
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_value(str(rounds[1] + 1))
    now_button(page).click()
    assert wanted(page) == "choose"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_step_forward_shows_what_happened_and_can_be_skipped(looking, motion):
    page = looking(settings=BY_STEPS, reduced_motion=motion)
    first, second = reveals(LATER)[:2]
    slide(page, first - 1)
    press(page, "+1")
    scenes = []
    while continue_button(page).count():
        scenes.append(scene(page))
        shown = told(page).inner_html()
        continue_button(page).click()
        page.wait_for_function("was => document.querySelector('main').innerHTML !== was", arg=shown)
    assert {"reveal", "turn"} <= set(scenes)
    expect(skip_button(page)).to_have_count(0)
    assert position(page) == first
    slide(page, second - 1)
    press(page, "+1")
    skip_button(page).click()
    expect(skip_button(page)).to_have_count(0)
    assert position(page) == second


def test_the_log_follows_and_leads(looking):
    page = looking()
    there = reveals(LATER)[2]
    slide(page, there)
    expect(log_line(page, there)).to_have_attribute("aria-current", "step")
    expect(log_line(page, there)).to_be_in_viewport()
    leads = first_moment(page)
    moment_button(page, leads).click()
    expect(dialog(page)).to_have_count(0)
    expect(slider(page)).to_have_value(str(leads))
    expect(log_line(page, leads)).to_have_attribute("aria-current", "step")


def test_playing_on_from_there_is_another_game(looking):
    page = looking()
    before = kept(page)[GAME + LATER.id]
    there = beginnings(LATER.match, "turn")[3]
    slide(page, there)
    branch_button(page).click()
    assert wanted(page) == "choose"
    texts = kept(page)
    assert texts[GAME + LATER.id] == before
    assert len([key for key in texts if key.startswith(GAME)]) == 2
    assert at(page) < LATER.match.at
    cards(page).first.click()
    assert wanted(page) == "choose"
    assert kept(page)[GAME + LATER.id] == before


def finished(game):
    """A whole game of three, by chance."""
    rules = registry.rules(game)
    setup = make_setup(rules.META, 3, 7)
    match = play_game(rules, setup, (make(game, "random"),) * 3, 7)
    looks = zip(NAMES[:3], COLOURS, SHAPES, strict=False)
    players = tuple(Player(*look, "random" if seat else "") for seat, look in enumerate(looks))
    return Table(f"over-{game}", match, players)


@pytest.mark.parametrize("game", registry.game_ids())
def test_the_charts_of_a_game_have_their_numbers_behind_them(live_page, site, game):
    table = finished(game)
    page = live_page(**stored(site, table, **QUICK))
    go(page, site)
    drawn = [c for c in registry.load(game).table.charts(table.match) if c.columns]
    expect(charts(page)).to_have_count(len(drawn))
    for chart, figure in zip(drawn, charts(page).all(), strict=True):
        expect(drawing(figure)).to_be_visible()
        numbers(figure).click()
        expect(figure.get_by_role("table")).to_be_visible()
        heads = figure.get_by_role("columnheader").all_inner_texts()
        assert heads == list(table.names)
        lines = len(chart.columns) * len(getattr(chart, "layers", (1,)))
        assert figure.get_by_role("rowheader").count() == lines
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_result_is_copied_as_words(live_page, site):
    page = live_page(**stored(site, played(dealt(), over), **QUICK), **CLIPBOARD)
    go(page, site)
    summary = copied(page, copy_summary_button(page))
    assert summary == summary_field(page).input_value()
    assert all(name in summary for name in NAMES[:3])
