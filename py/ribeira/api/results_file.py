"""Results as a file of JSON lines: the first says who plays what, each other one holds a deal.

A deal is written as soon as it is over. A run that was stopped, at any time, goes on where it was.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ribeira import __version__
from ribeira.api.series import Terms
from ribeira.bots.results import Deal, Result
from ribeira.games import registry

FORMAT = 1


class ResultsError(ValueError):
    """A file that cannot be gone on with. The text is a sentence."""


class ResultsFile:
    """A file of results, new or to go on with; one run at a time may write it."""

    def __init__(self, path: Path, terms: Terms) -> None:
        self.path, self.terms = path, terms
        self.deals: dict[int, Deal] = {}
        try:
            whole = _without_half_line(path) if path.exists() else b""
            if whole:
                self._read(whole.decode(errors="replace").splitlines())
            self._file = path.open("a", encoding="utf-8", newline="\n")
            if not whole:
                self._write(_first_line(terms))
        except OSError as error:
            raise ResultsError(f"Cannot keep results in {path}: {error.strerror}.") from error

    def add(self, seed: int, deal: Deal) -> None:
        self.deals[seed] = deal
        self._write({"seed": seed, "games": [[game.first, list(game.points)] for game in deal]})

    def close(self) -> None:
        self._file.close()

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self._file.flush()

    def _read(self, lines: list[str]) -> None:
        self._compare(_parsed(lines[0]))
        for number, line in enumerate(lines[1:], start=2):
            found = _read_deal(_parsed(line), len(self.terms.seats))
            if found is None:
                raise ResultsError(f"Line {number} of {self.path} is no result of these games.")
            seed, deal = found
            self.deals.setdefault(seed, deal)

    def _compare(self, found: Any) -> None:
        if not isinstance(found, dict) or found.get("arena") != FORMAT:
            raise ResultsError(f"The file {self.path} holds no results of an arena.")
        for name, ours in _first_line(self.terms).items():
            theirs = found.get(name)
            if theirs != ours:
                raise ResultsError(
                    f"The file {self.path} holds results of other games: "
                    f"{name} was {json.dumps(theirs)[:60]}, not {json.dumps(ours)[:60]}."
                )


def _first_line(terms: Terms) -> dict[str, Any]:
    """All that a result depends on, but for the seed."""
    return {
        "arena": FORMAT,
        "game": terms.game,
        "seats": list(terms.names),
        "rounds": terms.rounds,
        "seconds": terms.seconds,
        "rules": registry.meta(terms.game).rules,
        "version": __version__,
        "sources": [seat.digest for seat in terms.seats],
    }


def _without_half_line(path: Path) -> bytes:
    """Cuts off a last line that a run was killed in."""
    data = path.read_bytes()
    end = data.rfind(b"\n") + 1
    if end < len(data) and (end or data.startswith(b'{"arena":')):
        with path.open("r+b") as file:
            file.truncate(end)
        return data[:end]
    return data


def _parsed(line: str) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def _read_deal(found: Any, seats: int) -> tuple[int, Deal] | None:
    if not isinstance(found, dict) or not _number(found.get("seed")):
        return None
    games = found.get("games")
    if not isinstance(games, list) or len(games) != seats:
        return None
    results = [_read_game(game, seats) for game in games]
    deal = tuple(result for result in results if result)
    return (found["seed"], deal) if len(deal) == seats else None


def _read_game(found: Any, seats: int) -> Result | None:
    match found:
        case [first, list(points)] if _number(first) and 0 <= first < seats:
            if len(points) == seats and all(map(_number, points)):
                return Result(first, tuple(points))
    return None


def _number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
