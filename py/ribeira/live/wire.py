"""The messages between a host and a guest: each is a JSON object of a known kind, short and flat.

`write` and `read` are all there is. What is read may come from anybody: a message of ours, or
`NonsenseError`. Texts from a guest are shorter than those from the host, which hold sights.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, TypeAlias, get_args

from ribeira.codec.textfile import depth
from ribeira.live import strict
from ribeira.live.strict import Json

VERSION = 1
FROM_GUEST = 1024
"""Characters that a message of a guest may have; of the host `FROM_HOST`."""
FROM_HOST = 32 * 1024
MAX_DEPTH = 10

NOBODY = -1


class NonsenseError(ValueError):
    """No message of ours."""


# From a guest


@dataclass(frozen=True, slots=True)
class Hello:
    """First on each connection. `token` is the guest's secret, made by itself; `table` the table it
    knows, or nothing; `seen` the newest moment that it has of it, or -1."""

    version: int
    token: str
    name: str
    table: str
    seen: int


@dataclass(frozen=True, slots=True)
class Promise:
    """The digest of the guest's share of the seed."""

    promise: str


@dataclass(frozen=True, slots=True)
class Share:
    share: str


@dataclass(frozen=True, slots=True)
class Seen:
    """The guest has this moment and all before it."""

    moment: int


@dataclass(frozen=True, slots=True)
class Choice:
    """`name` is made up anew for each choice, so that one heard twice is done once. It was made
    looking at `moment`."""

    name: str
    moment: int
    action: str


@dataclass(frozen=True, slots=True)
class Wish:
    """The guest would like to take its last action back; `moment` is the one it looks at."""

    moment: int


@dataclass(frozen=True, slots=True)
class Answer:
    """To somebody's wish."""

    wish: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Say:
    phrase: str


@dataclass(frozen=True, slots=True)
class More:
    """The guest would like the story of the game from this action on."""

    first: int


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the guest's check of the whole game has found."""

    true: bool


# From the host


@dataclass(frozen=True, slots=True)
class Welcome:
    """The answer to `Hello`. `seat` is nothing for who looks on. `promise` is the digest of the
    host's share of the seed, empty where the game was dealt before anybody joined. `newest` is the
    newest moment that there is, or -1."""

    version: int
    table: str
    game: str
    rules: int
    seats: int
    options: tuple[tuple[str, str], ...]
    seat: int | None
    promise: str
    newest: int


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat. `kind` is one of `KINDS`; `bot` names a level; `state` is one of
    `STATES`."""

    name: str
    colour: str
    shape: str
    kind: str
    bot: str
    state: str


KINDS = ("host", "bot", "guest")
STATES = ("here", "open", "away", "host", "bot")
"""At the table; free for a guest; a guest that is away; the same, played by the host's people, or
by a bot, until it is back."""


@dataclass(frozen=True, slots=True)
class Players:
    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Pledge:
    """A promise or a share of a seat."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Promises:
    """All that were made; now nobody can change a share. Shares may be sent."""

    promises: tuple[Pledge, ...]


@dataclass(frozen=True, slots=True)
class Shares:
    """Those of all guests; now the deal is fixed."""

    shares: tuple[Pledge, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """An event, and how the sight after it differs from the one before: pairs of path and value."""

    event: Json
    changes: tuple[tuple[tuple[int | str, ...], Json], ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after an action of `seat`, as this guest may know it; `at` counts the actions. Each
    change is a moment of its own: one that was taken back too, and then `seat` is -1, as at the
    deal. The frames begin from the sight of the moment before."""

    moment: int
    at: int
    seat: int
    sight: Json
    frames: tuple[Frame, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """The choice of that name was done."""

    name: str


@dataclass(frozen=True, slots=True)
class Refused:
    """It was not, and will not be. Why, the guest's own rules say."""

    name: str


@dataclass(frozen=True, slots=True)
class Wished:
    """A seat would like to take its last action back."""

    wish: int
    seat: int


@dataclass(frozen=True, slots=True)
class Settled:
    """What became of the wish."""

    wish: int
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Said:
    """`seat` is -1 for who looks on."""

    seat: int
    phrase: str


@dataclass(frozen=True, slots=True)
class End:
    """The whole game lies open: the host's share, the seed, and how many lines its story has.
    `over`: it has come to its own end."""

    share: str
    seed: int
    lines: int
    over: bool


@dataclass(frozen=True, slots=True)
class Story:
    """Lines of the story from `first` on: "P1 play 7", or "undo" where the last was taken back."""

    first: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Checked:
    """What a seat's check of the whole game has found."""

    seat: int
    true: bool


# Both


@dataclass(frozen=True, slots=True)
class Spare:
    """An invitation to the next line, for when this one is dead: nobody has to scan it then."""

    offer: str


@dataclass(frozen=True, slots=True)
class Spared:
    """The answer to it. Neither is used before."""

    answer: str


@dataclass(frozen=True, slots=True)
class Bye:
    """The last message of a connection; `why` is one of `REASONS`."""

    why: str


REASONS = ("left", "closed", "version", "rules", "taken", "full", "nonsense", "size", "rate")

FromGuest: TypeAlias = (
    Hello
    | Promise
    | Share
    | Seen
    | Choice
    | Wish
    | Answer
    | Say
    | More
    | Verdict
    | Spare
    | Spared
    | Bye
)
FromHost: TypeAlias = (
    Welcome
    | Players
    | Promises
    | Shares
    | Moment
    | Done
    | Refused
    | Wished
    | Settled
    | Said
    | End
    | Story
    | Checked
    | Spare
    | Spared
    | Bye
)


def _by_name(kinds: Any) -> dict[str, type[Any]]:
    return {kind.__name__.lower(): kind for kind in get_args(kinds)}


GUESTS, HOSTS = _by_name(FromGuest), _by_name(FromHost)


def write(message: FromGuest | FromHost) -> str:
    fields = {"t": type(message).__name__.lower(), **strict.write(message)}
    return json.dumps(fields, separators=(",", ":"))


def from_guest(text: str) -> FromGuest:
    message: FromGuest = _read(text, GUESTS, FROM_GUEST)
    return message


def from_host(text: str) -> FromHost:
    message: FromHost = _read(text, HOSTS, FROM_HOST)
    return message


def _read(text: str, kinds: dict[str, type[Any]], most: int) -> Any:
    if len(text) > most or depth(text) > MAX_DEPTH:
        raise NonsenseError("too large")
    try:
        fields = json.loads(text, parse_constant=_refuse, parse_float=_refuse)
        kind = kinds[fields.pop("t")]
        return strict.read(kind, fields)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise NonsenseError(str(error)[:80]) from error


def _refuse(text: str) -> None:
    raise NonsenseError(f"no number of ours: {text[:20]}")
