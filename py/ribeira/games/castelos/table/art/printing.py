"""Symbols that are drawn once and printed often, and pieces with a name.

Colours are classes, given by static/css/games/castelos/art.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ribeira.kit.markup import Child, Markup, el
from ribeira.kit.printing import Sheet

_sheet = Sheet("castelos")
symbol, stamp = _sheet.symbol, _sheet.stamp


def icon(name: str, kind: str = "") -> Markup:
    """A symbol as a drawing of its own, as tall as the text beside it; mute."""
    return el(
        "svg",
        stamp(name, 0, 0, 40, 40),
        viewBox="0 0 40 40",
        class_=f"ct-icon {kind}".strip(),
        aria_hidden="true",
    )


def piece(
    name: str,
    label: str,
    *children: Child,
    kind: str = "",
    asked: str | None = None,
    moves: Mapping[str, str | None] = MappingProxyType({}),
) -> Markup:
    """A thing on the table with a stable id, and a name for those who do not see it; if it `moves`,
    with its place. Arrows lead to it."""
    return el(
        "div",
        *children,
        id=f"castelos-{name}",
        class_=kind or None,
        role="button" if asked else "img",
        aria_disabled="true" if asked else None,
        tabindex=-1,
        aria_label=label,
        data_ask=asked,
        **moves,
    )
