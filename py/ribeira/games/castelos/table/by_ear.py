"""What 6 Castelos says to who plays by ear (`ribeira.kit.game_module.Ear`)."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.grids.squares import QUARTERS, corners_of, neighbours, read_cell, write_cell
from ribeira.core.values import N_, Action, Message, msg, plural
from ribeira.core.wording import Names, Words, listing
from ribeira.games.castelos.material import SHOWN
from ribeira.games.castelos.names import say_castle, say_cell, say_quarter
from ribeira.games.castelos.rules.montes import is_closed, land
from ribeira.games.castelos.rules.score import total
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import Table
from ribeira.games.castelos.rules.steps.founding import bonus_of, candidates, castle_at
from ribeira.games.castelos.rules.steps.placing import with_tile
from ribeira.games.castelos.table.clicks.intended import intended
from ribeira.games.castelos.table.preview import Outlook, outlooks
from ribeira.games.castelos.words.button_labels import say_button
from ribeira.games.castelos.words.phrases import say_bonus, say_shown
from ribeira.games.castelos.words.text_view import say_hand, say_seat_things, say_workers
from ribeira.games.castelos.words.text_view_land import say_castle_line
from ribeira.games.castelos.words.tooltips import READ, say_thing

WEIGHTY = (
    "ended", "founded", "sold", "claimed", "placed", "rival_placed", "marked", "worker_laid",
    "worker_entered", "worker_added", "religion", "advanced", "trail_added", "trail_altered",
)  # fmt: skip
WAYS = (
    N_("castelos.ear.north"),
    N_("castelos.ear.east"),
    N_("castelos.ear.south"),
    N_("castelos.ear.west"),
)
"""In the order of `neighbours`."""
CELLS = ("tile.place", "castle.found", "rival.place", "rival.shift", "worker.step")
"""Verbs of what is done at a place; where it stands among the parts differs."""


def say_group(seen: Sight, action: Action) -> Message:  # noqa: ARG001 - as the protocol asks
    """Placements tile by tile, all else by what is done."""
    if action.verb == "tile.place":
        return msg("castelos.ear.tile", shown=say_shown(SHOWN[str(action.at[0])][0]))
    return say_button(action)


def places(seen: Sight) -> tuple[tuple[str, Words], ...]:
    """Tiles, the empty cells beside them, and castles."""
    ground = land(seen.table.tiles)
    cells = (*sorted(ground.cells), *ground.frontier)
    castles = ((castle.id, say_castle(castle.id)) for castle in seen.table.castles)
    return (*((write_cell(cell), say_cell(cell)) for cell in cells), *castles)


def names_of(action: Action) -> tuple[str, ...]:
    """The cell, the quarter, the space of the trail."""
    if action.verb in CELLS:
        x, y = _cell(action)
        return (write_cell((x, y)),)
    if action.verb == "worker.lay":
        return (QUARTERS[int(action.at[0])],)
    return (str(action.at[0]),) if action.verb == "disc.mark" else ()


def _cell(action: Action) -> tuple[int, int]:
    first = 1 if action.verb in ("tile.place", "worker.step") else 0
    return int(action.at[first]), int(action.at[first + 1])


def meant(seen: Sight, name: str) -> Action | None:
    """As if one had touched the cell first."""
    try:
        read_cell(name)
    except ValueError:
        return None
    return intended(seen, (), f"cell-{name}")


def say_around(seen: Sight, place: str, names: Names) -> tuple[Message, ...]:
    """A tile with its montes, or what an empty cell lies beside; a castle with its markets."""
    for castle in seen.table.castles:
        if castle.id == place:
            return (say_castle_line(castle, names),)
    x, y = read_cell(place)
    own = say_thing(seen, f"cell-{place}", names) if _lies(seen.table, x, y) else ()
    ways = zip(WAYS, neighbours(x, y), strict=True)
    beside = tuple(_beside(seen.table, msg(way), *cell) for way, cell in ways)
    return (*(own or (msg("castelos.ear.empty", cell=say_cell((x, y))),)), *beside)


def _lies(table: Table, x: int, y: int) -> bool:
    return (x, y) in land(table.tiles).cells


def _beside(table: Table, way: Message, x: int, y: int) -> Message:
    cell = say_cell((x, y))
    if not _lies(table, x, y):
        return msg("castelos.ear.beside.empty", way=way, cell=cell)
    shown = say_shown(land(table.tiles).cells[x, y])
    return msg("castelos.ear.beside", way=way, cell=cell, shown=shown)


def say_where(seen: Sight, names: Names) -> tuple[Message, ...]:  # noqa: ARG001
    """The places of the viewer's workers."""
    return () if seen.seat is None else say_workers(seen.table, seen.table.estates[seen.seat])


def say_mine(seen: Sight, names: Names) -> tuple[Message, ...]:  # noqa: ARG001
    """Hand, money, workers, trail, cells, points."""
    return () if seen.seat is None else (*say_hand(seen), *say_seat_things(seen, seen.seat))


def say_score(seen: Sight, names: Names) -> tuple[Message, ...]:
    seats = ((names[seat], total(seen.table, seat)) for seat in range(seen.seats))
    points = ((name, plural("castelos.board.points", held)) for name, held in seats)
    return tuple(msg("castelos.words.held", name=name, what=what) for name, what in points)


def say_preview(seen: Sight, action: Action) -> tuple[Message, ...]:
    """What a tile would close, and what each monte of it would carry."""
    if action.verb != "tile.place":
        return ()
    tile, x, y, turned = action.at
    then = with_tile(seen.table, (str(tile), int(x), int(y), int(turned)))
    return tuple(_say_preview(then, int(x), int(y)))


def _say_preview(then: Table, x: int, y: int) -> Iterator[Message]:
    for corner in candidates(then):
        castle = castle_at(then, corner)
        name, at = say_castle(castle.id), say_cell(corner)
        yield msg("castelos.ear.castle", castle=name, corner=at, factor=castle.factor)
    if bonus := bonus_of(then):
        yield msg("castelos.ear.bonus", bonus=say_bonus(bonus))
    found = outlooks(then)
    for k in READ:
        outlook = found[k]
        if outlook is not None:
            yield _say_monte(then, k, corners_of(x, y)[k], outlook)


def _say_monte(then: Table, k: int, corner: tuple[int, int], outlook: Outlook) -> Message:
    """The monte at that corner of the tile, as it would be then."""
    said = msg(
        "castelos.board.forecast.monte",
        quarter=say_quarter(k),
        shown=listing([say_shown(outlook.shown)]),
        steps=outlook.steps,
        spaces=outlook.markable,
    )
    if is_closed(then, corner):
        return msg("castelos.ear.closes", monte=said)
    return said
