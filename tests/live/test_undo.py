"""Taking back: the others are asked, and everybody sees the same afterwards."""

from random import Random

import pytest

from ribeira.core.match import why_not_undo
from ribeira.live import course, wire, wishes
from ribeira.live import guest as guests
from ribeira.live.table import HOST
from tests.live.wires import Room


def at_the_first_act(kinds=("guest", "guest", "host"), onlookers=0):
    """Dos Rios, a guest has just acted and could take it back."""
    room = Room("dosrios", {}, kinds, Random(6), onlookers=onlookers)
    room.begin()
    while True:
        room.act()
        room.settle()
        match = room.table.match
        seat = match.past[-1].seat
        if room.table.chairs[seat].kind == "guest" and not why_not_undo(match, seat):
            return room, room.device_of(seat)


def others(room, device):
    return [it for it in room.devices if it is not device]


def test_everybody_has_to_agree():
    room, device = at_the_first_act()
    before = room.table.match
    room.set_guest(device, guests.wish(device.guest))
    room.settle()
    (other,) = others(room, device)
    assert other.guest.wished.seat == device.place
    assert device.guest.wished is None
    room.set_guest(other, guests.answer(other.guest, True))
    room.settle()
    assert room.table.match == before  # the host's people have not answered
    room.set_table(wishes.answer(room.table, HOST, room.table.pending.wish, True))
    room.settle()
    assert room.table.match.at == before.at - 1
    assert room.table.story[-1] == "undo"
    for it in room.devices:
        assert it.guest.newest.moment == room.table.newest
        assert it.guest.newest.at == before.at - 1
        assert it.guest.newest.sight == before.game.sight(
            state=before.states[before.at - 1], seat=it.place
        )
    room.set_table(course.finish(room.table))
    room.settle()
    assert all(verdict.true for _, verdict in room.check_all())


def test_whoever_looks_on_is_not_asked():
    room, device = at_the_first_act(onlookers=1)
    room.set_guest(device, guests.wish(device.guest))
    room.settle()
    onlooker = room.devices[-1]
    assert wire.Wished(1, device.place) in onlooker.told
    assert guests.answer(onlooker.guest, True) == onlooker.guest


def test_one_no_is_enough():
    room, device = at_the_first_act()
    before = room.table.match
    room.set_guest(device, guests.wish(device.guest))
    room.settle()
    (other,) = others(room, device)
    room.set_guest(other, guests.answer(other.guest, False))
    room.settle()
    assert room.table.match == before
    assert room.table.pending is None
    assert wire.Settled(1, device.place, False) in device.told
    room.set_table(wishes.answer(room.table, HOST, 1, True))  # too late
    assert room.table.match == before


def test_whoever_goes_is_not_waited_for():
    room, device = at_the_first_act(("guest", "guest", "bot"))
    before = room.table.match
    room.set_guest(device, guests.wish(device.guest))
    while not room.table.pending:
        assert room.step()
    (other,) = others(room, device)
    room.break_off(other)
    while room.table.match is before:
        assert room.step()
    assert room.table.match.at == before.at - 1


def test_an_action_in_between_ends_the_wish():
    room, device = at_the_first_act()
    room.set_guest(device, guests.wish(device.guest))
    while not room.table.pending:
        assert room.step()
    match = room.table.match
    seat = room.table.to_act[0]
    action = match.game.legal_actions(state=match.state, seat=seat)[0]
    room.set_table(course.play(room.table, seat, action))
    assert room.table.pending is None
    assert room.table.match.at == match.at + 1


def test_what_cannot_be_unseen_is_not_asked_about():
    room = Room("douro", {}, ("guest", "guest", "guest"), Random(2))
    room.begin()
    while not room.table.match.past or not any(
        event.reveals for event in room.table.match.past[-1].events
    ):
        room.act()
        room.settle()
    last = room.device_of(room.table.match.past[-1].seat)
    room.set_guest(last, guests.wish(last.guest))
    room.settle()
    assert room.table.pending is None
    assert not any("Wished" in str(it) for device in room.devices for it in device.told)


def test_a_choice_made_before_something_was_taken_back_is_refused():
    """What was legal then may be legal now and mean something else."""
    room, device = at_the_first_act(("guest", "bot"))
    stale = wire.Choice("1" * 16, device.guest.newest.moment - 1, "")
    before = room.table.match
    text = before.game.write(action=before.past[-1].action)
    room.set_guest(device, guests.wish(device.guest))
    room.settle()
    assert room.table.match.at == before.at - 1
    room.up[device.line].append(wire.write(wire.Choice(stale.name, stale.moment, text)))
    room.settle()
    assert room.table.match.at == before.at - 1


@pytest.mark.parametrize("steps", [0, 1, 3])
def test_the_host_may_go_back_and_on_as_it_likes(steps):
    """`follow` takes whatever has become of the same game."""
    room = Room("dosrios", {}, ("guest", "host"), Random(3))
    room.begin()
    for _ in range(12):
        room.act()
        room.settle()
    match = room.table.match
    back = course.matches.branch(course.matches.jump(match, match.at - steps))
    room.set_table(course.follow(room.table, back))
    room.settle()
    guest = room.devices[0].guest
    assert guest.newest.at == match.at - steps
    assert room.table.story.count("undo") == steps
    room.set_table(course.finish(room.table))
    room.settle()
    assert all(verdict.true for _, verdict in room.check_all())
