"""Everything on the table but the viewer's own area."""

from __future__ import annotations

from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.table.art.symbols import plates
from ribeira.games.dosrios.table.card_queue import draw_queue
from ribeira.games.dosrios.table.highlights import highlights
from ribeira.games.dosrios.table.map.whole_map import draw_map
from ribeira.games.dosrios.table.seats import draw_seats
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View
from ribeira.kit.zooming import zoom_buttons


def tabs(seen: Sight) -> dict[str, str]:  # noqa: ARG001
    """All boards are seen at once."""
    return {}


def tab_of(seen: Sight) -> str:  # noqa: ARG001
    return ""


def draw(seen: Sight, view: View) -> Markup:
    new = highlights(view)
    return el(
        "div",
        plates(),
        draw_seats(seen, new, view),
        el(
            "div",
            draw_map(seen, new, view),
            zoom_buttons("dosrios-map", view),
            class_="dr-map-place",
            data_part="stage",
        ),
        draw_queue(seen, new, view),
        id="dosrios-table",
        class_=f"dosrios is-{seen.stage}",
    )
