"""What a person does who has a game reviewed, and what the bots' worker answers."""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.bots.review.work import Piece


@dataclass(frozen=True, slots=True)
class OpenReview:
    """Opens it, and has it worked out."""


@dataclass(frozen=True, slots=True)
class ReviewSeat:
    """Whose choices are to be judged."""

    seat: str


@dataclass(frozen=True, slots=True)
class StopReview:
    """Has no more worked out."""


@dataclass(frozen=True, slots=True)
class GoOnReview:
    """Has the rest worked out."""


@dataclass(frozen=True, slots=True)
class ShowChoice:
    """Shows on the board what would have been better after so many actions."""

    at: str


@dataclass(frozen=True, slots=True)
class TryAgain:
    """A new game from the choice that is shown, against the same opponents."""


@dataclass(frozen=True, slots=True)
class CloseReview:
    """Back to the result."""


@dataclass(frozen=True, slots=True)
class ReviewTold:
    """A piece of the review has been worked out."""

    run: int
    piece: Piece
    answer: str = ""
