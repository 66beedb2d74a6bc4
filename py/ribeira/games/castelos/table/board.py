"""The table as a printed game: everything but the hand.

A pure function from a sight and a view to markup; layout, colours and motion are in
static/css/games/castelos.
"""

from __future__ import annotations

from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.table.art.symbols import plates
from ribeira.games.castelos.table.boards.contract_cards import draw_contracts
from ribeira.games.castelos.table.boards.markets import draw_markets
from ribeira.games.castelos.table.boards.religion_track import draw_religion
from ribeira.games.castelos.table.boards.round_sign import draw_progress
from ribeira.games.castelos.table.boards.seats import draw_seats
from ribeira.games.castelos.table.boards.tracks import draw_tracks
from ribeira.games.castelos.table.hand import draw_hand
from ribeira.games.castelos.table.land.territory import draw_territory
from ribeira.games.castelos.table.preview import previewed
from ribeira.games.castelos.table.thumb import draw_thumb
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View
from ribeira.kit.zooming import zoom_buttons

__all__ = ["draw", "draw_hand", "draw_thumb"]


def draw(seen: Sight, view: View) -> Markup:
    """Everything on the table but the viewer's hand."""
    family = seen.table.variant.family
    return el(
        "div",
        plates(),
        el(
            "div",
            draw_territory(seen, view, previewed(seen.table, view)),
            draw_progress(seen, view),
            zoom_buttons("castelos-territory", view),
            id="castelos-land",
            class_="ct-land",
        ),
        el(
            "div",
            draw_seats(seen, view),
            draw_markets(seen, view),
            draw_tracks(seen, view),
            draw_religion(seen, view) if family else None,
            id="castelos-boards",
            class_="ct-boards",
            data_rove="map",
        ),
        _foot(seen, view) if not family else None,
        id="castelos-table",
        class_=f"castelos is-{seen.table.phase} is-{seen.table.variant.side}",
    )


def _foot(seen: Sight, view: View) -> Markup:
    """What the advanced version has besides lies along the foot of the table."""
    return el(
        "div",
        draw_religion(seen, view),
        draw_contracts(seen, view),
        id="castelos-foot",
        class_="ct-foot",
        data_rove="map",
    )
