"""The pauses of 6 Castelos: the tips of the family version, and the end beat by beat."""

import pytest
from playwright.sync_api import expect

from e2e.castelos import dealt, over, played
from e2e.conftest import BOTH
from e2e.person.castelos import table_of, thing
from e2e.person.ending import ranked
from e2e.person.state import scenes, wanted
from e2e.person.table import lift_button, said
from e2e.person.words import say
from e2e.table import opened, the_scores_add_up
from ribeira.core import match as matches
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
def test_the_family_version_has_a_tip_for_each_step(live_page, site, phase):
    page = opened(live_page, site, played(dealt(version="family", seed=1), in_phase(phase)))
    assert wanted(page) == "choose"
    expect(said(page, say(page, TIPS[phase]))).to_be_visible()


def test_the_advanced_version_has_no_tips(live_page, site):
    page = opened(live_page, site, played(dealt(seed=6), in_phase("place")))
    assert wanted(page) == "choose"
    for tip in TIPS.values():
        expect(said(page, say(page, tip))).to_have_count(0)


@BOTH
def test_the_end_is_played_to_its_end(live_page, site, size):
    """C-15: every contract by itself, tracks, religion, wealth, the ranking, item by item."""
    table, last = ending("advanced", 3)
    assert last.action.verb == "turn.end"
    page = opened(live_page, site, table, size, pace="steps")
    if wanted(page) == "lift":
        lift_button(page).click()
    state = table_of(page)
    thing(page, "do.end").click()
    if lift_button(page).count():
        lift_button(page).click()
    seen = scenes(page)
    awards = [event for event in last.events if event.key in ("contract_won", "contract_lost")]
    items = {event.item for event in last.events if event.key == "scored"}
    assert seen.count("award") == len(awards) == len(state.contracts) + 2
    assert seen.count("score") == len(items)
    assert seen[-1] == "end"
    assert wanted(page) == "over"
    expect(ranked(page)).to_have_count(2)
    the_scores_add_up(page)
