"""Whole games between devices whose connections break all the time."""

import os
from random import Random

import pytest

from ribeira.games import registry
from ribeira.live import wire
from tests.live.wires import a_room

SEATS = {"douro": 5, "dosrios": 2, "castelos": 3}
"""Two to five devices; a random game of Dos Rios is short with two."""


def play(game, rng, cut, seats=None):
    """A whole game, whose connections break where `cut` has it; the room afterwards."""
    room = a_room(game, rng, cut, rng.randrange(2), seats)
    room.begin()
    room.play_out()
    assert room.table.phase == "over"
    verdicts = list(room.check_all())
    room.cut = 0.0
    room.settle()
    for device, verdict in verdicts:
        assert verdict.true, (game, device.place, verdict)
        assert verdict.match == room.table.match
        assert verdict.tossed is (None if device.place is None else True)
        assert not device.guest.broken
        assert device.guest.newest.moment == room.table.newest
        first = min(device.guest.digests)  # nothing skipped from there on
        assert set(device.guest.digests) == set(range(first, room.table.newest + 1))
        assert first == 0 or device.place is None
    assert not room.dropped  # nobody was let go
    seated = [chair for chair in room.table.chairs if chair.kind == "guest"]
    assert [chair.true for chair in seated] == [True] * len(seated)
    return room


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_game_is_played_out_over_lines_that_break(game):
    room = play(game, Random(21), cut=0.1, seats=SEATS[game])
    assert room.breaks > 20


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_game_is_played_out_over_sound_lines(game):
    room = play(game, Random(4), cut=0.0, seats=SEATS[game])
    assert room.breaks == 0
    told = [note for device in room.devices for note in device.told]
    refused = [note for note in told if isinstance(note, wire.Refused)]
    assert len(refused) <= room.table.story.count("undo")  # chosen before something was taken back


PARTS = 34 if os.environ.get("RIBEIRA_FULL") else 3
"""Of fifteen games each: 510 games, or 45."""


@pytest.mark.full
@pytest.mark.cpython_only
@pytest.mark.parametrize("part", range(PARTS))
def test_thousands_of_broken_connections(part):
    rng, games = Random(part), registry.game_ids()
    rooms = [play(games[number % len(games)], rng, cut=0.05) for number in range(15)]
    assert sum(room.breaks for room in rooms) >= 1000
