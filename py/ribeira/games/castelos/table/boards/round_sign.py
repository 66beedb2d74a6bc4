"""The cartouche in the corner of the territory: which round of how many, and the piles.

Bad at: whose turn it is; the seats show that.
"""

from __future__ import annotations

from ribeira.core.values import Message, msg, plural
from ribeira.games.castelos.table.art.printing import icon, piece
from ribeira.games.castelos.table.highlights import Moment
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View


def draw_progress(now: Moment, view: View) -> Markup:
    return el(
        "div",
        el("strong", view.say(_title(now)), id="castelos-round"),
        el("div", *_piles(now, view), class_="ct-piles"),
        id="castelos-progress",
        data_rove="",
        class_="ct-cartouche is-fresh" if "round" in now.fresh else "ct-cartouche",
    )


def _piles(now: Moment, view: View) -> list[Markup]:
    """What is left to draw; alone, also what the silent rival has left (C-17.1)."""
    piles = [
        _pile("pile", "tile", now.pile, plural("castelos.board.pile", now.pile), view),
        _pile(
            "exploration",
            "explore",
            now.exploration,
            plural("castelos.board.exploration", now.exploration),
            view,
        ),
    ]
    if now.table.variant.solo:
        left = plural("castelos.board.rival.pile", now.rival)
        piles.append(_pile("rival", "rival", now.rival, left, view))
    return piles


def _pile(name: str, sign: str, n: int, label: Message, view: View) -> Markup:
    return piece(name, view.say(label), icon(sign), el("span", n), kind="ct-left-in")


def _title(now: Moment) -> Message:
    table = now.table
    if table.phase == "over":
        return msg("castelos.board.over")
    if table.phase in ("contract", "face", "trail"):
        return msg("castelos.board.setup")
    return msg("castelos.board.round", round=table.round, rounds=table.variant.rounds)
