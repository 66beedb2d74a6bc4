"""The buttons that zoom a drawing: an `<svg data-zoom>` with an id.

static/page/zoom.js does the zooming by itself, so a drawing is always drawn whole.
"""

from __future__ import annotations

from ribeira.core.values import N_, msg
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View

BUTTONS = {
    "in": (N_("zoom.in"), "M12 5v14M5 12h14"),
    "out": (N_("zoom.out"), "M5 12h14"),
    "fit": (N_("zoom.fit"), "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"),
}


def zoom_buttons(drawing: str, view: View) -> Markup:
    """The buttons for the drawing with that id, to be placed beside it."""
    return el(
        "div",
        *(_button(drawing, by, view.say(msg(name)), d) for by, (name, d) in BUTTONS.items()),
        class_="zoom-buttons",
        role="group",
        aria_label=view.say(msg("zoom")),
    )


def _button(drawing: str, by: str, name: str, d: str) -> Markup:
    sign = el("svg", el("path", d=d), class_="icon", viewBox="0 0 24 24", aria_hidden="true")
    return el(
        "button",
        sign,
        type="button",
        class_="button",
        data_rank="plain",
        id=f"zoom-{by}",
        data_zooms=drawing,
        data_by=by,
        aria_label=name,
        title=name,
    )
