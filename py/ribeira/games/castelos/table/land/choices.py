"""What can be chosen on the land besides cells: a monte to mark with, a corner for a castle,
a quarter for the worker that stands.
"""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.values import msg
from ribeira.games.castelos.names import say_cell, say_quarter, say_terrain
from ribeira.games.castelos.rules.montes import monte_at, shows
from ribeira.games.castelos.rules.state import Table
from ribeira.games.castelos.rules.steps.founding import castle_at
from ribeira.games.castelos.rules.steps.workers import owed
from ribeira.games.castelos.table.art.printing import stamp
from ribeira.games.castelos.table.art.tokens import number
from ribeira.games.castelos.table.clicks.controls import part
from ribeira.games.castelos.table.clicks.paths import bed, corner, quarter
from ribeira.games.castelos.table.land.layout import ghost_castle, monte_outline, placed
from ribeira.kit.markup import Markup, group
from ribeira.kit.shapes import box, path
from ribeira.kit.view import View


def draw_choices(table: Table, view: View) -> Markup:
    return group(*_montes(table, view), *_corners(table, view), *_beds(table, view))


def _montes(table: Table, view: View) -> Iterator[Markup]:
    """The montes that may be chosen for marking (C-8.3)."""
    for x, y, k in _quarters(view):
        monte = monte_at(table, x, y, k)
        if monte:
            shown = ", ".join(view.say(say_terrain(terrain)) for terrain in shows(table, monte))
            label = msg("castelos.board.monte", cell=say_cell((x, y)), shown=shown)
            area = path(monte_outline(table, monte), "ct-choice")
            yield part(view, quarter(x, y, k), label, area, kind="ct-monte")


def _quarters(view: View) -> Iterator[tuple[int, int, int]]:
    for action in view.legal:
        if action.verb == "monte.choose":
            x, y, k = map(int, action.at)
            yield x, y, k


def _corners(table: Table, view: View) -> Iterator[Markup]:
    """Where the castle may be founded, when there is a choice (C-6.2)."""
    for action in view.legal:
        if action.verb == "castle.found":
            x, y = map(int, action.at)
            label = msg("castelos.board.found", corner=say_cell((x, y)))
            castle = ghost_castle(castle_at(table, (x, y)), view)
            yield part(view, corner(x, y), label, castle, kind="ct-corner")


def _beds(table: Table, view: View) -> Iterator[Markup]:
    """The quarters on which the worker that stands may be laid (C-11.6); each takes clicks up to
    its edge."""
    for action in view.legal:
        if action.verb == "worker.lay":
            k = int(action.at[0])
            _, x, y, _ = table.own.workers[table.turn.walker]
            yield part(
                view,
                bed(k),
                msg("castelos.board.lay", quarter=say_quarter(k), price=_price(table, x, y, k)),
                placed(
                    (x, y),
                    box(50 * (k in (1, 2)), 50 * (k in (2, 3)), 50, 50, "ct-pointed"),
                    box(*_bed(k), "ct-choice", 6),
                    _tag(_price(table, x, y, k), k),
                ),
                kind="ct-bed",
            )


def _bed(k: int) -> tuple[float, float, float, float]:
    left, top = 2 + 51 * (k in (1, 2)), 2 + 51 * (k in (2, 3))
    return left, top, 45, 45


def _price(table: Table, x: int, y: int, k: int) -> int:
    """What laying a worker there costs (C-11.8)."""
    monte = monte_at(table, x, y, k)
    return owed(table, table.seat).get(monte, 0) if monte else 0


def _tag(price: int, k: int) -> Markup | None:
    if not price:
        return None
    left, top, _, _ = _bed(k)
    return group(
        box(left + 2, top + 2, 30, 15, "ct-price", 7),
        stamp("mealha", left + 3, top + 3, 13, 13),
        number(price, left + 23, top + 14, "ct-price-number"),
    )
