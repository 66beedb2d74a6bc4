"""A match as text that people can read and compare: `.ribeira.json` (see docs/record.md).

What is read may come from anybody: it opens wholly or raises a `CodecError`, never another.
Bad at: being short. That is the link's business.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, TypeVar

from ribeira.codec import errors
from ribeira.codec.checksum import checksum
from ribeira.core.game import AnyRules
from ribeira.core.match import Match
from ribeira.core.meta import SetupError, make_setup
from ribeira.core.record import Record, ReplayError, replay
from ribeira.core.values import Action, Setup
from ribeira.games.catalog import GAMES, load

FORMAT = 1
MAX_CHARACTERS = 1 << 18
MAX_ACTIONS = 5000
MAX_DEPTH = 8

STRING = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
ACTION = re.compile(r"P([1-9][0-9]?) (.+)")

Fields = Mapping[str, Any]
Kind = TypeVar("Kind")


@dataclass(frozen=True, slots=True)
class Saved:
    """A match and what its owner wants to find again beside it. `players` are plain objects that
    only the page understands; `practice` says that everything could be undone; `title` is what a
    person calls it."""

    match: Match
    players: tuple[Fields, ...] = ()
    practice: bool = False
    title: str = ""


def write(saved: Saved) -> str:
    match = saved.match
    fields: dict[str, Any] = {
        "format": FORMAT,
        "game": match.setup.game,
        "rules": match.game.META.rules,
        "seats": match.setup.seats,
        "seed": match.setup.seed,
        "options": dict(match.setup.options),
        "actions": [f"P{step.seat + 1} {match.game.write(step.action)}" for step in match.steps],
        "state": checksum(match.states[-1]),
    }
    if saved.players:
        fields["players"] = [dict(player) for player in saved.players]
    if saved.practice:
        fields["practice"] = True
    if saved.title:
        fields["title"] = saved.title
    return json.dumps(fields, indent=2, ensure_ascii=False) + "\n"


def read(text: str) -> Saved:
    """What `write` wrote; the match is looked at from its last step."""
    fields = _parse(text)
    found = _field(fields, "format", int)
    if found != FORMAT:
        raise errors.FormatError(found, FORMAT)
    setup = _setup(fields)
    game = load(setup.game)
    match = _replay(game, setup, _actions(fields))
    if _field(fields, "state", str) != checksum(match.state):
        raise errors.ChecksumError
    practice = _field({"practice": False, **fields}, "practice", bool)
    return Saved(match, _players(fields), practice, _title(fields))


def _parse(text: str) -> Fields:
    if len(text) > MAX_CHARACTERS:
        raise errors.TooLargeError(MAX_CHARACTERS)
    if depth(text) > MAX_DEPTH:
        raise errors.NotJsonError
    try:
        fields = json.loads(text)
    except ValueError as trouble:
        raise errors.NotJsonError from trouble
    if not isinstance(fields, dict):
        raise errors.NotJsonError
    return fields


def depth(text: str) -> int:
    """How deep brackets nest: deep enough, and a parser runs out of stack."""
    brackets = re.sub(r"[^][{}]", "", STRING.sub("", text))
    return max(accumulate(1 if bracket in "[{" else -1 for bracket in brackets), default=0)


def _field(fields: Fields, name: str, kind: type[Kind]) -> Kind:
    """Exactly of that kind: `true` is no number here."""
    value = fields.get(name)
    if type(value) is not kind:
        raise errors.FieldError(name)
    return value


def _setup(fields: Fields) -> Setup:
    name = _field(fields, "game", str)
    if name not in GAMES:
        raise errors.UnknownGameError(name)
    meta = load(name).META
    rules = _field(fields, "rules", int)
    if rules != meta.rules:
        raise errors.RulesError(rules, meta.rules)
    options = _field(fields, "options", dict)
    if set(options) != {option.id for option in meta.options}:
        raise errors.FieldError("options")
    try:
        return make_setup(meta, _field(fields, "seats", int), _field(fields, "seed", int), options)
    except SetupError as trouble:
        raise errors.BadSetupError(str(trouble)) from trouble


def _actions(fields: Fields) -> list[Any]:
    actions = _field(fields, "actions", list)
    if len(actions) > MAX_ACTIONS:
        raise errors.TooManyActionsError(MAX_ACTIONS)
    return actions


def _replay(game: AnyRules, setup: Setup, texts: list[Any]) -> Match:
    steps = tuple(_step(game, number, text) for number, text in enumerate(texts, start=1))
    try:
        return replay(game, Record(setup, steps))
    except ReplayError as trouble:
        text = texts[trouble.step - 1]
        raise errors.RefusedActionError(trouble.step, text, trouble.refusal) from trouble
    except SetupError as trouble:
        raise errors.BadSetupError(str(trouble)) from trouble


def _step(game: AnyRules, number: int, text: Any) -> tuple[int, Action]:
    found = ACTION.fullmatch(text) if isinstance(text, str) else None
    if not found:
        raise errors.UnreadableActionError(number, str(text))
    try:
        return int(found[1]) - 1, game.read(found[2])
    except ValueError as trouble:
        raise errors.UnreadableActionError(number, text) from trouble


def _title(fields: Fields) -> str:
    title = _field({"title": "", **fields}, "title", str)
    if not title.isprintable():  # half a character is not, either
        raise errors.FieldError("title")
    return title


def _players(fields: Fields) -> tuple[Fields, ...]:
    players = _field({"players": [], **fields}, "players", list)
    if not all(isinstance(player, dict) for player in players):
        raise errors.FieldError("players")
    try:
        json.dumps(players, ensure_ascii=False, allow_nan=False).encode()
    except ValueError as trouble:  # no number, or half a character
        raise errors.FieldError("players") from trouble
    return tuple(players)
