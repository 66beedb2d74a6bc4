"""The state of 6 Castelos: the open table, and beside it what is hidden.

The table is all that everybody sees; `State` and `Sight` share it, so that whatever looks at the
table (montes, prices, offers) serves rules, drawings and bots alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ribeira.core.grids.squares import Corner
from ribeira.core.kept import kept
from ribeira.core.plain import later
from ribeira.core.replace import replace
from ribeira.core.values import Setup

Tile = tuple[str, int, int, int]
"""A laid tile: id, x, y, rotation (C-1.3)."""
Laid = tuple[str, str, int]
"""A tile of a trail: id, face, 1 when laid in reverse."""
Trail = tuple[Laid, ...]
Worker = tuple[str, int, int, int]
"""Where a worker is: ("quarter", x, y, quarter), ("castle", x, y, 0) with the castle's corner,
("crossroads", x, y, 0) while it walks, or one of the two below."""
RESERVE: Worker = ("reserve", 0, 0, 0)
TRACK: Worker = ("track", 0, 0, 0)
CellTaken = tuple[str, int]
"""Type and value of a cell on the landscape or the construction track."""

FROM_RESERVE = -1
"""The source of a disc, where every other number is a position on the trail (C-9.4)."""
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Variant:
    """The version and the options of C-16, as rules ask for them."""

    family: bool
    solo: bool
    rounds: int
    per_quarter: bool  # markBudget
    slide: bool  # discSlide
    any_monte: bool  # monteScope
    many_sales: bool  # salesPerTurn
    one_claim: bool  # claimsPerTurn
    one_per_type: bool  # sameTypeTwice
    enter_castles: bool
    turn_in_place: bool
    alter: bool  # advanced, or familyAlter
    edge_joins: bool = later(False)  # rockJoins
    more_discs: bool = later(False)  # seenTrail

    @property
    def side(self) -> str:
        """The side of the board in use (C-2.1, C-3.1)."""
        return "family" if self.family else "advanced"


@dataclass(frozen=True)  # no slots: it is replaced all the time
class Estate:
    """What one seat has on the table."""

    mealhas: int
    religion: int
    discs: int  # in the reserve
    workers: tuple[Worker, ...]
    trail: Trail
    cylinder: int  # position on the trail; -1 before there is a trail
    marks: tuple[int, ...]  # positions with a disc, from left to right
    unplaced: tuple[str, ...]  # exploration tiles beside the trail, sorted
    landscapes: tuple[CellTaken, ...]
    constructions: tuple[CellTaken, ...]

    @property
    def afield(self) -> tuple[int, ...]:
        """The workers in the territory (C-1.11)."""
        return _afield(self.workers)


@kept
def _afield(workers: tuple[Worker, ...]) -> tuple[int, ...]:
    return tuple([n for n, worker in enumerate(workers) if worker not in (RESERVE, TRACK)])


@dataclass(frozen=True, slots=True)
class Castle:
    """A founded castle. `discs` are the closed markets: product and the seat that sold there."""

    id: str
    corner: Corner
    factor: int
    discs: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)  # no slots: it is replaced all the time
class Turn:
    """What has happened in the turn so far."""

    placed: tuple[int, ...] = ()  # cell of the tile placed in this turn
    bonus: str = ""  # rock bonus that waits for a tile of the trail
    monte: tuple[int, ...] = ()  # a quarter of the chosen monte (C-8.3)
    spent: tuple[str, ...] = ()  # quarters used up (markBudget)
    seen: tuple[Trail, ...] = ()  # arrangements that the trail has had in this turn
    sales: int = 0
    claims: int = 0
    moves: int = 0  # left
    walker: int = NOBODY  # the worker that stands on a crossroads
    moved: tuple[int, ...] = ()  # workers that were added or moved and lie again
    face_up: str = ""  # the silent rival's tile, while it waits for its place (C-17.2)
    rivals: bool = False  # the silent rival is placing
    seen_with: tuple[tuple[Trail, int], ...] = later(())  # with the most discs then (seenTrail)


@dataclass(frozen=True)  # no slots: it is replaced all the time
class Table:
    """All that lies open. `seat` is whose turn it is, or who chooses during the set-up."""

    variant: Variant
    phase: str
    first: int
    round: int
    seat: int
    tiles: tuple[Tile, ...]  # as laid
    castles: tuple[Castle, ...]  # as founded
    top: str  # the visible castle of the stack; empty when there is none (C-2.3)
    contracts: tuple[str, ...]  # face up
    revealed: tuple[str, ...]  # by seat, the kept contracts once they are shown
    awards: tuple[tuple[str, int], ...]  # at the end: contract and the seat that won it
    estates: tuple[Estate, ...]
    turn: Turn

    @property
    def own(self) -> Estate:
        return self.estates[self.seat]

    @property
    def is_own_turn(self) -> bool:
        """Neither the set-up nor the silent rival's turn (C-17.2)."""
        return self.round > 0 and not self.turn.rivals

    @property
    def corners(self) -> tuple[Corner, ...]:
        """Where castles stand."""
        return tuple(castle.corner for castle in self.castles)


@dataclass(frozen=True)  # no slots: it is replaced all the time
class State:
    """The table and what is hidden. Piles have their top first; hands are sorted."""

    setup: Setup
    chance: int
    table: Table
    hands: tuple[tuple[str, ...], ...]
    dealt: tuple[tuple[str, ...], ...]  # the two contracts of each seat while they choose
    kept: tuple[str, ...]  # empty: not chosen, or no contracts in this game
    pile: tuple[str, ...]
    exploration: tuple[str, ...]
    below: tuple[str, ...]  # castles under the visible one
    rival: tuple[str, ...]  # the silent rival's pile


def on_table(state: State, **changes: Any) -> State:
    return replace(state, table=replace(state.table, **changes))


def with_own(state: State, own: Estate, **changes: Any) -> State:
    """The table with another estate for the seat whose turn it is, and with other changes."""
    estates, seat = state.table.estates, state.table.seat
    return on_table(state, estates=(*estates[:seat], own, *estates[seat + 1 :]), **changes)


def with_hand(state: State, seat: int, hand: tuple[str, ...], **changes: Any) -> State:
    """Another hand for that seat, and other changes."""
    return replace(state, hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]), **changes)


def without(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    at = items.index(item)
    return items[:at] + items[at + 1 :]
