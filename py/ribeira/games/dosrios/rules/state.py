"""The frozen state of Dos Rios.

Everything on the table is public, so state and sight share it as `Table`; only the order of the
draw pile and the generator are the state's own. All collections are sorted: equal positions are
equal values, however they were reached.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ribeira.core.values import Setup
from ribeira.games.dosrios.material import DAMS


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
    figures: tuple[tuple[str, ...], ...]  # each seat's figures by place, once for each figure
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
        return (self.start + self.turns) % self.seats

    @property
    def round(self) -> int:
        return self.turns // self.seats + 1

    @property
    def placing(self) -> int:
        """The seat that puts the next figure on the board (R-5.1)."""
        return (self.start + sum(map(len, self.figures))) % self.seats

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


@dataclass(frozen=True, slots=True)
class State(Table):
    """The table and what nobody sees."""

    setup: Setup
    chance: int
    deck: tuple[str, ...]  # top first

    def option(self, name: str) -> str:
        return _chosen(self.setup.options)[name]

    def layer(self, laid: int) -> int:
        """The seat that lays the next piece when so many lie already (R-4.9, R-7.7)."""
        if self.stage == "rivers" and self.option("riverLaying") == "rotate":
            return (self.start + laid) % self.seats
        return self.active


@cache
def _chosen(options: tuple[tuple[str, str], ...]) -> dict[str, str]:
    return dict(options)
