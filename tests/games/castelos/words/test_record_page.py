"""docs/record-castelos.md names whatever a record or a trace of 6 Castelos can hold."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from ribeira.core import match
from ribeira.core.meta import make_setup
from ribeira.games.castelos import rules
from ribeira.games.castelos.rules.notation import FORMS
from ribeira.games.castelos.rules.score import SOURCES
from ribeira.games.castelos.rules.state import Castle, Estate, State, Table, Turn, Variant
from tests.games.castelos.rules.test_options import entering
from tests.games.castelos.rules.test_placing import rock
from tests.games.castelos.scene import played
from tests.strategies import play_blindly

PAGE = (Path(__file__).parents[4] / "docs/record-castelos.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([A-Za-z_0-9.]+)`", PAGE))
RARE = {"worker_entered", "paid", "rival_shifted", "discs_back", "bonus_lost", "contract_won"}


@pytest.mark.parametrize("kind", [State, Table, Variant, Estate, Castle, Turn])
def test_every_field_of_the_state_is_on_the_page(kind):
    assert {field.name for field in fields(kind)} <= NAMED


def test_every_action_and_item_is_on_the_page():
    assert {*FORMS, *SOURCES} <= NAMED


def events():
    yield from played(entering(), "worker.lay SW")[1]
    yield from rock("T04", explorationStack=())[1]
    for seats, version, seed in ((1, "advanced", 1), (2, "family", 2), (4, "advanced", 3)):
        for luck in range(4):
            setup = make_setup(rules.META, seats, seed + luck, {"version": version})
            whole = play_blindly(match.start(rules, setup), luck)
            yield from (event for step in whole.steps for event in step.events)


def test_every_event_and_its_values_are_on_the_page():
    happened = list(events())
    keys = {event.key for event in happened}
    assert keys >= RARE
    assert keys | {name for event in happened for name, _ in event.values} <= NAMED
