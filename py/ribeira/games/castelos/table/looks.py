"""How the seats of 6 Castelos look. Bad at: choosing well; who sets up the table chooses."""

from __future__ import annotations

from ribeira.kit.view import COLOURS, SHAPES, Look, View


def look_of(seat: int, view: View) -> Look:
    """The seat's look; one of the house where nobody has dressed it."""
    if seat < len(view.looks):
        return view.looks[seat]
    return Look("", COLOURS[seat], SHAPES[seat])
