"""The reference table: the orders of every level, and the fogs; what is gone is struck through."""

from __future__ import annotations

from functools import cache

from ribeira.core.values import Message, msg
from ribeira.core.wording import numbers
from ribeira.games.douro.material import FOGS, LEVELS, ORDERS
from ribeira.games.douro.names import say_card, say_level
from ribeira.games.douro.rules.sight import Sight
from ribeira.games.douro.table.art.printing import piece, stamp
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View


def draw_orders(seen: Sight, view: View) -> Markup:
    gone = _gone(seen)
    return el(
        "section",
        el("h2", view.say(msg("douro.board.orders")), class_="orders-title"),
        el("div", *(_level(number, gone, seen, view) for number in range(1, 6)), class_="levels"),
        el("div", *(_fog(fog, gone, view) for fog in FOGS), class_="fogs"),
        id="douro-orders",
        class_="orders",
        data_part="boards",
        aria_label=view.say(msg("douro.board.orders")),
    )


def _gone(seen: Sight) -> frozenset[str]:
    """The cards already turned, where the game shows them (O-8)."""
    if seen.option("O-8-piles") == "off":
        return frozenset()
    return frozenset((*seen.discard, *seen.turned))


def _level(number: int, gone: frozenset[str], seen: Sight, view: View) -> Markup:
    orders = ORDERS[seen.table]
    boats = [card for card, level in LEVELS.items() if level == number]
    cells = (el("span", orders[boat], class_="is-gone" if boat in gone else None) for boat in boats)
    return piece(
        f"orders-{number}",
        view.say(_say_orders(number, boats, gone, orders)),
        el("b", number, _pips(number), class_=f"level-{number}"),
        *cells,
        kind="level-row",
    )


def _say_orders(
    number: int, boats: list[str], gone: frozenset[str], orders: dict[str, int]
) -> Message:
    asked = numbers([orders[boat] for boat in boats])
    past = numbers([orders[boat] for boat in boats if boat in gone])
    level = say_level(number)
    if not past:
        return msg("douro.board.orders.level", level=level, orders=asked)
    return msg("douro.board.orders.gone", level=level, orders=asked, gone=past)


@cache
def _pips(number: int) -> Markup:
    pips = (stamp("barrel-end", 8 * i, 0, 7.5, 7.5) for i in range(number))
    return el("svg", *pips, viewBox="0 0 40 8", class_="pips", aria_hidden="true")


def _fog(fog: str, gone: frozenset[str], view: View) -> Markup:
    past = fog in gone
    name = say_card(fog)
    label = msg("douro.board.fog.gone", card=name) if past else name
    picture = el("svg", stamp(fog, 0, 0, 60, 50), viewBox="0 0 60 50", aria_hidden="true")
    kind = "fog-sign printed is-gone" if past else "fog-sign printed"
    return piece(f"fog-{fog}", view.say(label), picture, kind=kind)
