"""The cartouche in the corner of the territory: which round of how many, and the piles."""

from __future__ import annotations

from ribeira.core.values import Message, msg, plural
from ribeira.games.castelos.rules.flow import SETTING_UP
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.table.art.printing import icon, piece
from ribeira.games.castelos.table.highlights import classes
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View


def draw_progress(seen: Sight, view: View) -> Markup:
    return el(
        "div",
        el("strong", view.say(_title(seen)), id="castelos-round"),
        el("div", *_piles(seen, view), class_="ct-piles"),
        id="castelos-progress",
        data_rove="",
        class_=classes("ct-cartouche", view, "round"),
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


def _title(seen: Sight) -> Message:
    table = seen.table
    if table.phase == "over":
        return msg("castelos.board.over")
    if table.phase in SETTING_UP:
        return msg("castelos.board.setup")
    return msg("castelos.board.round", round=table.round, rounds=table.variant.rounds)
