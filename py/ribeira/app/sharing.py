"""A table as a link and back: players become numbers, and names are added only if wanted.

Which stored table a link belongs to is found in `ribeira.app.incoming.reader`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256

from ribeira.app.draft import NAMES, with_phantoms
from ribeira.app.tables import AWAY, NAME_LENGTH, Player, Table, sit_apart
from ribeira.codec import errors, link
from ribeira.codec.link import Linked
from ribeira.codec.order import in_order
from ribeira.core.match import Match, Step, branch, start
from ribeira.core.plain import to_plain
from ribeira.core.values import Message, Setup, msg
from ribeira.kit.names import clean
from ribeira.kit.view import COLOURS, SHAPES

KINDS = ("", "random", "first", "easy", "good", "strong")
"""Who plays a seat, by its number in links. New ones are added at the end."""

TURN = "turn"
POSITION = re.compile("at=([0-9]{1,5})")


@dataclass(frozen=True, slots=True)
class Address:
    """What stands after the `#`. `at`: look at the game after so many actions; `turn`: the game is
    played by link."""

    payload: str
    at: int | None = None
    turn: bool = False

    def __str__(self) -> str:
        at = "" if self.at is None else f"&at={self.at}"
        return f"{self.payload}{at}{f'&{TURN}' if self.turn else ''}"


@dataclass(frozen=True, slots=True)
class Secret:
    """A stored game that hides something from somebody at this screen, and who is here."""

    id: str
    people: tuple[str, ...]


def read_address(fragment: str) -> Address:
    payload, *rest = fragment.split("&")
    positions = (POSITION.fullmatch(part) for part in rest)
    at = next((int(found[1]) for found in positions if found), None)
    return Address(payload, at, TURN in rest)


def payload_of(table: Table, names: bool, bare: bool = False, sealed: bool = False) -> str:
    """The table as it is, the bare deal, or a challenge. Raises `CodecError` when it is too long,
    or for a game of older rules, whose link nobody could read."""
    if table.only_looking and not bare:
        raise errors.CodecError(table.only_looking.why)
    match = start(table.match.game, table.match.setup) if bare else branch(table.match)
    sitting = table.players[: match.setup.seats]
    kinds = tuple(KINDS.index("" if player.bot == AWAY else player.bot) for player in sitting)
    labels = [
        text
        for player in sitting
        for text in (" ".join(player.name.split()), player.colour, player.shape)
    ]
    return link.write(
        Linked(
            match,
            kinds,
            table.practice,
            tuple(labels) if names else (),
            fixed=table.fixed,
            sealed=sealed,
        )
    )


def table_of(linked: Linked, name: str, say: Callable[[Message], str]) -> Table:
    """The table of a link. Raises `CodecError` with the sentence to show."""
    if linked.only_looking:  # a link is no text that could be stored as it is
        raise errors.CodecError(linked.only_looking.why)
    seats = linked.match.setup.seats
    if max(linked.kinds) >= len(KINDS) or len(linked.labels) not in (0, 3 * seats):
        raise errors.ImpossibleLinkError
    bots = (KINDS[kind] for kind in linked.kinds)
    looks = _looks(linked.labels, say)[:seats]
    players = tuple(Player(*look, bot) for look, bot in zip(looks, bots, strict=True))
    players = sit_apart(with_phantoms(players, linked.match, say))
    return Table(name, linked.match, players, linked.practice, fixed=linked.fixed)


def _looks(labels: tuple[str, ...], say: Callable[[Message], str]) -> list[tuple[str, str, str]]:
    """Name, colour and shape of each seat, as the sender chose them or by default."""
    if not labels:
        return list(zip([say(msg(name)) for name in NAMES], COLOURS, SHAPES, strict=True))
    looks = list(zip(labels[::3], labels[1::3], labels[2::3], strict=True))
    names, colours, shapes = map(set, zip(*looks, strict=True))
    different = len(colours) == len(shapes) == len(looks)
    fitting = all(len(name) <= NAME_LENGTH and clean(name, NAME_LENGTH) for name in names)
    if not (different and fitting and colours <= set(COLOURS) and shapes <= set(SHAPES)):
        raise errors.ImpossibleLinkError
    return looks


# Who plays where


def people_of(table: Table) -> tuple[int, ...]:
    """The seats of people, on this device or another."""
    return tuple(seat for seat, player in enumerate(table.players) if player.bot in ("", AWAY))


def sit(table: Table, here: tuple[int, ...]) -> Table:
    """The table with those people on this device, and the others on another."""
    players = tuple(
        replace(player, bot="" if seat in here else AWAY) if seat in people_of(table) else player
        for seat, player in enumerate(table.players)
    )
    return replace(table, players=players)


def is_apart(table: Table) -> bool:
    """Whether some people of the table play on other devices."""
    return any(player.bot == AWAY for player in table.players)


# What one game is to another


def deal_of(setup: Setup) -> str:
    """A short name of the deal, the same on every device."""
    return sha256(str(to_plain(setup)).encode()).hexdigest()[:16]


def goes_on(later: Match, earlier: Match) -> bool:
    """Whether `later` begins with all of `earlier`."""
    if later.setup != earlier.setup:
        return False
    for seat in range(later.setup.seats):
        before = _actions(earlier, seat)
        if _actions(later, seat)[: len(before)] != before:
            return False
    return True


def _actions(match: Match, seat: int) -> list[object]:
    return [step.action for step in match.past if step.seat == seat]


def news(later: Match, earlier: Match) -> tuple[Step, ...]:
    """The steps that the earlier one lacks."""
    before = in_order(branch(earlier)).steps
    pairs = enumerate(zip(later.steps, before, strict=False))
    same = next((n for n, (new, old) in pairs if new != old), min(len(before), len(later.steps)))
    return later.steps[same:]
