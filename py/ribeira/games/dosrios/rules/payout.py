"""What a harvest card pays, and to whom (R-9.3 to R-9.7)."""

from __future__ import annotations

from dataclasses import replace

from ribeira.core.values import Event
from ribeira.games.dosrios.board_map import MOUTHS, land
from ribeira.games.dosrios.material import FIELDS, FOREST, HAND_LIMIT, HARVEST_MONEY, RIVER_CARDS
from ribeira.games.dosrios.rules.score import clockwise
from ribeira.games.dosrios.rules.state import State, Table
from ribeira.games.dosrios.rules.water import course, irrigated

Hexes = tuple[str, ...]


def pay_out(state: State, card: str) -> tuple[State, tuple[Event, ...]]:
    """Everybody is paid, the active player first (R-9.3, R-1.12)."""
    money, hands, stock = list(state.money), list(state.hands), state.stock
    events: tuple[Event, ...] = ()
    for seat in clockwise(state):
        fields, forests = yields(state, card, seat)
        if not fields and not forests:
            continue
        dams = min(len(forests), HAND_LIMIT - hands[seat], stock)
        stock -= dams
        hands[seat] += dams
        money[seat] += HARVEST_MONEY * len(fields)
        events += (_paid(seat, card, fields, forests, dams),)
    return replace(state, money=tuple(money), hands=tuple(hands)), events


def _paid(seat: int, card: str, fields: Hexes, forests: Hexes, dams: int) -> Event:
    """`owed` counts the dams that hand limit and stock would not have withheld."""
    rule = "R-9.7" if card in RIVER_CARDS else "R-9.6" if card == "WOOD" else "R-9.5"
    values = (
        ("seat", seat),
        ("card", card),
        ("money", HARVEST_MONEY * len(fields)),
        ("fields", fields),
        ("dams", dams),
        ("owed", len(forests)),
        ("forests", forests),
    )
    return Event("paid", values, rule)


def yields(table: Table, card: str, seat: int) -> tuple[Hexes, Hexes]:
    """The fields and the forests for which a card pays a seat, each hex once (R-9.4 to R-9.7)."""
    river = RIVER_CARDS.get(card)
    watered = course(table.pieces, river) if river else irrigated(table.pieces)
    held = {*table.figures[seat], *table.buildings(seat)}.intersection(watered) - MOUTHS
    kinds = land(table.terrain)
    paying = FIELDS + FOREST if river else FOREST if card == "WOOD" else card
    paid = [hex_ for hex_ in sorted(held) if kinds[hex_] in paying]
    forests = tuple(hex_ for hex_ in paid if kinds[hex_] == FOREST)
    return tuple(hex_ for hex_ in paid if hex_ not in forests), forests
