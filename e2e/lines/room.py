"""A host and its guests, each in a browser of its own: the texts go over real lines, and what is
scanned or pasted between people is handed over here."""

import json
import secrets
import sys
import time
from collections.abc import Callable
from random import Random

from e2e.lines.devices import Device, until
from ribeira.games import registry
from ribeira.live import checking, course, hearing, host, invitation, kept, tossing, wire
from ribeira.live import guest as guests
from ribeira.live.guest import Guest, Pocketed, Sent
from ribeira.live.table import Chair, Pocket, Send, Table, take_out


def now() -> int:
    return int(time.monotonic() * 1000)


class Seat:
    """A guest at its device. `line` is the name of its end at the host."""

    def __init__(self, device: Device, place: int | None) -> None:
        self.device, self.place, self.line, self.gone = device, place, 0, False
        self.guest = Guest(secrets.token_hex(16), secrets.token_hex(16), f"Guest {place}")


class Room:
    def __init__(self, game, kinds, here: Device, others: list[Device], rng: Random) -> None:
        rules = registry.rules(game)
        chairs = [Chair(kind, name=f"P{at + 1}") for at, kind in enumerate(kinds)]
        self.here, self.rng, self.lines = here, rng, 0
        self.table: Table = tossing.new(
            secrets.token_hex(16), rules, {}, chairs, secrets.token_hex(16)
        )
        places = [at for at, kind in enumerate(kinds) if kind == "guest"]
        self.seats = [Seat(device, at) for device, at in zip(others, places, strict=True)]
        self.sizes: list[int] = []
        self.told: list[tuple[str, str]] = []
        self.pocket: dict[Device, wire.Spare | wire.Spared] = {}

    def until(self, found: Callable[[], object]) -> None:
        """Takes what arrives, until that is so."""

        def look() -> object:
            self.pump()
            return found()

        until(look)

    # Handed over by people

    def connect(self, seat: Seat) -> None:
        """Invitation, answer, open."""
        self.lines += 1
        seat.line, name = self.lines, str(self.lines)
        self.here.call("offer", name)
        offered = invitation.from_description(self.described(self.here, name), "Ana")
        code = invitation.write(offered)
        self.sizes.append(len(f"#join={code}"))
        _, sdp = invitation.to_description(invitation.read(code))
        seat.device.call("answer", name, sdp, False)
        answered = invitation.from_description(self.described(seat.device, name))
        _, sdp = invitation.to_description(invitation.read(invitation.write(answered)))
        self.here.call("accept", name, sdp)
        self.until(lambda: self.table.lines.get(seat.line))
        self.until(lambda: seat.guest.greeted)

    def described(self, device: Device, name: str) -> str:
        def look() -> str:
            found = ""
            for told in device.heard():
                if told[:2] == [name, "described"]:
                    found = told[2]
                else:
                    self.take(device, told)
            return found

        return until(look)

    # What the devices are told

    def pump(self) -> None:
        """Takes what has arrived anywhere."""
        for device in (self.here, *(seat.device for seat in self.seats)):
            for told in device.heard():
                self.take(device, told)

    def take(self, device: Device, told: list[str]) -> None:
        name, what, text = told
        self.told.append((name, what))
        if device is self.here:
            self.take_here(int(name), what, text)
        else:
            seat = next(seat for seat in self.seats if seat.device is device)
            if int(name) == seat.line:
                self.take_there(seat, what, text)

    def take_here(self, line: int, what: str, text: str) -> None:
        place = next((seat.place for seat in self.seats if seat.line == line), None)
        if what == "open":
            self.set_table(host.opened(self.table, line, place))
        elif what == "text":
            self.set_table(host.heard(self.table, line, text, now()))
        elif what == "gone":
            self.set_table(host.closed(self.table, line))

    def take_there(self, seat: Seat, what: str, text: str) -> None:
        seat.gone = what == "gone"
        if what == "open":
            self.set_guest(seat, guests.opened(seat.guest))
        elif what == "text":
            self.set_guest(seat, hearing.heard(seat.guest, text, now()))

    def set_table(self, table: Table) -> None:
        self.table, out = take_out(table)
        for it in out:
            if isinstance(it, Send):
                self.here.call("send", str(it.line), it.text)
            elif isinstance(it, Pocket):
                self.pocket[self.here] = it.message

    def set_guest(self, seat: Seat, guest: Guest) -> None:
        seat.guest, out = guests.take_out(guest)
        for it in out:
            if isinstance(it, Sent):
                seat.device.call("send", str(seat.line), it.text)
            elif isinstance(it, Pocketed):
                self.pocket[seat.device] = it.message

    # A game

    def begin(self) -> None:
        for seat in self.seats:
            self.connect(seat)
        self.until(lambda: tossing.is_complete(self.table))
        self.set_table(tossing.deal(self.table))
        self.until(lambda: self.table.phase == "playing")

    def settle(self) -> None:
        """Until all have seen the newest moment."""
        self.until(
            lambda: all(
                seat.guest.newest and seat.guest.newest.moment == self.table.newest
                for seat in self.seats
            )
        )

    def act(self) -> None:
        """The next one acts, and all see it."""
        self.settle()
        at, chosen = self.table.to_act[0], self.table.newest
        seat = next((seat for seat in self.seats if seat.place == at), None)
        legal = self.table.rules.legal_actions(state=self.table.match.state, seat=at)
        if seat is None:
            self.set_table(course.play(self.table, at, self.rng.choice(legal)))
        else:
            self.until(lambda: guests.legal(seat.guest))
            assert guests.legal(seat.guest) == legal
            chosen_action = guests.choose(seat.guest, self.rng.choice(legal), secrets.token_hex(8))
            self.set_guest(seat, chosen_action)
        self.until(lambda: self.table.newest > chosen)

    def play_out(self) -> None:
        while self.table.phase == "playing":
            self.act()
        self.until(lambda: all(seat.guest.has_whole_story for seat in self.seats))

    def check_all(self) -> None:
        for seat in self.seats:
            verdict = checking.check(seat.guest)
            assert verdict.true, verdict
            self.set_guest(seat, guests.judged(seat.guest, verdict.true))
        self.until(lambda: all(self.table.chairs[seat.place].true for seat in self.seats))

    def reload(self, seat: Seat) -> None:
        """Its page is loaded anew, and has what it had kept."""
        text = kept.write_guest(seat.guest)
        seat.device.reload()
        seat.guest = kept.read_guest(text)


def report(**found: object) -> None:
    sys.stdout.write(json.dumps(found) + "\n")
