"""Who is here, who is away, and who plays for them meanwhile."""

from dataclasses import replace
from random import Random

from ribeira.live import course, host, wire
from ribeira.live import guest as guests
from tests.live.wires import Room


def a_game(kinds=("guest", "guest", "bot")):
    room = Room("douro", {}, kinds, Random(3))
    room.begin()
    return room


def states(device):
    return [player.state for player in device.guest.players]


def test_everybody_sees_who_is_there():
    room = Room("douro", {}, ("guest", "guest", "host"), Random(3))
    one, two = room.devices
    room.devices = [one]
    room.connect(one)
    room.settle()
    assert states(one) == ["here", "open", "here"]
    room.devices = [one, two]
    room.connect(two)
    room.settle()
    assert states(one) == states(two) == ["here", "here", "here"]


def test_a_seat_is_away_until_its_guest_is_back():
    room = a_game()
    one, two = room.devices
    room.set_table(host.closed(room.table, two.line))
    two.line = None
    room.devices = [one]
    room.settle()
    assert states(one) == ["here", "away", "here"]
    room.set_table(host.cover(room.table, 1, "bot"))
    room.settle()
    assert states(one) == ["here", "bot", "here"]
    seat_1 = room.table.rules.legal_actions(state=room.table.match.state, seat=1)
    room.set_table(course.play(room.table, 1, seat_1[0]))  # the bot plays for it
    room.devices = [one, two]
    room.settle()  # it is back
    assert states(one) == ["here", "here", "here"]
    assert room.table.chairs[1].cover == ""
    assert two.guest.newest.moment == room.table.newest
    assert guests.legal(two.guest) == ()  # it has been played for
    room.play_out()
    assert all(verdict.true for _, verdict in room.check_all())


def test_a_choice_made_before_somebody_else_played_for_it_is_refused():
    room = a_game()
    two = room.devices[1]
    legal = guests.legal(two.guest)
    two.guest = guests.choose(two.guest, legal[0], "1" * 16)
    two.guest, _ = guests.take_out(two.guest)  # lost with the line
    room.break_off(two)
    room.set_table(course.play(room.table, 1, legal[1]))
    room.settle()
    assert room.table.match.at == 1
    assert wire.Refused("1" * 16) in two.told
    assert two.guest.choice is None


def test_a_choice_that_was_lost_with_the_line_is_done_once():
    room = a_game()
    two = room.devices[1]
    room.set_guest(two, guests.choose(two.guest, guests.legal(two.guest)[0], "1" * 16))
    room.break_off(two)
    room.settle()
    assert [(step.seat) for step in room.table.match.past] == [1]
    assert two.guest.choice is None


def test_a_choice_whose_answer_was_lost_is_done_once():
    room = a_game()
    two = room.devices[1]
    room.set_guest(two, guests.choose(two.guest, guests.legal(two.guest)[0], "1" * 16))
    while not room.table.match.past:
        room.set_table(host.heard(room.table, two.line, room.up[two.line].pop(0), room.now))
    room.break_off(two)  # with everything that the host has answered
    room.settle()
    assert len(room.table.match.past) == 1
    assert two.guest.choice is None
    assert two.guest.newest.at == 1
    assert wire.Refused("1" * 16) not in two.told


def test_a_guest_that_was_away_long_is_shown_everything_in_order():
    room = a_game(("guest", "bot", "bot"))
    (one,) = room.devices
    match = room.table.match
    room.break_off(one)
    for _ in range(3 * course.WINDOW):
        acting = room.table.to_act
        room.set_table(host.cover(room.table, 0, "bot"))
        legal = room.table.rules.legal_actions(state=room.table.match.state, seat=acting[0])
        room.set_table(course.play(room.table, acting[0], legal[0]))
    assert room.table.newest == 3 * course.WINDOW
    room.connect(one)
    under_way = 0
    while room.step():
        moments = [text for text in room.down[one.line] if '"t":"moment"' in text]
        under_way = max(under_way, len(moments))
    assert 1 < under_way <= course.WINDOW
    assert [*one.guest.digests] == list(range(room.table.newest + 1))
    assert one.guest.newest.sight == match.game.sight(state=room.table.match.state, seat=0)


def test_a_seat_can_be_given_to_somebody_else():
    """Ana's phone is broken for good: another one joins in her place."""
    room = a_game()
    one, two = room.devices
    room.set_table(host.change_chair(room.table, 1, replace(room.table.chairs[1], token="")))
    assert room.dropped[-1] == (two.line, "taken")
    two.line = None
    two.guest = guests.Guest("f" * 32, "e" * 32, "Bia")
    room.settle()
    assert [player.name for player in one.guest.players][1] == "Bia"
    assert [*two.guest.digests] == [room.table.newest]  # how things stand, and no more
    room.play_out()
    verdicts = [verdict for _, verdict in room.check_all()]
    assert [verdict.tossed for verdict in verdicts] == [True, None]
