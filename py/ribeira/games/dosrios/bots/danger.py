"""How surely a rival could win in its next turn, and what it could dry (6.1, items 7 and 11).

It is assumed that a rival reaches any wet hex and any border that it wants to dam: with six points
it mostly does. What the seats between may do is left out.
"""

from __future__ import annotations

from functools import lru_cache

from ribeira.games.dosrios.material import BUILDS_IN_A_TURN, ENOUGH_BUILDINGS, ENOUGH_IRRIGATED
from ribeira.games.dosrios.rules.state import Table
from ribeira.games.dosrios.rules.water import irrigated, possible_beds

LOSS = 2_500  # in Rio
PATIENCE, DARE = 16, 8  # rounds: so many without daring anything, and until all is dared
SURE, ONE_DAM, TWO_DAMS = 100, 60, 15  # percent


def danger(table: Table, seat: int) -> int:
    """The greatest threat of a rival, in Rio. Where everybody only keeps everybody from winning,
    somebody has to dare in the end: after many rounds it counts less and less."""
    rivals = (rival for rival in range(table.seats) if rival != seat)
    worst = max(threat(table, rival) for rival in rivals)
    daring = min(max(0, table.round - PATIENCE), DARE)
    return LOSS * worst // 100 * (DARE - daring) // DARE


def threat(table: Table, rival: int) -> int:
    """In percent, how surely it wins if it is its turn now."""
    built = table.buildings(rival)
    if can_pay(table, rival, ENOUGH_BUILDINGS):
        return SURE
    if not can_pay(table, rival, ENOUGH_IRRIGATED):
        return 0
    if len(table.wet_buildings(rival)) == len(built):
        return SURE
    if table.hands[rival] and one_dam_wets(table.terrain, table.dams, table.pieces, built):
        return ONE_DAM
    return TWO_DAMS if table.hands[rival] >= 2 else 0


def can_pay(table: Table, seat: int, wanted: int) -> bool:
    """Whether a seat can have so many buildings, the hacienda among them, in one turn."""
    missing = wanted - len(table.buildings(seat))
    if not 0 <= missing <= BUILDS_IN_A_TURN or (not missing and not table.haciendas[seat]):
        return False
    return table.money[seat] >= table.price_of(seat, wanted)


@lru_cache(maxsize=4096)
def one_dam_wets(
    terrain: str, dams: tuple[str, ...], pieces: tuple[str, ...], built: tuple[str, ...]
) -> bool:
    """Whether some dam brings water to all those hexes."""
    return any(
        irrigated(after).issuperset(built)
        for border in pieces
        for _, after in possible_beds(terrain, dams, pieces, border)
    )


def exposure(table: Table, seat: int) -> int:
    """How many dams of rivals could dry a building of the seat, counted for each building."""
    if not any(hand for rival, hand in enumerate(table.hands) if rival != seat):
        return 0
    return _drying_dams(table.terrain, table.dams, table.pieces, table.buildings(seat))


@lru_cache(maxsize=4096)
def _drying_dams(
    terrain: str, dams: tuple[str, ...], pieces: tuple[str, ...], built: tuple[str, ...]
) -> int:
    """Borders, counted once for each wet building that a dam there could leave dry."""
    wet = irrigated(pieces).intersection(built)
    if not wet:
        return 0
    left = [_kept_wet(terrain, dams, pieces, border) for border in pieces]
    return sum(len(wet - kept) for kept in left)


@lru_cache(maxsize=8192)
def _kept_wet(
    terrain: str, dams: tuple[str, ...], pieces: tuple[str, ...], border: str
) -> frozenset[str]:
    """What stays wet whatever the bed after a dam on that border."""
    kept = irrigated(pieces)
    beds = possible_beds(terrain, dams, pieces, border)
    return kept.intersection(*(irrigated(after) for _, after in beds))
