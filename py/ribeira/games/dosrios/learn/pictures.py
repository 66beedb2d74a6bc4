"""The pictures of the pages about Dos Rios: positions of its lesson."""

from __future__ import annotations

from ribeira.core.learning.guide import Picture
from ribeira.core.learning.lesson import script
from ribeira.games.dosrios.learn.first_water import DAM, TURN, VICTORY, WIN

CLIMBED = script("P1 step C3 B3")
CHASED = script("P1 chase1 B3 B4; P1 step CITY D7; P1 end")
BENT = script("P1 dam B6:DL; P1 flow B6:DR; P1 flow C6:DR")

PICTURES = (
    Picture(
        id="land",
        part=TURN,
        show=("map",),
        point=("A4", "B3", "B4"),
        values=(
            ("hill", "my height A4"),
            ("forest", "my height B3"),
            ("field", "my height B4"),
            ("hexes", "my course V"),
        ),
        given=(
            ("my height A4", 4),
            ("my height B3", 3),
            ("my height B4", 2),
            ("my wet A7", 1),
            ("my course V", 8),
        ),
    ),
    Picture(
        id="chase",
        part=TURN,
        then=CLIMBED,
        show=("map",),
        point=("B3", "B4"),
        given=(("sight points", 5), ("legal chase1 B3 B4", 1)),
    ),
    Picture(
        id="row",
        part=TURN,
        then=(*CLIMBED, *CHASED),
        show=("queue",),
        point=("row-0",),
        values=(("card", "my card_name (sight row.0)"),),
        given=(("sight stage", "card"), ("sight row.0", "T"), ("my pay 0 T", 3)),
    ),
    Picture(
        id="dammed",
        part=DAM,
        then=BENT,
        show=("map",),
        point=("B6", "A7", "C6"),
        values=(("dry", "place A7"), ("wet", "place C6")),
        given=(("my wet A7", 0), ("my wet C6", 1), ("event rerouted dry.0", "A7")),
    ),
    Picture(
        id="houses",
        part=WIN,
        then=script("P1 step ROADW A5; P1 step A5 B5; P1 hacienda B5"),
        show=("seats",),
        point=("seat-0-wet",),
        values=(("all", "my buildings 0"), ("wet", "my wet_buildings 0")),
        given=(("my buildings 0", 4), ("my wet_buildings 0", 3)),
    ),
    Picture(
        id="victory",
        part=VICTORY,
        then=script("P1 dam E1:DL; P1 flow D5:D; P1 flow D6:D"),
        show=("map",),
        point=("B5", "B6", "B7", "D4"),
        values=(("all", "my wet_buildings 0"),),
        given=(("sight victory", "irrigated"), ("my wet_buildings 0", 4)),
    ),
)
