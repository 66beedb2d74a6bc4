"""Small phrases that many sentences need: points, money, what tiles show."""

from __future__ import annotations

from collections.abc import Iterable

from ribeira.core.values import N_, Message, msg, plural
from ribeira.core.wording import Names, Words, listing
from ribeira.games.castelos.material import CONTRACTS, MARKETS, TOLL
from ribeira.games.castelos.names import say_castle, say_cell, say_counted, say_quarter, say_terrain
from ribeira.games.castelos.rules.state import Table, Worker

BONUS_NAMES = {
    "mealha": N_("castelos.board.bonus.mealha"),
    "advance": N_("castelos.board.bonus.advance"),
    "religion": N_("castelos.board.bonus.religion"),
    "explore": N_("castelos.board.bonus.explore"),
}


def say_points(points: int) -> Message:
    return plural("castelos.points", points)


def say_mealhas(mealhas: int) -> Message:
    return plural("castelos.board.mealhas", mealhas)


def say_space(space: str) -> Message:
    """What a space of a trail shows."""
    return msg("castelos.board.toll") if space == TOLL else say_terrain(space)


def say_shown(spaces: Iterable[str]) -> Words:
    """What a tile or a monte shows, as a list."""
    return listing([say_space(space) for space in spaces])


def each_number(counts: tuple[int, ...], names: Names) -> Words:
    """A number of each seat, as a list."""
    pairs = zip(names, counts, strict=True)
    return listing([msg("castelos.words.has", name=name, count=count) for name, count in pairs])


def say_markets(castle: str) -> Message:
    """A castle of the stack and what may be sold there once it is founded."""
    markets = say_shown(MARKETS[castle])
    return msg("castelos.words.markets", castle=say_castle(castle), markets=markets)


def say_next(castle: str, below: int) -> Message:
    """The castle on top of the stack, the only one of it that is known, and how many it has
    (C-2.3)."""
    markets = say_shown(MARKETS[castle])
    return plural("castelos.board.next", below + 1, castle=say_castle(castle), markets=markets)


def say_contract(card: str) -> Message:
    """What a contract counts and what it brings (C-15.2, C-15.3)."""
    return msg("castelos.words.contract", contract=say_counted(card), gain=say_gain(card))


def say_contracts(cards: Iterable[str]) -> Words:
    return listing([say_contract(card) for card in cards])


def say_gain(card: str) -> Words:
    """Points, and the bonus if there is one (C-15.3)."""
    _, points, bonus, amount = CONTRACTS[card]
    parts = [say_points(points)]
    if bonus == "religion":
        parts.append(plural("castelos.words.steps", amount))
    elif bonus:
        parts.append(say_mealhas(amount))
    return listing(parts)


def say_bonus(bonus: str) -> Message:
    """The bonus of a rock (C-7)."""
    return msg(BONUS_NAMES[bonus])


def say_where(worker: Worker, table: Table) -> Message:
    """The place of a worker in the territory (C-1.11)."""
    where, x, y, k = worker
    if where == "castle":
        castle = next(castle for castle in table.castles if castle.corner == (x, y))
        return msg("castelos.board.place.castle", castle=say_castle(castle.id))
    cell = say_cell((x, y))
    if where == "crossroads":
        return msg("castelos.board.place.crossroads", cell=cell)
    return msg("castelos.board.place.quarter", cell=cell, quarter=say_quarter(k))
