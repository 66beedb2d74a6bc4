"""The table of Dos Rios as a printed game, the own area, and a small picture of both.

Pure: a sight and a view in, markup out. Bad at: layout, colour and motion; those are dosrios.css.
"""

from __future__ import annotations

from ribeira.core.drawing import box, path
from ribeira.core.markup import Markup, el
from ribeira.core.values import msg
from ribeira.core.view import View
from ribeira.games.dosrios.art import points
from ribeira.games.dosrios.board_map import HEXES, land
from ribeira.games.dosrios.hand import draw_hand
from ribeira.games.dosrios.land import NAMES
from ribeira.games.dosrios.map_view import draw_map
from ribeira.games.dosrios.moment import at_moment
from ribeira.games.dosrios.plan import HEIGHT, LEFT, TOP, VIEW_BOX, WIDTH, outline
from ribeira.games.dosrios.plates import plates
from ribeira.games.dosrios.queue import draw_queue
from ribeira.games.dosrios.rivers import run, trace
from ribeira.games.dosrios.seats import draw_seats
from ribeira.games.dosrios.sight import Sight
from ribeira.games.dosrios.water import irrigated

__all__ = ["draw", "draw_hand", "draw_thumb"]


def draw(seen: Sight, view: View) -> Markup:
    """Everything on the table but the viewer's own area."""
    now = at_moment(seen, view)
    return el(
        "div",
        plates(),
        el("div", draw_map(now, view), class_="dr-map-place"),
        draw_queue(now, view),
        draw_seats(now, view),
        id="dosrios-table",
        class_=f"dosrios is-{now.seen.stage}",
    )


def draw_thumb(seen: Sight, view: View) -> Markup:
    """A small picture for lists of saved games: the land and its rivers."""
    kinds, wet = land(seen.terrain), irrigated(seen.pieces)
    return el(
        "svg",
        box(LEFT, TOP, WIDTH, HEIGHT, "dr-rock"),
        *(
            el(
                "g",
                path(points(outline(hex_)), "dr-ground"),
                class_=f"is-{NAMES[kinds[hex_]]} is-{'wet' if hex_ in wet else 'dry'}",
            )
            for hex_ in HEXES
        ),
        *(
            path(trace(run(seen.pieces, river), river), f"dr-thumb-river of-{river}")
            for river in "VM"
        ),
        viewBox=VIEW_BOX,
        class_="thumb dr-thumb",
        role="img",
        aria_label=view.say(msg("dosrios.board.thumb", round=seen.round)),
    )
