"""Everything that decides how a game of Douro 1872 goes on, as one frozen value."""

from __future__ import annotations

from dataclasses import dataclass, field

from ribeira.core.values import Setup
from ribeira.games.douro.rules.options import Options, read_options

SOURCES = ("start", "filled", "missed", "FRA", "CAR", "RAP", "SIR", "BAR", "charity", "forgiven")
"""Where points come from: the items of a score, in the order of a `tally`."""

PHANTOM = 2
"""The seat that plays at random in the two-player mode (D-11)."""

Choices = tuple[int | None, ...]
"""What each seat has chosen, if it has."""

Lottery = tuple[tuple[tuple[int, int], ...], ...]
"""Rounds of (seat, card shown)."""


@dataclass(frozen=True)
class Resolved:
    """The latest play, from the turning of its card on; all of it is public. `towed` is empty but
    for Sirga; `order` is the order that counts, if there is one; `deltas` are before the floor of
    D-8.2."""

    card: str
    towed: str
    cards: tuple[int, ...]
    order: int | None
    holder: int
    deltas: tuple[int, ...]


@dataclass(frozen=True)  # no slots: it is replaced all the time
class State:
    """Seats count from 0, clockwise (1.7). A chosen card stays in its hand until the reveal."""

    setup: Setup
    chance: int
    stage: str  # "play", "donate", or "over" once the donations are shown
    half: int
    plays: int  # plays finished
    stack: tuple[str, ...]  # top first
    fogs_on_top: int  # so many top cards are known to be fogs; if none, the top is regular
    valley: tuple[str, ...]  # oldest first
    discard: tuple[str, ...]  # oldest first
    hands: tuple[tuple[int, ...], ...]
    spent: tuple[tuple[int, ...], ...]  # each seat's face-up pile of this half, oldest first
    returned: tuple[int | None, ...]  # what Cardia gave back in this half (D-5.3)
    chosen: tuple[int | None, ...]
    donated: tuple[int | None, ...]
    tally: tuple[tuple[int, ...], ...]  # points of each seat by SOURCES
    holder: int
    lottery: Lottery
    last: Resolved | None
    # The piles of the first half, once it is over: everybody has seen them, but no rule asks for
    # them, and records made before somebody did are checked without.
    earlier: tuple[tuple[int, ...], ...] = field(default=(), compare=False)

    @property
    def table(self) -> int:
        """Seats at the table, the Phantom among them."""
        return len(self.hands)

    @property
    def options(self) -> Options:
        return read_options(self.setup.options)

    @property
    def choices(self) -> Choices:
        """What each seat has chosen of late: for the play, or at half-time for charity."""
        return self.donated if self.stage == "donate" else self.chosen

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(map(sum, self.tally))

    @property
    def disputed(self) -> str:
        """The card that the next play is about (D-4.2)."""
        return (self.valley or self.stack)[0]
