"""The sign in the corner of the territory: what is left to draw."""

from __future__ import annotations

from ribeira.core.values import Message, plural
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.table.art.printing import icon, piece
from ribeira.games.castelos.table.highlights import classes
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View


def draw_progress(seen: Sight, view: View) -> Markup:
    return el(
        "div",
        *_piles(seen, view),
        id="castelos-progress",
        data_rove="",
        class_=classes("ct-piles", view, "round"),
    )


def _piles(seen: Sight, view: View) -> list[Markup]:
    """What is left to draw; alone, also what the silent rival has left (C-17.1)."""
    piles = [
        _pile("pile", "tile", seen.pile, plural("castelos.board.pile", seen.pile), view),
        _pile(
            "exploration",
            "explore",
            seen.exploration,
            plural("castelos.board.exploration", seen.exploration),
            view,
        ),
    ]
    if seen.table.variant.solo:
        left = plural("castelos.board.rival.pile", seen.rival)
        piles.append(_pile("rival", "rival", seen.rival, left, view))
    return piles


def _pile(name: str, sign: str, n: int, label: Message, view: View) -> Markup:
    return piece(name, view.say(label), icon(sign), el("span", n), kind="ct-left-in")
