"""What the devices do; e2e/full/test_lines.py runs each in a network of its own.

python -m e2e.lines CASE
"""

import sys
from random import Random

from e2e.lines.devices import devices
from e2e.lines.room import Room, report
from ribeira.live import guest as guests
from ribeira.live import host, invitation, wire
from ribeira.live.table import send


def play(game, kinds, browsers):
    with devices(*browsers) as (here, *others):
        assert all(device.ask("peers") == 0 for device in (here, *others))
        room = Room(game, kinds, here, others, Random(1))
        room.begin()
        room.play_out()
        room.check_all()
        assert max(room.sizes) <= 120, room.sizes
        report(moments=room.table.newest, sizes=room.sizes)


def douro():
    """Three devices, Chromium twice and Firefox, play a whole game."""
    play("douro", ("host", "guest", "guest"), ("chromium", "chromium", "firefox"))


def castelos():
    """The same with hidden hands; Firefox is the host."""
    play("castelos", ("host", "guest", "guest"), ("firefox", "chromium", "chromium"))


def reload():
    """A guest's page is reloaded in the middle: one more invitation, and it goes on from there."""
    with devices("chromium", "chromium") as (here, there):
        room = Room("dosrios", ("host", "guest"), here, [there], Random(2))
        room.begin()
        for _ in range(12):
            room.act()
        (seat,) = room.seats
        before = dict(seat.guest.digests)
        room.reload(seat)
        room.until(lambda: room.table.state_of(1) == "away")
        room.connect(seat)
        for _ in range(6):
            room.act()
        room.settle()
        assert before.items() <= seat.guest.digests.items()
        assert [*seat.guest.digests] == list(range(room.table.newest + 1))
        report(moments=room.table.newest)


def hostile():
    """A guest that sends something else is told why, and its line is closed; the others go on."""
    with devices("chromium", "chromium", "chromium") as (here, *others):
        room = Room("douro", ("host", "guest", "guest"), here, others, Random(3))
        room.begin()
        _, bad = room.seats
        before = room.table.match
        bad.device.call("send", str(bad.line), '{"t":"choice","name":[],"action":7}')
        room.until(lambda: bad.guest.broken == "nonsense")
        assert room.table.state_of(bad.place) == "away"
        assert room.table.match is before
        bad.device.call("close", str(bad.line))
        room.connect(bad)  # it may come back, and behave
        for _ in range(4):
            room.act()
        report(moments=room.table.newest)


def too_long():
    """A text longer than any of ours ends the line at once, on the side that got it."""
    with devices("chromium", "chromium") as (here, there):
        room = Room("douro", ("host", "guest", "host"), here, [there], Random(3))
        room.begin()
        (seat,) = room.seats
        there.call("send", str(seat.line), "x" * 70_000)
        room.until(lambda: (str(seat.line), "gone") in room.told)
        report(moments=room.table.newest)


def spare():
    """The next connection in the pocket: described while the line is good, and started when it is
    dead. Then it opens without a scan."""
    with devices("chromium", "chromium") as (here, there):
        room = Room("dosrios", ("host", "guest"), here, [there], Random(4))
        room.begin()
        for _ in range(5):
            room.act()
        (seat,) = room.seats
        name = str(room.lines + 1)
        here.call("offer", name)
        offer = packed(room.described(here, name))
        room.set_table(send(room.table, seat.line, wire.Spare(offer)))
        room.until(lambda: room.pocket.get(there))
        there.call("answer", name, unpacked(room.pocket[there].offer), True)
        answer = packed(room.described(there, name))
        room.set_guest(seat, guests.send(seat.guest, wire.Spared(answer)))
        room.until(lambda: room.pocket.get(here))
        here.call("close", str(seat.line))
        room.until(lambda: seat.gone)
        room.set_table(host.closed(room.table, seat.line))
        room.lines += 1
        seat.line = room.lines
        there.call("start", name)
        here.call("accept", name, unpacked(room.pocket[here].answer))
        room.until(lambda: room.table.lines.get(seat.line))
        for _ in range(5):
            room.act()
        room.settle()
        report(moments=room.table.newest)


def packed(sdp):
    return invitation.write(invitation.from_description(sdp))


def unpacked(code):
    return invitation.to_description(invitation.read(code))[1]


CASES = {it.__name__: it for it in (douro, castelos, reload, hostile, too_long, spare)}

if __name__ == "__main__":
    CASES[sys.argv[1]]()
