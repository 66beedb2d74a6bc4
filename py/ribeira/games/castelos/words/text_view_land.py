"""What lies in the middle of the table, line by line: land, castles, contracts, tracks, piles."""

from __future__ import annotations

from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import Names, listing, sequence
from ribeira.games.castelos.material import CELLS, COLUMNS, MARKETS, SHOWN
from ribeira.games.castelos.names import say_castle, say_cell, say_terrain
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import NOBODY, Castle, Table
from ribeira.games.castelos.rules.steps.claims import holders
from ribeira.games.castelos.rules.steps.contracts import leader, measures, solo_goal
from ribeira.games.castelos.words.phrases import each_number, say_contract, say_next

Lines = tuple[Message, ...]


def say_contest(seen: Sight, names: Names) -> Lines:
    """The contracts that lie open, and how much of them each seat has (C-15.2)."""
    table = seen.table
    return tuple(_contract(table, card, names) for card in (*table.contracts, *table.revealed))


def _contract(table: Table, card: str, names: Names) -> Message:
    """At the end who won it; before that who would, or what it takes when playing alone."""
    contract, has = say_contract(card), each_number(measures(table, card), names)
    seat = leader(table, card)
    if table.phase == "over":
        if seat == NOBODY:
            return msg("castelos.view.contract.lost", contract=contract, measures=has)
        return msg("castelos.view.contract.won", contract=contract, measures=has, name=names[seat])
    if table.variant.solo:
        goal = solo_goal(card)
        return msg("castelos.view.contract.goal", contract=contract, measures=has, goal=goal)
    if seat == NOBODY:
        return msg("castelos.view.contract.nobody", contract=contract, measures=has)
    return msg("castelos.view.contract", contract=contract, measures=has, name=names[seat])


def say_castles(table: Table, names: Names) -> Lines:
    return tuple(say_castle_line(castle, names) for castle in table.castles)


def say_castle_line(castle: Castle, names: Names) -> Message:
    """C-6.5, C-9.5"""
    sold = dict(castle.discs)
    markets = [
        msg("castelos.view.market.sold", product=say_terrain(product), name=names[sold[product]])
        if product in sold
        else msg("castelos.view.market.open", product=say_terrain(product))
        for product in MARKETS[castle.id]
    ]
    return msg(
        "castelos.view.castle",
        castle=say_castle(castle.id),
        corner=say_cell(castle.corner),
        factor=castle.factor,
        markets=listing(markets),
    )


def say_tracks(table: Table, names: Names) -> Lines:
    """A line for each terrain, with its cells from left to right, free or taken; the family version
    has no tracks (C-3.4)."""
    if table.variant.family:
        return ()
    return tuple(
        msg(
            "castelos.view.track",
            terrain=say_terrain(terrain),
            cells=sequence([_cell(table, track, terrain, value, names) for value in CELLS[track]]),
        )
        for track in COLUMNS
        for terrain in COLUMNS[track]
    )


def _cell(table: Table, track: str, terrain: str, value: int, names: Names) -> Message:
    seats = holders(table, track, (terrain, value))
    if not seats:
        return msg("castelos.view.track.free", value=value)
    return msg(
        "castelos.view.track.taken", value=value, names=listing([names[seat] for seat in seats])
    )


def say_piles(seen: Sight) -> Lines:
    table = seen.table
    if table.phase == "over":
        return ()
    lines: Lines = ()
    if table.top:
        lines += (say_next(table.top, seen.below),)
    lines += (
        plural("castelos.board.pile", seen.pile),
        plural("castelos.board.exploration", seen.exploration),
    )
    if table.variant.solo:
        lines += (plural("castelos.board.rival.pile", seen.rival),)
    return lines


def say_land(table: Table) -> Lines:
    """Every tile as it lies, in the order of rows (C-1.3)."""
    tiles = sorted(table.tiles, key=lambda tile: (tile[2], tile[1]))
    return tuple(_tile(tile, (x, y), rotation) for tile, x, y, rotation in tiles)


def _tile(tile: str, cell: tuple[int, int], rotation: int) -> Message:
    nw, ne, se, sw = map(say_terrain, SHOWN[tile][rotation])
    return msg("castelos.board.tile", cell=say_cell(cell), nw=nw, ne=ne, se=se, sw=sw)
