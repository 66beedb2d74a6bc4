"""How the drawings of 6 Castelos are made: the primitives, and symbols drawn once, printed often.

Colours are classes, given by castelos-art.css. Bad at: meaning.
"""

from __future__ import annotations

from ribeira.core.markup import Child, Markup, el


def path(d: str, kind: str) -> Markup:
    return el("path", d=d, class_=kind)


def round_(x: float, y: float, r: float, kind: str) -> Markup:
    return el("circle", cx=x, cy=y, r=r, class_=kind)


def box(x: float, y: float, width: float, height: float, kind: str, rx: float = 0) -> Markup:
    return el("rect", x=x, y=y, width=width, height=height, rx=rx or None, class_=kind)


def text(content: Child, x: float, y: float, kind: str) -> Markup:
    return el("text", content, x=x, y=y, class_=kind)


def moved(x: float, y: float, *children: Child, scale: float = 1, turn: float = 0) -> Markup:
    """The same drawing elsewhere, larger or smaller, and turned about its own corner."""
    size = "" if scale == 1 else f" scale({scale})"
    about = f" rotate({turn})" if turn else ""
    return el("g", *children, transform=f"translate({x} {y}){size}{about}")


def symbol(name: str, width: float, height: float, *children: Child) -> Markup:
    return el("symbol", *children, id=f"castelos-art-{name}", viewBox=f"0 0 {width} {height}")


def stamp(name: str, x: float, y: float, width: float, height: float, kind: str = "") -> Markup:
    """Prints a symbol of the sheet."""
    return el(
        "use",
        href=f"#castelos-art-{name}",
        x=x,
        y=y,
        width=width,
        height=height,
        class_=kind or None,
    )


def icon(name: str, kind: str = "") -> Markup:
    """A symbol as a drawing of its own, as tall as the text beside it; mute."""
    return el(
        "svg",
        stamp(name, 0, 0, 40, 40),
        viewBox="0 0 40 40",
        class_=f"ct-icon {kind}".strip(),
        aria_hidden="true",
    )


def piece(name: str, label: str, *children: Child, kind: str = "") -> Markup:
    """A thing on the table with a stable id, and a name for those who do not see it."""
    return el(
        "div", *children, id=f"castelos-{name}", class_=kind or None, role="img", aria_label=label
    )
