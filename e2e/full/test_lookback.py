"""Looking back in the browser: every way to move, what is shown on the way, and on from there."""

import pytest
from playwright.sync_api import expect

from e2e.table import (
    CLIPBOARD,
    NAMES,
    QUICK,
    at,
    copied,
    dealt,
    go,
    kept,
    over,
    played,
    second_half,
    stored,
    use,
    wanted,
)
from ribeira.app.storage import GAME
from ribeira.app.tables import Player, Table
from ribeira.app.update.lookback import beginnings
from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.kit.view import COLOURS, SHAPES

BY_STEPS = {"pace": "steps", "confirm": False}
LATER = played(dealt(), second_half)


@pytest.fixture
def looking(new_page, site):
    """A function that opens a game and looks back in it."""

    def start(table=LATER, settings=QUICK, **context):
        page = new_page(**stored(site, table, **settings), **context)
        go(page, site)
        assert wanted(page) == "choose"
        use(page, "look")
        expect(page.locator("#look-at")).to_have_value(str(table.match.at))
        return page

    return start


def position(page):
    return int(page.locator("#look-at").input_value())


def press(page, value):
    page.locator(f'.steps [data-value="{value}"]').click()


def slide(page, to):
    page.locator("#look-at").fill(str(to))
    expect(page.locator("#status")).to_contain_text(f"action {to} of")


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
        expect(page.locator("#look-at")).to_have_value(str(there))
    for value, there in (("-turn", turns[3]), ("+round", rounds[1]), ("-round", 0)):
        press(page, value)
        expect(page.locator("#look-at")).to_have_value(str(there))
    page.locator("#now").focus()
    ways = ("End", last), ("PageUp", turns[-1]), ("ArrowRight", turns[-1] + 1), ("<", rounds[-1])
    for key, there in (*ways, ("Home", 0), ("PageDown", turns[1]), (">", rounds[1])):
        page.keyboard.press(key)
        expect(page.locator("#look-at")).to_have_value(str(there))
    page.locator("#look-at").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#look-at")).to_have_value(str(rounds[1] + 1))
    page.locator("#now").click()
    assert wanted(page) == "choose"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_step_forward_shows_what_happened_and_can_be_skipped(looking, motion):
    page = looking(settings=BY_STEPS, reduced_motion=motion)
    first, second = reveals(LATER)[:2]
    slide(page, first - 1)
    press(page, "+1")
    scenes = []
    while page.locator("#continue").count():
        scenes.append(page.locator("#table").get_attribute("data-scene"))
        shown = page.locator(".told").inner_html()
        page.locator("#continue").click()
        page.wait_for_function(
            "was => document.querySelector('.told')?.innerHTML !== was", arg=shown
        )
    assert {"reveal", "turn"} <= set(scenes)
    expect(page.locator("#table")).to_have_attribute("data-scene", "")
    assert position(page) == first
    slide(page, second - 1)
    press(page, "+1")
    page.locator("#skip").click()
    expect(page.locator("#table")).to_have_attribute("data-scene", "")
    assert position(page) == second


def test_the_log_follows_and_leads(looking):
    page = looking()
    there = reveals(LATER)[2]
    slide(page, there)
    expect(page.locator("#log [aria-current=step]")).to_have_id(f"log-{there}")
    expect(page.locator("#log [aria-current=step]")).to_be_in_viewport()
    line = page.locator("#log li[id]").first
    line.locator("[data-do=look]").click()
    leads = line.get_attribute("id").removeprefix("log-")
    expect(page.locator("#look-at")).to_have_value(leads)
    expect(page.locator("#log [aria-current=step]")).to_have_id(f"log-{leads}")


def test_playing_on_from_there_is_another_game(looking):
    page = looking()
    before = kept(page)[GAME + LATER.id]
    there = beginnings(LATER.match, "turn")[3]
    slide(page, there)
    page.locator("#branch").click()
    assert wanted(page) == "choose"
    texts = kept(page)
    assert texts[GAME + LATER.id] == before
    assert len([key for key in texts if key.startswith(GAME)]) == 2
    assert at(page) < LATER.match.at
    page.locator("#hand [data-action]").first.click()
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
def test_the_charts_of_a_game_have_their_numbers_behind_them(new_page, site, game):
    table = finished(game)
    page = new_page(**stored(site, table, **QUICK))
    go(page, site)
    charts = [c for c in registry.load(game).table.charts(table.match) if c.columns]
    expect(page.locator("#charts figure")).to_have_count(len(charts))
    for chart, figure in zip(charts, page.locator("#charts figure").all(), strict=True):
        expect(figure.locator("svg.chart")).to_be_visible()
        figure.locator("summary").click()
        expect(figure.locator("table")).to_be_visible()
        heads = figure.locator("thead th").all_inner_texts()
        assert heads == list(table.names)
        lines = len(chart.columns) * len(getattr(chart, "layers", (1,)))
        assert figure.locator("tbody tr").count() == lines
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_result_is_copied_as_words(new_page, site):
    page = new_page(**stored(site, played(dealt(), over), **QUICK), **CLIPBOARD)
    go(page, site)
    summary = copied(page, page.locator("#copy-summary"))
    assert summary == page.locator("#summary").input_value()
    assert all(name in summary for name in NAMES[:3])
