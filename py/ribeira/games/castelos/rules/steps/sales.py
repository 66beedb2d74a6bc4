"""Selling products on the markets of castles (C-9)."""

from __future__ import annotations

from functools import lru_cache

from ribeira.core.kept import kept
from ribeira.core.replace import replace
from ribeira.core.values import Action, Message, Refusal, msg
from ribeira.games.castelos.material import MARKETS
from ribeira.games.castelos.names import say_castle, say_terrain
from ribeira.games.castelos.rules.events import Emit, Sold
from ribeira.games.castelos.rules.state import Castle, Estate, State, Table, with_own
from ribeira.games.castelos.rules.trail import owned, sources, spaces, take_disc

SKIP = Action("sell.skip")


@kept
def open_markets(castle: Castle) -> tuple[str, ...]:
    """C-6.5, C-9.5"""
    closed = {product for product, _ in castle.discs}
    return tuple(product for product in MARKETS[castle.id] if product not in closed)


def sellable(table: Table) -> list[tuple[str, str]]:
    """Castle and product of every sale the seat could make, but for the disc, sorted (C-9.2)."""
    goods = owned(table.own)
    return [market for market in _all_open(table.castles) if market[1] in goods]


@kept
def _all_open(castles: tuple[Castle, ...]) -> tuple[tuple[str, str], ...]:
    markets = [(castle.id, product) for castle in castles for product in open_markets(castle)]
    return tuple(sorted(markets))


def can_sell(table: Table) -> bool:
    """C-9.1, C-9.2"""
    if table.turn.sales and not table.variant.many_sales:
        return False
    own = table.own
    if not (own.discs or own.marks):
        return False
    goods = owned(own).keys()
    return any(not goods.isdisjoint(open_markets(castle)) for castle in table.castles)


def offers(state: State) -> list[Action]:
    """Sorted, as the sales are."""
    own = state.table.own
    sales = [
        _selling(castle, product, source)
        for castle, product in sellable(state.table)
        for source in sources(own, product)
    ]
    return [*sales, SKIP]


@lru_cache(maxsize=1024)
def _selling(castle: str, product: str, source: int) -> Action:
    return Action("sell", (castle, product, source))


def income(own: Estate, product: str, factor: int) -> int:
    """What a sale brings (C-9.3)."""
    return owned(own).get(product, 0) * factor


def sell(state: State, emit: Emit, name: str, product: str, source: int) -> State:
    """C-9.3 to C-9.5: count, be paid, and only then lift the disc."""
    table = state.table
    at = next(i for i, castle in enumerate(table.castles) if castle.id == name)
    castle = table.castles[at]
    goods, paid = owned(table.own)[product], income(table.own, product, castle.factor)
    own = take_disc(table.own, source)
    own = replace(own, mealhas=own.mealhas + paid)
    sold = replace(castle, discs=(*castle.discs, (product, table.seat)))
    state = with_own(
        state,
        own,
        castles=(*table.castles[:at], sold, *table.castles[at + 1 :]),
        turn=replace(table.turn, sales=table.turn.sales + 1),
    )
    emit(
        Sold(
            seat=table.seat,
            castle=name,
            product=product,
            goods=goods,
            factor=castle.factor,
            mealhas=paid,
            source=source,
        ),
        state,
    )
    return state


def why_not_sell(table: Table, name: str, product: str, source: int) -> Refusal:
    castle = next((castle for castle in table.castles if castle.id == name), None)
    names: dict[str, Message | str] = {"castle": say_castle(name), "product": say_terrain(product)}
    if castle is None:
        return Refusal(msg("castelos.refusal.no_castle", castle=names["castle"]), "C-9.2")
    if product not in MARKETS[name]:
        return Refusal(msg("castelos.refusal.no_market", **names), "C-9.2")
    if product not in open_markets(castle):
        return Refusal(msg("castelos.refusal.market_closed", **names), "C-9.5")
    if product not in owned(table.own):
        return Refusal(msg("castelos.refusal.no_goods", product=names["product"]), "C-9.2")
    return why_not_source(table.own, product, source, "C-9.4")


def why_not_source(own: Estate, terrain: str, source: int, rule: str) -> Refusal:
    """Why the disc may not come from there (C-9.4, C-10.4)."""
    allowed = sources(own, terrain)
    if not allowed:
        return Refusal(msg("castelos.refusal.no_disc_left"), rule)
    if any(at >= 0 and spaces(own.trail)[at] == terrain for at in allowed):
        where = ", ".join(map(str, allowed))
        terrain_said = say_terrain(terrain)
        return Refusal(msg("castelos.refusal.disc_on_it", terrain=terrain_said, spaces=where), rule)
    if source < 0:
        return Refusal(msg("castelos.refusal.no_disc_in_reserve"), rule)
    return Refusal(msg("castelos.refusal.no_disc_there", space=source), rule)
