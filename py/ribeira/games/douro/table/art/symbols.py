"""All symbols from which the cards are printed. They must stand on the page, once."""

from __future__ import annotations

from functools import cache

from ribeira.games.douro.table.art import shapes
from ribeira.games.douro.table.art.cards import HEIGHT, WIDTH
from ribeira.games.douro.table.art.faces import FACES
from ribeira.games.douro.table.art.fogs import PICTURES
from ribeira.games.douro.table.art.printing import symbol
from ribeira.games.douro.table.art.signs import SIGNS
from ribeira.kit.markup import Markup, el

SMALL = {
    "barrel": shapes.barrel,
    "barrel-end": shapes.barrel_end,
    "louse": shapes.louse,
    "fan": shapes.fan,
    "token": shapes.token,
}
PORTRAITS = {
    "leaf": shapes.withered_leaf,
    "basket": shapes.heart_basket,
    **{f"face-{name}": draw for name, draw in FACES.items()},
}
WHOLE = {
    "hull": shapes.hull,
    "rig": shapes.rig,
    "ripples": shapes.ripples,
    "mist": shapes.mist,
}


@cache
def plates() -> Markup:
    return el(
        "svg",
        shapes.tile(),
        shapes.lattice(),
        symbol("shore", 60, 88, shapes.shore()),
        *(symbol(name, 24, 24, draw()) for name, draw in SMALL.items()),
        *(symbol(f"sign-{name}", 24, 24, drawn) for name, drawn in SIGNS.items()),
        *(symbol(name, 48, 48, draw()) for name, draw in PORTRAITS.items()),
        *(symbol(name, 60, 50, draw()) for name, draw in PICTURES.items()),
        *(symbol(name, WIDTH, HEIGHT, draw()) for name, draw in WHOLE.items()),
        id="douro-plates",
        class_="plates",
        width=0,
        height=0,
        aria_hidden="true",
    )
