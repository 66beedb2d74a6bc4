"""The cartouche in the corner of the territory: which round of how many, and the piles.

Bad at: whose turn it is; the seats show that.
"""

from __future__ import annotations

from ribeira.core.markup import Markup, el
from ribeira.core.values import Message, msg, plural
from ribeira.core.view import View
from ribeira.games.castelos.art import icon
from ribeira.games.castelos.moment import Moment


def draw_progress(now: Moment, view: View) -> Markup:
    return el(
        "div",
        el("strong", view.say(_title(now)), id="castelos-round"),
        el(
            "span",
            icon("tile"),
            view.say(plural("castelos.board.pile", now.pile)),
            id="castelos-pile",
        ),
        id="castelos-progress",
        class_="ct-cartouche is-fresh" if "round" in now.fresh else "ct-cartouche",
    )


def _title(now: Moment) -> Message:
    table = now.table
    if table.phase == "over":
        return msg("castelos.board.over")
    if table.phase in ("contract", "face", "trail"):
        return msg("castelos.board.setup")
    return msg("castelos.board.round", round=table.round, rounds=table.variant.rounds)
