"""The table of Douro 1872, without the viewer's hand. Layout, colour and motion are in
static/css/games/douro."""

from __future__ import annotations

from ribeira.core.values import N_
from ribeira.games.douro.rules.sight import Sight
from ribeira.games.douro.table.art.symbols import plates
from ribeira.games.douro.table.highlights import highlights
from ribeira.games.douro.table.orders import draw_orders
from ribeira.games.douro.table.river import draw_river
from ribeira.games.douro.table.seats import draw_seats
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View

TABS = {"river": N_("douro.tab.river"), "orders": N_("douro.board.orders")}


def tabs(seen: Sight) -> dict[str, str]:  # noqa: ARG001
    return TABS


def tab_of(seen: Sight) -> str:  # noqa: ARG001
    return ""


def draw(seen: Sight, view: View) -> Markup:
    """Everything on the table but the viewer's hand."""
    lit = highlights(view, seen.table)
    return el(
        "div",
        plates(),
        draw_seats(seen, lit, view),
        draw_river(seen, lit, view),
        draw_orders(seen, view),
        id="douro-table",
        class_=f"douro is-{seen.stage}",
    )
