"""The table as a printed game: everything but the hand.

A pure function from a sight and a view to markup; layout, colours and motion are in
static/css/games/castelos.
"""

from __future__ import annotations

from ribeira.core.values import N_
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.table.art.symbols import plates
from ribeira.games.castelos.table.boards.contract_cards import draw_contracts
from ribeira.games.castelos.table.boards.markets import draw_markets
from ribeira.games.castelos.table.boards.religion_track import draw_religion
from ribeira.games.castelos.table.boards.round_sign import draw_progress
from ribeira.games.castelos.table.boards.seats import draw_seats
from ribeira.games.castelos.table.boards.tracks import draw_tracks
from ribeira.games.castelos.table.boards.trail_board import trail_picture
from ribeira.games.castelos.table.hand import draw_hand
from ribeira.games.castelos.table.land.territory import draw_territory
from ribeira.games.castelos.table.preview import previewed
from ribeira.games.castelos.table.thumb import draw_thumb
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View
from ribeira.kit.zooming import zoom_buttons

__all__ = ["draw", "draw_hand", "draw_thumb"]


TABS = {
    "land": N_("castelos.tab.land"),
    "trail": N_("castelos.tab.trail"),
    "markets": N_("castelos.tab.markets"),
    "tracks": N_("castelos.tab.tracks"),
    "contracts": N_("castelos.tab.contracts"),
}
FAMILY = {**dict(list(TABS.items())[:3]), "tracks": N_("castelos.board.religion.title")}
"""The family version has religion, but neither tracks nor contracts (C-3.4)."""
STEPS = {"trail": "trail", "sell": "markets", "land": "tracks", "cons": "tracks"}
"""The board that each step is about."""


def tabs(seen: Sight) -> dict[str, str]:
    return FAMILY if seen.table.variant.family else TABS


def tab_of(seen: Sight) -> str:
    return STEPS.get(seen.table.phase, "") if seen.seat == seen.table.seat else ""


def draw(seen: Sight, view: View) -> Markup:
    """Everything on the table but the viewer's hand."""
    return el(
        "div",
        plates(),
        draw_seats(seen, view),
        el(
            "div",
            draw_territory(seen, view, previewed(seen.table, view)),
            draw_progress(seen, view),
            zoom_buttons("castelos-territory", view),
            id="castelos-land",
            class_="ct-land",
            data_part="stage",
        ),
        el(
            "div",
            trail_picture(seen.seat, seen, view) if seen.seat is not None else None,
            draw_markets(seen, view),
            draw_tracks(seen, view),
            draw_religion(seen, view),
            None if seen.table.variant.family else draw_contracts(seen, view),
            id="castelos-boards",
            class_="ct-boards",
            data_part="boards",
            data_rove="map",
        ),
        id="castelos-table",
        class_=f"castelos is-{seen.table.phase} is-{seen.table.variant.side}",
    )
