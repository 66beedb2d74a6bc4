"""What a guest knows, and what it may say.

guest = opened(guest)                      the line is open
guest = hearing.heard(guest, text, now)    the host has said something
guest = choose(guest, action, name)        the person has chosen
guest, out = take_out(guest)               texts to send, and what people are told
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from ribeira.core.game import AnyRules
from ribeira.core.replace import replace
from ribeira.core.values import Action, Refusal, Setup
from ribeira.live import moments, wire
from ribeira.live.moments import Shown


@dataclass(frozen=True, slots=True)
class Sent:
    """To the host."""

    text: str


@dataclass(frozen=True, slots=True)
class Told:
    """For the people at this device."""

    message: wire.Said | wire.Wished | wire.Settled | wire.Checked | wire.Bye | wire.Refused


@dataclass(frozen=True, slots=True)
class Pocketed:
    """One half of the next line to the host, to be kept until this one is dead."""

    message: wire.Spare | wire.Spared


Out: TypeAlias = Sent | Told | Pocketed


@dataclass(frozen=True, slots=True)
class Guest:
    """`token` and `secret` are 16 random bytes each, as text; from the secret follows the `share`
    that it has in the toss. `seat` is nothing for who looks on. `late`: the game was dealt before
    it came.

    `digests` has for each moment that was shown its digest, and `shown` the newest of them whole.
    `choice` is what was chosen and not yet answered. `verdict` is what the check of the whole game
    has found (`ribeira.live.checking`), as soon as there is one.
    """

    token: str
    secret: str
    name: str
    table: str = ""
    share: str = ""
    rules: AnyRules | None = None
    setup: Setup | None = None
    seat: int | None = None
    promise: str = ""
    late: bool = False
    promises: Mapping[int, str] = field(default_factory=dict)
    shares: Mapping[int, str] = field(default_factory=dict)
    players: tuple[wire.Player, ...] = ()
    digests: Mapping[int, str] = field(default_factory=dict)
    shown: tuple[Shown, ...] = ()
    choice: wire.Choice | None = None
    wished: wire.Wished | None = None
    end: wire.End | None = None
    story: tuple[str, ...] = ()
    verdict: bool | None = None
    greeted: bool = False
    broken: str = ""
    since: int = 0
    count: int = 0
    out: tuple[Out, ...] = ()

    @property
    def newest(self) -> Shown | None:
        return self.shown[-1] if self.shown else None

    @property
    def has_whole_story(self) -> bool:
        return self.end is not None and len(self.story) == self.end.lines


def seat_in_toss(guest: Guest) -> int | None:
    """Its seat, where the seed is tossed with its share."""
    return guest.seat if guest.promise and not guest.late else None


# What the guest can do


def opened(guest: Guest) -> Guest:
    """A line is open, for the first time or again."""
    seen = guest.newest.moment if guest.newest else -1
    hello = wire.Hello(wire.VERSION, guest.token, guest.name, guest.table, seen)
    return send(replace(guest, greeted=False, broken=""), hello)


def legal(guest: Guest) -> tuple[Action, ...]:
    """What the guest's seat may do now; nothing while an answer is awaited."""
    if guest.newest is None or guest.seat is None or guest.choice or guest.end or not guest.rules:
        return ()
    world = moments.world_of(guest.rules, guest.newest.sight)
    return guest.rules.legal_actions(state=world, seat=guest.seat)


def why_not(guest: Guest, action: Action) -> Refusal | None:
    """Why the action is not legal, by the guest's own rules."""
    assert guest.rules is not None
    assert guest.newest is not None
    world = moments.world_of(guest.rules, guest.newest.sight)
    return guest.rules.why_not(state=world, seat=guest.seat or 0, action=action)


def to_act(guest: Guest) -> tuple[int, ...]:
    """Who is waited for."""
    if guest.newest is None or guest.rules is None:
        return ()
    return guest.rules.to_act(state=moments.world_of(guest.rules, guest.newest.sight))


def choose(guest: Guest, action: Action, name: str) -> Guest:
    """`name` is made of 8 random bytes."""
    assert guest.rules is not None
    assert guest.newest is not None
    choice = wire.Choice(name, guest.newest.moment, guest.rules.write(action=action))
    return send(replace(guest, choice=choice), choice)


def wish(guest: Guest) -> Guest:
    """To take the last action back."""
    return send(guest, wire.Wish(guest.newest.moment)) if guest.newest else guest


def answer(guest: Guest, yes: bool) -> Guest:
    """To the wish of somebody else."""
    if guest.wished is None:
        return guest
    return send(replace(guest, wished=None), wire.Answer(guest.wished.wish, yes))


def say(guest: Guest, phrase: str) -> Guest:
    return send(guest, wire.Say(phrase))


def leave(guest: Guest) -> Guest:
    return send(guest, wire.Bye("left"))


def judged(guest: Guest, true: bool) -> Guest:
    """The check of the whole game is done."""
    guest = replace(guest, verdict=true)
    return send(guest, wire.Verdict(true)) if guest.seat is not None else guest


def take_out(guest: Guest) -> tuple[Guest, tuple[Out, ...]]:
    return replace(guest, out=()), guest.out


def send(guest: Guest, message: wire.FromGuest) -> Guest:
    return replace(guest, out=(*guest.out, Sent(wire.write(message))))


def tell(
    guest: Guest,
    message: wire.Said | wire.Wished | wire.Settled | wire.Checked | wire.Bye | wire.Refused,
) -> Guest:
    return replace(guest, out=(*guest.out, Told(message)))
