"""Where things lie on the sheet of the territory: cells, corners, montes."""

from __future__ import annotations

from ribeira.games.castelos.rules.montes import Monte, quarters_of
from ribeira.games.castelos.rules.state import Castle, Table
from ribeira.games.castelos.table.land.castle import draw_castle
from ribeira.games.castelos.table.land.outlines import outline
from ribeira.games.castelos.table.land.tile import SIZE
from ribeira.kit.markup import Markup, el
from ribeira.kit.shapes import box, moved
from ribeira.kit.view import View


def placed(place: tuple[int, int], *children: Markup | None) -> Markup:
    return moved(place[0] * SIZE, place[1] * SIZE, *children)


def monte_outline(table: Table, monte: Monte) -> str:
    held = tuple(k for _, _, k in quarters_of(table, monte))
    return outline(monte[0] * SIZE, monte[1] * SIZE, held)


def ghost_castle(castle: Castle, view: View) -> Markup:
    drawn = moved(-50, -50, draw_castle(castle, view), box(2, 2, 96, 96, "ct-ghost-frame", 9))
    return placed(castle.corner, el("g", drawn, class_="ct-ghost-castle"))
