"""How the seats of Dos Rios look: every seat is a player's, dressed when the table was set up."""

from __future__ import annotations

from ribeira.kit.view import Look, View


def look_of(seat: int, view: View) -> Look:
    return view.looks[seat]
