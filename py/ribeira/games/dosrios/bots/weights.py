"""What a position is worth to a seat at the end of its turn, in Rio and by reason (6.1, 6.2).

Whole numbers only, so that every Python agrees to the last digit. Of what rivals will answer only
winning at once and drying land count (`danger`).
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from ribeira.core.game import ignore
from ribeira.games.dosrios.board_map import OPEN_PLACES, ROADS, land
from ribeira.games.dosrios.bots.danger import danger, exposure
from ribeira.games.dosrios.material import (
    CARDS,
    DESPERADOS,
    ENOUGH_BUILDINGS,
    ENOUGH_IRRIGATED,
    FINCAS,
    FOREST,
    HARVEST_MONEY,
    TERRAIN_HEIGHT,
)
from ribeira.games.dosrios.rules.card_row import shifted, spent
from ribeira.games.dosrios.rules.payout import pay_out, paying
from ribeira.games.dosrios.rules.state import State, Table

WIN = 10_000
FINCA, HACIENDA = 640, 1250
WET, WET_LATE, WET_AT_LAST = 90, 160, 220  # an irrigated building: early, from three, from four on
FOURTH_FINCA_FIRST = -700  # it gives away the cheaper victory
DAM, DAM_TO_SPARE, DAMS_WANTED = 35, 10, 3
EXPOSED = 20  # for each way in which a rival's dam could dry a building
SPARE_MONEY = 10  # percent
SOON = (50, 36, 26, 19, 14)  # percent: how likely a card of the row is used in time
HARVESTS = tuple(card for card in CARDS if card not in DESPERADOS)
IN_THE_CITY, ON_A_ROAD, PAIR, LEVEL = -12, -4, 15, 4


class Worth(NamedTuple):
    """What speaks for a position, each in Rio."""

    victory: int = 0
    money: int = 0
    buildings: int = 0
    harvest: int = 0
    dams: int = 0
    rivals: int = 0
    danger: int = 0
    exposed: int = 0
    unrest: int = 0
    effort: int = 0


def judged(state: State, seat: int) -> Worth:
    """The position when the seat ends its actions now and decides well on the card."""
    if state.stage == "over" or not state.has_card_part:
        return appraised(state, seat)
    return max(appraised(shifted(state), seat), appraised(used(state), seat), key=sum)


def used(state: State) -> State:
    """After the payout; what the refill turns up nobody knows."""
    return pay_out(spent(state), state.row[0], ignore)


def appraised(state: State, seat: int) -> Worth:
    if state.winners:
        return Worth(victory=WIN if seat in state.winners else -WIN)
    own = held(state, seat)
    rivals = [sum(held(state, rival)) for rival in range(state.seats) if rival != seat]
    against = -max(rivals) // 2 - sum(rivals) // len(rivals) // 5
    return own._replace(
        rivals=against, danger=-danger(state, seat), exposed=-EXPOSED * exposure(state, seat)
    )


def held(table: Table, seat: int) -> Worth:
    spared = max(0, table.hands[seat] - DAMS_WANTED)
    return Worth(
        money=_money(table, seat),
        buildings=_buildings(table, seat),
        harvest=_harvest(table, seat),
        dams=DAM * (table.hands[seat] - spared) + DAM_TO_SPARE * spared,
    )


def _money(table: Table, seat: int) -> int:
    """Money counts as long as there is something to pay for."""
    spare = max(0, table.money[seat] - table.price_of(seat, ENOUGH_BUILDINGS))
    return table.money[seat] - spare + spare * SPARE_MONEY // 100


def _buildings(table: Table, seat: int) -> int:
    built = table.buildings(seat)
    wet = len(table.wet_buildings(seat))
    home = bool(table.haciendas[seat])
    fincas = len(table.fincas[seat])
    each = WET if len(built) < 3 else WET_LATE
    if len(built) == ENOUGH_IRRIGATED and home:
        each = WET_AT_LAST
    early = FOURTH_FINCA_FIRST if fincas == FINCAS and not home else 0
    return FINCA * fincas + HACIENDA * home + each * wet + early


def _harvest(table: Table, seat: int) -> int:
    """The land held: what it will yield, and how well the figures stand."""
    values = land_values(table.terrain, table.pieces, table.row)
    built = set(table.buildings(seat))
    figures = table.figures[seat]
    worth = sum(values[hex_][1] for hex_ in built)
    for place in set(figures):
        if place in OPEN_PLACES:
            worth += figures.count(place) * (ON_A_ROAD if place in ROADS else IN_THE_CITY)
            continue
        worth += PAIR * (figures.count(place) - 1)
        if place not in built:
            worth += values[place][0]
    return worth


@lru_cache(maxsize=4096)
def land_values(
    terrain: str, pieces: tuple[str, ...], row: tuple[str, ...]
) -> dict[str, tuple[int, int]]:
    """What each hex is worth to a figure and to a building (6.2)."""
    soon: Counter[str] = Counter()  # in percent: the cards that lie open and pay for a hex
    cards: Counter[str] = Counter()  # all that do
    for card, weight in zip(row, SOON, strict=False):
        for hexes in paying(terrain, pieces, card):
            soon.update(dict.fromkeys(hexes, weight))
    for card in HARVESTS:
        for hexes in paying(terrain, pieces, card):
            cards.update(hexes)
    values = {}
    for hex_, kind in land(terrain).items():
        each = DAM if kind == FOREST else HARVEST_MONEY
        now, long = each * soon[hex_] // 100, each * cards[hex_] // len(HARVESTS)
        height = LEVEL * TERRAIN_HEIGHT[kind]
        values[hex_] = (now * 55 // 100 + long // 2 + height, now + long * 3)
    return values
