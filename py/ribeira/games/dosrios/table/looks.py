"""How the seats of Dos Rios look: as the players chose when the table was set up."""

from __future__ import annotations

from ribeira.kit.view import Look, View


def look_of(seat: int, view: View) -> Look:
    return view.looks[seat]
