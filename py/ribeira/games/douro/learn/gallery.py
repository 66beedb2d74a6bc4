"""Every card of Douro 1872, drawn, with its text."""

from __future__ import annotations

from ribeira.core.values import Message, msg
from ribeira.games.douro.learn import published
from ribeira.games.douro.material import BARRELS, FOGS, ORDERS, REGULARS, order
from ribeira.games.douro.names import say_card, say_effect
from ribeira.games.douro.table.art.cards import (
    barrel_card,
    boat_face,
    charity_card,
    fog_face,
    phylloxera_card,
)
from ribeira.kit.learning.exhibits import Exhibit, Say, Shelf

FEWEST = min(ORDERS)
FOG_RULES = {
    "FRA": "D-5.2",
    "CAR": "D-5.3",
    "RAP": "D-5.4",
    "SIR": "D-5.5",
    "BAR": "D-5.7",
    "CUS": "D-5.8",
}


def gallery(say: Say) -> tuple[Shelf, ...]:  # noqa: ARG001
    boats = tuple(_boat(card) for card in REGULARS)
    fogs = tuple(_fog(card) for card in FOGS)
    barrels = tuple(_barrels(number) for number in BARRELS)
    return (
        Shelf(msg("learn.douro.cards.boats"), len(boats), boats),
        Shelf(msg("learn.douro.cards.fogs"), len(fogs), fogs),
        Shelf(msg("learn.douro.cards.barrels"), len(barrels), barrels),
        Shelf(msg("learn.douro.cards.others"), len(OTHERS), OTHERS),
    )


def _boat(card: str) -> Exhibit:
    known = all((seats, orders[card]) in published.BOATS for seats, orders in ORDERS.items())
    return Exhibit(
        boat_face(card, FEWEST), say_card(card), (_orders(card),), ("D-1.3",), made=not known
    )


def _orders(card: str) -> Message:
    x, y, z = (order(card, seats) or 0 for seats in sorted(ORDERS))
    a, b, c = sorted(ORDERS)
    return msg("learn.douro.cards.orders", a=a, b=b, c=c, x=x, y=y, z=z)


def _fog(card: str) -> Exhibit:
    asks = order(card, FEWEST) is not None
    lines = (say_effect(card), _orders(card)) if asks else (say_effect(card),)
    picture = fog_face(card, FEWEST, "highest")
    return Exhibit(picture, say_card(card), lines, (FOG_RULES[card],), made=asks)


def _barrels(number: int) -> Exhibit:
    return Exhibit(barrel_card(number, "wine", "circle"), str(number), (), ("D-1.1",))


OTHERS = (
    Exhibit(
        phylloxera_card(),
        msg("learn.douro.word.phylloxera"),
        (msg("learn.douro.word.phylloxera.means"),),
        ("D-1.4",),
    ),
    Exhibit(
        charity_card(),
        msg("learn.douro.word.charity"),
        (msg("learn.douro.word.charity.means"),),
        ("D-7.2",),
    ),
)
