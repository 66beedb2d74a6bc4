"""How Dos Rios is printed: a sheet of symbols drawn once, and the ways to print them.

Colours are classes, given by static/css/games/dosrios/art.
"""

from __future__ import annotations

from ribeira.kit.markup import Child, Markup, el


def symbol(name: str, *children: Child) -> Markup:
    """A drawing around 0, 0, to be printed with `stamp`."""
    return el("g", *children, id=f"dosrios-art-{name}")


def stamp(name: str, x: float = 0, y: float = 0, scale: float = 1, kind: str = "") -> Markup:
    """Prints a symbol of the sheet around a point."""
    size = "" if scale == 1 else f" scale({scale})"
    where = f"translate({x} {y}){size}" if x or y or size else None
    return el("use", href=f"#dosrios-art-{name}", transform=where, class_=kind or None)


def icon(name: str, kind: str = "") -> Markup:
    """A symbol of 24 by 24 as a drawing of its own, as tall as the text beside it; mute."""
    drawn = stamp(name)
    return el(
        "svg", drawn, viewBox="-12 -12 24 24", class_=f"dr-icon {kind}".strip(), aria_hidden="true"
    )


def piece(name: str, label: str, *children: Child, kind: str = "") -> Markup:
    """A thing on the table: drawn, with a stable id and a name for those who do not see it."""
    return el(
        "div", *children, id=f"dosrios-{name}", class_=kind or None, role="img", aria_label=label
    )


def points(corners: tuple[tuple[float, float], ...]) -> str:
    """Corners as the outline of a path."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + "Z"
