"""What a table pays a seat, and what the seat has: the numbers that `holdings` weighs.

Everything here lies open, but for the kept contract, which is handed in by whoever may know it.
Markets and cells are taken as they stand.
"""

from __future__ import annotations

from functools import lru_cache

from ribeira.games.castelos.bots.montes_seen import Show, ground_of, lying_shows
from ribeira.games.castelos.bots.weights import MEALHA, POINT, Counts, Holdings, Lead, Prices
from ribeira.games.castelos.material import (
    COLUMNS,
    CONSTRUCTIONS,
    CONTRACTS,
    LANDSCAPES,
    MARKETS,
    PRODUCTS,
    SPACES,
    TOLL,
)
from ribeira.games.castelos.rules.state import RESERVE, Estate, Table
from ribeira.games.castelos.rules.steps.claims import open_values
from ribeira.games.castelos.rules.steps.contracts import measured, on_castles, solo_goal
from ribeira.games.castelos.rules.steps.sales import open_markets
from ribeira.games.castelos.rules.trail import first_slot, owned, spaces

HIGHEST = 16  # measures above this are worth no more
BONUS = {"": 0, "mealhas": MEALHA, "religion": 30}
NEXT_TYPE, NEXT_TOLL, NEXT_TILE, TIED_DISC = -12, -8, -20, -8
HOPE_NEXT, HOPE_LATER = (0, 12, 24, 34, 42, 50, 56, 60, 62), (0, 0, 5, 10, 15, 20, 24, 27, 30)
"""Percent: that a product meets a market of the next castle, or of one after it."""


def turns_left(table: Table, seat: int) -> int:
    """Own turns after this one, or after the present turn of another seat."""
    if not table.round:
        return table.variant.rounds
    seats = len(table.estates)
    place, now = (seat - table.first) % seats, (table.seat - table.first) % seats
    return table.variant.rounds - table.round + (place > now)


def prices_of(table: Table, seat: int, kept: str) -> Prices:
    family = table.variant.family
    turns = turns_left(table, seat)
    leads = {} if family else _leads(table, seat, kept)
    return Prices(
        turns=turns,
        side=table.variant.side,
        markets=tuple(_factors(table, product) for product in PRODUCTS),
        hopes=tuple(_hope(table, product, turns) for product in PRODUCTS),
        cells=NO_CELLS["landscape"] if family else _open(table, "landscape", seat),
        works=NO_CELLS["construction"] if family else _open(table, "construction", seat),
        trail_leads=tuple(leads.get(terrain, ()) for terrain in PRODUCTS + LANDSCAPES),
        work_leads=tuple(leads.get(terrain, ()) for terrain in CONSTRUCTIONS),
        castle_lead=leads.get("castle", ()),
    )


def _factors(table: Table, product: str) -> Counts:
    castles = (castle for castle in table.castles if product in open_markets(castle))
    return tuple(castle.factor for castle in castles)


def _hope(table: Table, product: str, turns: int) -> int:
    if not table.top:
        return 0
    late = min(turns, len(HOPE_NEXT) - 1)
    return (HOPE_NEXT if product in MARKETS[table.top] else HOPE_LATER)[late]


def _open(table: Table, track: str, seat: int) -> tuple[Counts, ...]:
    """The values of the cells that the seat may still claim, by column."""
    return tuple(tuple(open_values(table, track, terrain, seat)) for terrain in COLUMNS[track])


def _leads(table: Table, seat: int, kept: str) -> dict[str, Lead]:
    """What each contract is worth by how much the seat has of what it counts (C-15.2)."""
    unsure = max(turns_left(table, other) for other in range(len(table.estates)))
    have = [measured(table, rival) for rival in range(len(table.estates)) if rival != seat]
    leads = {}
    for card in filter(None, (*table.contracts, kept)):
        counted, vp, bonus, amount = CONTRACTS[card]
        best = max((counts.get(counted, 0) for counts in have), default=0)
        if table.variant.solo:
            best = solo_goal(card) - 1
        leads[counted] = _lead(vp * POINT + BONUS[bonus] * amount, best, unsure)
    return leads


@lru_cache(maxsize=1024)
def _lead(worth: int, best: int, unsure: int) -> Lead:
    return tuple(worth * _likely(count - best, unsure) // 100 for count in range(HIGHEST))


def _likely(margin: int, unsure: int) -> int:
    """Percent: that a lead of so much holds, or turns up yet."""
    if not unsure:
        return 100 if margin > 0 else 0
    above = 2 * margin - 1
    return 50 + 50 * above // (1 + unsure + abs(above))


def holdings_of(table: Table, seat: int) -> Holdings:
    own = table.estates[seat]
    shows = lying_shows(ground_of(table), own.workers)
    built, chapels, open_quarters = summed(tuple(shows.values()))
    return Holdings(
        mealhas=own.mealhas,
        religion=own.religion,
        goods=goods_of(own),
        lands=lands_of(own),
        discs=own.discs + len(own.marks),
        reserve=own.workers.count(RESERVE),
        afield=len(own.afield),
        built=built,
        chapels=chapels,
        open_quarters=open_quarters,
        castles=on_castles(table, seat),
        path=path_of(own),
        claimed_lands=sum(value for _, value in own.landscapes),
        claimed_works=sum(value for _, value in own.constructions),
    )


def goods_of(own: Estate) -> Counts:
    have = owned(own)
    return tuple([have.get(product, 0) for product in PRODUCTS])


def lands_of(own: Estate) -> Counts:
    have = owned(own)
    return tuple([have.get(landscape, 0) for landscape in LANDSCAPES])


def path_of(own: Estate) -> int:
    """What the cylinder still has to find before the next tile, which can be chosen (C-8.8), and
    the discs that are tied to spaces meanwhile."""
    if own.cylinder < 0:
        return 0
    ahead = spaces(own.trail)[own.cylinder + 1 : first_slot(own) * SPACES]
    tied = TIED_DISC * len(own.marks)
    if not ahead:
        return NEXT_TILE + tied
    return NEXT_TYPE * len({*ahead} - {TOLL}) + NEXT_TOLL * ahead.count(TOLL) + tied


NO_CELLS: dict[str, tuple[Counts, ...]] = {
    track: ((),) * len(columns) for track, columns in COLUMNS.items()
}
NO_SHOW: tuple[Counts, int, int] = ((0,) * len(CONSTRUCTIONS), 0, 0)


def summed(shows: tuple[Show, ...]) -> tuple[Counts, int, int]:
    """What some montes show together: constructions, religious ones, quarters that may grow."""
    if not shows:
        return NO_SHOW
    if len(shows) == 1:
        return shows[0]
    built = tuple(map(sum, zip(*[show[0] for show in shows], strict=True)))
    return built, sum([show[1] for show in shows]), sum([show[2] for show in shows])
