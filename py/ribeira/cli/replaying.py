"""`replay`: is a record sound, how did it end, and every state on the way (docs/record.md)."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ribeira.api.sentences import sentence
from ribeira.cli import CommandError
from ribeira.cli.result import result
from ribeira.codec import link, textfile
from ribeira.codec.errors import CodecError, LinkError
from ribeira.codec.upgrade import OnlyLooking
from ribeira.core.events import Event
from ribeira.core.match import Match, Step
from ribeira.core.plain import to_plain
from ribeira.core.values import Score

BYTES_PER_CHARACTER = 4


@dataclass(frozen=True, slots=True)
class Opened:
    """What a file and a link have in common."""

    match: Match
    names: tuple[str, ...]
    practice: bool
    only_looking: OnlyLooking | None


def replay(args: Namespace) -> Iterator[str]:
    opened = _open(args.record)
    if args.trace:
        yield from trace(opened.match)
        return
    yield from result(opened.match, opened.names)
    yield "practice game" if opened.practice else "played in earnest"
    if opened.only_looking:
        yield f"of older rules: to look back at, not to play on ({opened.only_looking.why.key})"
    else:
        yield "the record is sound"


def _open(record: str) -> Opened:
    """A file, or a link: the whole address, or what stands after its `#`."""
    try:
        if os.path.exists(record):
            return _from_file(record)
        _, mark, fragment = record.rpartition("#")
        return _from_link(fragment, sure=bool(mark))
    except CodecError as error:
        raise CommandError(f"The record is not sound. {sentence(error)}", code=1) from error


def _from_file(path: str) -> Opened:
    try:
        with open(path, "rb") as file:
            data = file.read(textfile.MAX_CHARACTERS * BYTES_PER_CHARACTER + 1)
    except OSError as error:
        raise CommandError(f"Cannot read {path}: {error.strerror}.") from error
    saved = textfile.read(data.decode(errors="replace"))
    names = tuple(str(player.get("name", "")) for player in saved.players)
    return Opened(saved.match, names, saved.practice, saved.only_looking)


def _from_link(fragment: str, sure: bool) -> Opened:
    """Without a `#` before it, what is no link may be the name of a file that there is not."""
    try:
        linked = link.read(fragment.partition("&")[0])
    except LinkError as error:
        if sure:
            raise
        raise CommandError(
            f"Cannot read {fragment}: it is neither a file nor a whole link."
        ) from error
    names = linked.labels[::3] if len(linked.labels) == 3 * linked.match.setup.seats else ()
    return Opened(linked.match, names, linked.practice, linked.only_looking)


def trace(match: Match) -> Iterator[str]:
    """The first state, each action with what came of it, the ranking: one JSON object a line."""
    yield _json(_first(match))
    for number, step in enumerate(match.steps):
        yield _json(_then(match, number, step))
    over = not match.game.to_act(state=match.state)
    ranking = list(match.game.ranking(state=match.state)) if over else None
    yield _json({"line": "end", "ranking": ranking})


def _first(match: Match) -> dict[str, Any]:
    setup, state = match.setup, match.states[0]
    return {
        "line": "start",
        "game": setup.game,
        "rules": match.game.META.rules,
        "setup": {"seats": setup.seats, "seed": setup.seed, "options": dict(setup.options)},
        "state": to_plain(state),
        "scores": _scores(match.game.scores(state=state)),
    }


def _then(match: Match, number: int, step: Step) -> dict[str, Any]:
    game, before, after = match.game, match.states[number], match.states[number + 1]
    return {
        "line": "action",
        "step": number + 1,
        "seat": step.seat,
        "text": game.write(action=step.action),
        "legal": len(game.legal_actions(state=before, seat=step.seat)),
        "events": [_event(event) for event in step.events],
        "state": to_plain(after),
        "scores": _scores(game.scores(state=after)),
    }


def _event(event: Event) -> dict[str, Any]:
    return {
        "key": event.key,
        "values": {name: to_plain(value) for name, value in event.values},
        "rule": event.rule,
        "audience": to_plain(event.audience),
        "reveals": event.reveals,
    }


def _scores(scores: tuple[Score, ...]) -> list[dict[str, Any]]:
    return [{**to_plain(score), "total": score.total} for score in scores]


def _json(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
