"""Tables and guests come back from their texts, and bent texts do not open."""

import json
from dataclasses import replace
from random import Random

import pytest

from ribeira.games import registry
from ribeira.live import kept
from ribeira.live.guest import Guest
from tests.live.test_hostile import bent
from tests.live.wires import a_room


def a_game(game, seed=3):
    room = a_room(game, Random(seed), onlookers=1)
    room.begin()
    room.play_out(40)
    return room


def without_lines(table):
    return replace(table, lines={}, pending=None)


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_table_comes_back(game):
    room = a_game(game)
    assert kept.read_table(kept.write_table(room.table)) == without_lines(room.table)


def test_a_table_before_the_deal_comes_back():
    room = a_room("douro", Random(1))
    for device in room.devices:
        room.connect(device)
    room.settle()
    assert kept.read_table(kept.write_table(room.table)) == without_lines(room.table)


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_guest_comes_back_with_its_newest_moment(game):
    for device in a_game(game).devices:
        guest = device.guest
        found = kept.read_guest(kept.write_guest(guest))
        assert found.newest == replace(guest.newest, frames=())
        for name in ("token", "secret", "share", "table", "setup", "seat", "promise", "promises"):
            assert getattr(found, name) == getattr(guest, name)
        assert (found.shares, found.digests, found.choice) == (
            guest.shares,
            guest.digests,
            guest.choice,
        )


def test_a_guest_without_a_table_comes_back():
    guest = Guest("a" * 32, "b" * 32, "Ana")
    assert kept.read_guest(kept.write_guest(guest)) == guest


@pytest.mark.parametrize("game", registry.game_ids())
def test_bent_texts_open_wholly_or_not_at_all(game):
    rng, room, refused = Random(7), a_game(game), 0
    written = {
        kept.read_table: kept.write_table(room.table),
        kept.read_guest: kept.write_guest(room.devices[0].guest),
    }
    for read, text in written.items():
        head, *lines = text.split("\n")
        for _ in range(60):
            other = [json.dumps(bent(json.loads(head), rng)), *lines]
            if rng.random() < 0.3:
                del other[rng.randrange(len(other))]
            if rng.random() < 0.3:
                other.insert(rng.randrange(len(other)), rng.choice(("", "undo", "P1 x", "P7 y 1")))
            try:
                read("\n".join(other))
            except kept.NotKeptError:
                refused += 1
    assert refused > 40


@pytest.mark.parametrize("text", ["", "null", "{}", "[" * 5000, "x" * (kept.MOST + 1)])
def test_other_texts_do_not_open(text):
    for read in (kept.read_table, kept.read_guest):
        with pytest.raises(kept.NotKeptError):
            read(text)
