"""A wire that nobody needs a network for: messages wait in it, and it breaks where a test likes.

It does what a data channel may do: what is sent on a line arrives in order, late or not at all, and
of what is lost it is always the end; lines of different guests are as quick as they like.
"""

from dataclasses import dataclass, field

from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.live import checking, course, hearing, host, kept, tossing, wire, wishes
from ribeira.live import guest as guests
from ribeira.live import table as tables
from ribeira.live.guest import Guest
from ribeira.live.phrases import PHRASES
from ribeira.live.table import Chair, Drop, Note, Send, Table


def token(rng, size=16):
    return f"{rng.getrandbits(size * 8):0{size * 2}x}"


@dataclass
class Device:
    """A guest's device. `line` is its newest connection; `received` every text that arrived."""

    guest: Guest
    place: int | None
    line: int | None = None
    received: list[str] = field(default_factory=list)
    told: list[object] = field(default_factory=list)


class Room:
    """A host and its guests. `cut` of how many messages is followed by a broken connection."""

    def __init__(self, game, options, kinds, rng, cut=0.0, onlookers=0):
        self.rng, self.cut, self.breaks, self.lines = rng, cut, 0, 0
        chairs = [Chair(kind, name=f"P{at + 1}") for at, kind in enumerate(kinds)]
        self.table = tossing.new(token(rng), registry.rules(game), options, chairs, token(rng))
        places = [at for at, kind in enumerate(kinds) if kind == "guest"] + [None] * onlookers
        self.devices = [
            Device(Guest(token(rng), token(rng), f"Guest {n}"), place)
            for n, place in enumerate(places)
        ]
        self.up: dict[int, list[str]] = {}
        self.down: dict[int, list[str]] = {}
        self.notes: list[object] = []
        self.dropped: list[tuple[int, str]] = []
        self.now = 0
        self.watch = lambda: None  # called after each step

    # What happens on the wire

    def connect(self, device):
        """A new connection; the host may not have noticed that the old one is gone."""
        self.lines += 1
        device.line = self.lines
        self.up[device.line], self.down[device.line] = [], []
        self.set_table(host.opened(self.table, device.line, device.place))
        self.set_guest(device, guests.opened(device.guest))

    def break_off(self, device):
        """Everything under way is lost. Half of the time the host notices at once, and the guest
        comes back at once or later."""
        self.breaks += 1
        line, device.line = device.line, None
        self.up.pop(line, None)
        self.down.pop(line, None)
        if self.rng.random() < 0.5:
            self.set_table(host.closed(self.table, line))
        if self.rng.random() < 0.2:
            device.guest = kept.read_guest(kept.write_guest(device.guest))  # its page was reloaded

    def reload_host(self):
        """The host's page dies and comes back from what it has kept: no line lives on."""
        for device in self.devices:
            if device.line is not None:
                self.break_off(device)
        self.up, self.down = {}, {}
        self.table = kept.read_table(kept.write_table(self.table))

    def step(self):
        """One message arrives somewhere, or a connection breaks, or a guest comes back. False when
        there is nothing to happen."""
        self.watch()
        self.now += self.rng.randrange(40, 400)
        waiting = [
            (device, way)
            for device in self.devices
            for way in (self.up, self.down)
            if device.line is not None and way.get(device.line)
        ]
        away = [device for device in self.devices if device.line is None]
        if away and (not waiting or self.rng.random() < 0.3):
            self.connect(self.rng.choice(away))
            return True
        if not waiting:
            return False
        device, way = self.rng.choice(waiting)
        if self.rng.random() < self.cut:
            self.break_off(device) if self.rng.random() < 0.95 else self.reload_host()
            return True
        text = way[device.line].pop(0)
        if way is self.up:
            self.set_table(host.heard(self.table, device.line, text, self.now))
        else:
            device.received.append(text)
            self.set_guest(device, hearing.heard(device.guest, text, self.now))
        return True

    def settle(self):
        """Until nothing is under way."""
        while self.step():
            pass

    # What they want to send

    def set_table(self, table: Table):
        self.table, out = tables.take_out(table)
        for it in out:
            match it:
                case Send(line, text):
                    if line in self.down:
                        self.down[line].append(text)
                case Drop(line, why):
                    if line in self.down:  # not one that is dead already
                        self.dropped.append((line, why))
                case Note(message):
                    self.notes.append(message)

    def set_guest(self, device, guest):
        device.guest, out = guests.take_out(guest)
        for it in out:
            if isinstance(it, guests.Sent):
                if device.line is not None:
                    self.up[device.line].append(it.text)
            else:
                device.told.append(it.message)

    # A game

    def begin(self):
        for device in self.devices:
            self.connect(device)
        self.settle()
        while not tossing.is_complete(self.table):
            self.settle()
        self.set_table(tossing.deal(self.table))
        self.settle()

    def act(self):
        """Somebody who may act does: a guest sends its choice, the others act at the host."""
        seat = self.rng.choice(self.table.to_act)
        legal = self.table.rules.legal_actions(state=self.table.match.state, seat=seat)
        device = self.device_of(seat)
        if device is None:
            self.set_table(course.play(self.table, seat, self.rng.choice(legal)))
        elif device.guest.newest and guests.legal(device.guest):
            action = self.rng.choice(guests.legal(device.guest))
            self.set_guest(device, guests.choose(device.guest, action, token(self.rng, 8)))

    def play_out(self, most=20_000):
        """Until the game is over; now and then somebody would like to take an action back, says
        something, or sends the same choice twice."""
        for turn in range(most):
            if self.table.phase == "over":
                break
            self.act()
            if self.rng.random() < 0.1:
                self.chat()
            for _ in range(self.rng.randrange(6)):
                self.step()
            if turn % 7 == 0:
                self.settle()
        self.settle()

    def chat(self):
        device = self.rng.choice(self.devices)
        pending = self.table.pending
        if device.line is None or device.guest.table == "" or not device.guest.greeted:
            return
        if pending and device.guest.wished:
            self.set_guest(device, guests.answer(device.guest, self.rng.random() < 0.7))
        elif pending and tables.HOST in pending.asked:
            self.set_table(wishes.answer(self.table, tables.HOST, pending.wish, True))
        elif device.guest.seat is not None and self.rng.random() < 0.5:
            self.set_guest(device, guests.wish(device.guest))
        elif device.guest.choice and self.rng.random() < 0.5:
            self.up[device.line].append(wire.write(device.guest.choice))
        else:
            self.set_guest(device, guests.say(device.guest, self.rng.choice(PHRASES)))

    def device_of(self, seat):
        return next((device for device in self.devices if device.place == seat), None)

    def check_all(self):
        """Each guest checks the whole game."""
        for device in self.devices:
            verdict = checking.check(device.guest)
            self.set_guest(device, guests.judged(device.guest, verdict.true))
            yield device, verdict


def options_of(meta, rng, seats):
    """Any that fit together."""
    free = {it.id: rng.choice(it.values) for it in meta.options if not it.by_seats}
    return dict(make_setup(meta, seats, 0, free).options)


def a_room(game, rng, cut=0.0, onlookers=0, seats=None):
    """Two to five devices: guests at most seats, the host's people or nobody at the others."""
    meta = registry.meta(game)
    seats = seats or rng.choice([count for count in meta.seats if count > 1])
    kinds = ["guest", *(rng.choice(("guest", "guest", "host", "bot")) for _ in range(seats - 1))]
    rng.shuffle(kinds)
    return Room(game, options_of(meta, rng, seats), kinds, rng, cut, onlookers)
