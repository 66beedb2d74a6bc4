"""The review of a game, as a value: what has been looked at, and what is still to come.

It is worked out piece by piece (`ribeira.bots.review.work`). Nothing of it is stored: the same game
has the same review again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ribeira.bots.review.chances import Chances, can_be_told, columns
from ribeira.bots.review.judging import FINE, KINDS, Judged
from ribeira.bots.review.moments import Moment, moments
from ribeira.bots.review.work import Piece, Told
from ribeira.core.match import Match
from ribeira.games import registry

POSITIONS, CHOICES = 8, 4
"""So many of each are asked for at a time."""


@dataclass(frozen=True, slots=True)
class Review:
    """`seat` is the one whose choices are judged; `seen` are the choices looked at, by the number
    of actions before them; `shown` is the one that the board shows."""

    run: int  # answers that carry another number are ignored
    seat: int
    open: bool = True
    running: bool = True
    course: tuple[tuple[int, Chances], ...] = ()
    judged: tuple[Judged, ...] = ()
    seen: frozenset[int] = frozenset()
    shown: int | None = None

    def next_piece(self, match: Match) -> Piece | None:
        """What is to be looked at next; nothing when all has been."""
        done = dict(self.course)
        positions = tuple(at for at in columns(match) if at not in done)[:POSITIONS]
        if positions:
            return Piece(positions)
        choices = tuple(at for at in self._own(match) if at not in self.seen)[:CHOICES]
        return Piece((), choices) if choices else None

    def progress(self, match: Match) -> tuple[int, int]:
        """How much has been looked at, and of how much."""
        own = self._own(match)
        done = len(self.course) + len(self.seen.intersection(own))
        return done, len(columns(match)) + len(own)

    def with_told(self, piece: Piece, told: Told) -> Review:
        course = tuple(sorted((*self.course, *told.course)))
        judged = tuple(sorted((*self.judged, *told.judged), key=lambda each: each.at))
        return replace(self, course=course, judged=judged, seen=self.seen.union(piece.choices))

    def knows_course(self, match: Match) -> bool:
        return len(self.course) == len(columns(match))

    def moments(self, match: Match) -> tuple[Moment, ...]:
        return moments(self.course) if self.knows_course(match) else ()

    def choices(self, match: Match, kind: str) -> tuple[Judged, ...]:
        """The seat's choices of that kind, the dearest first; fine ones in their order."""
        own = [j for j in self.judged if j.kind == kind and match.past[j.at].seat == self.seat]
        return tuple(own if kind == FINE else sorted(own, key=lambda j: (-j.lost, j.at)))

    def told(self, match: Match) -> tuple[Judged, ...]:
        """Those that could have been better, as they are listed."""
        return tuple(j for kind in KINDS if kind != FINE for j in self.choices(match, kind))

    def judged_at(self, at: int | None) -> Judged | None:
        return next((judged for judged in self.judged if judged.at == at), None)

    def _own(self, match: Match) -> tuple[int, ...]:
        return tuple(at for at, step in enumerate(match.past) if step.seat == self.seat)


def can_review(match: Match) -> bool:
    """It is over, and its game can tell how it stood."""
    over = not match.game.to_act(state=match.state)
    return over and bool(match.past) and can_be_told(registry.load(match.setup.game))


def seats_of(match: Match) -> Sequence[int]:
    """Those who choose: not a seat that the game itself plays."""
    return range(match.setup.seats)
