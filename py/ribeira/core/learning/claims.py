"""Claims: short texts for what can be asked of a moment in a lesson, such as `event met sum`.

    event KEY FIELD [NAME=VALUE ...]   a field of the last such event since the learner last acted;
                                       it may go into a list: `ranking.0`
    count KEY [NAME=VALUE ...]         how many such events there were
    sight PATH, length PATH            something that the learner may see, or its length
    score SEAT, item SEAT KEY          points, and points from one source
    legal PATTERN                      how many legal actions of the learner fit
    allowed N, done N                  that part of the action that the step asks for, or that the
                                       learner has done
    name SEAT                          the name of a seat
    place NAME                         the name of a place, as it is
    my NAME ...                        what the game itself counts or calls things (its COUNTS)
    calc A + B * C                     worked out from left to right

An argument in brackets is a claim itself: `name (event lost seat)`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from operator import add, floordiv, mul, sub
from typing import Any

from ribeira.core.events import Event
from ribeira.core.match import Match
from ribeira.core.values import Action, Message, Plain
from ribeira.core.wording import Names

Value = Plain | Message
Counts = Mapping[str, Callable[..., Value]]
"""By name what a game counts in a state; arguments are texts."""

ARGUMENT = re.compile(r"\([^()]*\)|\S+")
SIGNS: Mapping[str, Callable[[int, int], int]] = {"+": add, "-": sub, "*": mul, "/": floordiv}


class ClaimError(LookupError):
    """Nothing in this moment is what the claim names."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A match in a lesson. `since`: the number of actions before the learner's last one."""

    match: Match
    seat: int
    names: Names
    counts: Counts
    since: int = 0
    allowed: tuple[Action, ...] = ()

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.match.past[self.since :] for event in step.events)

    @property
    def legal(self) -> tuple[Action, ...]:
        return self.match.game.legal_actions(state=self.match.state, seat=self.seat)


def fits(match: Match, action: Action, patterns: tuple[str, ...]) -> bool:
    text = match.game.write(action=action)
    return any(fnmatchcase(text, pattern) for pattern in patterns)


def value(now: Moment, claim: str) -> Value:
    """What the claim is worth. Raises `ClaimError` when there is no such thing now."""
    kind, *rest = ARGUMENT.findall(claim)
    arguments = tuple(str(value(now, a[1:-1])) if a.startswith("(") else a for a in rest)
    try:
        return KINDS[kind](now, *arguments)
    except (AttributeError, IndexError, KeyError, StopIteration, TypeError, ValueError) as error:
        raise ClaimError(f"{claim}: {error!r}") from error


def _such(now: Moment, key: str, where: tuple[str, ...]) -> list[dict[str, Plain]]:
    wanted = [condition.split("=") for condition in where]
    found = [dict(event.values) for event in now.events if event.key == key]
    return [such for such in found if all(str(such[name]) == said for name, said in wanted)]


def _event(now: Moment, key: str, field: str, *where: str) -> Any:
    name, *path = field.split(".")
    return _inside(_such(now, key, where)[-1][name], path)


def _count(now: Moment, key: str, *where: str) -> int:
    return len(_such(now, key, where))


def _sight(now: Moment, path: str) -> Any:
    seen = now.match.game.sight(state=now.match.state, seat=now.seat)
    found = _inside(seen, path.split("."))
    return found() if callable(found) else found


def _inside(thing: Any, path: list[str]) -> Any:
    for part in path:
        thing = thing[int(part)] if part.isdecimal() else getattr(thing, part)
    return thing


def _score(now: Moment, seat: str) -> int:
    return now.match.game.scores(state=now.match.state)[int(seat)].total


def _item(now: Moment, seat: str, key: str) -> int:
    items = now.match.game.scores(state=now.match.state)[int(seat)].items
    return sum(item.points for item in items if item.key == key)


def _legal(now: Moment, *pattern: str) -> int:
    return sum(fits(now.match, action, (" ".join(pattern),)) for action in now.legal)


def _allowed(now: Moment, part: str) -> Value:
    return now.allowed[0].at[int(part)]


def _done(now: Moment, part: str) -> Value:
    return now.match.past[now.since].action.at[int(part)]


def _my(now: Moment, name: str, *arguments: str) -> Value:
    return now.counts[name](now.match.state, *arguments)


def _calc(_now: Moment, first: str, *more: str) -> int:
    found = int(first)
    for sign, number in zip(more[::2], more[1::2], strict=True):
        found = SIGNS[sign](found, int(number))
    return found


KINDS: Mapping[str, Callable[..., Value]] = {
    "event": _event,
    "count": _count,
    "sight": _sight,
    "length": lambda now, path: len(_sight(now, path)),
    "score": _score,
    "item": _item,
    "legal": _legal,
    "allowed": _allowed,
    "done": _done,
    "name": lambda now, seat: now.names[int(seat)],
    "place": lambda _now, name: name,
    "my": _my,
    "calc": _calc,
}
