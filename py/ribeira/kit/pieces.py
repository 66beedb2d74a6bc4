"""A seat's badge, as all games and the lobby draw it: a shape in its colour, beside its name."""

from __future__ import annotations

from ribeira.kit.faces import draw_face
from ribeira.kit.markup import Child, Markup, el
from ribeira.kit.view import Look

OUTLINES = {  # inside 24 by 24
    "circle": "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z",
    "square": "M3.5 3.5h17v17h-17z",
    "triangle": "M12 2.5L22.5 21H1.5z",
    "diamond": "M12 1.2L22.8 12L12 22.8L1.2 12z",
    "hexagon": "M6.6 2.6h10.8L22.8 12l-5.4 9.4H6.6L1.2 12z",
}
INLAYS = {
    "circle": "M12 6a6 6 0 1 1 0 12a6 6 0 1 1 0-12z",
    "square": "M7 7h10v10H7z",
    "triangle": "M12 9.6l4.5 8H7.5z",
    "diamond": "M12 6.4l5.6 5.6l-5.6 5.6L6.4 12z",
    "hexagon": "M8.7 6.4h6.6l3.2 5.6l-3.2 5.6H8.7L5.5 12z",
}


def outline(shape: str) -> Markup:
    """The bare shape inside 24 by 24, for drawings that hold a badge."""
    return el("path", d=OUTLINES[shape], class_="badge-shape")


def inlay(shape: str) -> Markup:
    """The thin line inside the shape, as on inlaid wood."""
    return el("path", d=INLAYS[shape], class_="badge-inlay")


def badge(look: Look, size: int) -> Markup:
    """The seat's shape in its colour, `size` pixels wide. Hidden from screen readers, because the
    name stands beside it."""
    return el(
        "svg",
        outline(look.shape),
        inlay(look.shape),
        class_=f"badge seat-{look.colour}",
        viewBox="0 0 24 24",
        width=size,
        height=size,
        aria_hidden="true",
    )


def portrait(look: Look, kind: str = "") -> Markup:
    """The seat's face in a ring of its colour, with its shape as a small badge on it. Hidden from
    screen readers, because the name stands beside it."""
    face = draw_face(look.face) if look.face else None
    return el(
        "span",
        face,
        badge(look, 16 if face else 40),
        class_=f"face-of seat-{look.colour} {kind}".strip(),
        aria_hidden="true",
    )


def name_plate(
    look: Look, size: int, *beside: Child, kind: str, name_kind: str | None = None
) -> Markup:
    """The badge, the seat's name, and what stands beside them."""
    name = el("span", look.name, class_=name_kind)
    return el("p", badge(look, size), name, *beside, class_=kind)
