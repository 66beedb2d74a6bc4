"""docs/record.md is what other programs are written by: it must name whatever a trace can hold."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from ribeira.core import match
from ribeira.core.meta import make_setup
from ribeira.games.douro import rules
from ribeira.games.douro.rules.state import SOURCES, Resolved, State
from tests.codec.saved import fields_of
from tests.games.douro.scene import final
from tests.strategies import play_blindly

PAGE = (Path(__file__).parents[2] / "docs/record.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([A-Za-z_0-9]+)`", PAGE))


@pytest.mark.parametrize("kind", [State, Resolved])
def test_every_field_of_the_state_is_on_the_page(kind):
    assert {field.name for field in fields(kind) if field.compare} <= NAMED


def test_every_field_of_the_file_is_on_the_page():
    assert {*fields_of(), "players", "practice"} <= NAMED


def test_every_item_of_a_score_is_on_the_page():
    assert set(SOURCES) <= NAMED


def test_every_event_and_its_values_are_on_the_page():
    told = list(final((3, 3, 3), O_7="void")[1])
    for seed in range(60):
        setup = make_setup(rules.META, 5, seed)
        told += _events(play_blindly(match.start(rules, setup), seed))
    named = {event.key for event in told} | {name for event in told for name, _ in event.values}
    assert {"spared", "denied", "forgiven", "charity_void", "fog_next"} <= named
    assert named <= NAMED


def _events(played):
    return [event for step in played.steps for event in step.events]
