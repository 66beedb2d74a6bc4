"""The SVG shapes that boards are drawn with, each in one call.

`kind` is a CSS class: colours are in each game's style sheet. Text does not wrap, as SVG cannot.
"""

from __future__ import annotations

from ribeira.kit.markup import Child, Markup, el


def path(d: str, kind: str) -> Markup:
    return el("path", d=d, class_=kind)


def disc(x: float, y: float, r: float, kind: str) -> Markup:
    return el("circle", cx=x, cy=y, r=r, class_=kind)


def box(x: float, y: float, width: float, height: float, kind: str, rx: float = 0) -> Markup:
    return el("rect", x=x, y=y, width=width, height=height, rx=rx or None, class_=kind)


def text(content: Child, x: float, y: float, kind: str) -> Markup:
    return el("text", content, x=x, y=y, class_=kind)


def moved(x: float, y: float, *children: Child, scale: float = 1, turn: float = 0) -> Markup:
    """The children moved to (x, y), scaled, and turned by so many degrees."""
    turned = f" rotate({turn})" if turn else ""
    sized = "" if scale == 1 else f" scale({scale})"
    return el("g", *children, transform=f"translate({x} {y}){turned}{sized}")
