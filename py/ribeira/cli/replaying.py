"""`replay`: is a record sound, how did it end, and every state on the way (docs/record.md)."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ribeira.cli import Trouble
from ribeira.cli.result import result
from ribeira.cli.sentences import sentence
from ribeira.codec.errors import CodecError
from ribeira.codec.textfile import MAX_CHARACTERS, Saved, read
from ribeira.core.events import Event
from ribeira.core.match import Match, Step
from ribeira.core.plain import to_plain
from ribeira.core.values import Score

BYTES_PER_CHARACTER = 4


def replay(args: Namespace) -> Iterator[str]:
    saved = _open(Path(args.file))
    if args.trace:
        yield from trace(saved.match)
        return
    names = [str(player.get("name", "")) for player in saved.players]
    yield from result(saved.match, names)
    yield "practice game" if saved.practice else "played in earnest"
    yield "the record is sound"


def _open(path: Path) -> Saved:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_CHARACTERS * BYTES_PER_CHARACTER + 1)
    except OSError as trouble:
        raise Trouble(f"Cannot read {path}: {trouble.strerror}.") from trouble
    try:
        return read(data.decode(errors="replace"))
    except CodecError as trouble:
        raise Trouble(f"The record is not sound. {sentence(trouble)}", code=1) from trouble


def trace(match: Match) -> Iterator[str]:
    """The first state, each action with what came of it, the ranking: one JSON object a line."""
    yield _json(_first(match))
    for number, step in enumerate(match.steps):
        yield _json(_then(match, number, step))
    over = not match.game.to_act(match.state)
    ranking = list(match.game.ranking(match.state)) if over else None
    yield _json({"line": "end", "ranking": ranking})


def _first(match: Match) -> dict[str, Any]:
    setup, state = match.setup, match.states[0]
    return {
        "line": "start",
        "game": setup.game,
        "rules": match.game.META.rules,
        "setup": {"seats": setup.seats, "seed": setup.seed, "options": dict(setup.options)},
        "state": to_plain(state),
        "scores": _scores(match.game.scores(state)),
    }


def _then(match: Match, number: int, step: Step) -> dict[str, Any]:
    game, before, after = match.game, match.states[number], match.states[number + 1]
    return {
        "line": "action",
        "step": number + 1,
        "seat": step.seat,
        "text": game.write(step.action),
        "legal": len(game.legal_actions(before, step.seat)),
        "events": [_event(event) for event in step.events],
        "state": to_plain(after),
        "scores": _scores(game.scores(after)),
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
