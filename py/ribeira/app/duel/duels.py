"""A challenge that was played to its end: the other's game and one's own, moment by moment."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from ribeira.app.tables import Table
from ribeira.core.match import Match
from ribeira.core.values import Message
from ribeira.games import registry
from ribeira.kit.latest import latest

FEW = 5
"""A game with no more rounds than that is stepped through turn by turn."""


@dataclass(frozen=True, slots=True)
class Duel:
    """The game of a challenge, once it is read (`run`), or why it cannot be. `challengers` are the
    names that it brought; `moment` is the one shown, and the last one if it is `None`."""

    against: str
    run: int
    table: Table | None = None
    challengers: str = ""
    refused: Message | None = None
    moment: int | None = None


def name_of_challenge(payload: str) -> str:
    """Under it is kept at which table the challenge is played."""
    return sha256(payload.encode()).hexdigest()[:16]


@latest
def unit_of(match: Match) -> str:
    """What both games are stepped through by."""
    return "round" if len(_ends(match, "round")) > FEW else "turn"


def moments(match: Match, unit: str) -> tuple[int, ...]:
    """After how many actions each moment is over; the first one is before anything was done."""
    return (0, *_ends(match, unit))


def _ends(match: Match, unit: str) -> tuple[int, ...]:
    rules = registry.load(match.setup.game).rules
    period = rules.round_of if unit == "round" else rules.turn_of
    periods = [period(state=state) for state in match.states[: match.at + 1]]
    last = len(periods) - 1
    return tuple(n for n in range(1, last + 1) if n == last or periods[n] != periods[n + 1])


def points_at(match: Match, at: int, seat: int) -> int:
    return match.game.scores(state=match.states[at])[seat].total


def place_at_end(match: Match, seat: int) -> int:
    return match.game.ranking(state=match.state).index(seat) + 1


def compare(mine: Match, other: Match, seat: int) -> int:
    """1 if one's own game ended better, -1 if the other's did, else 0: by points, where points
    decide a game, else by the place."""
    if registry.terms(mine.setup.game).has_points:
        own, their = (points_at(match, match.at, seat) for match in (mine, other))
    else:
        own, their = (-place_at_end(match, seat) for match in (mine, other))
    return (own > their) - (own < their)
