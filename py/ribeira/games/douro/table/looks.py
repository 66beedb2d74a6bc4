"""How the seats of Douro look, the Phantom's among them."""

from __future__ import annotations

from ribeira.core.values import msg
from ribeira.kit.view import COLOURS, SHAPES, Look, View


def look_of(seat: int, view: View) -> Look:
    """The seat's look. The Phantom is no player, so that nobody may have dressed it (D-11)."""
    if seat < len(view.looks):
        return view.looks[seat]
    colour = next(c for c in COLOURS[::-1] if c not in {look.colour for look in view.looks})
    shape = next(s for s in SHAPES[::-1] if s not in {look.shape for look in view.looks})
    return Look(view.say(msg("douro.phantom")), colour, shape)
