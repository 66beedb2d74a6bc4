"""Pieces of a review as requests to the worker, and their answers, as text.

Each request holds the whole game, and asks for the chances at some positions or for some choices.
So the page shows what has come, and stops by asking for no more.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from ribeira.bots.plain import as_part, plain_part
from ribeira.bots.review.chances import Chances, known_chances
from ribeira.bots.review.judging import Judged, judging
from ribeira.bots.unhurried import Unhurried
from ribeira.core.match import Course, Match
from ribeira.core.plain import from_plain, to_plain
from ribeira.core.values import Setup
from ribeira.games import registry
from ribeira.kit.advice import Sliced


@dataclass(frozen=True, slots=True)
class Piece:
    """Positions and choices, each by the number of actions before it."""

    positions: tuple[int, ...] = ()
    choices: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """What is answered for a piece."""

    course: tuple[tuple[int, Chances], ...] = ()
    judged: tuple[Judged, ...] = ()


def ask(match: Match, piece: Piece) -> str:
    """The request for a piece of the review of that match."""
    write = match.game.write
    steps = [[step.seat, write(action=step.action)] for step in match.past]
    wanted = [list(piece.positions), list(piece.choices)]
    return json.dumps({"review": [to_plain(match.setup), steps], "wanted": wanted})


def begin(request: str) -> Unhurried:
    return Unhurried(_worked(request))


def _worked(request: str) -> Sliced[str]:
    asked = json.loads(request)
    match = yield from _replayed(json.dumps(asked["review"]))
    game, (positions, choices) = registry.load(match.setup.game), asked["wanted"]
    answer: dict[str, list[Any]] = {"course": [], "judged": []}
    for at in positions:
        answer["course"].append([at, known_chances(game, match.states[at])])
        yield
    for at in choices:
        judged = yield from judging(match, at)
        if judged:
            answer["judged"].append(_plain(judged, match))
    return json.dumps(answer)


_latest: list[tuple[str, Match]] = []
"""The game asked about last: its next piece need not play it again."""


def _replayed(record: str) -> Sliced[Match]:
    if not (_latest and _latest[0][0] == record):
        plain, steps = json.loads(record)
        setup = from_plain(Setup, plain)
        rules = registry.rules(setup.game)
        course = Course(rules, setup)
        for seat, text in steps:
            course.play(seat, rules.read(text=text))
            yield
        _latest[:] = [(record, course.match())]
    return _latest[0][1]


def _plain(judged: Judged, match: Match) -> dict[str, Any]:
    write = match.game.write
    return {
        "at": judged.at,
        "action": write(action=judged.action),
        "best": write(action=judged.best),
        "kind": judged.kind,
        "gap": judged.gap,
        "lost": judged.lost,
        "parts": [plain_part(part) for part in judged.parts],
    }


def read_answer(match: Match, answer: str) -> Told:
    """What the answer to a request about this match says."""
    told = json.loads(answer)
    course = tuple((at, tuple(row)) for at, row in told["course"])
    return Told(course, tuple(_judged(plain, match) for plain in told["judged"]))


def _judged(plain: dict[str, Any], match: Match) -> Judged:
    read = match.game.read
    return Judged(
        plain["at"],
        read(text=plain["action"]),
        read(text=plain["best"]),
        plain["kind"],
        plain["gap"],
        plain["lost"],
        tuple(map(as_part, plain["parts"])),
    )
