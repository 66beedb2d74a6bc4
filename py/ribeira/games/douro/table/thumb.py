"""A small picture of a table, for lists of saved games."""

from __future__ import annotations

from ribeira.core.values import msg
from ribeira.games.douro.rules.sight import Sight
from ribeira.games.douro.table.art.shapes import hull, mist, rig
from ribeira.games.douro.table.looks import look_of
from ribeira.kit.markup import Markup, el
from ribeira.kit.pieces import outline
from ribeira.kit.shapes import box, moved, path, text
from ribeira.kit.view import View


def draw_thumb(seen: Sight, view: View) -> Markup:
    """A small picture for lists of saved games: what waits on the river, and the seats."""
    boats = [_small_boat(at, level) for at, level in enumerate(seen.valley[:3])]
    fog = moved(6, 2, mist(), scale=0.5) if seen.stack and not boats else None
    return el(
        "svg",
        box(0, 0, 120, 68, "thumb-sky", 4),
        path("M0 26Q30 10 60 20T120 12V40H0Z", "thumb-hill"),
        path("M0 34H120V64a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4Z", "thumb-water"),
        *boats,
        fog,
        *(_small_badge(seat, view) for seat in range(seen.table)),
        viewBox="0 0 120 68",
        class_="printed thumb",
        role="img",
        aria_label=view.say(msg("douro.board.thumb", play=seen.plays)),
    )


def _small_boat(at: int, level: int) -> Markup:
    return moved(4 + 38 * at, 0, rig(), hull(), text(level, 34, 48, "numeral level"), scale=0.5)


def _small_badge(seat: int, view: View) -> Markup:
    look = look_of(seat, view)
    shape = el("g", outline(look.shape), class_=f"thumb-seat seat-{look.colour}")
    return moved(6 + 22 * seat, 50, shape, scale=0.6)
