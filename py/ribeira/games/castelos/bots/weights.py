"""The numbers that a bot weighs, in hundredths of a point and under names (6.1 of the rules):
what a seat has, what the table pays for it, and what comes of both.
"""

from __future__ import annotations

from typing import NamedTuple

from ribeira.games.castelos.material import GOLD

POINT = 100
MEALHA = POINT // GOLD


class Worth(NamedTuple):
    """What speaks for a position. From `contracts` on it lies in the future."""

    wealth: int = 0
    religion: int = 0
    landscapes: int = 0
    constructions: int = 0
    contracts: int = 0
    sales: int = 0
    cells: int = 0
    works: int = 0
    faith: int = 0
    growth: int = 0
    pieces: int = 0
    path: int = 0
    rivals: int = 0
    effort: int = 0


Counts = tuple[int, ...]
Lead = tuple[int, ...]
"""What a contract is worth by how much one has of it; empty: there is no such contract."""


class Prices(NamedTuple):
    """What the table pays a seat for what it has."""

    turns: int  # of the seat's own, after this one
    side: str
    markets: tuple[Counts, ...]  # by product: multipliers of the open markets
    hopes: Counts  # by product: percent of a market that is not founded yet
    cells: tuple[Counts, ...]  # by landscape: values still open to the seat
    works: tuple[Counts, ...]  # by construction, likewise
    trail_leads: tuple[Lead, ...]  # by product and landscape
    work_leads: tuple[Lead, ...]  # by construction
    castle_lead: Lead

    @property
    def of_the_trail(self) -> Prices:
        """Without what is paid for workers, so that equal trails are weighed once."""
        return self._replace(works=(), work_leads=(), castle_lead=())


class Holdings(NamedTuple):
    """What a seat has, as numbers."""

    mealhas: int
    religion: int
    goods: Counts  # owned spaces by product
    lands: Counts  # by landscape
    discs: int  # on the trail and in the reserve
    reserve: int  # workers
    afield: int  # workers in the territory
    built: Counts  # by construction, in the montes of its workers
    chapels: int  # crosses and chapels among them
    open_quarters: int  # that may still grow there
    castles: int  # discs and workers on castles
    path: int  # how hard the rest of the trail's locked tile is
    claimed_lands: int  # points of the cells taken
    claimed_works: int


NO_WORK = Holdings(0, 0, (), (), 0, 0, 0, (), 0, 0, 0, 0, 0, 0)


class May(NamedTuple):
    """What the turn still allows."""

    sell: bool = False
    claim_land: bool = False
    pray: bool = False
    claim_works: bool = False


NOTHING = May()
DISC_TURN = May(sell=True, claim_land=True)
WORKER_TURN = May(pray=True, claim_works=True)
