"""The frozen state of Dos Rios.

Everything on the table is public, so state and sight share it as `Table`; only the order of the
draw pile and the generator are the state's own. All collections are sorted: equal positions are
equal values, however they were reached.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ribeira.core.values import Setup
from ribeira.games.dosrios.board_map import OPEN_PLACES
from ribeira.games.dosrios.material import DAMS, PRICES
from ribeira.games.dosrios.meta import META
from ribeira.games.dosrios.rules.water import Bed, bed_after_dam, bed_after_piece, irrigated

Figures = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Table:
    """What lies open. Seats count from 0, clockwise; places and borders go by their names."""

    terrain: str  # a letter for each hex, in the order of HEXES
    start: int  # the start player's seat
    stage: str  # "rivers", "place", "actions", "card" or "over"
    turns: int  # turns finished
    points: int  # movement points left in this turn
    built: int  # buildings built in this turn
    pieces: tuple[str, ...]  # borders that carry water
    bed: str  # the space from which the next piece must be laid, "" when no bed is open
    dams: tuple[str, ...]  # borders closed by a dam
    figures: Figures  # each seat's figures by place, once for each figure
    fincas: tuple[tuple[str, ...], ...]
    haciendas: tuple[str, ...]  # "" before it is built
    money: tuple[int, ...]
    hands: tuple[int, ...]  # dams in each seat's hand
    row: tuple[str, ...]  # current card first
    discard: tuple[str, ...]  # oldest first
    winners: tuple[int, ...]
    victory: str  # "", "five", "irrigated" or "cap"

    @property
    def seats(self) -> int:
        return len(self.money)

    @property
    def active(self) -> int:
        """The active player: whose turn it is, or will be after the placement."""
        return (self.start + self.turns) % len(self.money)

    @property
    def round(self) -> int:
        return self.turns // self.seats + 1

    @property
    def has_card_part(self) -> bool:
        """Whether somebody decides on a card at the end of this turn: not in round 1 (R-6.4)."""
        return self.round > 1

    @property
    def placing(self) -> int:
        """The seat that puts the next figure on the board (R-5.1)."""
        return (self.start + sum(map(len, self.figures))) % self.seats

    @property
    def clockwise(self) -> tuple[int, ...]:
        """All seats from the active one on."""
        return tuple((self.active + away) % self.seats for away in range(self.seats))

    @property
    def stock(self) -> int:
        """Dams not yet in a hand or on the board (R-1.12)."""
        return DAMS - len(self.dams) - sum(self.hands)

    @property
    def built_on(self) -> frozenset[str]:
        """All hexes with a building."""
        return frozenset().union(*self.fincas, self.haciendas) - {""}

    def buildings(self, seat: int) -> tuple[str, ...]:
        """Fincas first, then the hacienda."""
        hacienda = self.haciendas[seat]
        return (*self.fincas[seat], hacienda) if hacienda else self.fincas[seat]

    def price_of(self, seat: int, wanted: int) -> int:
        """What a seat still pays to own so many buildings, one the hacienda (R-8.1)."""
        missing = wanted - len(self.buildings(seat))
        dearer = 0 if self.haciendas[seat] else PRICES["hacienda"] - PRICES["finca"]
        return missing * PRICES["finca"] + dearer

    def held(self, seat: int) -> frozenset[str]:
        """The hexes with a figure or a building of a seat (R-9.4)."""
        return frozenset((*self.figures[seat], *self.buildings(seat))) - OPEN_PLACES

    def wet_buildings(self, seat: int) -> frozenset[str]:
        """The hexes on which its buildings are irrigated (R-2.1)."""
        return irrigated(self.pieces).intersection(self.buildings(seat))

    def bed_after_dam(self, border: str) -> Bed:
        """R-7.6; nothing at all when no piece lies on the border (R-7.5)."""
        return bed_after_dam(self.terrain, self.dams, self.pieces, border)

    def bed_after_piece(self, border: str) -> Bed:
        """The chosen piece and what follows (R-4.4)."""
        return bed_after_piece(self.terrain, self.dams, self.pieces, border)

    def decider(self, at: int) -> int:
        """Whose decision a card of the row will be; nobody decides in the first round (R-6.4)."""
        first = self.active if self.has_card_part else self.start
        return (first + at) % self.seats


@dataclass(frozen=True, slots=True)
class State(Table):
    """The table and what nobody sees."""

    setup: Setup
    chance: int
    deck: tuple[str, ...]  # top first

    def option(self, name: str) -> str:
        return option_values(self.setup.options)[name]


@cache
def option_values(options: tuple[tuple[str, str], ...]) -> Mapping[str, str]:
    """Every option with its value, those too that a set-up leaves out."""
    return META.absent_values() | dict(options)


def with_moved(figures: Figures, seat: int, sources: tuple[str, ...], to: str) -> Figures:
    """All figures after some of a seat's have gone from their places to another."""
    moved = list(figures[seat])
    for source in sources:
        moved.remove(source)
        moved.append(to)
    return (*figures[:seat], tuple(sorted(moved)), *figures[seat + 1 :])
