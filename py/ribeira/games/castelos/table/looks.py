"""How the seats look."""

from __future__ import annotations

from ribeira.kit.view import COLOURS, SHAPES, Look, View


def look_of(seat: int, view: View) -> Look:
    """The seat's look; a usual one where the view has none."""
    if seat < len(view.looks):
        return view.looks[seat]
    return Look("", COLOURS[seat], SHAPES[seat])
