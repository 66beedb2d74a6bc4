"""A match as text that people can read and compare: `.ribeira.json` (see docs/record.md).

What is read may come from anybody: it opens wholly or raises a `CodecError`, never another.
What is written can be read again, or it is not written.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sized
from dataclasses import dataclass
from typing import Any, TypeVar

from ribeira.codec import envelope, errors, games, upgrade
from ribeira.codec.checksum import checksum
from ribeira.codec.upgrade import OnlyLooking, Way
from ribeira.core.game import AnyRules
from ribeira.core.match import Course, IllegalAction, Match
from ribeira.core.meta import SetupError
from ribeira.core.slices import Far, Slices, whole
from ribeira.core.upgrade import Texts
from ribeira.core.values import Action, Setup

FORMAT = 1
MAX_CHARACTERS = 1 << 19
MAX_ACTIONS = 8000
"""Nearly thrice the longest of 1600 random games, and about as many as a link can count. Few enough
to be played again in a second or two even in a browser, whoever made the file."""

MAX_DEPTH = 8
MAX_BRACKETS = 1 << 19
"""Twice as many as the largest file of many games has."""

MAX_TITLE = 1 << 10
MAX_PLAYERS = 1 << 13
"""Characters of what only the page understands; written with blanks, it grows several times."""

SWITCHES = ("practice", "fixed")
STRING = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
ACTION = re.compile(r"P([1-9][0-9]?) (.+)")

Fields = Mapping[str, Any]
Kind = TypeVar("Kind")


@dataclass(frozen=True, slots=True)
class Saved:
    """A match and what its owner wants to find again beside it. `players` are plain objects that
    only the page understands; `practice` says that everything could be undone; `title` is what a
    person calls it. `only_looking`: the match is as much as can be shown of a game of older rules.
    `fixed`: bots that play on do what they would do on any device. `against`: the link of a
    challenge, whose game is compared with this one."""

    match: Match
    players: tuple[Fields, ...] = ()
    practice: bool = False
    title: str = ""
    only_looking: OnlyLooking | None = None
    fixed: bool = False
    against: str = ""


def write(saved: Saved) -> str:
    """The text. Raises `CodecError` for a match that is too long to be read again; a game that is
    only looked back at keeps the text that it came from."""
    if saved.only_looking:
        return saved.only_looking.text
    match = saved.match
    _check_length(match.steps)
    fields: dict[str, Any] = {
        "format": FORMAT,
        "game": match.setup.game,
        "rules": match.game.META.rules,
        "seats": match.setup.seats,
        "seed": match.setup.seed,
        "options": dict(match.setup.options),
        "actions": [
            f"P{step.seat + 1} {match.game.write(action=step.action)}" for step in match.steps
        ],
        "state": checksum(match.states[-1]),
    }
    if saved.players:
        fields["players"] = [dict(player) for player in saved.players]
    if saved.practice:
        fields["practice"] = True
    if saved.fixed:
        fields["fixed"] = True
    if saved.against:
        fields["against"] = saved.against
    if saved.title:
        fields["title"] = saved.title
    text = json.dumps(fields, indent=2, ensure_ascii=False) + "\n"
    if len(text) > MAX_CHARACTERS:
        raise errors.TooLargeError(MAX_CHARACTERS)
    return text


def _check_length(actions: Sized) -> None:
    if len(actions) > MAX_ACTIONS:
        raise errors.TooManyActionsError(MAX_ACTIONS)


def read(text: str) -> Saved:
    """What `write` wrote; the match is looked at from its last step."""
    return whole(reading(text))


def reading(text: str) -> Slices[Saved]:
    """The same in slices, an action each."""
    fields = _parse(text)
    found = _field(fields, "format", int)
    if found != FORMAT:
        raise errors.FormatError(found, FORMAT)
    game = games.find(_field(fields, "game", str))
    way = upgrade.way_from(game, _field(fields, "rules", int))
    setup, texts = _setup(fields, way), way.actions(_actions(fields))
    _check_length(texts)
    match = yield from _replay(game, setup, texts, as_far=way.ends is not None)
    if _field(fields, "state", str) != checksum(match.state) and way.keeps_checksum:
        raise errors.ChecksumError
    practice, fixed = (_field({name: False, **fields}, name, bool) for name in SWITCHES)
    only_looking = OnlyLooking(way.ends, text) if way.ends else None
    title, against = _title(fields), _against(fields)
    return Saved(match, _players(fields), practice, title, only_looking, fixed, against)


def _parse(text: str) -> Fields:
    if len(text) > MAX_CHARACTERS:
        raise errors.TooLargeError(MAX_CHARACTERS)
    if depth(text) > MAX_DEPTH:
        raise errors.NotJsonError
    try:
        fields = json.loads(text)
    except ValueError as error:
        raise errors.NotJsonError from error
    if not isinstance(fields, dict):
        raise errors.NotJsonError
    return fields


def depth(text: str) -> int:
    """How deep brackets nest: deep enough, and a parser runs out of stack. Brackets that find no
    partner, and more brackets than any file of ours has, count as very deep."""
    bare = STRING.sub("", text).encode("ascii", "ignore")
    brackets = bare.translate(None, NO_BRACKETS)
    if len(brackets) > MAX_BRACKETS:
        return len(brackets)
    rounds = 0
    while brackets and rounds <= MAX_DEPTH + 2:
        brackets = brackets.replace(b"[]", b"").replace(b"{}", b"")
        rounds += 1
    return rounds + len(brackets)


def _field(fields: Fields, name: str, kind: type[Kind]) -> Kind:
    """Exactly of that kind: `true` is no number here."""
    value = fields.get(name)
    if type(value) is not kind:
        raise errors.FieldError(name)
    return value


def _setup(fields: Fields, way: Way) -> Setup:
    options = _field(fields, "options", dict)
    if not all(isinstance(value, str) for value in options.values()):
        raise errors.BadSetupError("values of options are texts")
    seats, seed = _field(fields, "seats", int), _field(fields, "seed", int)
    return upgrade.set_up(way.game.META, seats, seed, way.options(options))


def _actions(fields: Fields) -> Texts:
    """The actions as they were written: a seat and something."""
    texts = _field(fields, "actions", list)
    _check_length(texts)
    for number, text in enumerate(texts, start=1):
        if not isinstance(text, str) or not ACTION.fullmatch(text):
            raise errors.UnreadableActionError(number, str(text))
    return tuple(texts)


def _replay(game: AnyRules, setup: Setup, texts: Texts, as_far: bool) -> Slices[Match]:
    """All of it, or only as far as today's rules go along."""
    try:
        course = Course(game, setup)
    except SetupError as error:
        raise errors.BadSetupError(str(error)) from error
    for number, text in enumerate(texts, start=1):
        yield Far(number - 1, len(texts))
        try:
            course.play(*_step(game, number, text))
        except (errors.UnreadableActionError, IllegalAction) as error:
            if as_far:
                break
            if isinstance(error, IllegalAction):
                raise errors.RefusedActionError(number, text, error.refusal) from error
            raise
    return course.match()


def _step(game: AnyRules, number: int, text: str) -> tuple[int, Action]:
    found = ACTION.fullmatch(text)
    try:
        if not found:
            raise ValueError("no seat")
        return int(found[1]) - 1, game.read(text=found[2])
    except ValueError as error:
        raise errors.UnreadableActionError(number, text) from error


def _title(fields: Fields) -> str:
    title = _field({"title": "", **fields}, "title", str)
    if len(title) > MAX_TITLE or not title.isprintable():  # half a character is not, either
        raise errors.FieldError("title")
    return title


def _against(fields: Fields) -> str:
    """Only its signs are looked at: it is read when it is wanted."""
    against = _field({"against": "", **fields}, "against", str)
    if len(against) > envelope.MAX_CHARACTERS or not set(against) <= envelope.ALL_SIGNS:
        raise errors.FieldError("against")
    return against


def _players(fields: Fields) -> tuple[Fields, ...]:
    players = _field({"players": [], **fields}, "players", list)
    if not all(isinstance(player, dict) for player in players):
        raise errors.FieldError("players")
    try:
        text = json.dumps(players, ensure_ascii=False, allow_nan=False)
        text.encode()
    except ValueError as error:  # no number, or half a character
        raise errors.FieldError("players") from error
    if len(text) > MAX_PLAYERS:
        raise errors.FieldError("players")
    return tuple(players)
