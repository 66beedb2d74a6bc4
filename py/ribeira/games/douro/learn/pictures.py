"""The pictures of the pages about Douro 1872: positions of its lesson."""

from __future__ import annotations

from ribeira.core.learning.guide import Picture
from ribeira.core.learning.lesson import script
from ribeira.games.douro.learn.first_boats import BOATS, END, HALF

FOGS = ("fog-FRA", "fog-CAR", "fog-RAP", "fog-SIR", "fog-BAR", "fog-CUS")
FIRST = script("P1 play 4; P2 play 2; P3 play 3")
SECOND = script("P1 play 7; P2 play 1; P3 play 4")
THIRD = script("P1 play 9; P2 play 0; P3 play 9")

PICTURES = (
    Picture(
        id="table",
        part=BOATS,
        show=("river",),
        point=("valley-1", "stack"),
        values=(("level", "sight valley.0"),),
        given=(("sight valley.0", 1), ("length valley", 3)),
    ),
    Picture(id="fogs", part=BOATS, show=FOGS),
    Picture(
        id="filled",
        part=BOATS,
        then=FIRST,
        show=("seats",),
        point=("seat-0-card",),
        values=(
            ("sum", "event met sum"),
            ("order", "event met order"),
            ("points", "event gained points"),
        ),
        given=(("event gained seat", 0), ("event met sum", 9), ("event met order", 5)),
    ),
    Picture(
        id="missed",
        part=BOATS,
        then=(*FIRST, *SECOND),
        show=("seats",),
        point=("seat-1-card",),
        values=(
            ("sum", "event missed sum"),
            ("order", "event missed order"),
            ("points", "event lost points"),
        ),
        given=(("event lost seat", 1), ("event missed sum", 12), ("event missed order", 27)),
    ),
    Picture(
        id="tie",
        part=BOATS,
        then=(*FIRST, *SECOND, *THIRD),
        show=("seats",),
        point=("seat-0-card", "seat-2-card", "phylloxera"),
        values=(("points", "event gained points"),),
        given=(("event denied seat", 2), ("event gained seat", 0), ("sight holder", 0)),
    ),
    Picture(
        id="half",
        part=HALF,
        show=("charity", "orders"),
        point=("charity",),
        given=(("sight stage", "donate"), ("length hand", 10)),
    ),
    Picture(
        id="end",
        part=END,
        then=script("P1 play 10; P2 play 2; P3 play 9"),
        show=("seats",),
        point=("phylloxera", "seat-0-place"),
        values=(("points", "score 0"), ("other", "score 2")),
        given=(("score 0", 9), ("score 1", 9), ("sight holder", 1), ("event ended ranking.0", 0)),
    ),
)
