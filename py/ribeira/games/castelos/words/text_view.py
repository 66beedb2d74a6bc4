"""The whole table as headings and lists, for people who cannot see the board.

Made from a sight, so that it says no more than the board shows. What lies on the land is in
`text_view_land`.
"""

from __future__ import annotations

from ribeira.core.values import Item, Message, msg, plural
from ribeira.core.wording import Names, Words, listing
from ribeira.games.castelos.material import BONUS, EXPLORATION, SHOWN, SPACES
from ribeira.games.castelos.names import say_cell, say_quarter, say_terrain, say_worker
from ribeira.games.castelos.rules.score import SOURCES, points, total
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import RESERVE, CellTaken, Estate, Table
from ribeira.games.castelos.rules.trail import face, held, owned
from ribeira.games.castelos.words.phrases import (
    say_bonus,
    say_contract,
    say_contracts,
    say_mealhas,
    say_points,
    say_shown,
    say_space,
    say_where,
)
from ribeira.games.castelos.words.status import say_opening, say_ranking, say_status
from ribeira.games.castelos.words.text_view_land import (
    say_castles,
    say_contest,
    say_land,
    say_piles,
    say_tracks,
)
from ribeira.games.castelos.words.text_view_montes import say_montes
from ribeira.kit.view import SeatTold, Section

Lines = tuple[Message, ...]


def say_sight(seen: Sight, names: Names) -> tuple[Section, ...]:
    """Everything the board shows, most urgent first."""
    seats = tuple(_seat(seen, seat, names) for seat in range(seen.seats))
    sections = (
        Section(msg("castelos.view.now"), _now(seen, names)),
        Section(msg("castelos.view.hand"), say_hand(seen)),
        *seats,
        Section(msg("castelos.board.contracts"), say_contest(seen, names)),
        Section(msg("castelos.board.markets"), say_castles(seen.table, names)),
        Section(msg("castelos.board.tracks"), say_tracks(seen.table, names)),
        Section(msg("castelos.view.piles"), say_piles(seen)),
        Section(msg("castelos.view.montes"), say_montes(seen, names)),
        Section(msg("castelos.board.territory"), say_land(seen.table)),
    )
    return tuple(section for section in sections if section.lines)


def _now(seen: Sight, names: Names) -> Lines:
    table, status = seen.table, say_status(seen, names)
    if table.phase == "over":
        return (status, *say_ranking(seen, names))
    if not table.round:
        return (status, *say_opening(seen, names))
    round_ = msg("castelos.board.round", round=table.round, rounds=table.variant.rounds)
    return (status, round_, *_monte(table))


def _monte(table: Table) -> Lines:
    """The monte that has been chosen for the turn (C-8.3)."""
    if not table.turn.monte:
        return ()
    x, y, k = table.turn.monte
    return (msg("castelos.view.monte", cell=say_cell((x, y)), quarter=say_quarter(k)),)


def say_hand(seen: Sight) -> Lines:
    """The viewer's own things, and the silent rival's tile that waits for the viewer."""
    lines: Lines = tuple(_tile(tile) for tile in seen.hand)
    if seen.dealt and not seen.kept:
        lines += (msg("castelos.view.dealt", contracts=say_contracts(seen.dealt)),)
    if seen.kept and not seen.table.revealed:
        lines += (msg("castelos.view.kept", contract=say_contract(seen.kept)),)
    if tile := seen.table.turn.face_up:
        lines += (msg("castelos.board.rival.tile", shown=say_shown(SHOWN[tile][0])),)
    return lines


def _tile(tile: str) -> Message:
    """What the tile shows unturned, and the bonus of its rock (C-7)."""
    shown = say_shown(SHOWN[tile][0])
    if tile not in BONUS:
        return msg("castelos.view.tile", shown=shown)
    return msg("castelos.view.tile.rock", shown=shown, bonus=say_bonus(BONUS[tile]))


def say_seat(seen: Sight, seat: int) -> SeatTold:
    """Without the trail tile by tile, which stands on the table. Points are open (C-15)."""
    estate = seen.table.estates[seat]
    tally = zip(SOURCES, points(seen.table, seat), strict=True)
    items = tuple(Item(source, n) for source, n in tally if n)
    return SeatTold((*_things(seen, seat), *_owned(estate), *_taken(estate)), items)


def _seat(seen: Sight, seat: int, names: Names) -> Section:
    return Section(msg("castelos.view.seat", name=names[seat]), say_seat_things(seen, seat))


def say_seat_things(seen: Sight, seat: int) -> Lines:
    """All that lies before a seat."""
    table, estate = seen.table, seen.table.estates[seat]
    return (*_things(seen, seat), *_trail(estate), *_taken(estate), _points(table, seat))


def _things(seen: Sight, seat: int) -> Lines:
    table, estate = seen.table, seen.table.estates[seat]
    lines: Lines = ()
    if table.phase not in ("over", "contract") and seat == table.seat:
        lines += (msg("castelos.view.seat.turn"),)
    if seen.has_kept[seat] and not table.revealed:
        lines += (msg("castelos.board.has_kept"),)
    return (
        *lines,
        say_mealhas(estate.mealhas),
        msg("castelos.view.seat.religion", space=estate.religion),
        plural("castelos.board.discs", estate.discs),
        *say_workers(table, estate),
        plural("castelos.board.hand", seen.hand_sizes[seat]),
    )


def _points(table: Table, seat: int) -> Message:
    held = total(table, seat)
    return say_points(held) if table.phase == "over" else plural("castelos.board.points", held)


def say_workers(table: Table, estate: Estate) -> Lines:
    """In the reserve, and one by one in the territory."""
    reserve = plural("castelos.board.workers", estate.workers.count(RESERVE))
    away = tuple(
        msg("castelos.view.worker", worker=say_worker(n), place=say_where(estate.workers[n], table))
        for n in estate.afield
    )
    return (reserve, *away)


def _trail(estate: Estate) -> Lines:
    """The trail tile by tile, what it brings, and the tiles beside it (C-8)."""
    lines = tuple(_slot(estate, slot) for slot in range(len(estate.trail)))
    return (*lines, *_owned(estate), *(_unplaced(tile) for tile in estate.unplaced))


def _owned(estate: Estate) -> Lines:
    """What the trail brings, kind by kind."""
    goods = [
        msg("castelos.words.goods", terrain=say_terrain(terrain), count=count)
        for terrain, count in owned(estate).items()
    ]
    return (msg("castelos.view.owned", goods=listing(goods)),) if goods else ()


def _slot(estate: Estate, slot: int) -> Message:
    laid = estate.trail[slot]
    row = [_space(estate, at, space) for at, space in enumerate(face(laid), start=slot * SPACES)]
    return msg("castelos.view.slot", slot=slot + 1, spaces=listing(row))


def _space(estate: Estate, at: int, space: str) -> Message:
    shown = say_space(space)
    if at == estate.cylinder:
        return msg("castelos.view.space.cylinder", space=at, shown=shown)
    if at in estate.marks:
        return msg("castelos.view.space.disc", space=at, shown=shown)
    if at not in held(estate):
        return msg("castelos.view.space", space=at, shown=shown)
    return msg("castelos.view.space.owned", space=at, shown=shown)


def _unplaced(tile: str) -> Message:
    a, b = map(say_shown, EXPLORATION[tile])
    return msg("castelos.board.unplaced", a=a, b=b)


def _taken(estate: Estate) -> Lines:
    """Cells of the two tracks (C-10, C-13)."""
    lines: Lines = ()
    if estate.landscapes:
        lines += (msg("castelos.view.landscapes", cells=_cells(estate.landscapes)),)
    if estate.constructions:
        lines += (msg("castelos.view.constructions", cells=_cells(estate.constructions)),)
    return lines


def _cells(taken: tuple[CellTaken, ...]) -> Words:
    return listing(
        [
            msg("castelos.words.has", name=say_terrain(terrain), count=value)
            for terrain, value in taken
        ]
    )
