"""What a tile would bring where it is about to lie: montes, a castle, the bonus, spaces to mark.

The rules are asked about the table as it would be then.
"""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.grids.squares import Corner
from ribeira.core.values import Action
from ribeira.games.castelos.rules.montes import Monte, monte_at, shows
from ribeira.games.castelos.rules.state import Castle, Table, Tile
from ribeira.games.castelos.rules.steps.founding import bonus_of, candidates, castle_at
from ribeira.games.castelos.rules.steps.marking import advances
from ribeira.games.castelos.rules.steps.placing import with_tile
from ribeira.games.castelos.rules.trail import markable
from ribeira.games.castelos.table.clicks.paths import paths
from ribeira.kit.clicks import fitting
from ribeira.kit.view import View

ON_LAND = frozenset({"tile.place", "rival.shift"})


@dataclass(frozen=True, slots=True)
class Outlook:
    """A monte of the tile, what it shows, and how far it would carry on the trail."""

    monte: Monte
    shown: tuple[str, ...]
    steps: int
    markable: int


@dataclass(frozen=True, slots=True)
class Preview:
    """A placement that is being thought about; `table` is the table with the tile on it."""

    action: Action
    turns: tuple[int, ...]  # the legal rotations there
    tile: Tile
    table: Table
    castles: tuple[Castle, ...]  # as the next one could be founded
    bonus: str
    outlooks: tuple[Outlook | None, ...]  # by quarter


def previewed(table: Table, view: View) -> Preview | None:
    """The placement that is picked, or the first that fits once tile and cell are."""
    picked = view.picked
    if picked and picked.verb in ON_LAND:
        return _preview(table, picked, view)
    fits = [a for a in fitting(view.legal, paths, view.clicked) if a.verb in ON_LAND]
    if fits and len({(*a.at[:-1],) for a in fits}) == 1 and _has_cell(view):
        return _preview(table, fits[0], view)
    return None


def _has_cell(view: View) -> bool:
    return any(name.startswith("cell-") for name in view.clicked)


def outlooks(table: Table) -> tuple[Outlook | None, ...]:
    """The montes of the tile that has been placed, by quarter (C-8.3)."""
    x, y = table.turn.placed
    return tuple(_outlook(table, (), x, y, k) for k in range(4))


def _preview(table: Table, action: Action, view: View) -> Preview:
    tile, x, y, turns = _laid(table, action)
    alike = (a for a in view.legal if a.verb == action.verb and a.at[:-1] == action.at[:-1])
    then = with_tile(table, (tile, x, y, turns))
    at = candidates(then)
    return Preview(
        action=action,
        turns=tuple(int(a.at[-1]) for a in alike),
        tile=(tile, x, y, turns),
        table=then,
        castles=tuple(castle_at(then, corner) for corner in at),
        bonus=bonus_of(then),
        outlooks=tuple(_outlook(then, at, x, y, k) for k in range(4)),
    )


def _laid(table: Table, action: Action) -> Tile:
    """The tile in its place; the silent rival's lies open already (C-17.2)."""
    at = action.at if action.verb == "tile.place" else (table.turn.face_up, *action.at)
    tile, x, y, turns = at
    return str(tile), int(x), int(y), int(turns)


def _outlook(then: Table, founded: tuple[Corner, ...], x: int, y: int, k: int) -> Outlook | None:
    """Nothing for a quarter that a castle covers, or surely would."""
    monte = monte_at(then, x, y, k)
    if monte is None or (len(founded) == 1 and monte[:2] == founded[0]):
        return None
    shown = shows(then, monte)
    spaces_to_mark = sum(1 for _ in markable(then.own, shown))
    return Outlook(monte, shown, advances(then, shown), spaces_to_mark)
