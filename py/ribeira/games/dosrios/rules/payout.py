"""What a harvest card pays, and to whom (R-9.3 to R-9.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ribeira.core.replace import replace
from ribeira.games.dosrios.board_map import MOUTHS, land
from ribeira.games.dosrios.material import FIELDS, FOREST, HAND_LIMIT, HARVEST_MONEY, RIVER_CARDS
from ribeira.games.dosrios.rules.events import Emit, Paid
from ribeira.games.dosrios.rules.state import State, Table
from ribeira.games.dosrios.rules.water import course, irrigated

Hexes = tuple[str, ...]


class Payment(NamedTuple):
    """What a card brings a seat; hand limit and stock may withhold some of the forests' dams."""

    seat: int
    fields: Hexes
    forests: Hexes
    dams: int

    @property
    def money(self) -> int:
        return HARVEST_MONEY * len(self.fields)


def payments(table: Table, card: str) -> Iterator[Payment]:
    """For every seat, the active player first (R-9.3, R-1.12, R-1.14)."""
    stock = table.stock
    for seat in table.clockwise:
        fields, forests = yields(table, card, seat)
        dams = min(len(forests), HAND_LIMIT - table.hands[seat], stock)
        stock -= dams
        yield Payment(seat, fields, forests, dams)


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


def pay_out(state: State, card: str, emit: Emit) -> State:
    rule = "R-9.7" if card in RIVER_CARDS else "R-9.6" if card == "WOOD" else "R-9.5"
    for payment in payments(state, card):
        seat, fields, forests, dams = payment
        if fields or forests:
            money, owed = payment.money, len(forests)
            state = _paid(state, payment)
            emit(
                Paid(
                    seat=seat,
                    card=card,
                    money=money,
                    fields=fields,
                    dams=dams,
                    owed=owed,
                    forests=forests,
                    rule=rule,
                ),
                state,
            )
    return state


def _paid(state: State, payment: Payment) -> State:
    money, hands = list(state.money), list(state.hands)
    money[payment.seat] += payment.money
    hands[payment.seat] += payment.dams
    return replace(state, money=tuple(money), hands=tuple(hands))
