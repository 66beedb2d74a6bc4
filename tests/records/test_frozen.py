"""Frozen games still lead to what they led to. RIBEIRA_FULL=1 replays all of them, not a sample."""

import os

import pytest

from ribeira.codec import link
from ribeira.core.meta import make_setup
from ribeira.games import registry
from tests.records.freeze import COUNT, frozen_records, outcome

# 13 has no factor in common with the numbers of seats, so the sample has games of each of them
NUMBERS = range(0, COUNT, 1 if os.environ.get("RIBEIRA_FULL") else 13)


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("name", registry.game_ids())
def test_a_frozen_game_is_the_same_today(name, number):
    record = frozen_records(name)[number]
    linked, meta = link.read(record["link"]), registry.meta(name)
    options = meta.absent_values() | record["options"]
    setup = make_setup(meta, record["seats"], record["seed"], options)
    assert linked.match.setup == setup
    assert outcome(linked.match) == {key: record[key] for key in ("actions", "trace", "state")}
    assert link.write(linked) == record["link"]


@pytest.mark.parametrize("name", registry.game_ids())
def test_the_frozen_games_have_every_number_of_seats_and_every_option(name):
    records, meta = frozen_records(name), registry.meta(name)
    assert len(records) == COUNT
    assert {record["seats"] for record in records} == set(meta.seats)
    for option in meta.options:
        if option.absent is None:
            found = {record["options"][option.id] for record in records}
            assert found == set(option.values)
