"""What Douro's drawings share: symbols that are drawn once and printed often, and named pieces.

Colours are classes, given by static/css/games/douro/art.
"""

from __future__ import annotations

from ribeira.kit.markup import Child, Markup, el
from ribeira.kit.printing import Sheet

_sheet = Sheet("douro")
symbol, stamp = _sheet.symbol, _sheet.stamp


def icon(name: str, kind: str = "") -> Markup:
    """A symbol as a drawing of its own, as tall as the text beside it; mute."""
    drawn = stamp(name, 0, 0, 24, 24)
    return el("svg", drawn, viewBox="0 0 24 24", class_=f"sign {kind}".strip(), aria_hidden="true")


def piece(
    name: str,
    label: str,
    *children: Child,
    kind: str = "",
    moves: dict[str, str | None] | None = None,
) -> Markup:
    """A thing on the table: drawn, with a stable id and a name for those who do not see it; if it
    `moves`, with its place."""
    return el(
        "div",
        *children,
        id=f"douro-{name}",
        class_=kind or None,
        role="img",
        aria_label=label,
        **(moves or {}),
    )


def pattern(name: str, size: int, *children: Child) -> Markup:
    """A piece to be repeated side by side; `fill` names it like a colour."""
    return el(
        "pattern",
        *children,
        id=f"douro-art-{name}",
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
    )
