"""What a harvest card pays, and to whom (R-9.3 to R-9.7)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ribeira.core.replace import replace
from ribeira.games.dosrios.board_map import land
from ribeira.games.dosrios.material import FIELDS, FOREST, HAND_LIMIT, HARVEST_MONEY, RIVER_CARDS
from ribeira.games.dosrios.rules.events import Emit, Paid
from ribeira.games.dosrios.rules.state import State, Table
from ribeira.games.dosrios.rules.water import irrigated, irrigated_by

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
        dams = min(len(forests), room_in_hand(table, seat), stock)
        stock -= dams
        yield Payment(seat, fields, forests, dams)


def room_in_hand(table: Table, seat: int) -> int:
    """How many dams a seat can still take (R-1.14)."""
    return HAND_LIMIT - table.hands[seat]


def yields(table: Table, card: str, seat: int) -> tuple[Hexes, Hexes]:
    """The fields and the forests for which a card pays a seat, each hex once (R-9.4)."""
    fields, forests = paying(table.terrain, table.pieces, card)
    held = table.held(seat)
    return tuple(sorted(held & fields)), tuple(sorted(held & forests))


@lru_cache(maxsize=4096)
def paying(terrain: str, pieces: Hexes, card: str) -> tuple[frozenset[str], frozenset[str]]:
    """The fields and the forests for which a card pays whoever holds them (R-9.5 to R-9.7)."""
    river = RIVER_CARDS.get(card)
    watered = irrigated_by(pieces, river) if river else irrigated(pieces)
    kinds = land(terrain)
    crops = FIELDS if river else card if card in FIELDS else ""
    fields = frozenset(hex_ for hex_ in watered if kinds[hex_] in crops)
    if not river and card != "WOOD":
        return fields, frozenset()
    return fields, frozenset(hex_ for hex_ in watered if kinds[hex_] == FOREST)


def pay_out(state: State, card: str, emit: Emit) -> State:
    for payment in payments(state, card):
        if payment.fields or payment.forests:
            state = _paid(state, payment)
            emit(_payment_event(payment, card), state)
    return state


def _paid(state: State, payment: Payment) -> State:
    money, hands = list(state.money), list(state.hands)
    money[payment.seat] += payment.money
    hands[payment.seat] += payment.dams
    return replace(state, money=tuple(money), hands=tuple(hands))


def _payment_event(payment: Payment, card: str) -> Paid:
    return Paid(
        seat=payment.seat,
        card=card,
        money=payment.money,
        fields=payment.fields,
        dams=payment.dams,
        owed=len(payment.forests),
        forests=payment.forests,
        rule="R-9.7" if card in RIVER_CARDS else "R-9.6" if card == "WOOD" else "R-9.5",
    )
