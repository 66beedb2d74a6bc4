"""The pauses of 6 Castelos: the tips of the family version, and the end beat by beat."""

import pytest
from playwright.sync_api import expect

from e2e.castelos import dealt, over, played
from e2e.castelos_page import table_of
from e2e.conftest import BOTH
from e2e.table import english, opened, the_scores_add_up, wanted
from ribeira.core import match as matches
from ribeira.core.values import msg
from ribeira.games.castelos.table.tips import TIPS

PHASES = ("trail", "place", "mode", "mark", "sell", "move")


def in_phase(phase):
    return lambda state, _: state.table.phase == phase


def ending(version, seed):
    """Before the last action of a game, which is a person's."""
    table = dealt(people=(0, 1), version=version, seed=seed)
    match = played(table, over).match
    before = matches.branch(matches.jump(match, len(match.steps) - 1))
    return table.with_match(before), match.steps[-1]


@pytest.mark.parametrize("phase", PHASES)
def test_the_family_version_has_a_tip_for_each_step(new_page, site, phase):
    page = opened(new_page, site, played(dealt(version="family", seed=1), in_phase(phase)))
    assert wanted(page) == "choose"
    expect(page.locator("#castelos-tip")).to_have_text(english().say(msg(TIPS[phase])))


def test_the_advanced_version_has_no_tips(new_page, site):
    page = opened(new_page, site, played(dealt(seed=6), in_phase("place")))
    assert wanted(page) == "choose"
    assert page.locator("#castelos-tip").count() == 0


@BOTH
def test_the_end_is_played_to_its_end(new_page, site, size):
    """C-15: every contract by itself, tracks, religion, wealth, the ranking, item by item."""
    table, last = ending("advanced", 3)
    page = opened(new_page, site, table, size, pace="steps")
    if wanted(page) == "lift":
        page.locator("#lift").click()
    state = table_of(page)
    page.locator(f"[data-action='{table.match.game.write(last.action)}']").click()
    if page.locator("#lift").count():
        page.locator("#lift").click()
    scenes = []
    while scene := page.evaluate("document.getElementById('table')?.dataset.scene"):
        scenes.append(scene)
        page.locator("#continue").click()
    awards = [event for event in last.events if event.key in ("contract_won", "contract_lost")]
    items = {event.item for event in last.events if event.key == "scored"}
    assert scenes.count("award") == len(awards) == len(state.contracts) + 2
    assert scenes.count("score") == len(items)
    assert scenes[-1] == "end"
    assert wanted(page) == "over"
    expect(page.locator(".ct-rank")).to_have_count(2)
    the_scores_add_up(page)
