"""The frozen state of Douro 1872, and the dealing of the first one (rules D-2, D-3)."""

from __future__ import annotations

from dataclasses import dataclass, field

from ribeira.core import chance as draw
from ribeira.core.values import Setup
from ribeira.games.douro.material import BARRELS, BOTTOM, FOGS, REGULARS, START_POINTS, is_fog

SOURCES = ("start", "filled", "missed", "FRA", "CAR", "RAP", "SIR", "BAR", "charity", "forgiven")
"""Where points come from: the items of a score, in the order of a `tally`."""

PHANTOM = 2
"""The seat that plays at random in the two-player mode (D-11)."""

Lottery = tuple[tuple[tuple[int, int], ...], ...]
"""Rounds of (seat, card shown)."""


@dataclass(frozen=True, slots=True)
class Resolved:
    """A play that is over, all of it public. `towed` is empty but for Sirga; `order` is the order
    that counted, if there was one; `deltas` are before the floor of D-8.2."""

    card: str
    towed: str
    cards: tuple[int, ...]
    order: int | None
    holder: int
    deltas: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """Seats count from 0, clockwise (1.7). A chosen card stays in its hand until the reveal."""

    setup: Setup
    chance: int
    stage: str  # "play", "donate" or "over"
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
    def points(self) -> tuple[int, ...]:
        return tuple(map(sum, self.tally))

    @property
    def disputed(self) -> str:
        """The card that the next play is about (D-4.2)."""
        return (self.valley or self.stack)[0]


def deal(setup: Setup) -> State:
    """Set-up, lottery and first Valley (D-2, D-3, D-4.1)."""
    table = 3 if setup.option("O-9") == "phantom" else setup.seats  # D-11
    stack, chance = build_stack(setup.seed, setup.option("O-6"))
    lottery, chance = draw_lottery(chance, table)
    nobody = (None,) * table
    start = (START_POINTS,) + (0,) * (len(SOURCES) - 1)  # D-2.2
    valley, stack, fogs = lay_out((), stack, 0)  # D-2.7
    return State(
        setup=setup,
        chance=chance,
        stage="play",
        half=1,
        plays=0,
        stack=stack,
        fogs_on_top=fogs,
        valley=valley,
        discard=(),
        hands=(BARRELS,) * table,  # D-2.1
        spent=((),) * table,
        returned=nobody,
        chosen=nobody,
        donated=nobody,
        tally=(start,) * table,
        holder=loser(lottery[-1]),  # D-3.2
        lottery=lottery,
        last=None,
    )


def build_stack(chance: int, fog_on_top: str) -> tuple[tuple[str, ...], int]:
    """The stack, top first (D-2.3 to D-2.6)."""
    regulars, chance = draw.shuffle(chance, REGULARS)
    bottom, rest = regulars[:BOTTOM], regulars[BOTTOM:]  # D-2.3
    upper, chance = draw.shuffle(chance, rest + FOGS)  # D-2.4
    while is_fog(upper[0]):  # D-2.5
        if fog_on_top == "bury":  # O-6
            place, chance = draw.below(chance, len(upper))
            others = upper[1:]
            upper = (*others[:place], upper[0], *others[place:])
        else:
            upper, chance = draw.shuffle(chance, upper)
    return upper + bottom, chance


def draw_lottery(chance: int, table: int) -> tuple[Lottery, int]:
    """Rounds of shown cards until one seat is alone lowest (D-3.1 to D-3.3)."""
    rounds: Lottery = ()
    taking_part = tuple(range(table))
    while len(taking_part) > 1:
        shown: tuple[tuple[int, int], ...] = ()
        for seat in taking_part:
            card, chance = draw.pick(chance, BARRELS)
            shown += ((seat, card),)
        rounds += (shown,)
        lowest = min(card for _, card in shown)
        taking_part = tuple(seat for seat, card in shown if card == lowest)
    return rounds, chance


def loser(shown: tuple[tuple[int, int], ...]) -> int:
    """The seat with the single lowest card of a lottery round (D-3.2)."""
    return min(shown, key=lambda pair: pair[1])[0]


def lay_out(
    valley: tuple[str, ...], stack: tuple[str, ...], fogs_on_top: int
) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """Valley, stack and known fogs after a layout (D-4.1)."""
    laid = next((i for i, card in enumerate(stack) if is_fog(card)), len(stack))
    valley, stack = valley + stack[:laid], stack[laid:]
    return valley, stack, known_fogs(stack, fogs_on_top)


def known_fogs(stack: tuple[str, ...], known: int) -> int:
    """How many top cards everybody knows to be fogs: the top card's back is always seen."""
    return max(known, 1 if stack and is_fog(stack[0]) else 0)
